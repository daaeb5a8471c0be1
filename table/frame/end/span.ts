export interface Span {
  readonly count: number
  readonly unit: 'minute' | 'hour' | 'day'
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** How long something took, in the unit one would say it in. */
export function spanOf(milliseconds: number): Span {
  if (milliseconds >= 2 * DAY) return { count: Math.round(milliseconds / DAY), unit: 'day' }
  if (milliseconds >= 2 * HOUR) return { count: Math.round(milliseconds / HOUR), unit: 'hour' }
  return { count: Math.max(0, Math.floor(milliseconds / MINUTE)), unit: 'minute' }
}
