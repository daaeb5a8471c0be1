import type { Back, Piece, RuleId, Seat } from '@monomyth/engine'
import { actOf } from '../content/pieces.ts'
import type { View } from '../state.ts'

export const ACTS = 3

/** CTA-141, CTA-142 */
export const rowSize = (seats: number): number => (seats === 4 ? 5 : 4)

/** By Act from 0. Backs while the row is face down. */
export function rowOf(view: View, act: number): readonly (Piece | Back)[] {
  return act === 0 ? view.row1 : act === 1 ? view.row2 : view.row3
}
export function deckOf(view: View, act: number): readonly (Piece | Back)[] {
  return act === 0 ? view.deck1 : act === 1 ? view.deck2 : view.deck3
}
export function discardOf(view: View, act: number): readonly (Piece | Back)[] {
  return act === 0 ? view.discard1 : act === 1 ? view.discard2 : view.discard3
}

/** Whether this card lies face up in a row. */
export function isInRow(view: View, piece: Piece): boolean {
  const act = actOf(piece)
  return view.isOpen[act] === 1 && rowOf(view, act).includes(piece)
}

/** CTA-238: something must be there to take its place. */
export const canReplace = (view: View, act: number): boolean =>
  deckOf(view, act).length > 0 || discardOf(view, act).length > 0

/** Why nobody can Journey now, whatever the card. */
export function whyNoJourneyAtAll(view: View, seat: Seat): RuleId | undefined {
  if (view.turn.isMainDone === 1) return 'CTA-233'
  return view.turn.freeJourneys > 0 || view.seats[seat]!.xp > 0 ? undefined : 'CTA-230'
}

/** CTA-235: any face-up card of any revealed row. */
export function whyNoJourney(view: View, seat: Seat, piece: Piece): RuleId | undefined {
  if (!isInRow(view, piece)) return 'CTA-235'
  return whyNoJourneyAtAll(view, seat) ?? (canReplace(view, actOf(piece)) ? undefined : 'CTA-238')
}
