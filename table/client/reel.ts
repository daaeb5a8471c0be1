import { type AskView, eventFor, isRetold, Match, type Seat } from '@monomyth/engine'
import { type Eyes, type Moment, type Past, TableError } from './client.ts'

/** So many entries lie between two places from which a match can be run on. */
const EVERY = 16

type Standing = ReturnType<Match['standing']>
interface Mark {
  readonly at: number
  readonly now: Standing
  readonly asked: readonly number[]
}

/** A match run again from its beginning, to be looked at wherever one likes. What was taken back is part of it. */
export class Reel {
  private readonly match: Match
  /** Runs along behind the match, and leaves marks. */
  private readonly head: Match
  private readonly marks: Mark[] = []
  /** After each entry: how many events had been told. */
  private readonly told: number[] = []
  /** Where somebody looked last: stepping on from there is quick. */
  private near: Match | undefined

  constructor(match: Match) {
    this.match = match
    this.head = new Match(match.table)
    this.head.log.push(...match.table.before)
    this.mark()
  }

  moments(eyes: Eyes): readonly Moment[] {
    this.catchUp()
    const { log, stored } = this.match
    const first = this.match.table.before.length
    // What was told before the last change of rules, or is no longer known, shifts the count.
    const shift = stored.length - this.head.stored.length
    let seen = 0
    let n = 0
    return this.told.map((told, i) => {
      const from = n + 1
      for (; seen < told + shift; seen++) {
        const event = stored[seen]
        if (event === undefined) continue
        if (eyes === 'open' ? !isRetold(stored, seen) : eventFor(event, eyes) !== undefined) n += 1
      }
      const entry = i === 0 ? undefined : log[first + i - 1]
      return { at: first + i, seat: entry !== undefined && 'seat' in entry ? entry.seat : -1, from, to: n }
    })
  }

  past(at: number, eyes: Eyes): Past {
    const match = this.at(at)
    const outcome = match.outcome()
    if (eyes !== 'open') return { view: match.view(eyes), asks: match.asks(eyes), outcome }
    // A state has the form of a view with nothing hidden.
    return { view: match.position().state, asks: match.open().flatMap(({ seat }) => ownAsk(match, seat)), outcome }
  }

  private at(at: number): Match {
    this.catchUp()
    const { log } = this.match
    const mark = this.marks.findLast((one) => one.at <= at)
    if (mark === undefined || !Number.isInteger(at) || at > log.length) throw new TableError('E_STALE_ASK', String(at))
    const { near } = this
    const match = near !== undefined && near.log.length <= at && near.log.length >= mark.at ? near : this.from(mark)
    for (const entry of log.slice(match.log.length, at)) match.apply(entry)
    this.near = match
    return match
  }

  private from({ at, now, asked }: Mark): Match {
    const match = new Match(this.match.table, now)
    match.restore({ log: this.match.log.slice(0, at), hashes: [], stored: [], asked })
    return match
  }

  private catchUp(): void {
    const { head, match } = this
    for (const entry of match.log.slice(head.log.length)) {
      head.apply(entry)
      this.mark()
    }
  }

  private mark(): void {
    const { head, marks, told } = this
    const { length: at } = head.log
    if (told.length % EVERY === 0) marks.push({ at, now: head.standing(), asked: head.asked.slice() })
    told.push(head.stored.length)
  }
}

const ownAsk = (match: Match, seat: Seat): readonly AskView[] => match.asks(seat).filter(({ id }) => id > 0)
