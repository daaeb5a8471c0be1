import { asks } from '../asks.ts'
import { pieceOf } from '../content/pieces.ts'
import type { Play } from '../events.ts'
import { attempt } from '../rules/attempt.ts'
import { NEIGHBOURS } from '../rules/board.ts'
import { bonusOf, hasExtra, moveExtra, useBonus } from '../rules/bonus.ts'
import { firstOfEachKind } from '../rules/items.ts'
import { ATTEMPT, BONUS_MOVE, BONUS_REVEAL, END_TURN, EXTRA, mainKindOf, mainTargetOf } from '../rules/main-option.ts'
import type { State } from '../state.ts'

/**
 * HJ-205 to HJ-207 The main phase: one of attempt, extra movement, bonus or end of turn is chosen and fully resolved;
 * then the step begins anew. When only the end is left the engine takes it without asking.
 */
export function main(play: Play): void {
  const { state } = play
  const seat = state.active
  const option = play.choose(seat, asks.main, candidates(state))
  const target = mainTargetOf(option)
  switch (mainKindOf(option)) {
    case 'end':
      state.cursor = { at: 'end' }
      break
    case 'attempt':
      attempt(play, seat, pieceOf(target))
      break
    case 'extra':
      moveExtra(play, seat, target)
      break
    case 'bonus-move':
      useBonus(play, seat, 'move', target)
      break
    case 'bonus-reveal':
      useBonus(play, seat, 'reveal', target)
      break
  }
}

/** Every item and every adjacent cell stands here; which of them are barred, and why, is for the ask to say. */
function candidates(state: State): number[] {
  const { cell, mentor, relics } = state.seats[state.active]!
  const options = [END_TURN]
  for (const relic of firstOfEachKind(state, relics)) options.push(ATTEMPT + relic)
  for (const item of mentor) options.push(ATTEMPT + item)
  if (hasExtra(state)) for (const neighbour of NEIGHBOURS[cell]!) options.push(EXTRA + neighbour)
  if (bonusOf(state) === 'none') return options
  for (const neighbour of NEIGHBOURS[cell]!) options.push(BONUS_MOVE + neighbour)
  for (const hidden of state.faceDown) options.push(BONUS_REVEAL + hidden)
  return options
}
