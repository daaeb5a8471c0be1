import type { Piece, Seat, ZoneRef } from '@monomyth/engine'
import { isHero } from '../content/pieces.ts'
import { fire } from '../effects/index.ts'
import type { Play } from '../events.ts'
import { AT, SHAPE } from '../state.ts'
import type { Cause, FeatType } from '../words.ts'

export { handOf, handSize } from './hand.ts'

/** CTA-920, CTA-922: an empty deck takes back its discard pile, shuffled. False: both are empty. */
export function restock(play: Play, deck: ZoneRef, discard: ZoneRef): boolean {
  if (SHAPE.piecesIn(play.state, deck).length > 0) return true
  const { length } = SHAPE.piecesIn(play.state, discard)
  if (length === 0) return false
  play.deal(discard, deck, length)
  play.shuffle(deck)
  play.tell({ kind: 'deckReshuffled', deck: deck.back })
  return true
}

/** CTA-560, CTA-561, CTA-923 The top Feat of that type, if there is one. */
export function drawFeat(play: Play, seat: Seat, type: FeatType, cause: Cause): Piece | undefined {
  const isOfHeroes = type === 'hero'
  const deck = isOfHeroes ? AT.heroDeck : AT.antiheroDeck
  if (!restock(play, deck, isOfHeroes ? AT.heroDiscard : AT.antiheroDiscard)) return undefined
  const feat = SHAPE.piecesIn(play.state, deck).at(-1)!
  play.move(feat, handZone(seat, feat))
  play.tell({ kind: 'featDrawn', seat, feat, type, cause })
  return feat
}

/** CTA-585 */
export function discardFeat(play: Play, seat: Seat, feat: Piece): void {
  play.move(feat, discardZone(feat))
  play.tell({ kind: 'featDiscarded', seat, feat })
  fire(play, 'discardFeat', { seat, feat })
}

/** Where this Feat lies in that hand, and where it is discarded: the types have piles of their own. */
export const handZone = (seat: Seat, feat: Piece): ZoneRef =>
  isHero(feat) ? AT.seats[seat]!.heroes : AT.seats[seat]!.antiheroes
const discardZone = (feat: Piece): ZoneRef => (isHero(feat) ? AT.heroDiscard : AT.antiheroDiscard)
