import type { Seat } from '@monomyth/engine'
import type { Play } from '../events.ts'
import type { Cause } from '../words.ts'

/** CTA-471: the supply is unlimited. */
export function gainXp(play: Play, seat: Seat, count: number, cause: Cause): void {
  if (count <= 0) return
  const { state } = play
  state.seats[seat]!.xp += count
  if (seat === state.active && state.turn.isMainDone === 1) state.turn.hasGained = 1
  play.tell({ kind: 'xpChanged', seat, by: count, cause })
}

/** CTA-472: a loss takes what is there. How much that was. */
export function loseXp(play: Play, seat: Seat, count: number, cause: Cause): number {
  const hero = play.state.seats[seat]!
  const taken = Math.min(count, hero.xp)
  if (taken <= 0) return 0
  hero.xp -= taken
  play.tell({ kind: 'xpChanged', seat, by: -taken, cause })
  return taken
}

/** CTA-473: whoever offers the effect has seen that it can be paid in full. */
export function payXp(play: Play, seat: Seat, count: number): void {
  loseXp(play, seat, count, 'cost')
}
