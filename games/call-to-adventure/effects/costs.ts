import type { Seat } from '@monomyth/engine'
import type { Play } from '../events.ts'
import { LAST_LEVEL } from '../rules/track.ts'
import type { View } from '../state.ts'
import type { Context } from './context.ts'
import type { Cost } from './effect.ts'
import { PAYMENTS } from './kind.ts'

/** How much of it the owner could pay at most. CTA-452: on the last level no Corruption can be paid. */
function most(view: View, owner: Seat, { pay, to }: Cost): number {
  const { xp, heroes, antiheroes, level } = view.seats[owner]!
  const held = pay === 'xp' ? xp : pay === 'discard' ? heroes.length + antiheroes.length : LAST_LEVEL - level
  return to === 'all' ? held : Math.min(to, held)
}

/** CTA-473: in full, or not at all. */
export const canPay = (view: View, owner: Seat, cost: Cost | undefined): boolean =>
  cost === undefined || most(view, owner, cost) >= cost.from

/** CTA-473, CTA-588 The owner names the amount where there is a choice, and pays. */
export function pay(play: Play, owner: Seat, cost: Cost | undefined, context: Context): void {
  if (cost !== undefined)
    context.paid = PAYMENTS[cost.pay](play, owner, { min: cost.from, max: most(play.state, owner, cost) }, context)
}
