import type { Seat } from '@monomyth/engine'
import type { View } from '../state.ts'
import type { FeatType } from '../words.ts'

/** CTA-440, CTA-441 */
export const TOP_LEVEL = 1
export const START_LEVEL = 3
export const LAST_LEVEL = 7

interface Level {
  readonly hero: boolean
  readonly antihero: boolean
  readonly tri: number
  readonly tra: number
}

/** CTA-444, CTA-445 By level; there is no level 0. */
export const LEVELS: readonly Level[] = [
  { hero: false, antihero: false, tri: 0, tra: 0 },
  { hero: true, antihero: false, tri: 3, tra: 0 },
  { hero: true, antihero: false, tri: 1, tra: 0 },
  { hero: true, antihero: true, tri: 0, tra: 0 },
  { hero: true, antihero: true, tri: 0, tra: 0 },
  { hero: false, antihero: true, tri: 0, tra: 1 },
  { hero: false, antihero: true, tri: 0, tra: 3 },
  { hero: false, antihero: true, tri: -4, tra: 0 },
]

/** CTA-562, CTA-563: the level of the player of the card counts. */
export function mayPlay(view: View, seat: Seat, type: FeatType): boolean {
  const { hero, antihero } = LEVELS[view.seats[seat]!.level]!
  return type === 'hero' ? hero : antihero
}
