import { mentorOf } from '../content/pieces.ts'
import { runEffects } from '../effects/index.ts'
import type { EventOf, Play } from '../events.ts'
import { holds } from './conditions.ts'
import { isOver } from './outcome.ts'
import { drawTopProphecy } from './prophecies.ts'

/** HJ-202, HJ-686 A mentor of this kind acts at the start of its owner's turn, while owned. */
export function useMentorAtStart(play: Play, event: EventOf<'turnStarted'>): void {
  const { seat } = event
  const piece = play.state.seats[seat]!.mentor[0]
  if (piece === undefined) return
  const mentor = mentorOf(piece)
  if (mentor.when === 'turnStart' && holds(play.state, seat, mentor.if, event))
    runEffects(play, seat, mentor.effects, event)
}

/** HJ-684, HJ-685, HJ-994 A lost mentor. 1 its effect, if it has one for this; 2 a prophecy in any case. */
export function followLostMentor(play: Play, event: EventOf<'mentorLost'>): void {
  const { seat } = event
  const mentor = mentorOf(event.mentor)
  if (mentor.when === 'lost' && holds(play.state, seat, mentor.if, event)) runEffects(play, seat, mentor.effects, event)
  if (!isOver(play.state)) drawTopProphecy(play, seat, 'mentor')
}
