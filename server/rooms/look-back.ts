import { type EventView, eventFor, isRetold, Match, type Seat, type Viewer } from '@monomyth/engine'
import type { Eyes, Moment, Past } from '@monomyth/wire'
import type { StoredEvent } from '../contract.ts'
import { Refused } from '../http/refused.ts'
import { asksFor, digestOf, NOBODY_AHEAD, type Stage, sightOf } from './frames.ts'
import { askedAhead, windowAsk } from './windows.ts'

/** So many entries lie between two places from which a match can be run on. */
const EVERY = 16

interface Mark {
  readonly entries: number
  readonly now: ReturnType<Match['standing']>
  readonly asked: readonly number[]
}

/** A place to look from: after so many entries, or at one of the windows the last of them led to. */
interface Shot {
  readonly entries: number
  readonly window: number | undefined
  /** These eyes have declined there, and are asked no more. */
  readonly hasDeclined: boolean
  readonly seat: Seat
  /** How many events these eyes were told by then. */
  readonly told: number
}

/**
 * A match run again from its beginning, to be looked at wherever one likes. The moments of a viewer are those at which
 * it noticed something, counted for it alone; a window counts, whether or not anybody was asked in it. So they tell no
 * more than its frames did. Who sees everything, once the match is over, steps from entry to entry.
 */
export class LookBack {
  private readonly match: Match
  private readonly events: readonly StoredEvent[]
  private readonly marks: Mark[] = []
  /** How many events were told before the place where running again begins: the start, or the last change of rules. */
  private readonly earlier: number
  private readonly shots = new Map<Eyes, readonly Shot[]>()
  /** Where somebody looked last: stepping on from there is quick. */
  private near: Match | undefined

  /** A whole match, and everything told in it. */
  constructor(match: Match, events: readonly StoredEvent[]) {
    this.match = match
    this.events = events
    const head = this.first()
    this.note(head)
    for (const entry of this.entries) {
      head.apply(entry)
      this.note(head)
    }
    this.earlier = Math.max(0, events.length - head.stored.length)
  }

  moments(eyes: Eyes): readonly Moment[] {
    const shots = this.shotsOf(eyes)
    return shots.map(({ seat, told }, at) => ({ at, seat, from: (shots[at - 1]?.told ?? 0) + 1, to: told }))
  }

  past(at: number, eyes: Eyes): Past {
    const shot = this.shotsOf(eyes)[at]
    if (shot === undefined) throw new Refused('E_STALE_ASK')
    const match = this.at(shot.entries)
    const outcome = match.outcome()
    // A state has the form of a view with nothing hidden.
    if (eyes === 'open') return { view: match.position().state, asks: everyAsk(match), outcome }
    if (shot.hasDeclined) return { view: match.view(eyes), asks: [], outcome: undefined }
    const pause = shot.window === undefined ? undefined : match.pauses()[shot.window]
    if (pause !== undefined) return { view: pause.view(eyes), asks: [], outcome: undefined }
    return { view: match.view(eyes), asks: asksFor(stageOf(match), eyes), outcome }
  }

  // ── Inside ────────────────────────────────────────────────────────────────────────────────────────────────────────

  /** Those that can be run again. */
  private get entries() {
    return this.match.log.slice(this.match.table.before.length)
  }

  private shotsOf(eyes: Eyes): readonly Shot[] {
    const known = this.shots.get(eyes)
    if (known !== undefined) return known
    const shots = eyes === 'open' ? this.everyEntry() : this.noticed(eyes)
    this.shots.set(eyes, shots)
    return shots
  }

  private everyEntry(): readonly Shot[] {
    const { events, earlier } = this
    const head = this.first()
    const shots: Shot[] = []
    let [seen, told] = [0, 0]
    const add = (seat: Seat): void => {
      for (; seen < earlier + head.stored.length; seen++) if (!isRetold(events, seen)) told += 1
      shots.push({ entries: shots.length, window: undefined, hasDeclined: false, seat, told })
    }
    add(-1)
    for (const entry of this.entries) {
      head.apply(entry)
      add(seatOf(entry))
    }
    return shots
  }

  /** Wherever this viewer would notice: at each window, when it has declined in one, and after each entry. */
  private noticed(viewer: Viewer): readonly Shot[] {
    const head = this.first()
    const shots: Shot[] = []
    let [told, last] = [0, '']
    const count = (from: number, to: number): void => {
      for (const stored of this.events.slice(from, to)) if (eventFor(stored, viewer) !== undefined) told += 1
    }
    const add = (shot: Pick<Shot, 'entries' | 'seat'> & Partial<Shot>, sight: string): void => {
      const isNew = told > (shots.at(-1)?.told ?? -1) || sight !== last
      if (isNew) shots.push({ window: undefined, hasDeclined: false, ...shot, told })
      last = sight
    }
    count(0, this.earlier + head.stored.length)
    add({ entries: 0, seat: -1 }, digest(head, viewer))
    for (const [i, entry] of this.entries.entries()) {
      const isOwn = seatOf(entry) === viewer
      const isQuiet = isSilent(head, entry)
      let seat = isQuiet && !isOwn ? -1 : seatOf(entry)
      // Whether the window ends with it, or somebody is asked after it, must not show: it always has a moment of its own.
      if (isQuiet && isOwn && windowAsk(head) !== undefined) {
        add({ entries: i, hasDeclined: true, seat }, digest(head, viewer, head.view(viewer)))
        seat = -1
      }
      let seen = this.earlier + head.stored.length
      head.apply(entry)
      const pauses = head.pauses()
      // The one somebody is asked in is the newest state as well.
      const closed = windowAsk(head) === undefined ? pauses : pauses.slice(0, -1)
      for (const [window, pause] of closed.entries()) {
        count(seen, this.earlier + pause.told)
        seen = this.earlier + pause.told
        add({ entries: i + 1, window, seat }, digest(head, viewer, pause.view(viewer)))
        seat = -1
      }
      count(seen, this.earlier + head.stored.length)
      add({ entries: i + 1, seat }, digest(head, viewer))
    }
    return shots
  }

  private at(entries: number): Match {
    const { table, log } = this.match
    const first = table.before.length
    // Its windows are known only to a match that has just taken the entry.
    const mark = this.marks.findLast((one) => one.entries < entries)
    const { near } = this
    const isNear =
      near !== undefined && near.log.length < first + entries && near.log.length >= first + (mark?.entries ?? 0)
    const match = isNear ? near : this.from(mark)
    for (const entry of log.slice(match.log.length, first + entries)) match.apply(entry)
    this.near = match
    return match
  }

  private from(mark: Mark | undefined): Match {
    if (mark === undefined) return this.first()
    const { table, log } = this.match
    const match = new Match(table, mark.now)
    match.restore({ log: log.slice(0, table.before.length + mark.entries), hashes: [], stored: [], asked: mark.asked })
    return match
  }

  private first(): Match {
    const { table } = this.match
    const match = new Match(table)
    match.log.push(...table.before)
    return match
  }

  private note(head: Match): void {
    const entries = head.log.length - this.match.table.before.length
    if (entries % EVERY === 0) this.marks.push({ entries, now: head.standing(), asked: head.asked.slice() })
  }
}

/** Everything told, to somebody who sees everything. */
export function openEvents(events: readonly StoredEvent[]): readonly EventView[] {
  return events.filter((_, at) => !isRetold(events, at)).map(({ event }, i) => ({ n: i + 1, event }))
}

type Entry = Match['log'][number]

const seatOf = (entry: Entry): Seat => ('seat' in entry ? entry.seat : -1)

/** Declining where nobody else knows of the question. */
function isSilent(match: Match, entry: Entry): boolean {
  if (entry.do !== 'answer') return false
  const asked = match.open().find(({ seat }) => seat === entry.seat)
  const pass = match.asks(entry.seat).find(({ id }) => id > 0)?.pass
  return asked?.ask.known === 'seat' && entry.key === pass
}

/** Everybody is shown its question in a window at once, also who is asked only when others have declined. */
function stageOf(match: Match): Stage {
  const ahead: Stage['ahead'] = windowAsk(match) === undefined ? NOBODY_AHEAD : askedAhead(match)
  const asked = match.asked.map((n, seat) => ahead.get(seat)?.id ?? n)
  return { match, mark: { asked }, passed: [], ahead }
}

function digest(match: Match, viewer: Viewer, view?: unknown): string {
  const sight = sightOf(stageOf(match), viewer, 0)
  return digestOf(
    view === undefined ? sight : { ...sight, view, asks: [], waiting: [], outcome: undefined, over: false },
  )
}

const everyAsk = (match: Match): Past['asks'] =>
  match.open().flatMap(({ seat }) => match.asks(seat).filter(({ id }) => id > 0))
