import type { Piece, Seat } from '@monomyth/engine'
import { fire } from '../effects/index.ts'
import type { Play } from '../events.ts'
import { addStory } from './story.ts'

/**
 * CTA-257 to CTA-262 Gaining a Trait: 1 its text, counting the Story without it; 2 to 4 it is added; then what answers
 * a gained Trait. No path is attempted.
 */
export function gainTrait(play: Play, seat: Seat, piece: Piece): void {
  play.state.turn.isMainDone = 1
  play.tell({ kind: 'traitGained', seat, card: piece })
  fire(play, 'gain', { seat, card: piece })
  addStory(play, seat, piece, 0)
  fire(play, 'traitGain', { seat, card: piece })
}
