import { ABILITIES } from '../words.ts'

/**
 * CTA-400 The 24 stones: core A, B, C are 0, 1, 2; ability stone n (0 to 2, the last is the special one) of the i-th
 * ability is 3 + 3i + n; Dark stones are 21 to 23. A face is 0, the low one, or 1, the high one.
 */
export const CORE_C = 2
const FIRST_ABILITY = 3
export const FIRST_DARK = 21

const CORES = ['core A', 'core B', 'core C'] as const

/** Its name in keys: `core C`, `STR 3`, `dark 1`. */
export function runeName(rune: number): string {
  if (rune < FIRST_ABILITY) return CORES[rune]!
  if (rune >= FIRST_DARK) return `dark ${rune - FIRST_DARK + 1}`
  const at = rune - FIRST_ABILITY
  return `${ABILITIES[(at / 3) | 0]!} ${(at % 3) + 1}`
}
