import type { Piece, Seat } from '@monomyth/engine'
import { isMentor } from '../content/pieces.ts'
import type { EventOf, Play } from '../events.ts'
import { AT } from '../state.ts'
import { arrive } from './arrive.ts'
import { INN } from './board.ts'
import { maybeEliminate } from './eliminate.ts'
import { followLostMentor } from './mentors.ts'
import { isOver } from './outcome.ts'
import { raise } from './raise.ts'
import { discardRelic } from './relics.ts'
import { fillTreasure } from './treasure.ts'

/**
 * HJ-602 Failure. 1 an effect may save the item; 2 if not, it is lost; 3 the pawn goes back to the inn; 4 a lost mentor's
 * effect and prophecy; 5 the elimination check.
 */
export function fail(play: Play, seat: Seat, item: Piece): void {
  const { state } = play
  const { cell } = state.attempt
  raise(play, { kind: 'questFailed', seat, cell, quest: state.quests[cell]!, item })
  if (state.attempt.kept === 1) {
    arrive(play, seat, INN, 'sentBack')
    return
  }
  if (isMentor(item)) loseMentor(play, { kind: 'mentorLost', seat, cell, mentor: item })
  else loseRelic(play, { kind: 'relicLost', seat, cell, relic: item })
  if (!isOver(state)) maybeEliminate(play, seat)
}

/** HJ-602 (b), HJ-603, HJ-971 The discard is reshuffled only after the window of the loss. */
function loseRelic(play: Play, event: EventOf<'relicLost'>): void {
  discardRelic(play, event.relic)
  raise(play, event)
  fillTreasure(play)
  arrive(play, event.seat, INN, 'sentBack')
}

/** HJ-602 (b) to (e), HJ-683, HJ-685 */
function loseMentor(play: Play, event: EventOf<'mentorLost'>): void {
  play.move(event.mentor, AT.mentorsGone)
  raise(play, event)
  arrive(play, event.seat, INN, 'sentBack')
  followLostMentor(play, event)
}
