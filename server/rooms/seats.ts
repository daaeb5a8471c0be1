import type { Match, Seat } from '@monomyth/engine'
import type { Mark, TableRow } from '../contract.ts'
import { expiresAt, secretUntil } from './clocks.ts'
import { closesAt, isHeld, lapsesAt, type Pace, settlesAt } from './windows.ts'

type Asked = ReturnType<Match['open']>[number]

/** Who sits at a table, who plays for whom, and who is waited for. */

/** Plays where a level is not known (any more), and for whoever lent their seat. */
const USUAL_BOT = 'greedy'
export const levelOf = ({ seats }: TableRow, seat: Seat): string => seats[seat]?.bot ?? USUAL_BOT

/** A seat played by a person: its own, not given up and not lent. */
export const isPerson = ({ seats }: TableRow, match: Match, seat: Seat): boolean =>
  seats[seat]?.person !== undefined && !match.isGone(seat) && !match.isBot(seat)

/** A seat played by a bot: from the start, or lent to one. */
export const isBot = ({ seats }: TableRow, match: Match, seat: Seat): boolean =>
  !match.isGone(seat) && (seats[seat]?.person === undefined || match.isBot(seat))

export const personsAt = (table: TableRow, match: Match): readonly Seat[] =>
  [...match.asked.keys()].filter((seat) => isPerson(table, match, seat))

/** Seats a bot plays for a person who may come back. */
export const lentAt = ({ seats }: TableRow, match: Match): readonly Seat[] =>
  [...match.asked.keys()].filter(
    (seat) => seats[seat]?.person !== undefined && !match.isGone(seat) && match.isBot(seat),
  )

/** Are windows shown to everybody alike? Between people, unless they chose otherwise or take days. */
export const isDiscreet = (table: TableRow, match: Match): boolean =>
  table.windows === 'discreet' && table.pace === 'live' && personsAt(table, match).length > 1

/** A vote stays open while others vote; who has voted is not waited for. */
export const unanswered = (match: Match): readonly Asked[] =>
  match.open().filter(({ seat, votes }) => !votes.some((vote) => vote.seat === seat))

/** Who is waited for, as far as everybody may know. */
export const waitedOf = (match: Match): readonly Seat[] =>
  unanswered(match).flatMap(({ ask, seat }) => (ask.known === 'all' ? [seat] : []))

/** For whom time runs. What others may not know of a question must not show in its time either. */
export const runningOf = (table: TableRow, match: Match): readonly Seat[] =>
  table.clock === undefined ? [] : waitedOf(match).filter((seat) => isPerson(table, match, seat))

export const secretlyAsked = (table: TableRow, match: Match): readonly Seat[] =>
  unanswered(match).flatMap(({ ask, seat }) => (ask.known === 'seat' && isPerson(table, match, seat) ? [seat] : []))

/** Who is waited for, as a mark keeps it. */
export function waitingOf(table: TableRow, match: Match): Pick<Mark, 'waited' | 'secretly'> {
  const secretly = secretlyAsked(table, match)
  return { waited: waitedOf(match), ...(secretly.length > 0 && { secretly }) }
}

/** When somebody must see to it that the match goes on. */
export function dueOf(mark: Omit<Mark, 'due'>, table: TableRow, match: Match, pace: Pace): number | undefined {
  const { pausing, at, over } = mark
  if (pausing !== undefined) {
    if (pausing.hold !== undefined && isHeld(pausing)) return lapsesAt(pausing.hold, pace)
    return pausing.open ? closesAt(pausing, pace) : settlesAt(pausing, pace)
  }
  if (over) return undefined
  if (unanswered(match).some(({ seat }) => isBot(table, match, seat))) return at
  const secret = secretlyAsked(table, match).length > 0 ? secretUntil(table, at) : undefined
  const times = [expiresAt(mark, runningOf(table, match)), secret].filter((time) => time !== undefined)
  return times.length === 0 ? undefined : Math.min(...times)
}

/** Who has taken a seat back, and when, by seat. */
export const withReturned = (
  returned: readonly number[] | undefined,
  { seats }: TableRow,
  seat: Seat,
  now: number,
): readonly number[] => seats.map((_, other) => (other === seat ? now : (returned?.[other] ?? 0)))
