import { type AskId, GIVE_XP } from '../asks.ts'
import {
  ADVERSARIES,
  actionOf,
  classOf,
  destinyOf,
  faceOf,
  heritageOf,
  ORIGIN_PIECES,
  originOf,
  pieceOf,
} from '../content/pieces.ts'
import type { Counter, Effect } from '../effects/effect.ts'
import { faceUp, finalFace } from '../rules/faces.ts'
import { nextAbilityRune } from '../rules/spread.ts'
import { ABILITIES, FEATS, type Icon, ONWARD } from '../words.ts'
import { cardWorth, drawWorth } from './cards.ts'
import { actionWorth, effectWorth, gainAt, newRuneWorth, operationsWorth, turnWorth } from './effects.ts'
import { menuWorth } from './menu.ts'
import { isAlly, type Mind } from './mind.ts'
import { windowWorth } from './moves.ts'
import { promiseOf } from './story.ts'
import { shiftWorth } from './track.ts'
import { tryWorth } from './tries.ts'

/** Every ask, and what an option of it is worth. */
type Rating = (mind: Mind, value: number) => number

/** CTA-103 Icons for what is to come; abilities that go with the Adversary. */
const originRating: Rating = (mind, origin) => promiseOf(mind, originOf(pieceOf(origin)).abilities)

/** CTA-537 A Class helps with its paths; against the Final Adversary only by what that one rewards. */
function classRating(mind: Mind, piece: number): number {
  const { first, second } = classOf(pieceOf(piece))
  const { card } = mind.view.adversary
  if (card < 0) return 0
  const { icons } = faceOf(finalFace(mind.view)).reward
  const { abilities } = ADVERSARIES[card]!
  const likes = (icon: Icon) => (icons.includes(icon) ? 2 : 0) + ((abilities as readonly Icon[]).includes(icon) ? 1 : 0)
  return 2 * likes(first) + likes(second)
}

/** CTA-552 What it counts: icons one will have anyway are worth most. */
function destinyRating(mind: Mind, piece: number): number {
  const { effects, corner } = destinyOf(pieceOf(piece))
  let worth = corner.tri + corner.tra + corner.icons.length
  for (const { do: operations } of effects)
    for (const operation of operations)
      if (operation.do === 'points' && typeof operation.by !== 'number')
        worth += operation.by.times * expectedCount(mind, operation.by.count)
  return worth
}

/** How much of it a Story usually has at the end. */
function expectedCount(mind: Mind, counter: Counter): number {
  if (counter.of === 'icons') return counter.icons.reduce((sum, icon) => sum + expectedIcons(mind, icon), 0)
  return USUAL[counter.of] ?? 1
}
const USUAL: { readonly [of in Counter['of']]?: number } = {
  traits: 3,
  paths: 4,
  distinct: 4.5,
  half: 1,
  levelIn: 0.6,
  corruptionDepth: 1,
}

function expectedIcons({ view, seat }: Mind, icon: Icon): number {
  const { card } = view.adversary
  const isSought = card >= 0 && (ADVERSARIES[card]!.abilities as readonly Icon[]).includes(icon)
  const { dealtOrigins } = view.seats[seat]!
  const isDealt = dealtOrigins.some((origin) => (originOf(origin).abilities as readonly Icon[]).includes(icon))
  return (ABILITIES.includes(icon as never) ? 1.3 : 1) + (isSought ? 1.5 : 0) + (isDealt ? 0.4 : 0)
}

/** CTA-500 */
function heritageRating(mind: Mind, choice: number): number {
  const type = FEATS[choice]
  if (type !== undefined) return drawWorth(mind, type)
  const heritage = mind.view.seats[mind.seat]!.heritage[0]
  return heritage === undefined ? 0 : effectWorth(mind, heritageOf(heritage).own)
}

/** CTA-726 The choice of the Action that is applied now, or of the face whose Crest shows. */
function branchRating(mind: Mind, at: number): number {
  const { view } = mind
  const effects: readonly Effect[] =
    view.cursor.at === 'outcome' && view.pending.length > 0
      ? [actionOf(view.pending[view.pending.length - 1]!).effect]
      : faceOf(faceUp(view)).effects
  for (const { do: operations } of effects)
    for (const operation of operations)
      if (operation.do === 'choose' && operation.of[at] !== undefined) return operationsWorth(mind, operation.of[at].do)
  return 0
}

/** CTA-C009, CTA-C204 Experience for a result, or levels for experience. */
function amountRating(mind: Mind, amount: number): number {
  const { view, seat, xp } = mind
  if (view.cursor.at === 'cast') return gainAt(mind, amount) - amount * xp
  return 2 * amount * xp + shiftWorth(mind, seat, amount)
}

/** CTA-C028, CTA-C085 */
function offerRating(mind: Mind, piece: number): number {
  const { seat, xp } = mind
  const isPrevention = ORIGIN_PIECES.includes(pieceOf(piece))
  const corruption = shiftWorth(mind, seat, 1)
  return isPrevention ? -corruption - 2 * xp : corruption + 2 * xp
}

/** CTA-588 Whom a Feat names: by what the two kinds of such cards do. */
function heroRating(mind: Mind, target: number): number {
  const { view, seat } = mind
  const { xp, level } = view.seats[target]!
  if (target === seat) return isAlly(mind) ? 2 : 3
  return (isAlly(mind) ? 0.1 * level : 0) + 0.1 * xp
}

export const RATINGS: { readonly [K in AskId]: Rating } = {
  origin: originRating,
  class: classRating,
  destiny: destinyRating,
  menu: menuWorth,
  feat: windowWorth,
  dark: (mind, dark) => tryWorth(mind, mind.view.attempt, dark),
  darkFace: (mind, face) => gainAt(mind, face) + face * shiftWorth(mind, mind.seat, 1),
  heritage: heritageRating,
  copy: (mind, heritage) => effectWorth(mind, heritageOf(pieceOf(heritage)).own),
  featType: (mind, type) => drawWorth(mind, FEATS[type]!),
  discard: (mind, feat) => mind.xp - cardWorth(mind, pieceOf(feat)),
  rune: turnWorth,
  amount: amountRating,
  hero: heroRating,
  action: (mind, action) => actionWorth(mind, pieceOf(action)),
  retrieve: (mind, feat) => cardWorth(mind, pieceOf(feat)),
  ability: (mind, at) => newRuneWorth(mind, nextAbilityRune(mind.view, ABILITIES[at]!)),
  give: (mind, what) => (what === GIVE_XP ? -mind.xp : -cardWorth(mind, pieceOf(what))),
  branch: branchRating,
  offer: offerRating,
  // CTA-892 A chapter is worth another try.
  aftermath: (_mind, at) => (ONWARD[at] === 'retry' ? 1 : 0),
}
