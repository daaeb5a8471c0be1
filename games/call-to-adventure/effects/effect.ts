import type { Ability, FeatType, Icon, Points } from '../words.ts'

/** What a card does, as data. One record is one sentence of the card; texts in both languages are derived from it. */

/** Whom an operation concerns, seen from the card. `chosen`: the Hero named when the card was played. */
export type Who = 'self' | 'hero' | 'active' | 'chosen' | 'each'

/** Something that can be counted. Stories are those of the attempting Hero for Feats, of the owner otherwise. */
export type Counter =
  | { readonly of: 'icons'; readonly icons: readonly Icon[] }
  | { readonly of: 'traits' }
  | { readonly of: 'paths'; readonly points: Points }
  | { readonly of: 'distinct'; readonly icons: 'ability' | 'story' }
  | { readonly of: 'largestSet' }
  | { readonly of: 'played'; readonly type: FeatType | 'any' }
  | { readonly of: 'half'; readonly count: Counter }
  | { readonly of: 'atMost'; readonly most: number; readonly count: Counter }
  | { readonly of: 'levelIn'; readonly from: number; readonly to: number }
  | { readonly of: 'corruptionDepth' }
  | { readonly of: 'heroesAtLevel'; readonly from: number; readonly to: number }
  | { readonly of: 'players' }
  | { readonly of: 'paid' }
  | { readonly of: 'darkRunes' }
  | { readonly of: 'margin' }

/** A number, or so many times what is counted. */
export type Amount = number | { readonly times: number; readonly count: Counter }

/** What must hold. Every condition of a record must. */
export type Condition =
  | { readonly is: 'path'; readonly icons: readonly Icon[] }
  /** The path just added shows one of these; or Tragedy points. */
  | { readonly is: 'added'; readonly icons: readonly Icon[] }
  | { readonly is: 'addedTragedy' }
  /** CTA-C142: the added path shows a Story icon that was already there. */
  | { readonly is: 'matching' }
  /** CTA-263 */
  | { readonly is: 'addedLastTurn'; readonly icons: readonly Icon[] }
  | { readonly is: 'relevant'; readonly abilities: readonly Ability[] }
  | { readonly is: 'ownTurn' }
  | { readonly is: 'othersTurn' }
  | { readonly is: 'ownTurnOrFailing' }
  | { readonly is: 'facingAdversary' }
  | { readonly is: 'notAdversary' }
  | { readonly is: 'marginAtLeast'; readonly margin: number }
  | { readonly is: 'marginAtMost'; readonly margin: number }
  | { readonly is: 'noDark' }
  | { readonly is: 'darkRunes'; readonly atLeast: number }
  | { readonly is: 'darkFree' }
  | { readonly is: 'moonShown' }
  | { readonly is: 'bottom' }
  | {
      readonly is: 'level'
      readonly of: 'self' | 'hero' | 'chosen'
      readonly atLeast: number
      readonly atMost: number
    }
  | { readonly is: 'count'; readonly count: Counter; readonly atLeast: number }
  | { readonly is: 'hand'; readonly atLeast: number }
  | { readonly is: 'xp'; readonly atLeast: number }
  | { readonly is: 'chosenXp'; readonly atLeast: number }
  | { readonly is: 'chosenXpOrCard' }
  | { readonly is: 'discarded' }
  | { readonly is: 'advTokens'; readonly atLeast: number }
  | { readonly is: 'actionPending' }
  | { readonly is: 'featBelow' }
  | { readonly is: 'bonusFromOthers' }
  | { readonly is: 'abilityShowingTwo' }
  | { readonly is: 'sameLevel' }
  /** The Feat played adds to the result; or is of this type. */
  | { readonly is: 'addsResult' }
  | { readonly is: 'featType'; readonly type: FeatType }
  /** The row just revealed is that of this Act. */
  | { readonly is: 'act'; readonly act: 1 | 2 | 3 }

/** CTA-473 Paid in full by the owner, or the effect is not offered. A range lets the owner name the amount. */
export type Cost =
  | { readonly pay: 'xp'; readonly from: number; readonly to: number }
  | { readonly pay: 'discard'; readonly from: number; readonly to: number | 'all' }
  | { readonly pay: 'corrupt'; readonly from: number; readonly to: number }

/** Which runes of the attempt one may choose from. */
export type RuneSet = 'nonCrest' | 'abilityShowingOne' | 'abilityShowingTwo'

export type Operation =
  | { readonly do: 'result'; readonly by: Amount }
  | { readonly do: 'difficulty'; readonly by: number }
  | { readonly do: 'xp'; readonly who: Who; readonly by: Amount }
  | {
      readonly do: 'draw'
      readonly who: Who
      /** `either`: all of one chosen type; `same`: the type just drawn; `other`: the type not discarded. */
      readonly type: FeatType | 'either' | 'same' | 'other'
      readonly count: number
    }
  | { readonly do: 'discard'; readonly who: Who; readonly count: number; readonly random: boolean }
  | { readonly do: 'virtue'; readonly who: Who; readonly count: number }
  | { readonly do: 'corrupt'; readonly who: Who; readonly count: number }
  | { readonly do: 'prevent' }
  | { readonly do: 'ignoreMoons' }
  | { readonly do: 'addDarkRune' }
  | { readonly do: 'addIcon'; readonly abilities: readonly Ability[] }
  | { readonly do: 'recast'; readonly from: RuneSet }
  | { readonly do: 'turn'; readonly from: RuneSet }
  | { readonly do: 'flip'; readonly from: RuneSet }
  | { readonly do: 'chooseDarkFaces' }
  | { readonly do: 'specialZero'; readonly by: number }
  | { readonly do: 'freeDark'; readonly count: number }
  | { readonly do: 'freeJourney'; readonly count: number }
  | { readonly do: 'reattempt' }
  | { readonly do: 'onFail'; readonly xp: number }
  | { readonly do: 'adv'; readonly by: Amount }
  | { readonly do: 'stealAdv'; readonly count: number }
  | { readonly do: 'steal'; readonly count: number }
  | { readonly do: 'demand' }
  | { readonly do: 'retrieve' }
  | { readonly do: 'cancelFeat' }
  | { readonly do: 'cancelAction'; readonly which: 'this' | 'chosen' }
  | { readonly do: 'playAction' }
  | { readonly do: 'suppress'; readonly what: 'class' | 'featsOfOthers' | 'heritage' }
  | { readonly do: 'sweepRow' }
  | { readonly do: 'copyHeritage' }
  | { readonly do: 'points'; readonly points: Points; readonly by: Amount }
  | { readonly do: 'choose'; readonly of: readonly Branch[] }
  /** Only where its own condition holds. */
  | { readonly do: 'when'; readonly if: Condition; readonly then: Operation }

export type OperationName = Operation['do']
export type OperationOf<K extends OperationName> = Extract<Operation, { do: K }>
export type ConditionName = Condition['is']

/** One side of a choice: offered only where its need holds. */
export interface Branch {
  readonly needs: Condition | undefined
  readonly do: readonly Operation[]
}

export const TRIGGERS = [
  'setup',
  'static',
  'declare',
  'cast',
  'crest',
  'darkCast',
  'runeDraw',
  'gain',
  'traitGain',
  'storyAdd',
  'overcome',
  'fail',
  'failAdversary',
  'virtue',
  'corruption',
  'wouldCorrupt',
  'playFeat',
  'discardFeat',
  'journey',
  'activate',
  'activatePost',
  'actReveal',
  'actionReshuffle',
  'score',
  'played',
  'resolved',
] as const
export type TriggerName = (typeof TRIGGERS)[number]

/** One sentence of a card. `played` and `resolved` are the triggers of Feats and Actions. */
export interface Effect {
  readonly on: TriggerName
  /** Whose event it must be, seen from the owner. Adversary and Quest cards answer everybody. */
  readonly by: 'self' | 'any'
  readonly if: readonly Condition[]
  /** The owner may decline. */
  readonly optional: boolean
  readonly cost: Cost | undefined
  readonly do: readonly Operation[]
  /** Where `if` is false: Actions and Adversary texts only. */
  readonly else: readonly Operation[]
  readonly limit: 'none' | 'turn' | 'attempt'
}
