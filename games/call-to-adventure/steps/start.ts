import type { Play } from '../events.ts'
import { openRow } from '../rules/acts.ts'
import { ACTS } from '../rules/rows.ts'
import { SLOT } from '../rules/slots.ts'
import { freshTurn } from '../rules/turn.ts'
import { openWindow } from '../rules/windows.ts'

/** CTA-201 (1) Start of turn. 1 the state of the turn is reset; 2 completed Acts open rows; 3 W-START. */
export function start(play: Play): void {
  const { state } = play
  const seat = state.active
  state.turns++
  state.turn = freshTurn(state, seat)
  for (const hero of state.seats) {
    hero.originUsed = 0
    hero.classUsed = 0
  }
  const hero = state.seats[seat]!
  hero.storyBefore = hero.storyAtTurn
  hero.storyAtTurn = hero.story.length
  play.tell({ kind: 'turnStarted', seat, turn: state.turns })
  // CTA-631, CTA-633
  for (let act = 1; act < ACTS; act++)
    if (state.isOpen[act] === 0 && hero.story.length >= act * SLOT) openRow(play, act)
  openWindow(play, 'start')
  state.cursor = { at: 'menu' }
}
