import type { Seat } from '@monomyth/engine'
import type { Play } from '../events.ts'
import type { View } from '../state.ts'
import { arrive } from './arrive.ts'
import { raise } from './raise.ts'
import { revealQuest } from './reveal.ts'

/** HJ-352: has the active player the extra movement? Whether it leads anywhere is for its destinations to say. */
export const hasExtra = ({ turn }: View): boolean =>
  turn.movedInStep3 === 1 && turn.extraUsed === 0 && turn.attempted < 0

/**
 * HJ-381 to HJ-385: the condition the active player meets by their latest move. A: an own quest; B: a free quest not
 * attempted this turn; C: the inn. `none` also when this turn's bonus is used.
 */
export function bonusOf({ active, seats, turn }: View): 'A' | 'B' | 'C' | 'none' {
  if (turn.bonusUsed === 1) return 'none'
  switch (turn.arrival) {
    case 'own':
      return 'A'
    case 'inn':
      return 'C'
    case 'free':
      return turn.attempted === seats[active]!.cell ? 'none' : 'B'
    default:
      return 'none'
  }
}

/** HJ-350, HJ-353 The extra movement, at the price of the attempt. */
export function moveExtra(play: Play, seat: Seat, cell: number): void {
  const { turn } = play.state
  turn.extraUsed = 1
  turn.forfeited = 1
  arrive(play, seat, cell, 'move')
}

/** HJ-380, HJ-387, HJ-399 The bonus. 1 under condition B the attempt is forfeited; 2 the event; 3 unless cancelled, done. */
export function useBonus(play: Play, seat: Seat, bonus: 'move' | 'reveal', cell: number): void {
  const { state } = play
  const condition = bonusOf(state)
  if (condition === 'B') state.turn.forfeited = 1
  state.turn.bonusUsed = 1
  state.bonusCancelled = 0
  raise(play, { kind: 'bonusDeclared', seat, bonus, cell, condition })
  if (state.bonusCancelled === 1) return
  if (bonus === 'move') arrive(play, seat, cell, 'move')
  else revealQuest(play, seat, cell, 'bonus')
}
