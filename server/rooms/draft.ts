import { type AskView, type By, effective, type LogEntry, Match, type Seat } from '@monomyth/engine'
import type { Append, Mark, Pausing, Row, Snapshot, StoredEvent, TableRow } from '../contract.ts'
import { afterTimeOut, bankAt, type Taken, withBonus, withoutBonus } from './clocks.ts'
import { countFor, NOBODY_AHEAD, type Stage, sightOf, viewerAt } from './frames.ts'
import { dueOf, isDiscreet, runningOf, waitedOf, waitingOf, withReturned } from './seats.ts'
import { heldOf, type Since, snapshotOf, storedOf } from './standing.ts'
import { askedAhead, closesAt, letGo, type Pace, type Passed, passedAt, windowAsk } from './windows.ts'

/** What a change is made to. */
export interface Ground extends Stage {
  readonly table: TableRow
  readonly pace: Pace
  readonly mark: Mark
  readonly since: Since
  readonly fresh: readonly StoredEvent[]
  windowAt(now: number): number
  isSettled(now: number): boolean
}

/** What is to be stored, and how the match stands once it is. */
export interface Change {
  readonly append: Omit<Append, 'table'>
  /** The boundary it leads to, however it is stored. */
  readonly snapshot: Snapshot | undefined
  readonly ahead: ReadonlyMap<Seat, AskView>
  readonly fresh: readonly StoredEvent[]
  readonly passed: readonly Passed[]
  /** How many fingerprints of boundaries the snapshot has taken over. */
  readonly hashes: number
  /** It was made on another match than the live one, and lives on from the snapshot. */
  readonly elsewhere: boolean
}

export interface Drafting {
  readonly now: number
  /** Declining in the window on the table, which is shown on as if nothing had happened. */
  readonly within?: boolean
  /** Where the match with its whole log is needed. */
  readonly whole?: Match
}

/** How the questions of a match were counted by the engine; ahead: before it put them. */
type Puts = ReadonlyMap<Seat, { readonly engine: number; readonly ahead: boolean }>

/** Something done to a match, one entry of its log or several, on the way to being stored. */
export class Draft {
  readonly rows: Row[] = []
  /** Somebody played something in a window. */
  hasPlay = false
  private readonly ground: Ground
  private readonly match: Match
  private readonly how: Drafting
  /** What was on the table before it. */
  private was: (() => Stage) | undefined
  private readonly before: Puts
  private readonly captured: Snapshot | undefined
  private readonly told: StoredEvent[] = []
  private readonly passed: Passed[] = []
  private readonly hashes: number
  private bank: readonly number[]
  private late: ReadonlySet<Seat>
  private returned: readonly number[] | undefined

  constructor(ground: Ground, how: Drafting) {
    const { match, mark, table, since, ahead } = ground
    const { now, whole } = how
    this.ground = ground
    this.how = how
    this.match = whole ?? match
    this.was = stageOf(ground)
    this.late = new Set(mark.late)
    this.returned = mark.returned
    this.before = putsOf(match, ahead)
    const isSettled = ground.isSettled(now)
    this.bank = isSettled ? bankAt(mark, runningOf(table, match), now) : mark.bank
    // Windows are found again by running their entries again: a snapshot behind those would forget them.
    const isBehind = isSettled && match.standing().step !== since.snapshot.now.step && whole === undefined
    this.captured = isBehind ? snapshotOf(match, mark.seq, since) : undefined
    this.hashes = match.hashes.length
  }

  /** Whether a window has come up that was not on the table before. */
  get hasPassed(): boolean {
    return this.passed.length > 0
  }

  act(how: (match: Match) => void, request?: string): void {
    const { match, rows } = this
    const from = match.log.length
    how(match)
    const told = match.stored.splice(0)
    const entry = this.ground.mark.seq + rows.length + 1
    const before = (this.how.within ? this.ground.fresh.length : 0) + this.told.length
    for (const pause of match.pauses()) this.passed.push({ entry, pause, told: before + pause.told })
    match.forgetPauses()
    this.told.push(...told)
    for (const [i, one] of match.log.slice(from).entries()) {
      rows.push({ entry: one, told: i === 0 ? told : [], request: i === 0 ? request : undefined })
      if (one.do === 'undo') this.takeBonus(one.consent.length > 1)
    }
  }

  answer(seat: Seat, key: string, by: By, request?: string): void {
    const asked = this.match.open().find((one) => one.seat === seat)
    const isWaited = by === 'seat' && waitedOf(this.match).includes(seat)
    const pass = asked?.window ? this.match.asks(seat).find(({ id }) => id > 0)?.pass : undefined
    this.act((match) => match.answer(seat, match.asked[seat] ?? 0, key, by), request)
    if (asked?.window && key !== pass) this.hasPlay = true
    if (by === 'seat') this.inTime(seat)
    if (isWaited) this.bank = withBonus(this.bank, seat, this.ground.table.clock)
  }

  /** What was just taken back has added nothing: else time could be made by answering over and over. */
  private takeBonus(agreed: boolean): void {
    const { clock } = this.ground.table
    if (clock !== undefined) this.bank = withoutBonus(this.bank, takenBack(this.match), clock, agreed)
  }

  /** The house answers, this once. */
  timeOut(seat: Seat): void {
    const isKnown = this.match.open().some((one) => one.seat === seat && one.ask.known === 'all')
    this.act((match) => match.timeOut(seat))
    if (!isKnown) return
    this.bank = afterTimeOut(this.bank, seat, this.ground.table.clock)
    if (this.ground.table.clock !== undefined) this.late = new Set([...this.late, seat])
  }

  /** Its owner takes a seat back from a bot. */
  comeBack(seat: Seat, request: string): void {
    this.act((match) => match.comeBack(seat), request)
    this.inTime(seat)
    this.returned = withReturned(this.returned, this.ground.table, seat, this.how.now)
  }

  private inTime(seat: Seat): void {
    this.late = new Set([...this.late].filter((other) => other !== seat))
  }

  // ── Sealing ───────────────────────────────────────────────────────────────────────────────────────────────────────

  seal(): Change {
    const { ground, match, rows, how, told } = this
    const { mark, table, pace } = ground
    const pausing = this.pausing()
    const ahead: Stage['ahead'] = pausing?.open ? askedAhead(match) : NOBODY_AHEAD
    // Where nothing is shown of them, nothing of what they stood on need be kept.
    const passed = pausing === undefined ? [] : how.within ? [...ground.passed, ...this.passed] : this.passed
    const fresh = how.within ? [...ground.fresh, ...told] : told
    const asked = this.asked(putsOf(match, ahead))
    const shown = { asked, ...(pausing && { pausing }) }
    const next = {
      seq: mark.seq + rows.length,
      alone: mark.alone,
      frames: this.frames({ match, mark: shown, passed, ahead }),
      told: mark.told.map((count, place) => count + this.countTold(place, told.length)),
      answers: mark.answers + rows.filter(({ entry }) => entry.do === 'answer').length,
      bank: this.bank,
      at: how.within ? mark.at : how.now,
      ...(this.late.size > 0 && { late: [...this.late] }),
      ...(this.returned && { returned: this.returned }),
      ...publicly(table, match, pausing),
      ...shown,
    }
    const snapshot = this.snapshot(next.seq, pausing)
    // Nobody looks back any more: while it is being stored, the match need not be there twice.
    this.was = undefined
    return {
      append: {
        after: mark.seq,
        rows,
        mark: { due: dueOf(next, table, match, pace), ...next },
        ...this.stored(snapshot),
      },
      snapshot,
      ahead,
      fresh,
      passed,
      hashes: snapshot === this.captured ? this.hashes : match.hashes.length,
      elsewhere: how.whole !== undefined,
    }
  }

  /** The windows everybody is shown before the newest state; or on which somebody still is asked. */
  private pausing(): Pausing | undefined {
    const { ground, match, how } = this
    const { mark, table, pace } = ground
    // Where it is known to all that nobody can react, there is nothing to hide.
    const shown = isDiscreet(table, match) ? this.passed.filter(({ pause }) => pause.could().length > 0) : []
    const windows = shown.map(({ entry, pause }): readonly [number, number] => [
      entry,
      this.passed.filter((one) => one.entry >= entry).findIndex((one) => one.pause === pause),
    ])
    const isAsked = windowAsk(match) !== undefined
    if (!how.within || mark.pausing === undefined)
      return windows.length === 0 ? undefined : { windows, open: isAsked, since: how.now }
    // Whoever comes late to close a window does not take time from the next.
    const late = how.now - closesAt(letGo(mark.pausing, how.now), pace)
    const since = mark.pausing.since + (late > pace.slack ? late : 0)
    return { ...mark.pausing, windows: [...mark.pausing.windows, ...windows], open: isAsked, since }
  }

  /** A question keeps its number while it stays the same, though the engine may put it only later. */
  private asked(after: Puts): readonly number[] {
    const isDeclined = this.how.within === true && !this.hasPlay
    return this.ground.mark.asked.map((n, seat) => {
      const [was, is] = [this.before.get(seat), after.get(seat)]
      if (is === undefined) return n
      return was?.engine === is.engine && (isDeclined || !was.ahead) ? n : n + 1
    })
  }

  /** A viewer's number rises by one where it would notice something. */
  private frames(stage: Stage): readonly number[] {
    const { ground, how, passed, told } = this
    const before = how.within ? 0 : ground.windowAt(how.now)
    const opening = stage.mark.pausing?.windows[0]
    const first = (opening && passedAt(passed, opening)?.told) ?? told.length
    return ground.mark.frames.map((n, place) => {
      const hasTold = !how.within && this.countTold(place, first) > 0
      return n + before + (hasTold || this.looksOther(place, stage) ? 1 : 0)
    })
  }

  /** Whether what this viewer is shown is something else than before. It is rare that nothing is told. */
  private looksOther(place: number, stage: Stage): boolean {
    const { ground, how } = this
    const { seats } = ground.table
    // Nobody looks through the eyes of a bot.
    if (place < seats.length && seats[place]?.person === undefined) return false
    const window = ground.windowAt(how.now)
    const look = (at: Stage, window: number): string =>
      JSON.stringify(sightOf(at, viewerAt(place, seats.length), window))
    return this.was !== undefined && look(this.was(), window) !== look(stage, how.within ? window : 0)
  }

  private countTold(place: number, upTo: number): number {
    return countFor(this.told.slice(0, upTo), viewerAt(place, this.ground.table.seats.length))
  }

  private snapshot(seq: number, pausing: Pausing | undefined): Snapshot | undefined {
    const { match, how, ground, captured } = this
    if (how.whole !== undefined) return snapshotOf(match, seq, undefined)
    if (pausing !== undefined) return captured
    // The end is a boundary too: newer rules must not ask its last step again.
    const isWithin = match.standing().step === ground.since.snapshot.now.step && !match.isOver()
    return isWithin ? undefined : snapshotOf(match, seq, ground.since)
  }

  /** Whole where nothing follows, where an undo led to it, and where it lies before the entries it goes with. */
  private stored(snapshot: Snapshot | undefined): Pick<Append, 'snapshot' | 'difference'> {
    const { captured, how, match, ground } = this
    const isWhole = snapshot === captured || how.whole !== undefined || match.isOver()
    return snapshot === undefined || isWhole ? { snapshot } : storedOf(snapshot, ground.since)
  }
}

/** What is on the table now, for whoever asks later. */
function stageOf({ match, mark, passed, ahead }: Ground): () => Stage {
  const held = heldOf(match)
  let was: Stage | undefined
  return () => {
    was ??= { match: held(), mark, passed, ahead }
    return was
  }
}

function putsOf(match: Match, ahead: Stage['ahead']): Puts {
  const puts = new Map<Seat, { engine: number; ahead: boolean }>()
  for (const { seat } of match.open()) puts.set(seat, { engine: match.asked[seat] ?? 0, ahead: false })
  for (const [seat, { id }] of ahead) puts.set(seat, { engine: id, ahead: true })
  return puts
}

/** The answers the last undo took back for which somebody had been given time. */
function takenBack({ log, table }: Match): readonly Taken[] {
  const { before } = table
  const counting = (entries: readonly LogEntry[]) => new Set(effective(entries, before).map(({ entry }) => entry))
  const until = log.slice(0, -1)
  const [was, is] = [counting(until), counting(log)]
  const again = new Match(table)
  const taken: Taken[] = []
  for (const entry of until.slice(before.length)) {
    const isTaken = entry.do === 'answer' && entry.by !== 'bot' && was.has(entry) && !is.has(entry)
    // Only the match as it stood there knows whether everybody saw that it was waited for.
    if (isTaken && waitedOf(again).includes(entry.seat)) taken.push({ seat: entry.seat, late: entry.by === 'house' })
    again.apply(entry)
  }
  return taken
}

/** What is known to everybody: while windows are shown, nothing new. */
function publicly(
  table: TableRow,
  match: Match,
  pausing: Pausing | undefined,
): Pick<Mark, 'waited' | 'secretly' | 'winners' | 'over'> {
  if (pausing !== undefined) return { waited: [], winners: [], over: false }
  return { winners: match.outcome()?.winners ?? [], over: match.isOver(), ...waitingOf(table, match) }
}
