import { Chance, type Key } from './chance.ts'
import type { AnyGame, GameEvent, Given, Outcome, Seat, Viewer } from './contract.ts'
import { MatchError } from './errors.ts'
import { type EventView, eventFor, noneShown, publish, type Shown, type Stored } from './events.ts'
import { type By, effective, isApart, isFrom, type LogEntry, lanesIn, type Path, samePath } from './log.ts'
import { clonePosition, hashOf, type Position } from './position.ts'
import { type Asked, type AskView, keysOf, viewAsk } from './question.ts'
import { HARM, type Halt, IDLE_STEPS, Run, type RunSetting } from './run.ts'
import { newScript, rewound, type Script, withAnswer, withGone, withLane } from './script.ts'
import { bitOf, EVERYBODY } from './shape.ts'

/** Another seat decided since, or shares in the decision. */
const DECIDED = 8

/** Why an answer cannot be taken back in silence. By public facts only. */
export const UNDO_REFUSALS = {
  U_NOTHING: 'There is nothing of yours to take back.',
  U_OVER: 'The match is over.',
  U_CHANCE: 'Dice were rolled or cards shuffled since.',
  U_SEEN: 'Somebody has seen something new since.',
  U_REACT: 'Somebody could have reacted since.',
  U_DECIDED: 'Another seat has decided since.',
} as const
export interface UndoRefusal {
  readonly code: keyof typeof UNDO_REFUSALS
}

/** An answer that still counts, with what followed from it. */
interface Trail {
  readonly path: Path
  readonly seat: Seat
  readonly harm: number
  /** Given in a window, to a question others may know nothing of. */
  readonly window: boolean
}

/** Where a match stands between two entries of its log. */
export interface Now {
  readonly step: number
  readonly boundary: Position<unknown>
  /** Seats given up before this step, as bits, and those still to be seen off. */
  readonly gone: number
  readonly leaving: readonly Seat[]
  readonly script: Script
  readonly halt: Halt
  /** The table as it lies there. undefined: let go of, and found again by running the step once more. */
  readonly picture: Position<unknown> | undefined
  readonly shown: Shown
  readonly outcome: Outcome | undefined
}

/** A window everybody was told of: where it stood, and how many events had been told then. */
interface Passed {
  readonly at: Pick<Now, 'boundary' | 'gone' | 'script'>
  /** Which one of its step, from 1. */
  readonly window: number
  readonly told: number
}

/**
 * The table as it stood at a window everybody was told of, whether or not anybody was asked in it. Whoever must not
 * learn which shows it to them for as long as it would take somebody to answer.
 */
export interface Pause {
  /** How many of the stored events had been told, the window itself among them. */
  readonly told: number
  view(viewer: Viewer): unknown
  /** Who could react in it as far as everybody can tell, in the order they are asked. */
  could(): readonly Seat[]
}

/** Everything that makes a match, apart from where it stands. */
export interface Table {
  readonly game: AnyGame
  readonly given: Given
  readonly seed: string
  readonly key: Key
  /** Where running again begins: the start, or the last change of rules. */
  readonly base: { readonly step: number; readonly position: Position<unknown>; readonly gone: number }
  /** The log up to the base. */
  readonly before: readonly LogEntry[]
  /** The base is not what seed and setup lead to, and must be saved with the match. */
  readonly staged: boolean
}

/** Where a match stands that is over, by its last position: no step is begun from there. undefined: it is not over. */
export function endAt(table: Table, at: Pick<Now, 'step' | 'boundary' | 'gone'>): Now | undefined {
  const { boundary, gone } = at
  const outcome = table.game.outcome(boundary.state)
  if (outcome === undefined) return undefined
  const halt = { pending: [], openPlace: -1, harm: 0, gone }
  return { ...at, leaving: [], script: newScript(), halt, picture: boundary, shown: noneShown, outcome }
}

/** One match under the replaying host: saved, reopened and undone by the same code that plays it. */
export class Match {
  readonly log: LogEntry[] = []
  /** A short fingerprint of each boundary reached. */
  readonly hashes: string[] = []
  readonly stored: Stored[] = []
  private trail: Trail[] = []
  /** False after opening: what can be undone is then found by running again. */
  private whole = true
  private adjourned = false
  private lanes = 0
  private readonly bots = new Set<Seat>()
  private passed: readonly Passed[] = []
  /** By seat: how many questions it was put, and where the last one stood. */
  readonly asked: number[]
  private readonly lastAsk: string[]
  readonly table: Table
  private now: Now

  constructor(table: Table, now?: Now) {
    this.table = table
    this.asked = Array.from({ length: table.given.seats }, () => 0)
    this.lastAsk = this.asked.map(() => '')
    this.lanes = lanesIn(table.before)
    if (now === undefined) {
      const { step, position, gone } = table.base
      const end = table.staged ? endAt(table, { step, boundary: position, gone }) : undefined
      const from = { step, boundary: position, gone, leaving: [], script: newScript(), shown: noneShown }
      const first = end === undefined ? this.advance(from) : { now: end, told: [], hashes: [] }
      this.now = first.now
      this.stored.push(...first.told)
      this.hashes.push(...first.hashes)
    } else this.now = now
    this.countAsks()
  }

  // ── Looking ───────────────────────────────────────────────────────────────────────────────────────────────────────

  asks(viewer: Viewer): readonly AskView[] {
    return this.open().flatMap((asked) => {
      if (asked.seat === viewer) return [viewAsk(asked, this.asked[viewer]!)]
      return asked.ask.known === 'all' ? [viewAsk(asked, 0)] : []
    })
  }

  view(viewer: Viewer): unknown {
    const { openPlace } = this.now.halt
    // While branches are open, a viewer sees the table as if its own were the only one.
    const { state, known } = openPlace < 0 ? this.picture() : this.rerun({ only: viewer, openPlace })
    return this.table.game.shape.view(state, viewer, known)
  }

  /** What the viewer may know of what happened, from its `after`-th event on. */
  events(viewer: Viewer, after = 0): readonly EventView[] {
    const seen: EventView[] = []
    let n = 0
    for (const stored of this.stored) {
      const event = eventFor(stored, viewer)
      if (event !== undefined && ++n > after) seen.push({ n, event })
    }
    return seen
  }

  /** The windows the last entry led to, in order; the last of them may still be open. */
  pauses(): readonly Pause[] {
    const { shape } = this.table.game
    return this.passed.map(({ at, window, told }) => {
      let run: Run | undefined
      const halted = (): Run => {
        run ??= this.rerun({ halt: window, listen: true }, at)
        return run
      }
      return {
        told,
        view: (viewer) => shape.view(halted().state, viewer, halted().known),
        could: () => halted().could,
      }
    })
  }

  /** Nobody will ask for those windows any more: what they stood on need not be kept. */
  forgetPauses(): void {
    this.passed = []
  }

  outcome(): Outcome | undefined {
    return this.now.outcome
  }

  isOver(): boolean {
    return this.adjourned || this.now.outcome !== undefined
  }

  /** The seats played by the house or a bot, as far as everybody knows. */
  isBot(seat: Seat): boolean {
    return this.bots.has(seat)
  }

  isGone(seat: Seat): boolean {
    return isIn(this.now.halt.gone, seat) || this.now.leaving.includes(seat)
  }

  hash(): string {
    return hashOf(this.table.game.shape, this.picture())
  }

  /** What the next match of a campaign starts from: the last boundary reached. undefined: there is no campaign. */
  carry(): unknown {
    const { outcome, boundary } = this.now
    return this.table.game.carry?.((outcome === undefined ? boundary : this.picture()).state)
  }

  /** The position with all its secrets, copied: for saves, tests and replays of what is over. */
  position(): Position<unknown> {
    return clonePosition(this.table.game.shape, this.picture())
  }

  /** Reports every call the rules make after the last answer. */
  trace(report: (call: string, about: unknown) => void): void {
    this.rerun({ trace: report, listen: true })
  }

  /** The questions waiting, for hosts that run this match. */
  open(): readonly Asked[] {
    return this.isOver() ? [] : this.now.halt.pending
  }

  /** Nobody looks at it for a while: what can be found again need not be kept. */
  rest(): void {
    if (this.now.outcome === undefined) this.now = { ...this.now, picture: undefined }
  }

  standing(): Now {
    return this.now
  }

  // ── Doing ─────────────────────────────────────────────────────────────────────────────────────────────────────────

  answer(seat: Seat, ask: number, key: string, by: By = 'seat'): void {
    this.mustBeOn(seat)
    const asked = this.open().find((one) => one.seat === seat)
    if (asked === undefined) throw new MatchError(ask <= this.asked[seat]! ? 'E_STALE_ASK' : 'E_NOT_YOUR_ASK')
    if (ask !== this.asked[seat]) throw new MatchError('E_STALE_ASK', String(ask))
    const index = keysOf(asked).indexOf(key)
    if (index < 0) throw new MatchError('E_UNKNOWN_ANSWER', key)
    this.allOrNothing(() => {
      this.take(asked, index, by)
      this.letHouseAnswer()
    })
  }

  /**
   * Takes back this seat's last answer: in silence where that is harmless, further with everybody's consent. Where
   * windows are discreet nothing leads back into one, since all would see who was asked in it, and who then is not: with
   * consent the whole window is taken back, and what led to it.
   */
  undo(seat: Seat, consent: readonly Seat[] = [], windows: 'quick' | 'discreet' = 'quick'): UndoRefusal | undefined {
    if (this.isOver()) return { code: 'U_OVER' }
    this.beWhole()
    const own = this.trail.findLastIndex((answer) => answer.seat === seat)
    if (own < 0 || this.isGone(seat)) return { code: 'U_NOTHING' }
    const others = this.asked.map((_, other) => other).filter((other) => other !== seat && !this.isGone(other))
    const agreed = others.every((other) => consent.includes(other))
    const inside = windows === 'discreet' && this.trail[own]!.window
    if (inside && !agreed) return { code: 'U_REACT' }
    const last = inside ? this.trail.findLastIndex(({ window }, i) => i < own && !window) : own
    if (last < 0) return { code: 'U_NOTHING' }
    const { path } = this.trail[last]!
    // Everything up to now counts, whoever answered in between: where the game paused, and for whom, must not show.
    const since = this.trail.slice(last).filter((answer) => !isApart(answer.path, path))
    const harm = since.reduce((bits, answer) => bits | answer.harm, 0)
    const revealed = path.length === 4 && !this.isSecret(path)
    const later = revealed || since.length > 1
    if (!agreed) {
      // First of all: whether somebody was in fact asked, and what came before or after that pause, must not show.
      if (harm & HARM.react) return { code: 'U_REACT' }
      if (harm & HARM.chance) return { code: 'U_CHANCE' }
      if (harm & HARM.seen) return { code: 'U_SEEN' }
      if (harm & DECIDED || later) return { code: 'U_DECIDED' }
    }
    const needed = harm !== 0 || later
    // Chance already went another way from here or later: it must not come back to dice somebody has seen.
    const seen = this.log.some((entry) => entry.do === 'undo' && entry.consent.length > 0 && isFrom(entry.to, path))
    this.rewind({ do: 'undo', seat, to: path, consent: needed ? [seat, ...others] : seen ? [seat] : [] })
    return undefined
  }

  /** Gives a seat up to the house for good, or lends it to a bot. */
  leave(seat: Seat, to: 'house' | 'bot'): void {
    this.mustBeOn(seat)
    if (this.isGone(seat)) return
    this.allOrNothing(() => {
      this.applyLeave({ do: 'leave', seat, as: to })
      this.letHouseAnswer()
    })
  }

  /** The owner of a seat lent to a bot is back. */
  comeBack(seat: Seat): void {
    this.mustBeOn(seat)
    if (!this.bots.delete(seat)) return
    this.log.push({ do: 'return', seat })
    this.tellAll({ kind: '@returned', seat })
  }

  /** The house answers once for a seat whose time is up. */
  timeOut(seat: Seat): void {
    this.mustBeOn(seat)
    const asked = this.open().find((one) => one.seat === seat)
    if (asked === undefined) throw new MatchError('E_STALE_ASK')
    this.allOrNothing(() => {
      this.take(asked, this.houseIndex(asked), 'house')
      this.letHouseAnswer()
    })
  }

  /** Ends the sitting without a result. */
  adjourn(why = ''): void {
    if (this.isOver()) throw new MatchError('E_OVER')
    this.log.push({ do: 'adjourn', why })
    this.adjourned = true
    this.tellAll({ kind: '@adjourned' })
  }

  // ── Folding ───────────────────────────────────────────────────────────────────────────────────────────────────────

  /** Applies one entry of a stored log, as it was applied when it was written. */
  apply(entry: LogEntry): void {
    this.passed = []
    if (entry.do === 'answer') this.applyAnswer(entry)
    else if (entry.do === 'undo') this.rewind(entry)
    else if (entry.do === 'leave') this.applyLeave(entry)
    else if (entry.do === 'return') this.comeBack(entry.seat)
    else if (entry.do === 'adjourn') this.adjourn(entry.why)
    else throw new MatchError('E_SAVE_CHANGED', entry.do)
  }

  private applyAnswer({ seat, at, key, by }: LogEntry & { do: 'answer' }): void {
    const asked = this.open().find((one) => one.seat === seat && samePath(this.pathOf(one), at))
    const index = asked === undefined ? -1 : keysOf(asked).indexOf(key)
    if (asked === undefined || index < 0) throw new MatchError('E_SAVE_CHANGED', `${at.join('.')} ${key}`)
    this.take(asked, index, by)
  }

  private applyLeave(entry: LogEntry & { do: 'leave' }): void {
    const { seat, as } = entry
    this.log.push(entry)
    this.tellAll({ kind: '@left', seat, as })
    if (as === 'house') this.giveUp(seat)
    if (as === 'bot') this.bots.add(seat)
    else this.bots.delete(seat)
  }

  private take(asked: Asked, index: number, by: By): void {
    const path = this.pathOf(asked)
    const key = keysOf(asked)[index]!
    const before = this.now
    const script = withAnswer(before.script, asked, index)
    const { now, told, hashes, harm, passed } = this.advance({ ...before, script }, asked)
    this.log.push({ do: 'answer', at: path, seat: asked.seat, key, by })
    this.notice(told, passed)
    this.hashes.push(...hashes)
    this.trail.push({ path, seat: asked.seat, harm, window: asked.window })
    this.now = now
    this.countAsks()
  }

  /** Runs on until somebody must answer or the match is over. Changes nothing of the match: a failing rule costs nothing. */
  private advance(from: Omit<Now, 'halt' | 'picture' | 'outcome'>, answered?: Asked): Advanced {
    const { game, given, key } = this.table
    let { step, boundary, gone, leaving, script, shown } = from
    const told: Stored[] = []
    const hashes: string[] = []
    const passed: Passed[] = []
    let harm = 0
    let after = answered
    for (let idle = 0; ; idle++) {
      if (idle > IDLE_STEPS) throw new MatchError('E_RULE_FAILED', 'E_TOO_LONG: nobody is asked any more')
      const run = new Run(game, given, key, clonePosition(game.shape, boundary), {
        script,
        gone,
        listen: true,
        answerer: answered?.seat ?? -1,
      })
      const finished = orFail(() => run.step())
      const before = told.length
      shown = publish(run, step, shown, told)
      passed.push(...windowsIn({ boundary, gone, script }, run, told, before))
      harm |= after === undefined ? run.harm[0]! : harmAfter(run, after, finished)
      after = undefined
      const outcome = finished ? orFail(() => game.outcome(run.state)) : undefined
      if (!finished || outcome !== undefined) {
        if (finished) hashes.push(shortHash(game, run.position()))
        const now = { step, boundary, gone, leaving, script, ...stoppedAt(run), shown, outcome }
        return { now, told, hashes, harm, passed }
      }
      boundary = run.position()
      for (const { seat } of script.gone) gone |= 1 << seat
      hashes.push(shortHash(game, boundary))
      step += 1
      script = newScript(leaving[0])
      leaving = leaving.slice(1)
      shown = noneShown
    }
  }

  /** A seat given up while nothing has happened in this step is seen off before it; else its own flow stops here. */
  private giveUp(seat: Seat): void {
    const { now } = this
    const untouched =
      now.script.left < 0 && now.script.slots.length === 0 && now.shown.main === 0 && now.halt.harm === 0
    const from = untouched
      ? { ...now, gone: now.gone | (1 << seat), script: newScript(seat) }
      : { ...now, leaving: [...now.leaving, seat], script: withGone(now.script, placeOf(now.halt), seat) }
    const { now: next, told, hashes, passed } = this.advance(from)
    this.notice(told, passed)
    this.hashes.push(...hashes)
    this.now = next
    // Nobody can take the leaving back, and so nothing that lies before it.
    this.trail = []
    this.countAsks()
  }

  private rewind(entry: LogEntry & { do: 'undo' }): void {
    this.passed = []
    const { to } = entry
    const lane = entry.consent.length > 0 ? this.lanes + 1 : undefined
    const within = to[0] === this.now.step
    const secret = this.isSecret(to)
    const from = within ? { ...this.now, script: rewound(this.now.script, to, lane) } : this.foldTo(to, lane)
    const { now } = this.advance({ ...from, shown: noneShown })
    this.now = now
    if (lane !== undefined) this.lanes = lane
    this.hashes.length = now.step - this.table.base.step
    this.trail = this.trail.filter(({ path }) => !isFrom(path, to))
    // What is taken back in an open branch was never known to the others, whose questions stay as they are.
    if (secret) this.lastAsk[entry.seat] = ''
    else this.lastAsk.fill('')
    this.log.push(entry)
    this.tellAll({ kind: '@undone', seat: entry.seat }, secret ? bitOf(entry.seat) : EVERYBODY)
    this.countAsks()
  }

  /** The step of `to` as it stood there, found by running everything before it again. */
  private foldTo(to: Path, lane: number | undefined): Omit<Now, 'halt' | 'picture' | 'outcome'> {
    const again = new Match(this.table)
    const kept = effective([...this.log, { do: 'undo', seat: -1, to, consent: [] }], this.table.before)
    for (const { entry, lane: marked } of kept) {
      if (marked !== undefined)
        again.now = again.advance({ ...again.now, script: withLane(again.now.script, marked.at, marked.lane) }).now
      else again.apply(entry!)
    }
    const { now } = again
    return lane === undefined ? now : { ...now, script: withLane(now.script, to, lane) }
  }

  private beWhole(): void {
    if (this.whole) return
    const again = new Match(this.table)
    for (const entry of this.log.slice(this.table.before.length)) again.apply(entry)
    if (again.hash() !== this.hash()) throw new MatchError('E_SAVE_CHANGED', 'log')
    this.trail = again.trail
    this.lanes = again.lanes
    this.whole = true
  }

  /** Takes over what a save holds beside the position. */
  restore(saved: {
    log: readonly LogEntry[]
    hashes: readonly string[]
    stored: readonly Stored[]
    asked: readonly number[]
  }): void {
    this.log.push(...saved.log)
    this.hashes.push(...saved.hashes)
    this.stored.length = 0
    this.stored.push(...saved.stored)
    for (const [seat, count] of saved.asked.entries()) this.asked[seat] = count
    for (const asked of this.open()) this.lastAsk[asked.seat] = this.pathOf(asked).join('.')
    this.lanes = lanesIn(saved.log)
    for (const entry of saved.log) {
      if (entry.do === 'leave' && entry.as === 'bot') this.bots.add(entry.seat)
      else if (entry.do === 'leave' || entry.do === 'return') this.bots.delete(entry.seat)
      else if (entry.do === 'adjourn') this.adjourned = true
    }
    this.whole = false
  }

  // ── Inside ────────────────────────────────────────────────────────────────────────────────────────────────────────

  /** Asks of a seat given up, outside its own flow, are the house's: each answer an entry. */
  private letHouseAnswer(): void {
    for (;;) {
      const asked = this.open().find(
        // A vote stays open while others vote; the house votes once.
        ({ seat, votes }) => isIn(this.now.halt.gone, seat) && !votes.some((vote) => vote.seat === seat),
      )
      if (asked === undefined) return
      this.take(asked, this.houseIndex(asked), 'house')
    }
  }

  private houseIndex({ ask, options, pass }: Asked): number {
    if (pass && ask.absent === 'pass') return options.length
    if (ask.absent !== 'chance') return 0
    // The answer is an entry like any other; where it came from need not be found again.
    return new Chance(this.table.key, { lane: -1 - this.log.length, drawn: 0 }).below(options.length)
  }

  /** Does this lie in a branch that is still open? */
  private isSecret([step, place, seat]: Path): boolean {
    return seat !== undefined && step === this.now.step && place === this.now.halt.openPlace
  }

  /** What a failing rule has begun is taken back: whoever called finds the match as it was. */
  private allOrNothing(act: () => void): void {
    const { now, trail, log, hashes, stored, passed } = this
    this.passed = []
    const lengths = [trail, log, hashes, stored].map(({ length }) => length)
    const [asked, lastAsk] = [this.asked.slice(), this.lastAsk.slice()]
    try {
      act()
    } catch (error) {
      this.now = now
      this.trail = trail
      this.passed = passed
      for (const [i, list] of [trail, log, hashes, stored].entries()) list.length = lengths[i]!
      for (const seat of asked.keys()) {
        this.asked[seat] = asked[seat]!
        this.lastAsk[seat] = lastAsk[seat]!
      }
      throw error
    }
  }

  private picture(): Position<unknown> {
    const picture = this.now.picture ?? this.rerun({ listen: true }).position()
    if (this.now.picture === undefined) this.now = { ...this.now, picture }
    return picture
  }

  private rerun(setting: RunSetting, { boundary, script, gone }: Passed['at'] = this.now): Run {
    const { game, given, key } = this.table
    const run = new Run(game, given, key, clonePosition(game.shape, boundary), { script, gone, ...setting })
    run.step()
    return run
  }

  private pathOf({ seat, place, at }: Asked): Path {
    return at < 0 ? [this.now.step, place] : [this.now.step, place, seat, at]
  }

  /** A seat's question counts anew when it stands elsewhere than the last one put to it. */
  private countAsks(): void {
    const places = this.lastAsk.map(() => '')
    for (const asked of this.open()) places[asked.seat] = this.pathOf(asked).join('.')
    for (const [seat, place] of places.entries()) {
      if (place !== '' && place !== this.lastAsk[seat]) this.asked[seat]! += 1
      this.lastAsk[seat] = place
    }
  }

  private notice(told: readonly Stored[], passed: readonly Passed[]): void {
    const before = this.stored.length
    this.stored.push(...told)
    this.passed = [...this.passed, ...passed.map((window) => ({ ...window, told: before + window.told }))]
  }

  private tellAll(event: { kind: string; [field: string]: unknown }, to = EVERYBODY): void {
    this.stored.push({ step: this.now.step, event, to, faces: {} })
  }

  private mustBeOn(seat: Seat): void {
    if (!(seat in this.asked)) throw new MatchError('E_UNKNOWN_SEAT', String(seat))
    if (this.isOver()) throw new MatchError('E_OVER')
  }
}

/** Enough to find where two runs part; a save holds one for every step. */
export const SHORT_HASH = 4
const shortHash = (game: AnyGame, position: Position<unknown>): string =>
  hashOf(game.shape, position).slice(0, SHORT_HASH)

interface Advanced {
  readonly now: Now
  readonly told: readonly Stored[]
  readonly hashes: readonly string[]
  readonly harm: number
  /** Counted within `told`. */
  readonly passed: readonly Passed[]
}

const isWindow = ({ event }: { readonly event: GameEvent }): boolean => event.kind === '@window'

/** The windows of this run that are told for the first time. */
function windowsIn(at: Passed['at'], run: Run, told: readonly Stored[], before: number): readonly Passed[] {
  const all = told.flatMap((stored, i) => (i >= before && isWindow(stored) ? [i + 1] : []))
  const known = run.told.filter(isWindow).length - all.length
  return all.map((count, i) => ({ at, window: known + i + 1, told: count }))
}

function orFail<T>(rule: () => T): T {
  try {
    return rule()
  } catch (error) {
    throw new MatchError('E_RULE_FAILED', error instanceof Error ? error.message : String(error), error)
  }
}

function harmAfter(run: Run, { place, at, seat, open }: Asked, finished: boolean): number {
  const moved = finished || run.openPlace !== place
  if (at >= 0) return (run.branchHarm[seat]?.[at] ?? 0) | (moved ? DECIDED : 0)
  // A vote is changed by voting again; taking it back would take the others' with it.
  if (open === 'agree') return DECIDED
  return run.harm[place + 1] ?? 0
}

/** Where the run stands: the place it waits at. */
const placeOf = ({ pending }: Halt): number => pending[0]!.place

const isIn = (bits: number, seat: Seat): boolean => ((bits >> seat) & 1) === 1

/** What a match keeps of a run. */
export const stoppedAt = (run: Run): Pick<Now, 'halt' | 'picture'> => ({ halt: run.halted(), picture: run.position() })
