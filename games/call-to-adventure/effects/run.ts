import type { Seat } from '@monomyth/engine'
import { asks } from '../asks.ts'
import type { Play } from '../events.ts'
import type { View } from '../state.ts'
import { holds } from './conditions.ts'
import { type Context, cardOf } from './context.ts'
import { canPay, pay } from './costs.ts'
import type { Effect } from './effect.ts'
import { canAny, operate } from './kind.ts'

/** CTA-504, CTA-C085: nothing is offered that cannot be paid in full or would change nothing. */
export function isOffered(view: View, owner: Seat, effect: Effect, context: Context): boolean {
  return (
    holds(view, owner, effect.if, context) &&
    (owner < 0 || canPay(view, owner, effect.cost)) &&
    canAny(view, owner, effect.do, context)
  )
}

/** One sentence of a card that is not a Feat: its conditions, its price, what it does, or what it does otherwise. */
export function runEffect(play: Play, owner: Seat, effect: Effect, context: Context): void {
  if (!holds(play.state, owner, effect.if, context)) return operate(play, owner, effect.else, context)
  if (effect.optional && !isTaken(play, owner, effect, context)) return
  perform(play, owner, effect, context)
}

/** What has been chosen: it is paid for and done. */
export function perform(play: Play, owner: Seat, effect: Effect, context: Context): void {
  if (owner >= 0) {
    if (!canPay(play.state, owner, effect.cost)) return
    pay(play, owner, effect.cost, context)
  }
  operate(play, owner, effect.do, context)
}

const isTaken = (play: Play, owner: Seat, effect: Effect, context: Context): boolean =>
  isOffered(play.state, owner, effect, context) &&
  play.mayChoose(owner, asks.offer, [cardOf(context)]) !== undefined
