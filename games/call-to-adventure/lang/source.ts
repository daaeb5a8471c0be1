import type { Piece, Seat } from '@monomyth/engine'
import { asks } from '../asks.ts'
import { ADVERSARIES, actionOf, featOf, heritageOf, originOf, pieceOf, storyOf } from '../content/pieces.ts'
import type { Branch, Effect, Operation } from '../effects/effect.ts'
import { optionAbout, optionKindOf } from '../rules/option.ts'
import type { View } from '../state.ts'
import { kindOf } from './pieces.ts'
import { type Mood, operationsText, type Phrases, paid } from './text.ts'
import type { Warning } from './words.ts'

/** Which card asks, and what its answers do: an ask of a card is put in the words of that card. */

/** The Adversary face in force, or −1. */
export function faceInForce({ adversary }: View): number {
  const card = ADVERSARIES[adversary.card]
  return card === undefined ? -1 : (adversary.isFinal === 1 ? card.final : card.adversary).number - 1
}

const branchesIn = (effects: readonly Effect[]): readonly Branch[] | undefined =>
  effects.flatMap((effect) => effect.do).find((one): one is Extract<Operation, { do: 'choose' }> => one.do === 'choose')
    ?.of

/** CTA-726 The card that gives a choice: a pending Action once Actions apply, else the Adversary face in force. */
export function choosing(view: View): { readonly piece: number; readonly of: readonly Branch[] } | undefined {
  if (view.cursor.at === 'outcome') {
    for (const action of [...view.actionDiscard, ...view.pending].reverse()) {
      const of = branchesIn([actionOf(action).effect])
      if (of !== undefined) return { piece: action, of }
    }
    return undefined
  }
  const card = ADVERSARIES[view.adversary.card]
  const of = card && branchesIn((view.adversary.isFinal === 1 ? card.final : card.adversary).effects)
  return of && { piece: faceInForce(view), of }
}

const SPOKEN: Effect = {
  on: 'crest',
  by: 'any',
  if: [],
  optional: false,
  cost: undefined,
  do: [],
  else: [],
  limit: 'none',
}

/** What one side of a choice does. */
export const branchText = (words: Phrases, { do: done }: Branch): string =>
  operationsText(words, done, { effect: { ...SPOKEN, do: done }, timing: undefined }, 'order')

/** What an effect costs and does, as one may choose it: "pay 1 Experience to gain a Virtue". */
export const dealText = (words: Phrases, effect: Effect, mood: Mood): string =>
  // Chosen by itself it has no opening to lean on.
  paid(words, { effect: { ...effect, on: 'activate' }, timing: undefined }, mood)

/** CTA-C028, CTA-C085 The effect of a card that makes an offer. */
export function offerOf(piece: number): Effect | undefined {
  const face = pieceOf(piece)
  const kind = kindOf(piece)
  if (kind === 'origin') return originOf(face).effects.find(({ cost }) => cost !== undefined)
  const story = kind === 'story' ? storyOf(face) : undefined
  return story?.kind === 'trait' ? story.effect : undefined
}

// ── What cannot be taken back ───────────────────────────────────────────────────────────────────────────────────────

const FLOOR = 7
const SLOT = 3
const ACT_THREE = 2 * SLOT

/** What a player should know before choosing. */
export function warningsOf(view: View, seat: Seat, ask: string, value: unknown): readonly Warning[] {
  if (typeof value !== 'number') return []
  switch (ask) {
    case asks.menu.id:
    case asks.feat.id:
      return ofOption(view, seat, value)
    case asks.heritage.id: {
      const heritage = view.seats[seat]?.heritage[0]
      return value === 2 && heritage !== undefined ? ofCost(view, seat, heritageOf(heritage).own) : []
    }
    case asks.offer.id:
      return ofCost(view, seat, offerOf(value))
    case asks.branch.id: {
      const done = choosing(view)?.of[value]?.do ?? []
      return done.some((one) => one.do === 'corrupt') && isNearFloor(view, seat) ? ['reachesFloor'] : []
    }
    default:
      return []
  }
}

function ofOption(view: View, seat: Seat, option: number): readonly Warning[] {
  const about = optionAbout(option)
  switch (optionKindOf(option)) {
    case 'bank':
      return ['banks']
    case 'trait': {
      const held = view.seats[seat]?.story.length ?? 0
      return held % SLOT === SLOT - 1 && held < ACT_THREE ? ['completesAct'] : []
    }
    case 'feat':
      return ofCost(view, seat, featOf(pieceOf(about) as Piece).effect)
    default:
      return []
  }
}

const ofCost = (view: View, seat: Seat, effect: Effect | undefined): readonly Warning[] =>
  effect?.cost?.pay === 'corrupt' && isNearFloor(view, seat) ? ['reachesFloor'] : []

const isNearFloor = (view: View, seat: Seat): boolean => view.seats[seat]?.level === FLOOR - 1
