import type { Seat } from '@monomyth/engine'
import { asks } from '../asks.ts'
import type { Play } from '../events.ts'
import { holds } from './conditions.ts'
import { type Context, cardOf } from './context.ts'
import { canPay, pay } from './costs.ts'
import type { Effect } from './effect.ts'
import { operate } from './kind.ts'
import { isOffered } from './offer.ts'

/** One sentence of a card that is not a Feat: its conditions, its price, what it does, or what it does otherwise. */
export function runEffect(play: Play, owner: Seat, effect: Effect, context: Context): void {
  if (!holds(play.state, owner, effect.if, context)) operate(play, owner, effect.else, context)
  else if (!effect.optional || isTaken(play, owner, effect, context)) perform(play, owner, effect, context)
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
  isOffered(play.state, owner, effect, context) && play.mayChoose(owner, asks.offer, [cardOf(context)]) !== undefined
