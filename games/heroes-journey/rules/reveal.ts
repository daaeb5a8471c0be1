import type { Seat } from '@monomyth/engine'
import type { Play } from '../events.ts'
import type { Cause } from '../words.ts'
import { raise } from './raise.ts'

/** HJ-253: from now on everybody knows this quest. */
export function turnUp(play: Play, cell: number): void {
  const { state } = play
  state.faceUp[cell] = 1
  state.faceDown.splice(state.faceDown.indexOf(cell), 1)
  play.show(state.quests[cell]!, 'all')
}

/** HJ-256 Revealing. 1 the chosen quest is turned face up; 2 its event belongs to the player who chose it. */
export function revealQuest(play: Play, seat: Seat, cell: number, cause: Cause): void {
  turnUp(play, cell)
  raise(play, { kind: 'questRevealed', seat, cell, quest: play.state.quests[cell]!, cause })
}
