import type { Piece, Seat } from '@monomyth/engine'
import { faceOf, mentorOf, prophecyOf } from '../content/pieces.ts'
import type { Effect, EffectName, Trigger } from '../effects/effect.ts'
import type { View } from '../state.ts'
import { sayEffect, triggerOf } from './text.ts'
import type { EffectWords } from './words.ts'

/** Which card asks. An ask of an effect is put in the words of its card, so that one knows why. */

interface Card {
  readonly piece: Piece
  readonly trigger: Trigger
  readonly effects: readonly Effect[]
}

/** The card that asks and what it wants, without capital or full stop; undefined if no card in force wants that. */
export function orderOf(
  words: EffectWords,
  view: View,
  seat: Seat,
  kind: EffectName,
): { readonly card: Piece; readonly order: string } | undefined {
  const card = cardInForce(view, seat)
  const effect = card?.effects.flatMap(withParts).find((one) => one.kind === kind)
  if (card === undefined || effect === undefined) return undefined
  return {
    card: card.piece,
    order: sayEffect(words, effect, { trigger: alone(card.trigger), before: undefined, after: undefined }),
  }
}

/**
 * The prophecy laid last, whose effect is under way; without one, the mentor who acts at the start of a turn, or the
 * one lost last. Neither ever acts while a prophecy lies.
 */
function cardInForce(view: View, seat: Seat): Card | undefined {
  const laid = view.laid.at(-1)
  if (laid !== undefined) return { piece: faceOf(laid), ...prophecyOf(laid) }
  const mentor = view.cursor.at === 'start' ? view.seats[seat]?.mentor[0] : view.mentorsGone.at(-1)
  if (mentor === undefined) return undefined
  return { piece: faceOf(mentor), trigger: triggerOf(mentorOf(mentor)), effects: mentorOf(mentor).effects }
}

const withParts = (effect: Effect): readonly Effect[] =>
  effect.kind === 'chooseOne' ? [effect, ...effect.of] : [effect]

/** The event stands before the colon of a card; here it is past, and an order must not lean on its words. */
const alone = ({ on, by }: Trigger): Trigger => ({ on: on === 'mentorLost' ? on : 'turnStarted', by, if: {} })
