import type { Piece, Seat } from '@monomyth/engine'
import { ACTION_PIECES, actionOf, classOf } from '../content/pieces.ts'
import type { View } from '../state.ts'
import type { WindowName } from '../words.ts'
import { attemptedPath } from './foe.ts'
import { option } from './option.ts'
import { FIRST_EFFECT, SECOND_EFFECT, THIRD_EFFECT } from './total.ts'

/** By how much can be moved at most: one option for each amount. */
const AMOUNTS: readonly (readonly number[])[] = Array.from({ length: THIRD_EFFECT + 1 }, (_, most) =>
  Array.from({ length: most }, (_, i) => option('bank', i + 1)),
)

/** CTA-530, CTA-536, CTA-542 In one's own turn any amount, six on the Class at most. */
export function bankOptions(view: View, seat: Seat): readonly number[] {
  const { xp, banked } = view.seats[seat]!
  return AMOUNTS[seat === view.active ? Math.min(xp, THIRD_EFFECT - banked) : 0]!
}

/** The Actions that take experience out of the reserve. */
const TAKERS: ReadonlySet<Piece> = new Set(
  ACTION_PIECES.filter((action) => actionOf(action).effect.do.some((operation) => operation.do === 'xp')),
)

/**
 * CTA-579 Is banking alone worth a question in this window? Where it would unlock a third effect, add to the result of
 * the cast, or save experience from an Action that waits; and at the end of a turn whose main action brought experience.
 * All else can be banked in the menu as well.
 */
export function isBankingTimely(view: View, seat: Seat, at: WindowName): boolean {
  const { xp, banked, class: own } = view.seats[seat]!
  const [piece] = own
  if (seat !== view.active || piece === undefined || xp === 0 || banked === THIRD_EFFECT) return false
  if (at === 'start' || at === 'out') return false
  if (at === 'end' && view.turn.hasGained === 1) return true
  const reached = banked + xp
  if (reached >= THIRD_EFFECT) return true
  if (at !== 'post') return false
  for (let i = 0; i < view.pending.length; i++) if (TAKERS.has(view.pending[i]! as Piece)) return true
  const { first, second } = classOf(piece)
  const { icons } = attemptedPath(view)
  if (banked < FIRST_EFFECT && reached >= FIRST_EFFECT && icons.includes(first)) return true
  return banked < SECOND_EFFECT && reached >= SECOND_EFFECT && icons.includes(second)
}
