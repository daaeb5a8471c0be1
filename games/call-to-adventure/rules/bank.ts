import type { Seat } from '@monomyth/engine'
import type { View } from '../state.ts'
import { option } from './option.ts'
import { THIRD_EFFECT } from './total.ts'

/** By how much can be moved at most: one option for each amount. */
const AMOUNTS: readonly (readonly number[])[] = Array.from({ length: THIRD_EFFECT + 1 }, (_, most) =>
  Array.from({ length: most }, (_, i) => option('bank', i + 1)),
)

/** CTA-530, CTA-536, CTA-542 In one's own turn any amount, six on the Class at most. */
export function bankOptions(view: View, seat: Seat): readonly number[] {
  const { xp, banked } = view.seats[seat]!
  return AMOUNTS[seat === view.active ? Math.min(xp, THIRD_EFFECT - banked) : 0]!
}
