import type { Words } from '../words/words.ts'

const UNITS = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const

/** A length of time in seconds, in the largest unit that goes into it. */
export function spanOf(seconds: number, { span }: Words['online']['table']): string {
  const [unit, size] = UNITS.find(([, length]) => seconds >= length && seconds % length === 0) ?? ['second', 1]
  return span[unit](seconds / size)
}

/** What a clock shows: days and hours while there are many, else minutes and seconds. */
export function clockFace(milliseconds: number, { span }: Words['online']['table']): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000))
  if (seconds >= 2 * 86_400) return span.day(Math.floor(seconds / 86_400))
  if (seconds >= 2 * 3600) return span.hour(Math.floor(seconds / 3600))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
