import type { Seat } from '@monomyth/engine'
import { LOCK, type QuestDef } from '../content/cards.ts'
import type { Condition } from '../effects/effect.ts'
import type { TriggerEvent } from '../events.ts'
import type { View } from '../state.ts'
import { COLOURS } from '../words.ts'
import { INN } from './board.ts'
import { countDormant } from './items.ts'
import { cellOfEvent, cellsIn } from './places.ts'
import { isFaceUp, isFree, questAt } from './quests.ts'

/** HJ-734: does everything this card asks for hold now? `seat` owns the card. */
export const holds = (view: View, seat: Seat, condition: Condition, event: TriggerEvent): boolean =>
  holdsPlace(view, seat, condition, event) &&
  holdsQuest(view, condition, cellOfEvent(event)) &&
  holdsOwn(view, seat, condition) &&
  (condition.how === undefined || ('how' in event && event.how === condition.how)) &&
  (condition.cause === undefined || ('cause' in event && event.cause === condition.cause))

function holdsPlace(view: View, seat: Seat, { place, pawnPlace }: Condition, event: TriggerEvent): boolean {
  if (place !== undefined && !cellsIn(view, seat, place, event).includes(cellOfEvent(event))) return false
  return pawnPlace === undefined || cellsIn(view, seat, pawnPlace, event).includes(view.seats[event.seat]!.cell)
}

function holdsQuest(view: View, { minPoints, questColour, questIs }: Condition, cell: number): boolean {
  if (minPoints === undefined && questColour === undefined && questIs === undefined) return true
  if (cell < 0 || cell === INN || !isFaceUp(view, cell)) return false
  const quest = questAt(view, cell)
  if (minPoints !== undefined && quest.points < minPoints) return false
  if (questColour === 'coloured' ? quest.colour === 'white' : questColour !== undefined && quest.colour !== questColour)
    return false
  return questIs === undefined || questIs.every((is) => (is === 'free' ? isFree(view, cell) : isEpicOrLocked(quest)))
}

const isEpicOrLocked = ({ epic, values }: QuestDef): boolean =>
  epic || COLOURS.some((colour) => values[colour] === LOCK)

function holdsOwn(view: View, seat: Seat, { ownAwakeRelics, ownDormantRelicsMin }: Condition): boolean {
  if (ownAwakeRelics === undefined && ownDormantRelicsMin === undefined) return true
  const dormant = countDormant(view, seat)
  const awake = view.seats[seat]!.relics.length - dormant
  return (ownAwakeRelics === undefined || awake === ownAwakeRelics) && dormant >= (ownDormantRelicsMin ?? 0)
}
