import { type AskView, eventFor, Match, type Seat, type Viewer } from '@monomyth/engine'
import type { Eyes, Moment, Past } from '@monomyth/wire'
import { Refused } from '../http/refused.ts'
import { digestOf, sightOf } from './frames.ts'

/** So many entries lie between two places from which a match can be run on. */
const EVERY = 16

interface Mark {
  readonly at: number
  readonly now: ReturnType<Match['standing']>
  readonly asked: readonly number[]
}

/** A place to look from: after so many entries, or at one of the windows the last of them led to. */
interface Shot {
  readonly entries: number
  readonly window: number | undefined
  readonly seat: Seat
  readonly from: number
  readonly to: number
}

/**
 * A match run again from its beginning, to be looked at wherever one likes. While it runs, the moments of a viewer are
 * those at which it noticed something, counted for it alone; where nobody was asked, a window counts all the same. So
 * they tell no more than its frames did. Who sees everything, when it is over, steps from entry to entry.
 */
export class LookBack {
  private readonly match: Match
  private readonly marks: Mark[] = []
  /** After each entry: what was told by it, and how much of that at each window. */
  private readonly told: { readonly events: Match['stored']; readonly windows: readonly number[] }[] = []
  private readonly shots = new Map<Eyes, readonly Shot[]>()
  /** Where somebody looked last: stepping on from there is quick. */
  private near: Match | undefined

  /** `events`: told before the place where running again begins, which is its start or the last change of rules. */
  constructor(match: Match, events: Match['stored']) {
    this.match = match
    const head = this.first()
    const begun = head.stored.splice(0)
    const entries = match.log.slice(match.table.before.length)
    const rest: typeof this.told = []
    this.note(head)
    for (const entry of entries) {
      head.apply(entry)
      const windows = head.pauses().map(({ told }) => told)
      rest.push({ events: head.stored.splice(0), windows })
      this.note(head)
    }
    const again = begun.length + rest.reduce((sum, one) => sum + one.events.length, 0)
    const before = events.slice(0, Math.max(0, events.length - again))
    this.told.push({ events: [...before, ...begun], windows: [] }, ...rest)
  }

  moments(eyes: Eyes): readonly Moment[] {
    return this.shotsOf(eyes).map(({ seat, from, to }, at) => ({ at, seat, from, to }))
  }

  past(at: number, eyes: Eyes): Past {
    const shot = this.shotsOf(eyes)[at]
    if (shot === undefined) throw new Refused('E_STALE_ASK')
    const match = this.at(shot.entries)
    if (eyes === 'open') {
      const asks = match.open().flatMap(({ seat }) => match.asks(seat).filter(({ id }) => id > 0))
      // A state has the form of a view with nothing hidden.
      return { view: match.position().state, asks, outcome: match.outcome() }
    }
    const pause = shot.window === undefined ? undefined : match.pauses()[shot.window]
    if (pause !== undefined) return { view: pause.view(eyes), asks: [], outcome: undefined }
    return { view: match.view(eyes), asks: unnumbered(match, eyes), outcome: match.outcome() }
  }

  // ── Inside ────────────────────────────────────────────────────────────────────────────────────────────────────────

  private shotsOf(eyes: Eyes): readonly Shot[] {
    const known = this.shots.get(eyes)
    if (known !== undefined) return known
    const shots = eyes === 'open' ? this.everyEntry() : this.noticed(eyes)
    this.shots.set(eyes, shots)
    return shots
  }

  private everyEntry(): readonly Shot[] {
    let n = 0
    return this.told.map(({ events }, entries) => {
      const from = n + 1
      n += events.length
      return { entries, window: undefined, seat: this.seatOf(entries), from, to: n }
    })
  }

  /** At each window and after each entry, where this viewer would notice. */
  private noticed(viewer: Viewer): readonly Shot[] {
    const shots: Shot[] = []
    const match = this.first()
    let n = 0
    let last = ''
    for (const [entries, { events, windows }] of this.told.entries()) {
      const entry = this.match.log[this.match.table.before.length + entries - 1]
      if (entries > 0 && entry !== undefined) match.apply(entry)
      const seat = this.publicSeat(entries, viewer)
      const seen = events.map((stored) => eventFor(stored, viewer) !== undefined)
      const ends = [...windows, events.length]
      for (const [i, end] of ends.entries()) {
        const from = n + 1
        n += seen.slice(i === 0 ? 0 : ends[i - 1], end).filter(Boolean).length
        const isWindow = i < windows.length
        const sight = isWindow ? '' : sightDigest(match, viewer)
        const isOpen = isWindow && i === windows.length - 1 && match.open().some(({ window }) => window)
        // A window somebody is asked in is the newest state as well: it is looked at once.
        if (isOpen) n = from - 1
        else if (n >= from || (sight !== last && !isWindow)) {
          const isFirst = shots.at(-1)?.entries !== entries
          shots.push({ entries, window: isWindow ? i : undefined, seat: isFirst ? seat : -1, from, to: n })
        }
        if (!isWindow) last = sight
      }
    }
    return shots
  }

  private seatOf(entries: number): Seat {
    const entry = entries === 0 ? undefined : this.match.log[this.match.table.before.length + entries - 1]
    return entry !== undefined && 'seat' in entry ? entry.seat : -1
  }

  private at(entries: number): Match {
    const { table, log } = this.match
    const first = table.before.length
    const mark = this.marks.findLast((one) => one.at < entries || one.at === 0)
    const { near } = this
    const isNear = near !== undefined && near.log.length < first + entries && near.log.length - first >= (mark?.at ?? 0)
    const match = isNear ? near : this.from(mark)
    for (const entry of log.slice(match.log.length, first + entries)) match.apply(entry)
    this.near = match
    return match
  }

  private from(mark: Mark | undefined): Match {
    if (mark === undefined) return this.first()
    const { table, log } = this.match
    const match = new Match(table, mark.now)
    match.restore({ log: log.slice(0, table.before.length + mark.at), hashes: [], stored: [], asked: mark.asked })
    return match
  }

  private first(): Match {
    const { table } = this.match
    const match = new Match(table)
    match.log.push(...table.before)
    return match
  }

  private note(head: Match): void {
    const at = head.log.length - this.match.table.before.length
    if (at % EVERY === 0) this.marks.push({ at, now: head.standing(), asked: head.asked.slice() })
  }

  private publicSeat(entries: number, viewer: Viewer): Seat {
    void viewer
    return this.seatOf(entries)
  }
}

const sightDigest = (match: Match, viewer: Viewer): string =>
  digestOf(sightOf({ match, mark: { asked: [] }, passed: [], ahead: new Map() }, viewer, 0))

const unnumbered = (match: Match, viewer: Viewer): readonly AskView[] => match.asks(viewer)
