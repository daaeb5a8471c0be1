import type { Play } from '../events.ts'
import { flip } from '../rules/acts.ts'
import { fillGap } from '../rules/journey.ts'
import { isCompetitive } from '../rules/modes.ts'
import { nextSeat } from '../rules/seats.ts'
import type { State } from '../state.ts'

/** CTA-201 (5) and (6) 1 the row is filled; 2 the Adversary turns when all have faced it; 3 the turn passes. */
export function next(play: Play): void {
  const { state } = play
  fillGap(play)
  // CTA-711
  if (state.adversary.card >= 0 && state.adversary.isFinal === 0 && haveAllFaced(state)) flip(play)
  state.active = nextSeat(state, state.active)
  state.cursor = { at: 'start' }
  if (state.active === state.ender) lastRoundIsOver(play)
}

const haveAllFaced = ({ seats }: State): boolean => seats.every(({ hasFaced }) => hasFaced === 1)

/** CTA-752, CTA-753, CTA-764, CTA-765 Back at the one who started the end: the last turns begin, or are over. */
function lastRoundIsOver(play: Play): void {
  const { state } = play
  if (isCompetitive(state) || state.isFinale === 1) {
    state.cursor = { at: 'scoring' }
    return
  }
  state.isFinale = 1
  play.tell({ kind: 'finaleStarted' })
  // CTA-757: those who never faced the first side lose that attempt.
  if (state.adversary.isFinal === 0) flip(play)
}
