import { type Seat, SPECTATOR } from '@monomyth/engine'
import type { ClientMessage, Hello, Request, ServerMessage } from '@monomyth/wire'
import type { Chair, News, Sitting, TableRow } from '../contract.ts'
import { Refused } from '../http/refused.ts'
import { Askings, errorFor, isForeseen } from './asking.ts'
import { Company } from './company.ts'
import { answerGiven, Calls, endTable } from './ending.ts'
import type { Given, Inside } from './inside.ts'
import { Keeper } from './keeper.ts'
import type { Live } from './live.ts'
import type { RoomParts } from './parts.ts'
import { Proposals } from './proposals.ts'
import { Requests } from './requests.ts'
import type { LoadEvents, Sitter } from './sitter.ts'
import { type Soft, softIn } from './soft.ts'
import { Tending } from './tending.ts'

/** When the store did not answer, it is asked again after so long. */
const AGAIN = 1000
/** A room nobody is in stays awake for what is to be done within so long. */
const SOON = 10_000

/**
 * One live match and everybody who has it open on this node. One thing is done at a time; what is done is stored, then
 * acknowledged, then shown.
 */
export class Room implements Inside {
  readonly parts: RoomParts
  readonly keeper: Keeper
  readonly proposals = new Proposals()
  readonly given = new Map<Seat, Given>()
  private readonly company: Company
  private readonly askings = new Askings()
  private readonly requests: Requests
  private readonly tending: Tending
  private readonly calls: Calls
  /** Told when there is nothing left to stay awake for. */
  private readonly empty: () => void
  private queue: Promise<unknown> = Promise.resolve()
  private queued = 0
  private settling: (() => void)[] = []
  private stopTimer = (): void => {}
  private nextAt: number | undefined
  private isClosed = false

  constructor(parts: RoomParts, table: TableRow, empty: () => void) {
    this.parts = parts
    this.empty = empty
    this.keeper = new Keeper(parts, table)
    this.company = new Company(parts, this.keeper, (soft) => this.tell(soft))
    this.requests = new Requests(this)
    this.tending = new Tending(this)
    this.calls = new Calls(this)
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

  enter(chair: Chair): Sitting {
    const sitter = this.company.add(chair)
    return {
      hear: (message) => (message.do === 'hello' ? this.greet(sitter, message) : this.hear(sitter, message)),
      leave: () => {
        if (this.company.remove(sitter)) this.rest()
      },
    }
  }

  /** Which page it is decides whether it is shown anything. */
  private async greet(sitter: Sitter, { build, rules, events }: Hello): Promise<void> {
    try {
      if (build !== this.parts.build || rules !== this.keeper.rules) throw new Refused('S_STALE_BUILD')
      await this.next((live) => this.company.greet(sitter, live, events, this.proposals))
    } catch (error) {
      this.fault(error)
      this.company.remove(sitter)
      sitter.chair.close({ kind: 'closed', error: errorFor(error) })
      this.rest()
    }
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
    const { viewer, chair, breath } = sitter
    if (viewer === SPECTATOR && chair.person === undefined) throw new Refused('S_FORBIDDEN')
    if (!breath.take(this.now())) throw new Refused('S_TOO_FAST')
    await this.keeper.tried(() => this.company.talk.say(message, viewer, this.now()))
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
  learn(news: News): void {
    if (news.kind === 'soft') this.learnSoft(news.node, softIn(news.soft))
    else if (news.kind === 'talk') this.later(() => this.company.tellTalk())
    else if (news.kind === 'table') this.later(() => this.lookAtTable())
    else if (news.seq !== this.keeper.live?.seq) this.later(() => this.keeper.refresh())
  }

  /** Some news may not have come. */
  catchUp(): void {
    this.tell({ say: 'who' })
    this.later(async () => {
      await this.keeper.refresh()
      await this.lookAtTable()
      await this.company.tellTalk()
    })
  }

  private learnSoft(node: string, soft: Soft | undefined): void {
    if (node === this.parts.node || soft === undefined) return
    if (soft.say === 'who') this.tell({ say: 'here', ...this.presences.own() })
    else if (soft.say === 'mark') this.later(() => this.keeper.refresh())
    else if (soft.say === 'given') this.given.set(soft.seat, { ...soft, by: 'seat', asking: undefined })
    else if (soft.say === 'proposal') this.learnProposal(soft)
    else {
      this.presences.hear(node, soft, this.now())
      this.company.tellPresence()
    }
  }

  private learnProposal({ proposal, seq }: Soft & { readonly say: 'proposal' }): void {
    this.proposals.hear(proposal ?? undefined, seq)
    this.broadcast({ kind: 'proposal', proposal: this.proposals.current })
    // Two said yes at once, one here and one there: neither node has seen it agreed before.
    if (proposal !== null && proposal.wanted.length > 0 && this.proposals.isAgreed(seq))
      this.later(() => this.requests.consent.carryOut())
  }

  async lookAtTable(): Promise<void> {
    const { version } = this.keeper.table
    const table = await this.keeper.tried(() => this.parts.store.table(this.id))
    if (table === undefined) return this.company.close({ code: 'S_NO_TABLE' })
    this.keeper.setTable(table)
    if (table.version !== version) this.company.tellCard()
  }

  // ── One thing at a time ───────────────────────────────────────────────────────────────────────────────────────────

  next<T>(work: (live: Live) => Promise<T>): Promise<T> {
    this.queued += 1
    const done = this.queue.then(() => this.doing(work))
    this.queue = done.catch(() => undefined)
    return done
  }

  private async doing<T>(work: (live: Live) => Promise<T>): Promise<T> {
    try {
      if (this.isClosed) throw new Refused('S_BUSY')
      await this.advance(await this.keeper.current())
      return await work(await this.keeper.current())
    } finally {
      await this.afterwards().catch((error) => this.fault(error))
      this.queued -= 1
      this.rest()
    }
  }

  async whenSettled<T>(work: (live: Live) => Promise<T>): Promise<T> {
    for (;;) {
      const done = await this.next(async (live) =>
        live.isSettled(this.now()) ? { value: await work(live) } : undefined,
      )
      if (done !== undefined) return done.value
      await new Promise<void>((settled) => this.settling.push(settled))
    }
  }

  /** Sees to whatever is due. */
  tend(): Promise<void> {
    return this.next((live) => this.tending.tick(live))
  }

  /** The match has just begun: whoever is waited for and not there is called. */
  begun(): Promise<void> {
    this.calls.begin()
    return this.tend()
  }

  async close(): Promise<void> {
    this.sleep()
    this.company.close({ code: 'S_BUSY' })
    await this.queue
  }

  private later(work: () => Promise<unknown>): void {
    if (!this.isClosed) this.next(work).catch((error) => this.fault(error))
  }

  /** Puts on the table what is to be there now. */
  private async advance(live: Live): Promise<void> {
    const now = this.now()
    const isThrough = live.mark.pausing !== undefined && live.isSettled(now)
    if (isThrough) live.settle()
    await this.company.show(live, now)
    if (!live.isSettled(now)) return
    if (isThrough && this.presences.isLead(now) && !(await this.keeper.remark(live, live.mark))) return
    this.calls.call(live, isThrough)
    if (live.mark.over) await endTable(this)
    for (const settled of this.settling.splice(0)) settled()
  }

  private async afterwards(): Promise<void> {
    this.arm(this.company.size > 0 ? this.now() + AGAIN : undefined)
    if (this.keeper.live !== undefined) await this.advance(this.keeper.live)
    const { live } = this.keeper
    if (live === undefined) return
    if (this.proposals.fallsAt(live.seq)) this.broadcast({ kind: 'proposal', proposal: undefined })
    await answerGiven(this, live)
    this.company.tellPresence()
    this.tending.think(live)
    this.arm(this.tending.nextAt(live))
  }

  private arm(at: number | undefined): void {
    this.stopTimer()
    this.nextAt = this.isClosed ? undefined : at
    if (this.nextAt === undefined) this.stopTimer = () => {}
    else this.stopTimer = this.parts.time.after(Math.max(0, this.nextAt - this.now()), () => this.tick())
  }

  /** Time has come for something. What fails is not tried again at once. */
  private tick(): void {
    this.tend().catch((error) => {
      this.fault(error)
      if (this.nextAt !== undefined) this.arm(Math.max(this.nextAt, this.now() + AGAIN))
    })
  }

  /** With nobody here and nothing to do soon, there is no reason to stay awake. */
  private rest(): void {
    if (this.isClosed || this.company.size > 0 || this.queued + this.askings.size + this.settling.length > 0) return
    if (this.tending.isThinking || (this.nextAt ?? Number.POSITIVE_INFINITY) - this.now() < SOON) return
    this.sleep()
    this.company.rest()
    this.empty()
  }

  private sleep(): void {
    this.isClosed = true
    this.stopTimer()
    this.requests.looking.forget()
    for (const settled of this.settling.splice(0)) settled()
  }

  private fault(error: unknown): void {
    if (!isForeseen(error)) this.parts.fault(error, this.id)
  }
}
