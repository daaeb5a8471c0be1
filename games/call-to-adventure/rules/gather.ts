import type { Seat } from '@monomyth/engine'
import { asks } from '../asks.ts'
import type { Play } from '../events.ts'
import type { View } from '../state.ts'
import { ABILITIES } from '../words.ts'
import { relevantAbilities } from './foe.ts'
import { LAST_LEVEL } from './level.ts'
import { abilityRune, FIRST_ABILITY, FIRST_DARK, MOST_RUNES } from './runes.ts'
import { layRune } from './spread.ts'
import { payXp } from './xp.ts'

/** CTA-308 to CTA-313 S3 The runes the attempt is made with, before any Dark ones. */
export function gatheredRunes(view: View): number[] {
  const { abilities } = view.seats[view.active]!
  const runes: number[] = []
  for (let core = 0; core < FIRST_ABILITY; core++) runes.push(core)
  for (const ability of relevantAbilities(view)) {
    const icons = Math.min(MOST_RUNES, abilities[ABILITIES.indexOf(ability)]!)
    for (let nth = 0; nth < icons; nth++) runes.push(abilityRune(ability, nth))
  }
  return runes
}

/** CTA-315, CTA-446, CTA-523: the ban holds for a free one too. */
export function mostDark(view: View, seat: Seat): number {
  const { level, xp } = view.seats[seat]!
  return level >= LAST_LEVEL ? 0 : Math.min(MOST_RUNES, xp + view.turn.freeDark)
}

/** By the most that can be had. */
const COUNTS: readonly (readonly number[])[] = [[0], [0, 1], [0, 1, 2], [0, 1, 2, 3]]

/** CTA-313 to CTA-316 S4 */
export function buyDarkRunes(play: Play, seat: Seat): void {
  const { attempt, turn } = play.state
  const count = play.choose(seat, asks.dark, COUNTS[mostDark(play.state, seat)]!)
  if (count === 0) return
  const free = Math.min(count, turn.freeDark)
  turn.freeDark -= free
  play.tell({ kind: 'darkRunesBought', seat, count, paid: count - free })
  payXp(play, seat, count - free)
  for (let n = 0; n < count; n++) layRune(attempt, FIRST_DARK + n)
}
