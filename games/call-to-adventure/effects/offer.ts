import type { Seat } from '@monomyth/engine'
import type { View } from '../state.ts'
import { holds } from './conditions.ts'
import type { Context } from './context.ts'
import { canPay } from './costs.ts'
import type { Effect } from './effect.ts'
import { canAny } from './kind.ts'

/** CTA-504, CTA-565, CTA-566 Its conditions hold, its price can be paid in full, and it would change something. */
export function isOffered(view: View, owner: Seat, effect: Effect, context: Context): boolean {
  return (
    holds(view, owner, effect.if, context) &&
    canPay(view, owner, effect.cost) &&
    canAny(view, owner, effect.do, context)
  )
}
