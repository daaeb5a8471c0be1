import type { Play } from '../events.ts'
import { endMatch } from '../rules/outcome.ts'
import { countInGame, nextInGame } from '../rules/seats.ts'
import { fillTreasure } from '../rules/treasure.ts'
import { endWaivers } from '../rules/waivers.ts'

/** HJ-881: so many rounds without an attempt end the match. */
const IDLE_ROUNDS = 6

/**
 * HJ-208, HJ-881 End of turn. 1 what lasts until now stops; 2 the treasure is topped up; 3 turns without an attempt are
 * counted, too many end the match; 4 the turn passes clockwise.
 */
export function end(play: Play): void {
  const { state } = play
  const seat = state.active
  endWaivers(state, seat)
  fillTreasure(play)
  if (state.turn.attempted < 0) state.idle++
  play.tell({ kind: 'turnEnded', seat, idle: state.idle })
  if (state.idle >= IDLE_ROUNDS * countInGame(state)) {
    endMatch(play, 'stalemate')
    return
  }
  state.active = nextInGame(state, seat)
  state.cursor = { at: 'start' }
}
