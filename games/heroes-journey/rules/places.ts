import type { Place } from '../words.ts'
import { INN, isEndOfWorld, isFar, isNextToInn, NEIGHBOURS, QUEST_CELLS } from './board.ts'

/** What a card means by a place. `pawn` is the cell of its owner's pawn, `event` the cell of the event it answers. */

const NEXT_TO_INN = QUEST_CELLS.filter(isNextToInn)
const FAR = QUEST_CELLS.filter(isFar)
const END_OF_WORLD = QUEST_CELLS.filter(isEndOfWorld)
const INN_ONLY = [INN]

export function cellsIn(place: Place, pawn: number, event: number): readonly number[] {
  switch (place) {
    case 'any':
      return QUEST_CELLS
    case 'inn':
      return INN_ONLY
    case 'nextToInn':
      return NEXT_TO_INN
    case 'far':
      return FAR
    case 'endOfWorld':
      return END_OF_WORLD
    case 'adjacent':
      return NEIGHBOURS[pawn]!
    case 'eventCell':
      return [event]
  }
}

export const isIn = (place: Place, cell: number, pawn: number, event: number): boolean =>
  cellsIn(place, pawn, event).includes(cell)
