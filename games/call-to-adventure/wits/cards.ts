import type { Back, Piece } from '@monomyth/engine'
import type { FeatDef } from '../content/cards.ts'
import { featOf, isHero } from '../content/pieces.ts'
import { LEVELS } from '../rules/track.ts'
import type { FeatType } from '../words.ts'
import { isAlly, type Mind } from './mind.ts'

/** What Feats are worth while they are in hand. */

/** CTA-570 The point of playing it. */
export const PLAYED = 1
/** What helps an attempt is worth more in a better moment than this one. */
const HELP = 1
const AGAINST_ADVERSARY = 1.6
/** So many attempts ahead there is surely a moment for it. */
const ENOUGH = 4
/** A Feat that this level does not let one play is still one that may be played later. */
const LATER = 0.5

/** A card drawn unseen. */
export function drawWorth(mind: Mind, type: FeatType): number {
  if (mind.chances === 0) return 0
  const { level } = mind.view.seats[mind.seat]!
  return (PLAYED + 0.5) * (LEVELS[level]![type] ? 1 : LATER) * Math.min(1, mind.chances / ENOUGH)
}

/** What it is worth to keep this card rather than to play it now: 0 when there is no other moment. */
export function keepWorth(mind: Mind, feat: Piece): number {
  if (mind.chances <= 1 || mind.turns + mind.duels === 0) return 0
  const { timing, adversary } = featOf(feat)
  if (timing === 'ownTurn' || timing === 'anytime' || timing === 'turnStart') return PLAYED
  const share = Math.min(1, (mind.chances - 1) / ENOUGH)
  return share * (PLAYED + (adversary && isAlly(mind) ? AGAINST_ADVERSARY : HELP))
}

/** What a card in hand is worth: to lose it or to take it. */
export function cardWorth(mind: Mind, feat: Piece | Back): number {
  const def: FeatDef = featOf(feat)
  const { level } = mind.view.seats[mind.seat]!
  const timely = LEVELS[level]![isHero(feat) ? 'hero' : 'antihero'] ? 1 : LATER
  const isIdle = isAlly(mind) && (def.timing === 'stack' || def.names === 'other')
  const use = mind.chances === 0 ? 0 : def.adversary && isAlly(mind) ? AGAINST_ADVERSARY : isIdle ? 0 : HELP
  return timely * Math.min(1, mind.chances / 2) * (PLAYED + use)
}
