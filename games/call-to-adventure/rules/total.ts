import type { Seat } from '@monomyth/engine'
import { classOf, faceOf } from '../content/pieces.ts'
import { type Context, STATIC } from '../effects/context.ts'
import type { Condition, Effect } from '../effects/effect.ts'
import type { View } from '../state.ts'
import { faceUp } from './faces.ts'
import { attemptedPath, isFacingAdversary } from './foe.ts'
import { faceTotal, specialZeros } from './spread.ts'

/**
 * The result as it stands. Conditions look at the result and the result at conditions, so that one is handed the other;
 * rules/result.ts joins the two.
 */
export type Holds = (view: View, owner: Seat, conditions: readonly Condition[], context: Context) => boolean

/** CTA-531 to CTA-534 */
export const FIRST_EFFECT = 2
export const SECOND_EFFECT = 4
export const THIRD_EFFECT = 6

/** CTA-333, CTA-334 */
export function totalWith(view: View, holds: Holds): number {
  const { fromFeats, fromBards, fromElse, fromCrests, isClassOff } = view.attempt
  let total = faceTotal(view) + fromElse + faceBonus(view, holds)
  for (let seat = 0; seat < fromFeats.length; seat++) {
    total += fromFeats[seat]!
    // CTA-C030: Overwhelmed takes a Bard's extra points in its own attempt only.
    if (isClassOff === 0 || seat !== view.active) total += fromBards[seat]!
  }
  if (isClassOff === 0) total += fromCrests + classBonusWith(view, holds)
  return Math.max(0, total)
}

/** CTA-537, CTA-538, CTA-343 What the Class of the active Hero adds now. */
export function classBonusWith(view: View, holds: Holds): number {
  const { banked, class: own } = view.seats[view.active]!
  const [piece] = own
  if (banked < FIRST_EFFECT || piece === undefined || view.attempt.foe === 'none') return 0
  const { first, second, third } = classOf(piece)
  const { icons } = attemptedPath(view)
  let bonus = icons.includes(first) ? 1 : 0
  if (banked >= SECOND_EFFECT && icons.includes(second)) bonus++
  if (banked >= THIRD_EFFECT) bonus += staticBonus(view, view.active, third, holds)
  return bonus
}

/** CTA-712, CTA-731 What the Adversary face in force gives a Hero who faces it. */
function faceBonus(view: View, holds: Holds): number {
  if (!isFacingAdversary(view)) return 0
  let bonus = 0
  for (const effect of faceOf(faceUp(view)).effects) bonus += staticBonus(view, -1, effect, holds)
  return bonus
}

function staticBonus(view: View, owner: Seat, { on, if: conditions, do: operations }: Effect, holds: Holds): number {
  if (on !== 'static' || !holds(view, owner, conditions, STATIC)) return 0
  let bonus = 0
  for (const operation of operations) {
    if (operation.do === 'result' && typeof operation.by === 'number') bonus += operation.by
    if (operation.do === 'specialZero') bonus += operation.by * specialZeros(view)
  }
  return bonus
}
