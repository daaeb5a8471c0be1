import { randomBytes } from 'node:crypto'
import { type AskView, SPECTATOR, type Viewer } from '@monomyth/engine'
import { type Frame, type ServerMessage, SOCKET_PATH, type TableCard, type WireErrorCode } from '@monomyth/wire'
import { WebSocket } from 'ws'
import type { Person } from './person.ts'
import type { Sent, Witness } from './witness.ts'

export interface ClientSetting {
  readonly person: Person
  readonly card: TableCard
  readonly witness: Witness
  /** Where it may connect, best first; after a connection that was lost the next one is tried. */
  readonly nodes: readonly string[]
  /** What it answers, and when. */
  readonly random: () => number
  /** Which page it says it is. */
  readonly build?: string
  /** It only looks on. */
  readonly looks?: boolean
  /** At most so many milliseconds pass before it answers. */
  readonly think?: number
  /** Messages may get lost: it asks again after so many milliseconds. Else gaps are faults of the server. */
  readonly impatient?: number
  /** Other nodes may be ahead: then what it missed in between is not shown, only told. */
  readonly leaps?: boolean
}

/** A socket that was lost is tried again after so many milliseconds. */
const AGAIN = 40

export const newRequest = (): string => randomBytes(12).toString('base64url')

/** Somebody at one table, who comes back whatever happens to the connection and answers at random. */
export class Client {
  readonly setting: ClientSetting
  /** The last frame shown, and the number of the last event told. */
  frame: Frame | undefined
  told = 0
  /** What it sent and was not answered. */
  pending: Sent | undefined
  answered = 0
  connections = 0
  /** When it was last shown something, and last acknowledged. */
  shownAt = 0
  acknowledgedAt = 0
  private socket: WebSocket | undefined
  private at = 0
  private isGreeted = false
  private isPaused = false
  private isGone = false
  private answeredAsk = 0
  private heardAt = 0
  private sentAt = 0
  private readonly timer: NodeJS.Timeout | undefined

  constructor(setting: ClientSetting) {
    this.setting = setting
    const { impatient } = setting
    if (impatient !== undefined) this.timer = setInterval(() => this.urge(impatient), impatient / 2)
    this.connect()
  }

  get viewer(): Viewer {
    return this.setting.card.viewer
  }
  /** Where it is connected, or tries to be. */
  get node(): string {
    const { nodes } = this.setting
    return nodes[this.at % nodes.length] ?? ''
  }
  get isOver(): boolean {
    return this.frame?.over === true
  }

  /** Answers no more, but goes on looking. */
  pause(): void {
    this.isPaused = true
  }

  goOn(): void {
    this.isPaused = false
    this.consider()
  }

  close(): void {
    this.isGone = true
    clearInterval(this.timer)
    this.socket?.terminate()
  }

  /** The connection breaks, as connections do. */
  cut(): void {
    this.socket?.terminate()
  }

  // ── Connecting ────────────────────────────────────────────────────────────────────────────────────────────────────

  private connect(): void {
    if (this.isGone) return
    const { person, card } = this.setting
    const url = this.node
    const socket = new WebSocket(url.replace('http', 'ws') + SOCKET_PATH(card.id), {
      headers: person.headers(url),
      perMessageDeflate: false,
    })
    this.socket = socket
    socket.on('open', () => {
      this.connections += 1
      this.hello()
      this.resend()
    })
    socket.on('message', (text) => this.hear(JSON.parse(String(text))))
    socket.on('error', () => socket.terminate())
    socket.on('close', () => {
      this.at += 1
      if (this.socket === socket && !this.isGone) setTimeout(() => this.connect(), AGAIN).unref()
    })
  }

  private hello(): void {
    this.isGreeted = false
    const { build = 'dev', card } = this.setting
    this.send({ do: 'hello', build, rules: card.rules, frame: this.frame?.n ?? 0, events: this.told })
  }

  private resend(): void {
    const { pending } = this
    if (pending === undefined) return
    const { request, ask, key } = pending
    this.sentAt = Date.now()
    this.send({ do: 'answer', request, ask, key })
  }

  /** Says anything, if it is connected. */
  send(message: object): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message))
  }

  /** Nothing came for a while, or no answer to what was sent: it may have been lost on the way. */
  private urge(impatient: number): void {
    const now = Date.now()
    if (now - this.heardAt >= impatient) {
      this.heardAt = now
      this.hello()
    }
    if (now - this.sentAt >= impatient) this.resend()
  }

  // ── Hearing ───────────────────────────────────────────────────────────────────────────────────────────────────────

  private hear(message: ServerMessage): void {
    this.heardAt = Date.now()
    if (message.kind === 'frame') this.show(message.frame)
    else if (message.kind === 'done') this.settle(message.request, undefined)
    else if (message.kind === 'refused') this.settle(message.request, message.error.code)
    else if (message.kind === 'closed') this.shutOut(message.error.code)
    else if (message.kind === 'window' && message.awaited.includes(this.viewer)) this.wave(message.n)
  }

  /** Lets a window pass, every other time: the rest take as long as they take. */
  private wave(window: number): void {
    if (!this.isPaused && this.setting.random() < 0.5) this.send({ do: 'wave', request: newRequest(), window })
  }

  private show(frame: Frame): void {
    const { witness, impatient, leaps } = this.setting
    const held = this.frame?.n ?? 0
    witness.frame(frame)
    if (frame.viewer !== this.viewer) witness.problem(`viewer ${this.viewer} was shown what ${frame.viewer} sees`)
    const isNext = frame.n === held + 1
    const isWhole = this.isGreeted ? isNext || (leaps === true && frame.n > held) : frame.n >= held
    const first = frame.events[0]?.n ?? this.told + 1
    if (!isWhole || first > this.told + 1) {
      if (impatient === undefined)
        witness.problem(`viewer ${this.viewer} holds ${held} and ${this.told}, and was shown ${frame.n} from ${first}`)
      else {
        if (frame.n > held) this.hello()
        return
      }
    }
    this.isGreeted = true
    this.told = frame.events.at(-1)?.n ?? this.told
    this.frame = frame
    this.shownAt = Date.now()
    this.consider()
  }

  private shutOut(code: WireErrorCode): void {
    // A node that ends says so; where messages overtake each other, one may come before the greeting.
    if (code === 'S_BUSY' || (this.setting.impatient !== undefined && code === 'S_BAD_MESSAGE')) return
    this.setting.witness.problem(`viewer ${this.viewer} was shut out: ${code}`)
  }

  private settle(request: string, code: WireErrorCode | undefined): void {
    const { pending } = this
    const { witness } = this.setting
    if (pending === undefined || pending.request !== request) return
    // Nobody can say what became of it: the same request is sent again, and carried out once.
    if (code === 'S_BUSY' || code === 'S_TOO_FAST') {
      setTimeout(() => this.pending === pending && this.resend(), AGAIN).unref()
      return
    }
    this.pending = undefined
    witness.open.delete(pending)
    if (code !== undefined) witness.refused.push({ ...pending, code })
    else {
      witness.acknowledged.push(pending)
      this.answered += 1
      this.acknowledgedAt = Date.now()
    }
    this.consider()
  }

  // ── Answering ─────────────────────────────────────────────────────────────────────────────────────────────────────

  /** The question it is being asked and has not answered. */
  get asked(): AskView | undefined {
    if (this.isGone || this.viewer === SPECTATOR) return undefined
    if (this.pending !== undefined || this.frame === undefined || this.frame.over) return undefined
    return this.frame.asks.find(({ id }) => id > this.answeredAsk)
  }

  /** Answers at random what it is asked. */
  answer(): void {
    const { asked } = this
    if (asked === undefined) return
    const keys = [...asked.options.map(({ key }) => key), ...(asked.pass === undefined ? [] : [asked.pass])]
    const key = keys[Math.floor(this.setting.random() * keys.length)]
    if (key === undefined) return
    this.answeredAsk = asked.id
    this.pending = { viewer: this.viewer, request: newRequest(), ask: asked.id, key }
    this.setting.witness.open.add(this.pending)
    this.resend()
  }

  private consider(): void {
    const { think = 0, looks, random } = this.setting
    if (this.isPaused || looks || this.asked === undefined) return
    if (think === 0) this.answer()
    else setTimeout(() => !this.isPaused && this.answer(), random() * think).unref()
  }
}
