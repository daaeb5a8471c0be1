import type { Outcome, Seat } from '@monomyth/engine'
import type { Play } from '../events.ts'
import type { View } from '../state.ts'
import { RANKS, type Rank } from '../words.ts'
import { isCompetitive } from './modes.ts'
import { totalOf } from './scoring.ts'

/** CTA-003, CTA-764: not one token is left. */
export const isPartyWinning = (view: View): boolean => view.adversary.tokens === 0

export function endMatch(play: Play): void {
  const { state } = play
  const reason = isCompetitive(state) ? 'scores' : isPartyWinning(state) ? 'won' : 'lost'
  state.cursor = { at: 'over', reason }
  play.tell({ kind: 'gameOver', winners: outcomeOf(state)!.winners, reason })
}

/** CTA-004, CTA-005, CTA-767, CTA-816 The best score wins, those level with it as well; nobody in a lost game. */
export function outcomeOf(view: View): Outcome | undefined {
  const { cursor, seats } = view
  if (cursor.at !== 'over') return undefined
  const scores = seats.map((_, seat) => totalOf(view, seat))
  const ranking: Seat[] = [...seats.keys()].sort((a, b) => scores[b]! - scores[a]! || a - b)
  const best = scores[ranking[0]!]
  const winners = cursor.reason === 'lost' ? [] : ranking.filter((seat) => scores[seat] === best)
  return { winners, scores, ranking, reason: cursor.reason }
}

/** CTA-854 The least score of each rank above the first. */
const RANK_FROM = [22, 28, 34, 40]

/** CTA-854 The rank of a won solo game. */
export function rankOf(score: number): Rank {
  let rank = 0
  while (rank < RANK_FROM.length && score >= RANK_FROM[rank]!) rank++
  return RANKS[rank]!
}
