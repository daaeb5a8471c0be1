import type { Piece, Seat } from '@monomyth/engine'
import type { Play } from '../events.ts'
import type { State } from '../state.ts'
import { fail } from './failure.ts'
import { diceDue, diceFor, totalOf, valueFor } from './items.ts'
import { raise } from './raise.ts'
import { succeed } from './success.ts'

/** HJ-465 Attempting. 1 declare the item; 2 roll; 3 compare; 4 success or failure. */
export function attempt(play: Play, seat: Seat, item: Piece): void {
  const { state } = play
  declare(play, seat, item)
  roll(play, seat)
  // HJ-463: an equal total fails.
  if (totalOf(state) > state.attempt.value) succeed(play, seat, item)
  else fail(play, seat, item)
  endAttempt(state)
}

/** HJ-465 (a) Dice and value are worked out, charges are spent; reactions may still change dice and value. */
function declare(play: Play, seat: Seat, item: Piece): void {
  const { state } = play
  const hero = state.seats[seat]!
  const { cell } = hero
  const dice = diceFor(state, seat, item)
  const value = valueFor(state, seat, item)
  state.turn.attempted = cell
  state.idle = 0
  state.attempt = { cell, item, dice, value, added: hero.chargeTotal, faces: [], kept: 0 }
  hero.chargeDice = 0
  hero.chargeTotal = 0
  raise(play, {
    kind: 'attemptDeclared',
    seat,
    cell,
    quest: state.quests[cell]!,
    item,
    dice: diceDue(dice),
    value,
  })
}

/** HJ-465 (b), HJ-468 The roll; reactions may have dice rolled again. */
function roll(play: Play, seat: Seat): void {
  const { attempt } = play.state
  const { cell, added, value } = attempt
  for (let dice = diceDue(attempt.dice); dice > 0; dice--) attempt.faces.push(play.roll(6))
  raise(play, { kind: 'diceRolled', seat, cell, faces: attempt.faces.slice(), added, value })
}

export function endAttempt(state: State): void {
  state.attempt = { cell: -1, item: -1, dice: 0, value: 0, added: 0, faces: [], kept: 0 }
}
