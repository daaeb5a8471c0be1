import type { Back, Piece, RuleId, Seat } from '@monomyth/engine'
import { pieceOf } from '../content/pieces.ts'
import type { View } from '../state.ts'
import { NEIGHBOURS } from './board.ts'
import { bonusOf, hasExtra } from './bonus.ts'
import { firstOfEachKind, whyNoAttempt, whyNoAttemptAtAll } from './items.ts'
import { ATTEMPT, BONUS_MOVE, BONUS_REVEAL, END_TURN, EXTRA, mainTargetOf } from './main-option.ts'
import { whyNoEntry } from './movement.ts'

/** HJ-206: what the active player can do now. Ending the turn stands first. */
export function mainOptions(view: View): number[] {
  const { active } = view
  const options = [END_TURN]
  if (whyNoAttemptAtAll(view, active) === undefined)
    for (const item of itemsOf(view)) if (whyNoAttempt(view, active, item) === undefined) options.push(ATTEMPT + item)
  const { cell } = view.seats[active]!
  if (hasExtra(view)) addEnterable(view, EXTRA, cell, options)
  if (bonusOf(view) === 'none') return options
  addEnterable(view, BONUS_MOVE, cell, options)
  for (const hidden of view.faceDown) options.push(BONUS_REVEAL + hidden)
  return options
}

/** The items and cells that come to mind as well, but are barred. */
export function greyedMain(view: View): number[] {
  const { cell } = view.seats[view.active]!
  const options = itemsOf(view).map((item) => ATTEMPT + item)
  if (hasExtra(view)) for (const neighbour of NEIGHBOURS[cell]!) options.push(EXTRA + neighbour)
  if (bonusOf(view) !== 'none') for (const neighbour of NEIGHBOURS[cell]!) options.push(BONUS_MOVE + neighbour)
  return options.filter((option) => whyNotMain(view, view.active, option) !== undefined)
}

export function whyNotMain(view: View, seat: Seat, option: number): RuleId | undefined {
  if (option >= BONUS_REVEAL || option === END_TURN) return undefined
  const target = mainTargetOf(option)
  return option < EXTRA ? whyNoAttempt(view, seat, pieceOf(target)) : whyNoEntry(view, target)
}

/** HJ-454: relics alike once, then the mentor. */
function itemsOf(view: View): (Piece | Back)[] {
  const { mentor, relics } = view.seats[view.active]!
  const items: (Piece | Back)[] = firstOfEachKind(view, relics)
  for (const item of mentor) items.push(item)
  return items
}

function addEnterable(view: View, kind: number, cell: number, options: number[]): void {
  for (const neighbour of NEIGHBOURS[cell]!)
    if (whyNoEntry(view, neighbour) === undefined) options.push(kind + neighbour)
}
