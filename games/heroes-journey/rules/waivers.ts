import type { Seat } from '@monomyth/engine'
import type { State } from '../state.ts'

/** HJ-749 At the end of their own turn everything waived for this player counts again. */
export function endWaivers({ seats }: State, seat: Seat): void {
  const hero = seats[seat]!
  hero.waivedEpic = -1
  hero.waivedLocks = -1
}
