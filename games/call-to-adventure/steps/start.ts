import type { Seat } from '@monomyth/engine'
import { originOf } from '../content/pieces.ts'
import type { Play } from '../events.ts'
import { openRow } from '../rules/acts.ts'
import { ACTS } from '../rules/rows.ts'
import { SLOT } from '../rules/slots.ts'
import { openWindow } from '../rules/windows.ts'
import { freshTurn } from '../setup.ts'
import type { State } from '../state.ts'

/** CTA-201 (1) Start of turn. 1 the state of the turn is reset; 2 completed Acts open rows; 3 W-START. */
export function start(play: Play): void {
  const { state } = play
  const seat = state.active
  state.turns++
  state.turn = freshTurn()
  giveFree(state, seat)
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

/** CTA-237, CTA-522, CTA-523 What an Origin gives for nothing in each of its owner's turns. */
function giveFree({ turn, seats }: State, seat: Seat): void {
  for (const { on, do: operations } of originOf(seats[seat]!.origin[0]!).effects) {
    if (on !== 'static') continue
    for (const operation of operations) {
      if (operation.do === 'freeDark') turn.freeDark += operation.count
      if (operation.do === 'freeJourney') turn.freeJourneys += operation.count
    }
  }
}
