import type { Ability, FeatType } from '../words.ts'
import { ABILITIES } from '../words.ts'

/**
 * CTA-400 The 24 stones: core A, B, C are 0, 1, 2; ability stone n (0 to 2, the last is the special one) of the i-th
 * ability is 3 + 3i + n; Dark stones are 21 to 23. A face is 0, the low one, or 1, the high one.
 */
export const CORE_C = 2
export const FIRST_ABILITY = 3
export const FIRST_DARK = 21
export const STONES = 24
/** CTA-309, CTA-316 */
export const MOST_RUNES = 3

const CORES = ['core A', 'core B', 'core C'] as const

/** Its name in keys: `core C`, `STR 3`, `dark 1`. */
export function runeName(rune: number): string {
  if (rune < FIRST_ABILITY) return CORES[rune]!
  if (rune >= FIRST_DARK) return `dark ${rune - FIRST_DARK + 1}`
  const at = rune - FIRST_ABILITY
  return `${ABILITIES[(at / 3) | 0]!} ${(at % 3) + 1}`
}

export const isDark = (rune: number): boolean => rune >= FIRST_DARK
export const isAbility = (rune: number): boolean => rune >= FIRST_ABILITY && rune < FIRST_DARK
/** CTA-405 Stone III of an ability. */
export const isSpecial = (rune: number): boolean => isAbility(rune) && rune % 3 === 2
/** CTA-413 Stones I, II, III of an ability, in this order. */
export const abilityRune = (ability: Ability, nth: number): number =>
  FIRST_ABILITY + ABILITIES.indexOf(ability) * MOST_RUNES + nth
/** The ability of an ability stone. */
export const abilityOf = (rune: number): Ability => ABILITIES[((rune - FIRST_ABILITY) / MOST_RUNES) | 0]!

/** CTA-401 to CTA-412 By stone and face: what it adds. */
const VALUES: readonly number[] = Array.from({ length: STONES }, (_, rune) =>
  rune < FIRST_ABILITY ? [0, 1] : isSpecial(rune) ? [0, 2] : [1, 2],
).flat()
export const runeValue = (rune: number, face: number): number => (face < 0 ? 0 : VALUES[rune * 2 + face]!)

/** CTA-406 to CTA-411 By ability: what its special stone gives on its low face. */
export const BENEFITS: { readonly [K in Ability]: FeatType | 'xp' } = {
  STR: 'xp',
  DEX: 'antihero',
  CON: 'xp',
  INT: 'antihero',
  WIS: 'hero',
  CHA: 'hero',
}
