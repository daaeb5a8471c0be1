import type { Seat } from '@monomyth/engine'
import type { ClientMessage, Hello, Request, ServerMessage } from '@monomyth/wire'
import type { Chair, Expected, Known, Sitting, Stand, TableNews, TableRow } from '../contract.ts'
import { Refused } from '../http/refused.ts'
import { Askings, errorFor, isForeseen } from './asking.ts'
import { Company } from './company.ts'
import { answerGiven, Calls, endTable } from './ending.ts'
import type { Given } from './inside.ts'
import { Keeper } from './keeper.ts'
import type { Live } from './live.ts'
import { type Hearing, Neighbours } from './neighbours.ts'
import type { RoomParts } from './parts.ts'
import { Proposals } from './proposals.ts'
import { Requests } from './requests.ts'
import type { LoadEvents, Sitter } from './sitter.ts'
import type { Soft } from './soft.ts'
import { Tending } from './tending.ts'

/** When the store did not answer, it is asked again after so long. */
const AGAIN = 1000
/** A room nobody is in stays awake for what is to be done within so long. */
const SOON = 10_000
/** Timers do not reach further than some weeks. */
const LONGEST = 86_400_000

/** Something that is not to be done yet. */
interface Waiting {
  readonly isTime: IsTime
  readonly go: () => void
}
type IsTime = (live: Live, now: number) => boolean

/**
 * One live match and everybody who has it open on this node. One thing is done at a time; what is done is stored, then
 * acknowledged, then shown.
 */
export class Room implements Hearing {
  readonly parts: RoomParts
  readonly keeper: Keeper
  readonly proposals = new Proposals()
  readonly given = new Map<Seat, Given>()
  readonly company: Company
  private readonly askings = new Askings()
  private readonly requests: Requests
  private readonly tending: Tending
  private readonly calls: Calls
  private readonly neighbours: Neighbours
  /** Told when there is nothing left to stay awake for. */
  private readonly empty: () => void
  private queue: Promise<unknown> = Promise.resolve()
  private queued = 0
  private readonly waiting: Waiting[] = []
  private stopTimer = (): void => {}
  private nextAt: number | undefined
  /** Somebody may come at any moment. */
  private stopExpecting: (() => void) | undefined
  private isClosed = false

  constructor(parts: RoomParts, table: TableRow, empty: () => void) {
    this.parts = parts
    this.empty = empty
    this.keeper = new Keeper(parts, table)
    this.company = new Company(parts, this.keeper, (soft) => this.tell(soft))
    this.requests = new Requests(this)
    this.tending = new Tending(this)
    this.calls = new Calls(this)
    this.neighbours = new Neighbours(this)
    this.tell({ say: 'who' })
  }

  get chairs(): number {
    return this.company.size
  }
  get isAwake(): boolean {
    return this.keeper.live !== undefined
  }
  get presences() {
    return this.company.presences
  }
  get consent() {
    return this.requests.consent
  }
  get loadEvents(): LoadEvents {
    return this.company.loadEvents
  }
  private get id(): string {
    return this.keeper.table.id
  }
  now(): number {
    return this.parts.time.now()
  }

  // ── People ────────────────────────────────────────────────────────────────────────────────────────────────────────

  enter(chair: Chair, expected?: Expected): Sitting {
    const sitter = this.company.add(chair)
    this.expectNobody()
    let ahead = expected
    return {
      hear: (message) => {
        if (message.do !== 'hello') return this.hear(sitter, message)
        const read = ahead
        ahead = undefined
        return this.greet(sitter, message, read)
      },
      leave: () => {
        if (this.company.remove(sitter)) this.rest()
      },
    }
  }

  /** Which page it is decides whether it is shown anything. */
  private async greet(sitter: Sitter, hello: Hello, read: Expected | undefined): Promise<void> {
    const { build, rules, events } = hello
    try {
      if (build !== this.parts.build || rules !== this.keeper.rules) throw new Refused('S_STALE_BUILD')
      // With nothing to be done before, what is told from here on is heard in its turn, after this.
      const expected = this.isAwake || this.queued > 0 || read?.isStale ? undefined : read
      await this.next(async (live) => {
        const known = await this.knowing(live, sitter, hello)
        await this.company.greet(sitter, known, events, { proposals: this.proposals, expected })
      }, expected?.visit)
    } catch (error) {
      this.fault(error)
      this.company.remove(sitter)
      sitter.chair.close({ kind: 'closed', error: errorFor(error) })
      this.rest()
    }
  }

  /** Whoever holds more than this node knows of was shown it by one that died before it had told the others. */
  private async knowing(live: Live, { viewer }: Sitter, { frame, events }: Hello): Promise<Live> {
    const window = live.windowAt(this.now())
    if (frame <= live.frameAt(viewer, window) && events <= live.toldAt(viewer, window)) return live
    await this.keeper.refresh()
    return this.keeper.current()
  }

  private async hear(sitter: Sitter, message: Exclude<ClientMessage, Hello>): Promise<void> {
    const asking = this.askings.begin(sitter, message)
    if (asking === undefined) return
    try {
      if (message.do === 'ping') asking.done()
      else if (!sitter.isIn) throw new Refused('S_BAD_MESSAGE')
      else if (message.do === 'say') await this.say(sitter, message).then(() => asking.done())
      else await this.requests.carryOut(sitter, asking)
    } catch (error) {
      this.fault(error)
      asking.refuse(error)
    }
  }

  private async say(sitter: Sitter, message: Request & { readonly do: 'say' }): Promise<void> {
    const { talk } = this.company
    const { viewer: seat, chair } = sitter
    const { person } = chair
    if (person === undefined) throw new Refused('S_FORBIDDEN')
    if (!talk.maySay(person, this.now())) throw new Refused('S_TOO_FAST')
    const speaker = { seat, person, request: sitter.keyOf(message.request) }
    await this.keeper.tried(() => talk.say(message, speaker, this.now()))
    this.parts.bus.tell({ kind: 'talk', table: this.id })
  }

  broadcast(message: ServerMessage): void {
    this.company.broadcast(message)
  }

  // ── Other nodes ───────────────────────────────────────────────────────────────────────────────────────────────────

  tell(soft: Soft): void {
    this.parts.bus.tell({ kind: 'soft', table: this.id, node: this.parts.node, soft })
  }

  /** Something was told about this table, here or elsewhere. */
  learn(news: TableNews): void {
    this.neighbours.learn(news)
  }

  /** Some news may not have come. */
  catchUp(): void {
    this.neighbours.catchUp()
  }

  /** How far it is, if it stands still. */
  standsAt(): Known | undefined {
    return this.neighbours.standsAt()
  }

  async lookAtTable(): Promise<void> {
    const table = await this.keeper.tried(() => this.parts.store.table(this.id))
    if (table === undefined) this.company.close({ code: 'S_NO_TABLE' })
    else this.seeTable(table)
  }

  /** As it stands in the store. */
  seeTable(table: TableRow): void {
    const { version } = this.keeper.table
    this.keeper.setTable(table)
    if (table.version !== version) this.company.tellCard()
  }

  // ── One thing at a time ───────────────────────────────────────────────────────────────────────────────────────────

  next<T>(work: (live: Live) => Promise<T>, visit?: Expected['visit']): Promise<T> {
    this.queued += 1
    const done = this.queue.then(() => this.doing(work, visit))
    this.queue = done.catch(() => undefined)
    return done
  }

  private async doing<T>(work: (live: Live) => Promise<T>, visit?: Expected['visit']): Promise<T> {
    try {
      if (this.isClosed) throw new Refused('S_BUSY')
      await this.advance(await this.keeper.current(visit))
      return await work(await this.keeper.current())
    } finally {
      await this.afterwards().catch((error) => this.fault(error))
      this.queued -= 1
      this.rest()
    }
  }

  whenSettled<T>(work: (live: Live) => Promise<T>): Promise<T> {
    return this.when((live, now) => live.isSettled(now), work)
  }

  whenShown<T>(work: (live: Live) => Promise<T>): Promise<T> {
    return this.when((live, now) => !live.isUp(now), work)
  }

  private async when<T>(isTime: IsTime, work: (live: Live) => Promise<T>): Promise<T> {
    for (;;) {
      const done = await this.next(async (live) => (isTime(live, this.now()) ? { value: await work(live) } : undefined))
      if (done !== undefined) return done.value
      await new Promise<void>((go) => this.waiting.push({ isTime, go }))
    }
  }

  private release(isTime: (one: Waiting) => boolean): void {
    for (const one of this.waiting.splice(0)) {
      if (isTime(one)) one.go()
      else this.waiting.push(one)
    }
  }

  /** Sees to whatever is due. */
  tend(): Promise<void> {
    return this.next((live) => this.tending.tick(live))
  }

  /** The match has just begun: whoever is waited for and not there is called. */
  begun(stand: Stand): Promise<void> {
    this.calls.begin()
    this.keeper.wake(stand)
    // They are about to come: it need not be woken once more.
    this.stopExpecting = this.parts.time.after(SOON, () => {
      this.stopExpecting = undefined
      this.rest()
    })
    return this.tend()
  }

  async close(): Promise<void> {
    this.sleep()
    this.company.close({ code: 'S_BUSY' })
    await this.queue
  }

  /** Nobody waits for it. */
  later(work: () => Promise<unknown>): void {
    if (!this.isClosed) this.next(work).catch((error) => this.fault(error))
  }

  /** Puts on the table what is to be there now. */
  private async advance(live: Live): Promise<void> {
    const now = this.now()
    const isThrough = live.mark.pausing !== undefined && live.isSettled(now)
    await this.company.catchUp(live, now)
    if (isThrough) live.settle()
    await this.company.show(live, now)
    if (live.isSettled(now)) {
      if (isThrough && this.presences.isLead(now) && !(await this.keeper.remark(live, live.mark))) return
      this.calls.call(live, isThrough)
      if (live.mark.over) await endTable(this, live)
    }
    this.release(({ isTime }) => isTime(live, now))
  }

  private async afterwards(): Promise<void> {
    // Whoever waits for something, though they are gone, keeps the room awake: it must come to that.
    const isWanted = this.company.size + this.askings.size + this.waiting.length > 0
    this.arm(isWanted ? this.now() + AGAIN : undefined)
    if (this.keeper.live !== undefined) await this.advance(this.keeper.live)
    const { live } = this.keeper
    if (live === undefined) return
    if (this.proposals.fallsAt(live.seq)) this.broadcast({ kind: 'proposal', proposal: undefined })
    await answerGiven(this, live)
    this.company.tellPresence()
    this.tending.think(live)
    this.arm(this.tending.nextAt(live))
    // Everybody has been shown it: until somebody does something, nobody looks.
    live.match.rest()
  }

  private arm(at: number | undefined): void {
    this.stopTimer()
    this.stopTimer = () => {}
    this.nextAt = this.isClosed ? undefined : at
    if (this.nextAt === undefined) return
    const wait = Math.min(LONGEST, Math.max(0, this.nextAt - this.now()))
    this.stopTimer = this.parts.time.after(wait, () => void this.tick())
  }

  /** Time has come for something. What fails, or comes to nothing, is not tried again at once. */
  private async tick(): Promise<void> {
    const before = this.keeper.live?.mark
    await this.tend().catch((error) => this.fault(error))
    const { live } = this.keeper
    const isInVain = live === undefined || live.mark === before
    if (isInVain && this.nextAt !== undefined && this.nextAt <= this.now()) this.arm(this.now() + AGAIN)
  }

  /** With nobody here and nothing to do soon, there is no reason to stay awake. */
  private rest(): void {
    if (this.isClosed || this.company.size > 0 || this.queued + this.askings.size + this.waiting.length > 0) return
    if (this.stopExpecting !== undefined && this.keeper.live?.mark.over === false) return
    if (this.tending.isThinking || (this.nextAt ?? Number.POSITIVE_INFINITY) - this.now() < SOON) return
    this.sleep()
    this.company.rest()
    this.empty()
  }

  private expectNobody(): void {
    this.stopExpecting?.()
    this.stopExpecting = undefined
  }

  private sleep(): void {
    this.isClosed = true
    this.expectNobody()
    this.stopTimer()
    this.requests.looking.forget()
    this.release(() => true)
  }

  private fault(error: unknown): void {
    if (!isForeseen(error)) this.parts.fault(error, this.id)
  }
}
