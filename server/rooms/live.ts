import {
  type AnyGame,
  type AskView,
  type EventView,
  type Match,
  type Seat,
  SPECTATOR,
  type Viewer,
} from '@monomyth/engine'
import type { ServerMessage } from '@monomyth/wire'
import type { Mark, Pausing, Stand, StoredEvent, TableRow } from '../contract.ts'
import { type Change, Draft, type Drafting, type Ground } from './draft.ts'
import { asksFor, countFor, eventsFor, NOBODY_AHEAD, placeOf, type Sight, type Stage, sightOf } from './frames.ts'
import { dueOf, personsAt, waitingOf } from './seats.ts'
import { openLean, type Since, sinceWhole } from './standing.ts'
import {
  askedAhead,
  isUp,
  type Pace,
  type Passed,
  passedAt,
  settlesAt,
  wavedIn,
  windowAt,
  windowMessage,
} from './windows.ts'

/** A match that has so many entries behind its last snapshot is opened anew from it. */
const LONG_LOG = 64

/**
 * A match as this node has it: the engine's match since its last snapshot, how far the store says it has come, and
 * what of it is still to be shown. It knows no sockets and no store.
 */
export class Live implements Ground {
  readonly game: AnyGame
  readonly pace: Pace
  table: TableRow
  match: Match
  mark: Mark
  since: Since
  ahead: Stage['ahead'] = NOBODY_AHEAD
  /** Windows still shown, and the events told since the newest state was last on the table. */
  passed: readonly Passed[] = []
  fresh: readonly StoredEvent[] = []

  constructor(game: AnyGame, table: TableRow, { snapshot, mark, log }: Stand, pace: Pace) {
    this.game = game
    this.table = table
    this.pace = pace
    this.mark = mark
    this.since = { snapshot, left: 0 }
    this.match = openLean(game, snapshot)
    this.follow(log, mark)
  }

  get seq(): number {
    return this.mark.seq
  }
  private get seats(): number {
    return this.table.seats.length
  }

  // ── Looking ───────────────────────────────────────────────────────────────────────────────────────────────────────

  /** Which window is on the table; as many as there are: the newest state. */
  windowAt(now: number): number {
    const { pausing } = this.mark
    return pausing === undefined ? 0 : windowAt(pausing, this.pace, now)
  }

  /** That window, as the mark names it; undefined: it is none. */
  windowOn(now: number): Pausing['windows'][number] | undefined {
    return this.mark.pausing?.windows[this.windowAt(now)]
  }

  /** The newest state is on the table. */
  isSettled(now: number): boolean {
    const { pausing } = this.mark
    return pausing === undefined || (!pausing.open && this.windowAt(now) === pausing.windows.length)
  }

  /** Somebody is asked in the window on the table. */
  isAsking(now: number): boolean {
    const { pausing } = this.mark
    return pausing?.open === true && this.windowAt(now) === pausing.windows.length - 1
  }

  /** A window is on the table whose time is up: what was made of it nobody may know before it is shown. */
  isUp(now: number): boolean {
    const { pausing } = this.mark
    return pausing !== undefined && isUp(pausing, this.pace, now)
  }

  sight(viewer: Viewer, window: number): Sight {
    return sightOf(this, viewer, window)
  }

  /** The number of this viewer's frame. */
  frameAt(viewer: Viewer, window: number): number {
    return (this.mark.frames[placeOf(viewer, this.seats)] ?? 0) + window
  }

  /** How many events the viewer was told up to there. */
  toldAt(viewer: Viewer, window: number): number {
    const told = this.mark.told[placeOf(viewer, this.seats)] ?? 0
    return told - countFor(this.fresh.slice(this.freshAt(window)), viewer)
  }

  /** The events after the first so many, up to what is on the table. undefined: they are no longer here. */
  eventsAfter(viewer: Viewer, after: number, window: number): readonly EventView[] | undefined {
    const known = (this.mark.told[placeOf(viewer, this.seats)] ?? 0) - countFor(this.fresh, viewer)
    if (after < known) return undefined
    return eventsFor(this.fresh.slice(0, this.freshAt(window)), viewer, known).filter(({ n }) => n > after)
  }

  /** The number of the question this seat is being shown. */
  askIdOf(seat: Seat, now: number): number | undefined {
    if (!this.isSettled(now) && !this.isAsking(now)) return undefined
    const isAsked = this.ahead.has(seat) || this.match.open().some((asked) => asked.seat === seat)
    return isAsked ? this.mark.asked[seat] : undefined
  }

  /** The question this seat is being shown. */
  askOf(seat: Seat, now: number): AskView | undefined {
    if (!this.isSettled(now) && !this.isAsking(now)) return undefined
    return asksFor(this, seat).find(({ id }) => id > 0)
  }

  /** The first who could react in the open window, as everybody knows: it need not wait for anybody. */
  firstAsked(): Seat | undefined {
    return this.couldIn(this.mark.pausing?.windows.at(-1))[0]
  }

  /** The persons who could react in the window on the table, as everybody knows, and have not let it pass. */
  awaited(now: number): readonly Seat[] {
    const { pausing } = this.mark
    if (pausing === undefined) return []
    const persons = personsAt(this.table, this.match)
    const could = this.couldIn(this.windowOn(now)).filter((seat) => persons.includes(seat))
    const waved = wavedIn(pausing, this.windowAt(now))
    // Where only bots could, it is there to be looked at.
    return (could.length > 0 ? could : persons).filter((seat) => !waved.includes(seat))
  }

  /** By what everybody can name the window on the table: the number of its frame for whoever only watches. */
  windowNumber(now: number): number {
    return this.frameAt(SPECTATOR, this.windowAt(now))
  }

  /** What everybody is told of it. */
  windowMessage(now: number): ServerMessage | undefined {
    const { pausing } = this.mark
    const known = { n: this.windowNumber(now), awaited: this.awaited(now) }
    return pausing && windowMessage(pausing, this.pace, now, known)
  }

  // ── Changing ──────────────────────────────────────────────────────────────────────────────────────────────────────

  /** Something is about to be done to the match. */
  draft(how: Drafting): Draft {
    return new Draft(this, how)
  }

  /** It is stored. */
  adopt({ append, snapshot, ahead, fresh, passed, hashes, elsewhere }: Change): void {
    const { mark, rows, after } = append
    this.mark = mark
    this.ahead = ahead
    this.fresh = fresh
    this.passed = passed
    if (snapshot === undefined) return
    this.since = append.snapshot === undefined ? { snapshot, left: this.since.left - 1 } : sinceWhole(snapshot)
    this.match.hashes.splice(0, hashes)
    if (!elsewhere && this.match.log.length <= LONG_LOG) return
    this.match = openLean(this.game, snapshot)
    for (const { entry } of rows.slice(snapshot.seq - after)) this.match.apply(entry)
    this.match.stored.length = 0
    this.match.forgetPauses()
  }

  /** Entries another node stored. Throws where they do not fit. */
  follow(log: Stand['log'], mark: Mark): void {
    const first = mark.pausing?.windows[0]?.[0] ?? Number.POSITIVE_INFINITY
    const passed = this.passed.filter(({ entry }) => entry >= first)
    const fresh = passed.length > 0 ? [...this.fresh] : []
    let n = mark.seq - log.length
    for (const entry of log) {
      n += 1
      this.match.apply(entry)
      const told = this.match.stored.splice(0)
      for (const pause of this.match.pauses()) passed.push({ entry: n, pause, told: fresh.length + pause.told })
      this.match.forgetPauses()
      fresh.push(...told)
    }
    this.mark = mark
    this.since = { ...this.since, left: 0 }
    this.passed = mark.pausing === undefined ? [] : passed
    this.fresh = fresh
    this.ahead = mark.pausing?.open === true ? askedAhead(this.match) : NOBODY_AHEAD
  }

  /** Everybody here has seen what is on the table. */
  shown(): void {
    if (this.mark.pausing === undefined) this.fresh = []
  }

  /** All windows have been shown: what everybody knows now. */
  settled(): Mark {
    const { pausing, ...mark } = this.mark
    if (pausing === undefined) return this.mark
    const { match, table, pace } = this
    const over = match.isOver()
    const next = {
      ...mark,
      frames: mark.frames.map((n) => n + pausing.windows.length),
      at: settlesAt(pausing, pace),
      ...waitingOf(table, match),
      winners: match.outcome()?.winners ?? [],
      over,
    }
    return { ...next, due: dueOf(next, table, match, pace) }
  }

  settle(): void {
    this.mark = this.settled()
    this.passed = []
  }

  private couldIn(window: Pausing['windows'][number] | undefined): readonly Seat[] {
    return (window && passedAt(this.passed, window)?.pause.could()) ?? []
  }

  /** How many of the fresh events were told by the time of that window. */
  private freshAt(window: number): number {
    const ref = this.mark.pausing?.windows[window]
    return (ref && passedAt(this.passed, ref)?.told) ?? this.fresh.length
  }
}
