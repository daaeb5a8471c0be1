import type { Duplex } from 'node:stream'
import { SPECTATOR, type Viewer } from '@monomyth/engine'
import { ClientMessage, type Hello, MOST_MESSAGE, type Request, type ServerMessage } from '@monomyth/wire'
import * as v from 'valibot'
import type { RawData, WebSocket } from 'ws'
import type { Chair, Expected, PersonId, Sitting, TableId, TableRow } from '../contract.ts'
import { answerTo, Refused, wired } from './refused.ts'

type Closed = ServerMessage & { readonly kind: 'closed' }

/** What a connection needs of the house. */
export interface Desk {
  readonly build: string
  now(): number
  /** The table as it stands now, its match begun if it can; refused to whoever may not look at it. */
  table(id: TableId, person: PersonId | undefined): Promise<TableRow>
  rulesOf(table: TableRow): number
  viewerOf(table: TableRow, person: PersonId | undefined): Viewer
  card(table: TableRow, person: PersonId | undefined): Promise<ServerMessage>
  expect(table: TableId): Expected | undefined
  enter(table: TableRow, chair: Chair, expected: Expected | undefined): Promise<Sitting>
  mayTake(key: string, cost: number): boolean
  answered(result: 'done' | 'refused', ms: number): void
  failed(code: string): void
  fault(error: unknown): void
  gone(connection: Connection): void
}

/** What a message weighs against the limit: looking back costs more than an answer. */
const COST: { readonly [what in ClientMessage['do']]?: number } = { hello: 3, say: 4, events: 4, history: 4, past: 2 }
/** A message that has not the form it must have was not made by our page. */
const NONSENSE = 5
/** What somebody without a seat may do: look, and, if we know who it is, say something. */
const FOR_ONLOOKERS: readonly ClientMessage['do'][] = ['events', 'history', 'past', 'ping', 'say']

/** So many messages may wait for an answer, or for the door to open. */
const MOST_WAITING = 32
/** Refused so often in a row for being too fast, it is shut out. */
const MOST_TOO_FAST = 100
const NOTHING: readonly Request[] = []
/** Whoever reads slower than this is behind comes back and catches up. */
const MOST_UNSENT = 4 * 1024 * 1024

/** One socket at one table: lets in whoever may come in, and passes on what has the form it must have. */
export class Connection implements Chair {
  readonly table: TableId
  readonly person: PersonId | undefined
  /** The browser it is, as long as it is that person's. */
  readonly session: string | undefined
  viewer: Viewer = SPECTATOR
  /** It answered since it was last asked whether it is still there. */
  private isAlive = true
  private isSilent = false
  /** Against whose limit it counts. */
  private readonly key: string
  private readonly desk: Desk
  private readonly socket: WebSocket
  /** What the socket writes to. */
  private readonly line: Duplex
  private isHeld = false
  private hello: Hello | undefined
  private sitting: Sitting | undefined
  private isIn = false
  /** The room has answered its hello: from then on it hears everything else. */
  private isGreeted = false
  private hasEnded = false
  /** How often it is being found out how the table stands; what is said meanwhile waits. */
  private looking = 0
  private waiting: readonly Request[] = NOTHING
  private underWay = 0
  private tooFast = 0
  /** When each answer that is not acknowledged came in. */
  private since: Map<string, number> | undefined

  constructor(
    desk: Desk,
    { socket, line }: { readonly socket: WebSocket; readonly line: Duplex },
    who: Pick<Connection, 'table' | 'person' | 'session'> & { readonly key: string },
  ) {
    this.desk = desk
    this.socket = socket
    this.line = line
    this.table = who.table
    this.person = who.person
    this.session = who.session
    this.key = who.key
    socket.on('message', (text, isBinary) => this.heard(text, isBinary))
    socket.on('pong', () => {
      this.isAlive = true
    })
    // Whatever is wrong with it, it ends; `close` follows.
    socket.on('error', () => socket.terminate())
    socket.on('close', () => this.end())
  }

  // ── What the room says ────────────────────────────────────────────────────────────────────────────────────────────

  send(message: ServerMessage): void {
    const { socket } = this
    if (socket.readyState !== socket.OPEN) return
    if (message.kind === 'done' || message.kind === 'refused') this.settle(message.kind, message.request)
    if (message.kind === 'refused' || message.kind === 'closed') this.desk.failed(message.error.code)
    this.hold()
    socket.send(JSON.stringify(message))
    if (socket.bufferedAmount > MOST_UNSENT) socket.terminate()
  }

  /** What is said in one breath goes out in one piece: an acknowledgement and the frame that follows it. */
  private hold(): void {
    if (this.isHeld) return
    this.isHeld = true
    this.line.cork()
    process.nextTick(() => {
      this.isHeld = false
      this.line.uncork()
    })
  }

  close(message: Closed): void {
    this.send(message)
    this.end()
    // To browsers 1012 is "the service restarts", 1008 "against the rules"; what counts is what was said last.
    this.socket.close(message.error.code === 'S_BUSY' ? 1012 : 1008)
  }

  // ── What the house says ───────────────────────────────────────────────────────────────────────────────────────────

  /** Asks whether it is still there. One that did not answer the last time is not, nor one that never says hello. */
  ping(): void {
    const isGone = !this.isAlive || (this.isSilent && this.hello === undefined)
    this.isAlive = false
    this.isSilent = true
    if (isGone) this.socket.terminate()
    else this.socket.ping()
  }

  /** The table has changed, or may have; or somebody has just said hello, most likely to a match that is on. */
  async look(isHello = false): Promise<void> {
    if (this.hello === undefined || this.hasEnded) return
    this.looking += 1
    const expected = isHello && !this.isIn ? this.desk.expect(this.table) : undefined
    try {
      const table = await this.desk.table(this.table, this.person)
      // A seat is nobody's for ever: whoever got up, or is gone, must not go on looking through its eyes.
      if (this.isIn && this.desk.viewerOf(table, this.person) !== this.viewer) throw new Refused('S_NO_TABLE')
      if (!this.isIn) await this.comeIn(table, this.hello, expected)
    } catch (error) {
      this.shutOut(error)
    } finally {
      expected?.letGo()
      this.looking -= 1
      if (this.looking === 0) this.letIn()
    }
  }

  // ── What the client says ──────────────────────────────────────────────────────────────────────────────────────────

  private heard(raw: RawData, isBinary: boolean): void {
    if (this.hasEnded) return
    // Told by its size before it is looked at.
    if (isBinary) this.shutOut(new Refused('S_BAD_MESSAGE'))
    else if (sizeOf(raw) > MOST_MESSAGE) this.shutOut(new Refused('S_TOO_BIG'))
    else this.take(parsed(raw.toString()))
  }

  private take(message: ClientMessage | undefined): void {
    const cost = message === undefined ? NONSENSE : (COST[message.do] ?? 1)
    if (!this.desk.mayTake(this.key, cost)) this.slowDown(message)
    else {
      this.tooFast = 0
      if (message === undefined) this.refuse('', new Refused('S_BAD_MESSAGE'))
      else if (message.do === 'hello') void this.greet(message)
      else if (this.hello === undefined) this.shutOut(new Refused('S_BAD_MESSAGE', 'hello'))
      else this.pass(message)
    }
  }

  private async greet(hello: Hello): Promise<void> {
    this.hello = hello
    if (hello.build !== this.desk.build) this.shutOut(new Refused('S_STALE_BUILD'))
    else if (!this.isIn) await this.look(true)
    else if (this.sitting !== undefined) await this.hear(this.sitting, hello)
  }

  private pass(message: Request): void {
    const barred = this.barring(message)
    if (barred !== undefined) this.refuse(message.request, barred)
    else if (this.sitting !== undefined && this.isGreeted) void this.hear(this.sitting, message)
    else if (this.looking > 0) this.waiting = [...this.waiting, message]
    else if (message.do === 'ping') this.send({ kind: 'done', request: message.request })
    else this.refuse(message.request, new Refused('S_NOT_BEGUN'))
  }

  /** Why whoever sits here may not do this at all. */
  private barring({ do: what }: Request): Refused | undefined {
    const isUnknown = this.person === undefined
    const mayWatch = FOR_ONLOOKERS.includes(what) && !(what === 'say' && isUnknown)
    if (this.isIn && this.viewer === SPECTATOR && !mayWatch)
      return new Refused(isUnknown ? 'S_NOT_SIGNED_IN' : 'S_FORBIDDEN')
    return this.underWay + this.waiting.length >= MOST_WAITING ? new Refused('S_TOO_FAST') : undefined
  }

  private async hear(sitting: Sitting, message: ClientMessage): Promise<void> {
    if (message.do === 'answer') {
      this.since = this.since === undefined || this.since.size > MOST_WAITING ? new Map() : this.since
      this.since.set(message.request, this.desk.now())
    }
    this.underWay += 1
    try {
      await sitting.hear(message)
    } catch (error) {
      this.desk.fault(error)
      this.refuse(message.do === 'hello' ? '' : message.request, error)
    } finally {
      this.underWay -= 1
    }
  }

  /** Before the match begins there is only the card to be shown; from then on the room has the word. */
  private async comeIn(table: TableRow, hello: Hello, expected: Expected | undefined): Promise<void> {
    if (hello.rules !== this.desk.rulesOf(table)) throw new Refused('S_STALE_BUILD', 'rules')
    this.viewer = this.desk.viewerOf(table, this.person)
    if (table.stage === 'waiting') this.send(await this.desk.card(table, this.person))
    else await this.sitDown(table, hello, expected)
  }

  private async sitDown(table: TableRow, hello: Hello, expected: Expected | undefined): Promise<void> {
    this.isIn = true
    const sitting = await this.desk.enter(table, this, expected)
    // It may have gone while the door was opened.
    if (this.hasEnded) sitting.leave()
    else {
      this.sitting = sitting
      await this.hear(sitting, hello)
      this.isGreeted = true
    }
  }

  private letIn(): void {
    const { waiting } = this
    this.waiting = NOTHING
    for (const message of waiting) this.pass(message)
  }

  private slowDown(message: ClientMessage | undefined): void {
    this.tooFast += 1
    const request = message === undefined || message.do === 'hello' ? '' : message.request
    if (this.tooFast > MOST_TOO_FAST) this.shutOut(new Refused('S_TOO_FAST'))
    else this.refuse(request, new Refused('S_TOO_FAST'))
  }

  private refuse(request: string, error: unknown): void {
    this.send({ kind: 'refused', request, error: answerTo(error).error })
  }

  private shutOut(error: unknown): void {
    const { error: said, isFault } = answerTo(error)
    if (isFault) this.desk.fault(error)
    this.close({ kind: 'closed', error: said })
  }

  private settle(result: 'done' | 'refused', request: string): void {
    const since = this.since?.get(request)
    if (since === undefined) return
    this.since?.delete(request)
    if (this.since?.size === 0) this.since = undefined
    this.desk.answered(result, this.desk.now() - since)
  }

  private end(): void {
    const { sitting } = this
    this.hasEnded = true
    this.sitting = undefined
    this.waiting = NOTHING
    this.desk.gone(this)
    sitting?.leave()
  }
}

function sizeOf(raw: RawData): number {
  if (Array.isArray(raw)) return raw.reduce((size, part) => size + part.length, 0)
  return raw.byteLength
}

function parsed(text: string): ClientMessage | undefined {
  try {
    const { success, output } = v.safeParse(ClientMessage, JSON.parse(text), { abortEarly: true })
    return success ? output : undefined
  } catch {
    return undefined
  }
}

/** Why a connection ends that did nothing wrong. */
export const SIGNED_OUT: Closed = { kind: 'closed', error: wired('S_NOT_SIGNED_IN') }
export const GOING: Closed = { kind: 'closed', error: wired('S_BUSY') }
