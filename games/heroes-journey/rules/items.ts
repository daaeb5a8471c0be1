import type { Back, Piece, RuleId, Seat } from '@monomyth/engine'
import { LOCK, type QuestDef } from '../content/cards.ts'
import { colourOf, FIRST_RELIC, faceOf, isMentor, powerOf, RELIC_KIND_COUNT, relicKindOf } from '../content/pieces.ts'
import type { View } from '../state.ts'
import { COLOURS } from '../words.ts'
import { isFree, questAt } from './quests.ts'

/** HJ-461 */
const MOST_DICE = 5

/** HJ-024. A mentor never is, HJ-647. */
export const isDormant = (view: View, item: Piece | Back): boolean =>
  !isMentor(item) && view.dormant[item - FIRST_RELIC] === 1

export function countDormant(view: View, seat: Seat): number {
  let count = 0
  for (const relic of view.seats[seat]!.relics) if (isDormant(view, relic)) count++
  return count
}

/** HJ-830, HJ-831: dormant relics count. */
export const hasItem = (view: View, seat: Seat): boolean => {
  const { relics, mentor } = view.seats[seat]!
  return relics.length + mentor.length > 0
}

/** HJ-023: of relics alike in colour, power and state the first stands for all. */
export function firstOfEachKind(view: View, relics: readonly (Piece | Back)[]): Piece[] {
  const found: Piece[] = []
  let kinds = 0
  for (const relic of relics) {
    const kind = relicKindOf(relic) + (isDormant(view, relic) ? RELIC_KIND_COUNT : 0)
    if ((kinds & (1 << kind)) !== 0) continue
    kinds |= 1 << kind
    found.push(faceOf(relic))
  }
  return found
}

/** HJ-749: the highest value printed on the quest. */
function highestValue({ values }: QuestDef): number {
  let highest = LOCK
  for (const colour of COLOURS) highest = Math.max(highest, values[colour])
  return highest
}

/** HJ-456, HJ-462, HJ-749: what an item must exceed on a quest, by default the one under its owner's pawn, or LOCK. */
export function valueFor(view: View, seat: Seat, item: Piece | Back, cell = view.seats[seat]!.cell): number {
  const { waivedLocks } = view.seats[seat]!
  const quest = questAt(view, cell)
  const value = quest.values[colourOf(item)]
  return value === LOCK && waivedLocks === cell ? highestValue(quest) : value
}

/** HJ-457 to HJ-460: power, less one on an epic quest, plus the charges; not yet capped. */
export function diceFor(view: View, seat: Seat, item: Piece | Back, cell = view.seats[seat]!.cell): number {
  const { waivedEpic, chargeDice } = view.seats[seat]!
  const epic = questAt(view, cell).epic && waivedEpic !== cell
  return powerOf(item) - (epic ? 1 : 0) + chargeDice
}

/** HJ-461: once declared, an attempt is rolled with one to five dice. */
export const diceDue = (dice: number): number => Math.max(1, Math.min(MOST_DICE, dice))

export const isAttempting = (view: View): boolean => view.attempt.cell >= 0

/** HJ-467: the faces and what is added to them. */
export function totalOf({ attempt }: View): number {
  let total = attempt.added
  for (const face of attempt.faces) total += face
  return total
}

/** HJ-450 to HJ-453: the rule that keeps this player from any attempt now, if there is one. */
export function whyNoAttemptAtAll(view: View, seat: Seat): RuleId | undefined {
  if (view.turn.attempted >= 0) return 'HJ-451'
  if (view.turn.forfeited === 1) return 'HJ-453'
  return isFree(view, view.seats[seat]!.cell) ? undefined : 'HJ-450'
}

/** HJ-450 to HJ-459: the rule that keeps this player from an attempt with this item now, if any. */
export function whyNoAttempt(view: View, seat: Seat, item: Piece | Back): RuleId | undefined {
  const rule = whyNoAttemptAtAll(view, seat)
  if (rule !== undefined) return rule
  if (isDormant(view, item)) return 'HJ-455'
  if (valueFor(view, seat, item) === LOCK) return 'HJ-456'
  if (diceFor(view, seat, item) < 1) return 'HJ-459'
  return undefined
}
