import type { Piece, Seat } from '@monomyth/engine'
import { faceOf, pieceOf } from '../content/pieces.ts'
import { NEIGHBOURS } from '../rules/board.ts'
import { bonusOf, hasExtra } from '../rules/bonus.ts'
import { diceDue, diceFor, valueFor, whyNoAttempt } from '../rules/items.ts'
import { mainKindOf, mainTargetOf } from '../rules/main-option.ts'
import { hasDestination } from '../rules/movement.ts'
import { isFree, statusOf } from '../rules/quests.ts'
import type { View } from '../state.ts'
import type { Warning } from './words.ts'

/** What there is to say about the main phase, the same in every language. */

/** HJ-206: what this player may do besides ending the turn. */
export function choicesOf(view: View, seat: Seat): readonly ('attempt' | 'extra' | 'bonus')[] {
  const { cell } = heroAt(view, seat)
  const canGo = hasDestination(view, cell)
  return [
    ...(canAttempt(view, seat) ? ['attempt' as const] : []),
    ...(hasExtra(view) && canGo ? ['extra' as const] : []),
    ...(bonusOf(view) !== 'none' && (canGo || view.faceDown.length > 0) ? ['bonus' as const] : []),
  ]
}

/** HJ-470: what an attempt is rolled with and against; undefined while it is barred. */
export function attemptOf(
  view: View,
  seat: Seat,
  item: Piece,
): { readonly dice: number; readonly added: number; readonly value: number } | undefined {
  if (whyNoAttempt(view, seat, item) !== undefined) return undefined
  return {
    dice: diceDue(diceFor(view, seat, item)),
    added: heroAt(view, seat).chargeTotal,
    value: valueFor(view, seat, item),
  }
}

/** D07: what choosing this option of the main phase costs, gives up or cannot undo. */
export function warningsOf(view: View, seat: Seat, option: number): readonly Warning[] {
  const target = mainTargetOf(option)
  switch (mainKindOf(option)) {
    case 'attempt':
      if (whyNoAttempt(view, seat, pieceOf(target)) !== undefined) return []
      return itemsOf(view, seat).length === 1 ? ['isFinal', 'isLastItem'] : ['isFinal']
    case 'extra':
      return [
        ...(canStillAttempt(view, seat) ? ['forfeitsAttempt' as const] : []),
        ...(bonusOf(view) !== 'none' && statusOf(view, seat, target) === 'rival' ? ['givesUpBonus' as const] : []),
      ]
    case 'bonus-move':
    case 'bonus-reveal':
      return bonusOf(view) === 'B' && isAttemptOpen(view) ? ['forfeitsAttempt'] : []
    case 'end':
      return []
  }
}

const heroAt = (view: View, seat: Seat): View['seats'][number] => view.seats[seat]!

const itemsOf = (view: View, seat: Seat): readonly Piece[] => {
  const { relics, mentor } = heroAt(view, seat)
  return [...relics, ...mentor].map(faceOf)
}

const canAttempt = (view: View, seat: Seat): boolean =>
  itemsOf(view, seat).some((item) => whyNoAttempt(view, seat, item) === undefined)

/** HJ-451, HJ-453: neither made nor barred this turn. */
const isAttemptOpen = ({ turn }: View): boolean => turn.attempted < 0 && turn.forfeited === 0

/** HJ-389: if not here, then where a bonus move without a price may lead. */
function canStillAttempt(view: View, seat: Seat): boolean {
  if (!isAttemptOpen(view)) return false
  const bonus = bonusOf(view)
  const isWithin =
    (bonus === 'A' || bonus === 'C') && NEIGHBOURS[heroAt(view, seat).cell]!.some((to) => isFree(view, to))
  return isWithin || canAttempt(view, seat)
}
