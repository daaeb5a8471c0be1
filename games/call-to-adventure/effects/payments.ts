import type { Piece, Seat } from '@monomyth/engine'
import { asks } from '../asks.ts'
import { isHero } from '../content/pieces.ts'
import type { Play } from '../events.ts'
import { discardFeat, handOf } from '../rules/draw.ts'
import { payCorruption } from '../rules/level.ts'
import { payXp } from '../rules/xp.ts'
import type { Payment, Range } from './kind.ts'

/** CTA-C009, CTA-C204: the owner names it where there is a choice. */
function name(play: Play, owner: Seat, { min, max }: Range): number {
  if (min === max) return min
  const amounts: number[] = []
  for (let amount = min; amount <= max; amount++) amounts.push(amount)
  return play.choose(owner, asks.amount, amounts)
}

export const xp: Payment = (play, owner, range) => {
  const amount = name(play, owner, range)
  payXp(play, owner, amount)
  return amount
}

export const corrupt: Payment = (play, owner, range) => {
  const amount = name(play, owner, range)
  payCorruption(play, owner, amount)
  return amount
}

/** CTA-C004: picked one by one. */
export const discard: Payment = (play, owner, range, context) => {
  const cards = play.chooseSome(owner, asks.discard, handOf(play.state, owner) as Piece[], range)
  for (const card of cards) {
    discardFeat(play, owner, card)
    context.type = isHero(card) ? 'hero' : 'antihero'
  }
  return cards.length
}
