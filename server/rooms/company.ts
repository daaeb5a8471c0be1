import type { EventView } from '@monomyth/engine'
import type { ServerMessage, WireError } from '@monomyth/wire'
import type { Chair, Expected, StoredEvent } from '../contract.ts'
import { cardOf } from '../http/card.ts'
import { countFor, eventsFor } from './frames.ts'
import type { Keeper } from './keeper.ts'
import type { Live } from './live.ts'
import type { RoomParts } from './parts.ts'
import { BEAT, Presences } from './presence.ts'
import type { Proposals } from './proposals.ts'
import { type LoadEvents, Sitter } from './sitter.ts'
import type { Soft } from './soft.ts'
import { TalkBook } from './talk.ts'
import { isHeld, wavedIn } from './windows.ts'

interface Greeting {
  readonly proposals: Proposals
  /** What was read before, if the match was not awake. */
  readonly expected: Expected | undefined
}

/** Everybody who has the table open on this node, and what they are told. */
export class Company {
  readonly presences: Presences
  readonly talk: TalkBook
  private readonly parts: RoomParts
  private readonly keeper: Keeper
  private readonly tell: (soft: Soft) => void
  private readonly sitters = new Set<Sitter>()
  private stopBeat: (() => void) | undefined
  /** What everybody was told last. */
  private presence = ''
  private window = ''

  constructor(parts: RoomParts, keeper: Keeper, tell: (soft: Soft) => void) {
    this.parts = parts
    this.keeper = keeper
    this.tell = tell
    this.presences = new Presences(parts.node, parts.time.now())
    this.talk = new TalkBook(parts.store, keeper.table.id)
  }

  get size(): number {
    return this.sitters.size
  }

  add(chair: Chair): Sitter {
    const sitter = new Sitter(chair)
    this.sitters.add(sitter)
    this.stopBeat ??= this.parts.time.after(BEAT, () => this.beat())
    return sitter
  }

  /** False: it was gone already. */
  remove(sitter: Sitter): boolean {
    const isGone = this.sitters.delete(sitter)
    if (isGone) this.tellPresence()
    return isGone
  }

  /** The last thing they hear is why. */
  close(error: WireError): void {
    const all = [...this.sitters]
    this.sitters.clear()
    for (const { chair } of all) chair.close({ kind: 'closed', error })
    this.rest()
  }

  /** Nobody is here any more. */
  rest(): void {
    this.stopBeat?.()
    this.stopBeat = undefined
    this.tellPresence()
  }

  broadcast(message: ServerMessage, except?: Sitter): void {
    for (const sitter of this.sitters) if (sitter.isIn && sitter !== except) sitter.send(message)
  }

  // ── The match ─────────────────────────────────────────────────────────────────────────────────────────────────────

  readonly loadEvents: LoadEvents = async (viewer, after, upTo) =>
    within(await this.keeper.tried(() => this.parts.store.events(this.keeper.table.id)), viewer, after, upTo)

  /** From what was read when they were expected; once more, where something was told since. */
  private loadFrom({ visit }: Expected): LoadEvents {
    return async (viewer, after, upTo) => {
      const { events = [] } = (await this.keeper.tried(() => visit)) ?? {}
      const isWhole = countFor(events, viewer) >= upTo
      return isWhole ? within(events, viewer, after, upTo) : this.loadEvents(viewer, after, upTo)
    }
  }

  /** Before the newest is on the table: what was there since they were last shown anything. */
  async catchUp(live: Live, now: number): Promise<void> {
    if (live.windowAt(now) === 0) return
    for (const sitter of this.sitters) await sitter.catchUp(live, now, this.loadEvents)
  }

  /** Shows everybody what is on the table now. */
  async show(live: Live, now: number): Promise<void> {
    for (const sitter of this.sitters) if (sitter.isBehind(live, now)) await sitter.show(live, now, this.loadEvents)
    const { pausing } = live.mark
    const open = live.windowOn(now)
    const message = open && live.windowMessage(now)
    // As time passes, nothing is said of what is left of it.
    const window = pausing && open ? `${open.join(' ')} ${isHeld(pausing)} ${wavedIn(pausing, live.windowAt(now))}` : ''
    if (message !== undefined && window !== this.window) this.broadcast(message)
    this.window = window
    live.shown()
  }

  /** Somebody has come in: what there is to know, all at once. */
  async greet(sitter: Sitter, live: Live, events: number, { proposals, expected }: Greeting): Promise<void> {
    if (!this.sitters.has(sitter)) return
    const now = this.parts.time.now()
    const { mark } = live
    sitter.send({ kind: 'card', card: cardOf(this.keeper.table, mark, sitter.chair.person) })
    // What is said meanwhile, whoever comes in hears with what was said before.
    const { before, unheard } = await this.keeper.tried(async () => this.talk.before((await expected?.visit)?.talk))
    if (unheard.length > 0) this.broadcast({ kind: 'talk', talk: unheard }, sitter)
    await sitter.begin(live, events, now, expected ? this.loadFrom(expected) : this.loadEvents)
    this.tellPresence(sitter)
    sitter.send({ kind: 'talk', talk: before })
    if (proposals.current !== undefined) sitter.send({ kind: 'proposal', proposal: proposals.current })
    const window = live.windowMessage(now)
    if (window !== undefined) sitter.send(window)
  }

  /** The table itself has changed. */
  tellCard(): void {
    const { table, live } = this.keeper
    for (const sitter of this.sitters)
      if (sitter.isIn) sitter.send({ kind: 'card', card: cardOf(table, live?.mark, sitter.chair.person) })
  }

  async tellTalk(): Promise<void> {
    const talk = await this.keeper.tried(() => this.talk.unheard())
    if (talk.length > 0) this.broadcast({ kind: 'talk', talk })
  }

  /** Who is there, to everybody if that has changed; to one who has just come in anyway. */
  tellPresence(to?: Sitter): void {
    const now = this.parts.time.now()
    const viewers = [...this.sitters].filter(({ isIn }) => isIn).map(({ viewer }) => viewer)
    if (this.presences.here(viewers, now)) this.tell({ say: 'here', ...this.presences.own() })
    const { live, table } = this.keeper
    if (live === undefined) return
    const seats = this.presences.seats(table, live.match, now)
    const message = { kind: 'presence', seats, watching: this.presences.watching(now) } as const
    const text = JSON.stringify(message)
    if (text !== this.presence) this.broadcast(message)
    else to?.send(message)
    this.presence = text
  }

  /** Says again who is here: a node that died cannot say that nobody is. */
  private beat(): void {
    this.stopBeat = this.parts.time.after(BEAT, () => this.beat())
    this.tell({ say: 'here', ...this.presences.own() })
    this.tellPresence()
  }
}

const within = (stored: readonly StoredEvent[], ...[viewer, after, upTo]: Parameters<LoadEvents>): EventView[] =>
  eventsFor(stored, viewer, 0).filter(({ n }) => n > after && n <= upTo)
