import type { Odds } from '@monomyth/engine'

/** One total, how likely it is, and whether it is enough. */
export interface Bar {
  readonly total: number
  readonly chance: number
  readonly enough: boolean
}

const NEARLY_NOTHING = 1e-9

/** The totals as bars: the highest ones that together make up the chance of success are enough. */
export function barsOf({ success, from, totals }: Odds): Bar[] {
  const bars: Bar[] = []
  let above = 0
  for (const [i, chance] of [...totals.entries()].reverse()) {
    bars.unshift({ total: from + i, chance, enough: above + NEARLY_NOTHING < success })
    above += chance
  }
  return bars
}
