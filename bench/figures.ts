/** What a bench found, and whether it is within its budgets. */
export interface BenchResult {
  readonly name: string
  readonly figures: { readonly [figure: string]: number }
  readonly budgets: readonly Budget[]
}

export interface Budget {
  readonly name: string
  readonly value: number
  readonly limit: number
  readonly kind: 'at least' | 'at most'
  readonly ok: boolean
  /** `×` is a ratio within one process, `× peer` between two; `/s`, `µs` and `ms` depend on who else is on the machine. */
  readonly unit: '×' | '× peer' | '/s' | 'µs' | 'ms' | 'answers' | 'bytes'
}

export interface BenchSetting {
  /** Fewer rounds: seconds instead of a minute, and more noise. */
  readonly quick: boolean
}

export type Bench = (setting: BenchSetting) => Promise<BenchResult>

export const atLeast = (name: string, value: number, limit: number, unit: Budget['unit']): Budget => ({
  name,
  value,
  limit,
  kind: 'at least',
  ok: value >= limit,
  unit,
})

export const atMost = (name: string, value: number, limit: number, unit: Budget['unit']): Budget => ({
  name,
  value,
  limit,
  kind: 'at most',
  ok: value <= limit,
  unit,
})

/** The value below which this part of them lies. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return at(sorted, Math.min(sorted.length - 1, Math.floor(part * sorted.length)))
}

export const median = (values: readonly number[]): number => quantile(values, 0.5)

/** An element that must be there. */
export function at<T>(list: readonly T[], index: number): T {
  const value = list[index]
  if (value === undefined) throw new RangeError(`nothing at ${index} of ${list.length}`)
  return value
}

/**
 * Seconds of processor time the work took, all threads of this process together. On a machine shared with others it
 * says what one core can do; the clock on the wall would say who else was there.
 */
export function coreSeconds(work: () => void): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1e6
}
