import { oddsOf } from '../odds.ts'
import { difficultyOf } from '../rules/foe.ts'
import type { View } from '../state.ts'

/** The chance of each margin, from the least on. */
export interface Law {
  readonly from: number
  readonly chances: readonly number[]
}

/** What is at stake in an attempt, by its margin. */
export interface Stakes {
  /** Overcome with margin 0, and failed. */
  readonly won: number
  readonly lost: number
  /** CTA-705 Each point of margin, as long as there are tokens. */
  readonly each: number
  readonly tokens: number
  /** A margin from which on, or down to which, something more happens. */
  readonly steps: readonly { readonly margin: number; readonly worth: number }[]
}

/** The attempt under way: what is at stake, and the chance of each margin; after the cast a single one. */
export interface Standing {
  readonly stakes: Stakes
  readonly law: Law
}

/** By feel: probably as the mean says, often enough not. */
const BY_FEEL = [0.3, 0, 0.7]

/** Of an attempt whose runes are not cast yet: exact where odds are known, else by feel from the mean. */
export function lawBy(view: View, isExact: boolean): Law {
  const { from, totals } = oddsOf(view, 0)
  const difficulty = difficultyOf(view)
  if (isExact) return { from: from - difficulty, chances: totals }
  const mean = from + (totals.length - 1) / 2
  return { from: Math.floor(mean) - 2 - difficulty, chances: BY_FEEL }
}
