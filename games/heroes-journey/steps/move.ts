import { asks } from '../asks.ts'
import type { Play } from '../events.ts'
import { arrive } from '../rules/arrive.ts'
import { NEIGHBOURS, NEIGHBOURS_OR_STAY, STAY } from '../rules/board.ts'
import { hasDestination } from '../rules/movement.ts'
import { isFree } from '../rules/quests.ts'

/** HJ-304 to HJ-307 The normal move. One may stay on a free quest, and must where no cell can be entered. */
export function move(play: Play): void {
  const { state } = play
  const seat = state.active
  const { cell } = state.seats[seat]!
  const mayStay = isFree(state, cell) || !hasDestination(state, cell)
  const to = play.choose(seat, asks.move, (mayStay ? NEIGHBOURS_OR_STAY : NEIGHBOURS)[cell]!)
  if (to === STAY) play.tell({ kind: 'stayed', seat, cell })
  else {
    state.turn.movedInStep3 = 1
    arrive(play, seat, to, 'move')
  }
  state.cursor = { at: 'main' }
}
