import { asks } from '../asks.ts'
import type { Play } from '../events.ts'
import { revealQuest } from '../rules/reveal.ts'

/** HJ-203, HJ-250 to HJ-252 The active player reveals one quest, as long as one is face down. */
export function reveal(play: Play): void {
  const { state } = play
  const seat = state.active
  if (state.faceDown.length > 0) revealQuest(play, seat, play.choose(seat, asks.reveal, state.faceDown), 'step')
  state.cursor = { at: 'move' }
}
