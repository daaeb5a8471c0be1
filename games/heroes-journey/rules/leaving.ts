import type { Seat } from '@monomyth/engine'
import type { Play } from '../events.ts'
import type { State } from '../state.ts'
import { endAttempt } from './attempt.ts'
import { resign } from './eliminate.ts'
import { returnProphecy } from './prophecies.ts'
import { isInGame } from './seats.ts'

export const isSetup = ({ cursor: { at } }: State): boolean => at === 'relics' || at === 'mentors' || at === 'offer'

/**
 * HJ-838, HJ-839 A seat was given up. 1 in the setup the house goes on choosing for it, see steps/start.ts; 2 whatever it
 * was carrying out is cleared away; 3 it resigns.
 */
export function leave(play: Play, seat: Seat): void {
  const { state } = play
  if (isSetup(state) || !isInGame(state, seat)) return
  while (state.laid.length > 0) returnProphecy(play, state.laid.at(-1)!)
  endAttempt(state)
  resign(play, seat)
}
