import type { Seat } from '@monomyth/engine'
import type { QuestDef } from '../content/cards.ts'
import { questOf } from '../content/pieces.ts'
import type { View } from '../state.ts'
import type { Arrival } from '../words.ts'
import { INN } from './board.ts'

/** HJ-301: the inn is never face down. */
export const isFaceUp = (view: View, cell: number): boolean => view.faceUp[cell] === 1

/** HJ-034: a face-up quest without a token. The inn is no quest, HJ-059. */
export const isFree = (view: View, cell: number): boolean =>
  cell !== INN && view.faceUp[cell] === 1 && view.token[cell] === -1

/** The quest on a cell whose face is known. */
export const questAt = (view: View, cell: number): QuestDef => questOf(view.quests[cell]!)

/** HJ-035: what a face-up cell is for this player. */
export function statusOf(view: View, seat: Seat, cell: number): Arrival {
  if (cell === INN) return 'inn'
  const token = view.token[cell]
  return token === -1 ? 'free' : token === seat ? 'own' : 'rival'
}
