import type { Seat } from '@monomyth/engine'
import { pathOf, pieceOf } from '../content/pieces.ts'
import { placeOf } from '../rules/count.ts'
import { attemptedPath, difficultyOf, isFacingAdversary, relevantAbilities } from '../rules/foe.ts'
import { MOST_RUNES } from '../rules/runes.ts'
import { darkRunes, hasRuneOf, moons, nextAbilityRune } from '../rules/spread.ts'
import { totalWith } from '../rules/total.ts'
import type { View } from '../state.ts'
import { ABILITIES, type Icon } from '../words.ts'
import type { Context } from './context.ts'
import { countOf } from './counters.ts'
import type { Condition, ConditionName } from './effect.ts'

type ConditionOf<K extends ConditionName> = Extract<Condition, { is: K }>
type Test<C extends Condition> = (view: View, owner: Seat, condition: C, context: Context) => boolean

const overlap = (shown: readonly Icon[], wanted: readonly Icon[]): boolean => {
  for (const icon of wanted) if (shown.includes(icon)) return true
  return false
}

const added = ({ piece, bottom }: Context) => pathOf(pieceOf(piece), bottom)
/** Whom an Action or an Adversary text concerns: the active Hero. */
const affected = (view: View) => view.seats[view.active]!
const chosen = (view: View, { target }: Context) => view.seats[target]
const handOf = ({ heroes, antiheroes }: View['seats'][number]): number => heroes.length + antiheroes.length

/** CTA-263, CTA-264 */
function addedLastTurn(view: View, owner: Seat, icons: readonly Icon[]): boolean {
  const { story, bottoms, storyBefore, storyAtTurn } = view.seats[owner]!
  for (let i = storyBefore; i < storyAtTurn; i++) {
    if (overlap(pathOf(story[i]!, bottoms[i]!).icons, icons)) return true
  }
  return false
}

/** CTA-C142: it was there before this path, so it is there more often than the path shows it. */
function isMatching(view: View, context: Context): boolean {
  const { icons } = added(context)
  const hero = view.seats[context.seat]!
  for (const icon of icons) {
    const place = placeOf(icon) - ABILITIES.length
    if (place >= 0 && hero.icons[place]! > icons.reduce((count, other) => count + Number(other === icon), 0))
      return true
  }
  return false
}

/** CTA-C135 Another Hero on the same level; solo: the level on which one starts. */
function isOnSameLevel(view: View): boolean {
  const { level } = affected(view)
  if (view.seats.length === 1) return level === 3
  return view.seats.some((other, seat) => seat !== view.active && other.level === level)
}

function levelOf(view: View, owner: Seat, of: 'self' | 'hero' | 'chosen', context: Context): number {
  if (of === 'chosen') return chosen(view, context)?.level ?? 0
  return view.seats[of === 'self' && owner >= 0 ? owner : view.active]!.level
}

const CONDITIONS: { readonly [K in ConditionName]: Test<ConditionOf<K>> } = {
  path: (view, _owner, { icons }) => view.attempt.foe !== 'none' && overlap(attemptedPath(view).icons, icons),
  added: (_view, _owner, { icons }, context) => overlap(added(context).icons, icons),
  addedTragedy: (_view, _owner, _condition, context) => added(context).tra > 0,
  matching: (view, _owner, _condition, context) => isMatching(view, context),
  addedLastTurn: (view, owner, { icons }) => addedLastTurn(view, owner, icons),
  relevant: (view, _owner, { abilities }) =>
    relevantAbilities(view).some((ability) => abilities.includes(ability) && nextAbilityRune(view, ability) >= 0),
  ownTurn: ({ active }, owner) => owner === active,
  // CTA-C015: solo, what answers Feats in others' turns answers them in one's own.
  othersTurn: ({ active, seats }, owner, _condition, { on }) =>
    owner !== active || (seats.length === 1 && on === 'playFeat'),
  ownTurnOrFailing: (view, owner) => owner === view.active || totalWith(view, holds) < difficultyOf(view),
  facingAdversary: (view) => isFacingAdversary(view),
  notAdversary: (view) => !isFacingAdversary(view),
  marginAtLeast: ({ attempt }, _owner, { margin }) => attempt.margin >= margin,
  marginAtMost: ({ attempt }, _owner, { margin }) => attempt.margin <= margin,
  noDark: (view) => darkRunes(view) === 0,
  darkRunes: (view, _owner, { atLeast }) => darkRunes(view) >= atLeast,
  darkFree: (view) => darkRunes(view) < MOST_RUNES,
  moonShown: (view) => moons(view) > 0,
  bottom: ({ attempt }) => attempt.bottom === 1,
  level(view, owner, { of, atLeast, atMost }, context) {
    const level = levelOf(view, owner, of, context)
    return level >= atLeast && level <= atMost
  },
  count: (view, owner, { count, atLeast }, context) => countOf(view, owner, count, context) >= atLeast,
  hand: (view, _owner, { atLeast }) => handOf(affected(view)) >= atLeast,
  xp: (view, _owner, { atLeast }) => affected(view).xp >= atLeast,
  chosenXp: (view, _owner, { atLeast }, context) => (chosen(view, context)?.xp ?? 0) >= atLeast,
  chosenXpOrCard(view, _owner, _condition, context) {
    const hero = chosen(view, context)
    return hero !== undefined && hero.xp + handOf(hero) > 0
  },
  discarded: ({ heroDiscard, antiheroDiscard }) => heroDiscard.length + antiheroDiscard.length > 0,
  advTokens: ({ adversary }, _owner, { atLeast }) => adversary.tokens >= atLeast,
  actionPending: ({ pending }) => pending.length > 0,
  featBelow({ stack }, owner) {
    const top = stack[stack.length - 1]
    return top !== undefined && top.seat !== owner
  },
  bonusFromOthers: ({ attempt, active }) => attempt.fromFeats.some((by, seat) => seat !== active && by > 0),
  abilityShowingTwo: (view) => hasRuneOf(view, 'abilityShowingTwo'),
  sameLevel: (view) => isOnSameLevel(view),
  addsResult: (_view, _owner, _condition, context) => context.added > 0,
  // CTA-865: the last row that was opened.
  act: ({ isOpen }, _owner, { act }) => isOpen.lastIndexOf(1) === act - 1,
  featType: (_view, _owner, { type }, context) => context.type === type,
}

/** Every condition must hold. */
export function holds(view: View, owner: Seat, conditions: readonly Condition[], context: Context): boolean {
  for (let i = 0; i < conditions.length; i++) {
    const condition = conditions[i]!
    if (!(CONDITIONS[condition.is] as Test<Condition>)(view, owner, condition, context)) return false
  }
  return true
}
