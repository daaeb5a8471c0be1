import type { Seat } from '@monomyth/engine'
import type { Event } from '../events.ts'
import type { View } from '../state.ts'
import type { Place } from '../words.ts'
import { INN, isEndOfWorld, isFar, isNextToInn, NEIGHBOURS, QUEST_CELLS } from './board.ts'
import { isFaceUp } from './quests.ts'

/** What the card of this seat, which answers this event, means by a place. */

const NEXT_TO_INN = QUEST_CELLS.filter(isNextToInn)
const FAR = QUEST_CELLS.filter(isFar)
const END_OF_WORLD = QUEST_CELLS.filter(isEndOfWorld)

/** Where an event takes place; −1 for one that has no place. */
export const cellOfEvent = (event: Event): number => ('cell' in event ? event.cell : -1)

export function cellsIn(view: View, seat: Seat, place: Place, event: Event): readonly number[] {
  switch (place) {
    case 'any':
      return QUEST_CELLS
    case 'inn':
      return [INN]
    case 'nextToInn':
      return NEXT_TO_INN
    case 'far':
      return FAR
    case 'endOfWorld':
      return END_OF_WORLD
    case 'adjacent':
      return NEIGHBOURS[view.seats[seat]!.cell]!
    case 'eventCell':
      return [cellOfEvent(event)]
  }
}

/** HJ-251: unless the card names a place, every face-down quest of the board. */
export const faceDownIn = (view: View, seat: Seat, place: Place, event: Event): readonly number[] =>
  place === 'any' ? view.faceDown : cellsIn(view, seat, place, event).filter((cell) => !isFaceUp(view, cell))
