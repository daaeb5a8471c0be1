import type { RuleId } from '@monomyth/engine'
import type { View } from '../state.ts'
import { NEIGHBOURS } from './board.ts'
import { isFaceUp } from './quests.ts'

/** HJ-301, HJ-303: of the adjacent cells only a face-down quest cannot be entered. */
export const whyNoEntry = (view: View, cell: number): RuleId | undefined =>
  isFaceUp(view, cell) ? undefined : 'HJ-301'

/** HJ-306: is there a legal destination from here? */
export function hasDestination(view: View, cell: number): boolean {
  for (const neighbour of NEIGHBOURS[cell]!) if (isFaceUp(view, neighbour)) return true
  return false
}
