import type { Piece } from '@monomyth/engine'
import { actOf, isTrait, pieceOf, storyOf } from '../content/pieces.ts'
import { holds } from '../effects/conditions.ts'
import { contextOf } from '../effects/context.ts'
import { menuOptions } from '../rules/menu.ts'
import { option, optionAbout, optionKindOf } from '../rules/option.ts'
import { effectWorth } from './effects.ts'
import type { Mind } from './mind.ts'
import { activationWorth, bankWorth, featWorth } from './moves.ts'
import { storyWorth } from './story.ts'
import { tokensOn } from './tokens.ts'
import { bestTry } from './tries.ts'

/** The menu: a main action for what it promises, anything else for what it adds to the best of them. */

/** By Act: what the best card of a row is usually worth more than a poor one; a new card may be that. */
const HOPE = 6
const HOPED = 0.22

export function menuWorth(mind: Mind, packed: number): number {
  const about = optionAbout(packed)
  switch (optionKindOf(packed)) {
    case 'trait':
    case 'top':
    case 'bottom':
    case 'face':
      return mainWorth(mind, packed)
    case 'journey':
      return bestMain(mind) + journeyWorth(mind, about)
    case 'replace':
      return 1 - 0.01 * cardWorthInRow(mind, about)
    case 'bank':
      return bestMain(mind) + bankWorth(mind, about)
    case 'activate':
      return bestMain(mind) + activationWorth(mind, pieceOf(about))
    case 'feat':
      return bestMain(mind) + featWorth(mind, pieceOf(about))
    default:
      return 0
  }
}

/** Each is worked out once, for the best of them is asked with every other option. */
function mainWorth(mind: Mind, packed: number): number {
  const known = mind.known.get(packed)
  if (known !== undefined) return known
  const worth = workOut(mind, packed)
  mind.known.set(packed, worth)
  return worth
}

function workOut(mind: Mind, packed: number): number {
  const card = optionAbout(packed)
  const kind = optionKindOf(packed)
  if (kind === 'trait') return traitWorth(mind, pieceOf(card))
  // There is nothing to choose between: no need to know how well it will go.
  if (kind === 'face') return 0
  return bestTry(mind, { foe: 'challenge', card, bottom: kind === 'bottom' ? 1 : 0 })
}

/** CTA-258 Its text, then its path. */
function traitWorth(mind: Mind, piece: Piece): number {
  const story = storyOf(piece)
  if (story.kind !== 'trait') return 0
  const { effect } = story
  const gained = holds(mind.view, mind.seat, effect.if, contextOf('gain', { seat: mind.seat }))
  const text = gained ? effectWorth(mind, effect) : 0
  return storyWorth(mind, piece, 0) + (effect.optional ? Math.max(0, text) : text)
}

const MAIN: ReadonlySet<string> = new Set(['trait', 'top', 'bottom', 'face'])

function bestMain(mind: Mind): number {
  const known = mind.known.get(BEST)
  if (known !== undefined) return known
  let best = 0
  let any = false
  for (const packed of menuOptions(mind.view)) {
    if (!MAIN.has(optionKindOf(packed))) continue
    const worth = mainWorth(mind, packed)
    if (!any || worth > best) best = worth
    any = true
  }
  mind.known.set(BEST, best)
  return best
}
const BEST = -1

/** What a card of a row promises its taker by its better path. */
function cardWorthInRow(mind: Mind, card: number): number {
  const piece = pieceOf(card)
  if (isTrait(piece)) return mainWorth(mind, option('trait', card))
  return Math.max(mainWorth(mind, option('top', card)), mainWorth(mind, option('bottom', card)))
}

/** CTA-230 A new card in the place of the poorest: worth its price where the row is poor. */
function journeyWorth(mind: Mind, card: number): number {
  const { view, seat, token, xp, turns } = mind
  if (turns === 0) return -1
  const best = bestMain(mind)
  const tokens = tokensOn(view, 'journey', contextOf('journey', { seat }))
  const price = view.turn.freeJourneys > 0 ? 0 : xp
  const mine = actOf(card as Piece) * 3 + 3 > view.seats[seat]!.story.length
  if (!mine) return -1
  const own = cardWorthInRow(mind, card)
  const hope = HOPED * Math.max(0.5, HOPE - best)
  return own >= best ? -1 : hope - price - token * tokens - 0.01 * (own + 10)
}
