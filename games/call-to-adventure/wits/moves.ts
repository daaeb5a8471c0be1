import type { Piece } from '@monomyth/engine'
import { classOf, faceOf, featOf, isHero, pieceOf } from '../content/pieces.ts'
import { contextOf } from '../effects/context.ts'
import { effectOf } from '../rules/activate.ts'
import { finalFace } from '../rules/faces.ts'
import { handOf } from '../rules/hand.ts'
import { optionAbout, optionKindOf } from '../rules/option.ts'
import { resultOf } from '../rules/result.ts'
import { mayPlay } from '../rules/track.ts'
import { keepWorth, PLAYED } from './cards.ts'
import { effectWorth, gainAt, operationsWorth } from './effects.ts'
import type { Mind } from './mind.ts'
import { tokensOn } from './tokens.ts'

/** What can be done in windows and menus besides the main action; passing is worth nothing. */

const BEFORE_CAST = -1

/** CTA-570 Its point and its effect, against keeping it for another moment. */
export function featWorth(mind: Mind, feat: Piece): number {
  const { view, seat, token } = mind
  const { timing, effect, names } = featOf(feat)
  // All that helps before the cast helps as well once the runes are known.
  if (timing === 'attempt' && view.attempt.casts === 0) return BEFORE_CAST
  const tokens = tokensOn(view, 'playFeat', contextOf('playFeat', { seat, feat }))
  const gain = names === 'nobody' ? effectWorth(mind, effect) : bestTarget(mind, feat)
  return PLAYED + gain - token * tokens - keepWorth(mind, feat) - 0.01
}

/** CTA-588 The Hero for whom it does most. */
function bestTarget(mind: Mind, feat: Piece): number {
  const { effect, names } = featOf(feat)
  let best = Number.NEGATIVE_INFINITY
  for (let target = 0; target < mind.view.seats.length; target++)
    if (names === 'any' || target !== mind.seat) best = Math.max(best, effectWorth(mind, effect, target))
  return best
}

/** CTA-531 to CTA-533 Reached now, this threshold helps the attempt under way; else it must pay in the turns to come. */
export function bankWorth(mind: Mind, amount: number): number {
  const { view, seat, xp } = mind
  const hero = view.seats[seat]!
  const banked = hero.banked + amount
  if (banked % 2 !== 0) return -amount * xp
  const price = amount * xp
  if (view.attempt.foe !== 'none' && view.attempt.outcome === 'open' && view.attempt.casts > 0) {
    const then = { ...view, seats: view.seats.map((other, n) => (n === seat ? { ...hero, banked } : other)) }
    return gainAt(mind, resultOf(then) - resultOf(view)) - price
  }
  return unlockWorth(mind, hero.banked, banked) - price
}

/** How much one more in such Challenges brings, by turn to come. */
const PER_TURN = 0.22
const THIRD = 1

function unlockWorth({ view, seat, token, turns, duels }: Mind, from: number, to: number): number {
  const piece = view.seats[seat]!.class[0]
  if (piece === undefined) return 0
  const { first, second } = classOf(piece)
  const icons = view.adversary.card < 0 ? [] : faceOf(finalFace(view)).reward.icons
  let worth = 0
  if (from < 2 && to >= 2) worth += PER_TURN * turns + (duels > 0 && icons.includes(first) ? token : 0)
  if (from < 4 && to >= 4) worth += PER_TURN * turns + (duels > 0 && icons.includes(second) ? token : 0)
  if (from < 6 && to >= 6) worth += THIRD * 0.2 * (turns + duels)
  return worth
}

/** CTA-594 An Origin's or a Class's effect, used by choice. */
export function activationWorth(mind: Mind, piece: Piece): number {
  const { view, seat } = mind
  const effect = effectOf(view, seat, view.seats[seat]!.origin[0] === piece ? 'origin' : 'class')
  if (effect === undefined) return 0
  return effect.do[0]?.do === 'draw' ? swapWorth(mind) : effectWorth(mind, effect) - 0.01
}

/** CTA-C901 Living Memory. */
const memoryWorth = (mind: Mind): number => operationsWorth(mind, [{ do: 'reattempt' }]) - 1

/** CTA-C022 A card that cannot be played is changed for one that can. */
function swapWorth({ view, seat }: Mind): number {
  const isStuck = handOf(view, seat).some((feat) => !mayPlay(view, seat, isHero(feat) ? 'hero' : 'antihero'))
  return isStuck ? 0.5 : -1
}

/** CTA-578 In a window. */
export function windowWorth(mind: Mind, packed: number): number {
  const about = optionAbout(packed)
  switch (optionKindOf(packed)) {
    case 'feat':
      return featWorth(mind, pieceOf(about))
    case 'bank':
      return bankWorth(mind, about)
    case 'memory':
      return memoryWorth(mind)
    default:
      return activationWorth(mind, pieceOf(about))
  }
}
