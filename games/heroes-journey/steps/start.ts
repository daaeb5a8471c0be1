import type { EventOf, Play } from '../events.ts'
import { resign } from '../rules/eliminate.ts'
import { useMentorAtStart } from '../rules/mentors.ts'
import { isOver } from '../rules/outcome.ts'
import { openWindow } from '../rules/raise.ts'
import { inTurnOrder, isInGame, nextInGame } from '../rules/seats.ts'

/** HJ-201, HJ-202, HJ-209 Start of turn. 1 the state of the turn is reset; 2 the mentor's effect; 3 the window. */
export function start(play: Play): void {
  const { state } = play
  if (state.turns === 0 && seeOffAbsent(play)) return
  const seat = state.active
  state.turns++
  state.turn = { attempted: -1, forfeited: 0, extraUsed: 0, bonusUsed: 0, movedInStep3: 0, arrival: 'none' }
  const event: EventOf<'turnStarted'> = { kind: 'turnStarted', seat, cell: state.seats[seat]!.cell }
  play.tell(event)
  useMentorAtStart(play, event)
  openWindow(play, event)
  state.cursor = { at: 'reveal' }
}

/** HJ-837, HJ-838: who left during the setup resigns once it is complete. The first turn is then perhaps another's. */
function seeOffAbsent(play: Play): boolean {
  const { state } = play
  const absent = inTurnOrder(state).filter((seat) => play.gone(seat))
  for (const seat of absent) if (!isOver(state)) resign(play, seat)
  if (absent.length === 0 || isOver(state)) return isOver(state)
  if (!isInGame(state, state.active)) state.active = nextInGame(state, state.active)
  state.cursor = { at: 'start' }
  return true
}
