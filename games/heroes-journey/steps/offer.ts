import { asks } from '../asks.ts'
import type { Play } from '../events.ts'
import { turnUp } from '../rules/reveal.ts'
import { inTurnOrder } from '../rules/seats.ts'

/** HJ-902, HJ-903 No quest at my level: in turn order each player may reveal one quest. HJ-116: no window opens. */
export function offer(play: Play): void {
  const { state } = play
  for (const seat of inTurnOrder(state)) {
    const cell = play.mayChoose(seat, asks.offer, state.faceDown)
    if (cell === undefined) continue
    turnUp(play, cell)
    play.tell({ kind: 'questRevealed', seat, cell, quest: state.quests[cell]!, cause: 'step' })
  }
  state.cursor = { at: 'start' }
}
