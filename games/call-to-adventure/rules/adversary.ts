import type { Piece, Seat } from '@monomyth/engine'
import { faceOf } from '../content/pieces.ts'
import { fire } from '../effects/index.ts'
import type { Play } from '../events.ts'
import { reward } from './story.ts'

/** CTA-703 to CTA-705, CTA-760 The card is never taken; the first face gives its reward now, the last at the end. */
export function overcomeAdversary(play: Play, seat: Seat, face: Piece): void {
  const { state } = play
  const hero = state.seats[seat]!
  if (state.attempt.foe === 'final') hero.hasBeatenFinal = 1
  else reward(play, seat, faceOf(face).reward)
  noteFaced(play, seat)
  fire(play, 'overcome', { seat })
}

/** CTA-706, CTA-707 No consequence but the missing reward, and what Quest or Adversary say of it. */
export function failAdversary(play: Play, seat: Seat): void {
  noteFaced(play, seat)
  fire(play, 'failAdversary', { seat })
}

/** CTA-708 */
function noteFaced(play: Play, seat: Seat): void {
  if (play.state.attempt.foe === 'adversary') play.state.seats[seat]!.hasFaced = 1
}
