import { asks } from '../asks.ts'
import { pieceOf } from '../content/pieces.ts'
import type { Play } from '../events.ts'
import { attempt } from '../rules/attempt.ts'
import { moveExtra, useBonus } from '../rules/bonus.ts'
import { mainKindOf, mainTargetOf } from '../rules/main-option.ts'
import { mainOptions } from '../rules/main-options.ts'

/**
 * HJ-205 to HJ-207 The main phase: one of attempt, extra movement, bonus or end of turn is chosen and fully resolved;
 * then the step begins anew. When only the end is left the engine takes it without asking.
 */
export function main(play: Play): void {
  const { state } = play
  const seat = state.active
  const option = play.choose(seat, asks.main, mainOptions(state))
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
