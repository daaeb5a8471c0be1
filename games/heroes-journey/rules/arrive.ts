import type { Seat } from '@monomyth/engine'
import type { Play } from '../events.ts'
import type { Way } from '../words.ts'
import { INN, isEndOfWorld } from './board.ts'
import { drawTopProphecy } from './prophecies.ts'
import { statusOf } from './quests.ts'
import { raise } from './raise.ts'
import { wakeAll } from './relics.ts'

/**
 * HJ-310 to HJ-312 Arriving. 1 the pawn is on the cell; 2 at the inn the dormant relics wake; 3 a first visit to the end
 * of the world brings a prophecy; 4 the active player's arrival is noted; 5 the event.
 */
export function arrive(play: Play, seat: Seat, cell: number, how: Way): void {
  const { state } = play
  const hero = state.seats[seat]!
  const from = hero.cell
  // HJ-312: where the pawn stands already it does not arrive, but a send-back leaves no bonus behind.
  if (from === cell) {
    if (how === 'sentBack') state.turn.arrival = 'none'
    return
  }
  hero.cell = cell
  if (cell === INN) wakeAll(play, seat)
  if (isEndOfWorld(cell) && hero.visited === 0) {
    hero.visited = 1
    drawTopProphecy(play, seat, 'endOfWorld')
  }
  if (seat === state.active) state.turn.arrival = how === 'move' ? statusOf(state, seat, cell) : 'none'
  raise(play, { kind: 'pawnArrived', seat, cell, from, how })
}
