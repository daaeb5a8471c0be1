import type { Outcome, Seat } from '@monomyth/engine'
import { powerOf } from '../content/pieces.ts'
import type { EventOf, Play } from '../events.ts'
import type { View } from '../state.ts'

/** HJ-870 */
export const POINTS_TO_WIN = 15

export const isOver = (view: View): boolean => view.cursor.at === 'over'

/** HJ-870, HJ-873, HJ-880 The match ends at once, in the middle of whatever is going on. */
export function endMatch(play: Play, reason: EventOf<'gameOver'>['reason']): void {
  const { state } = play
  state.cursor = { at: 'over', reason }
  play.tell({ kind: 'gameOver', winners: winnersIn(state), reason })
}

/** HJ-882: with 15 points or as the last in the game one is first alone; after a stalemate a victory may be shared. */
const winnersIn = (view: View): Seat[] => {
  const ranking = rankingIn(view)
  return ranking.filter((seat) => compare(view, seat, ranking[0]!) === 0)
}

/** HJ-883: the winner first, then the others in the game, then those who are out, the last of them first. */
const rankingIn = (view: View): Seat[] => [...view.seats.keys()].sort((a, b) => compare(view, a, b) || a - b)

/** HJ-882, HJ-883: below zero when `a` ranks before `b`. */
function compare(view: View, a: Seat, b: Seat): number {
  const [one, other] = [view.seats[a]!, view.seats[b]!]
  if (one.out >= 0 || other.out >= 0) return placeOut(other.out) - placeOut(one.out)
  return (
    other.points - one.points ||
    powerOwned(view, b) - powerOwned(view, a) ||
    countQuests(view, b) - countQuests(view, a)
  )
}

/** Whoever is in the game outlasted everybody who is not. */
const placeOut = (out: number): number => (out < 0 ? Number.MAX_SAFE_INTEGER : out)

/** HJ-882: dormant relics included, a mentor counting 1. */
function powerOwned(view: View, seat: Seat): number {
  const { relics, mentor } = view.seats[seat]!
  return [...relics, ...mentor].reduce((sum, item) => sum + powerOf(item), 0)
}

const countQuests = (view: View, seat: Seat): number => view.token.filter((owner) => owner === seat).length

export function outcomeOf(view: View): Outcome | undefined {
  const { cursor } = view
  if (cursor.at !== 'over') return undefined
  return {
    winners: winnersIn(view),
    scores: view.seats.map(({ points }) => points),
    ranking: rankingIn(view),
    reason: cursor.reason,
  }
}
