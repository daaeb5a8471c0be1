import type { AnyGame } from '../contract.ts'
import type { Match } from '../match.ts'
import { keysOf } from '../question.ts'
import { reopened } from './scene.ts'

/** How many different lines of play lead so many answers deep from here. One number pins down a whole set of rules. */
export function countLines(game: AnyGame, match: Match, depth: number): number {
  if (depth === 0 || match.isOver()) return 1
  const asked = match.open()[0]!
  if (depth === 1) return keysOf(asked).length
  let lines = 0
  for (const key of keysOf(asked)) {
    const fork = reopened(game, match)
    fork.answer(asked.seat, fork.asked[asked.seat]!, key)
    lines += countLines(game, fork, depth - 1)
  }
  return lines
}
