import type { Piece, Seat } from '@monomyth/engine'
import { fire } from '../effects/index.ts'
import type { Play } from '../events.ts'
import { discardStory } from './journey.ts'
import { addStory } from './story.ts'
import { gainXp } from './xp.ts'

/** CTA-338 S13 */
export function overcomeChallenge(play: Play, seat: Seat, card: Piece): void {
  addStory(play, seat, card, play.state.attempt.bottom)
  fire(play, 'overcome', { seat })
}

/** CTA-339, CTA-340, CTA-C003 S13 Discarded; one experience, what was promised for a failure, and what answers it. */
export function failChallenge(play: Play, seat: Seat, card: Piece): void {
  const { onFail } = play.state.attempt
  discardStory(play, card)
  gainXp(play, seat, 1, 'failure')
  for (let other = 0; other < onFail.length; other++) gainXp(play, other, onFail[other]!, 'card')
  fire(play, 'fail', { seat })
}
