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
  play.tell({ kind: 'gameOver', winners: ranked(state).winners, reason })
}

/**
 * HJ-882, HJ-883: the best first. With 15 points or as the last in the game one is first alone; after a stalemate those
 * who stand alike share the victory.
 */
function ranked(view: View): { readonly winners: readonly Seat[]; readonly ranking: readonly Seat[] } {
  const standings = view.seats.map((_, seat) => standingOf(view, seat))
  const ranking = [...standings.keys()].sort((a, b) => standings[b]! - standings[a]! || a - b)
  return { winners: ranking.filter((seat) => standings[seat] === standings[ranking[0]!]), ranking }
}

/** Points before power before quests, in one number; below zero for those who are out, the first of them lowest. */
function standingOf(view: View, seat: Seat): number {
  const { out, points } = view.seats[seat]!
  if (out >= 0) return out - view.seats.length
  return (points * 1000 + powerOwned(view, seat)) * 100 + countQuests(view, seat)
}

/** HJ-882: dormant relics included, a mentor counting 1. */
function powerOwned(view: View, seat: Seat): number {
  const { relics, mentor } = view.seats[seat]!
  let power = 0
  for (const relic of relics) power += powerOf(relic)
  for (const item of mentor) power += powerOf(item)
  return power
}

function countQuests(view: View, seat: Seat): number {
  let count = 0
  for (const owner of view.token) if (owner === seat) count++
  return count
}

export function outcomeOf(view: View): Outcome | undefined {
  const { cursor } = view
  if (cursor.at !== 'over') return undefined
  return { ...ranked(view), scores: view.seats.map(({ points }) => points), reason: cursor.reason }
}
