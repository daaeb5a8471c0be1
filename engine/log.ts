import type { Seat } from './contract.ts'

/** Where an answer belongs: step and place; in a branch of `together` also the seat and its how-manieth answer. */
export type Path =
  | readonly [step: number, place: number]
  | readonly [step: number, place: number, seat: Seat, at: number]

/** What was done to a match, in order. The match is a fold of it; nothing is ever taken out. */
export type LogEntry =
  | { readonly do: 'answer'; readonly at: Path; readonly seat: Seat; readonly key: string; readonly by: By }
  /** What lies between no longer counts. With consent chance goes on in a new lane, so that nobody peeks. */
  | { readonly do: 'undo'; readonly seat: Seat; readonly to: Path; readonly consent: readonly Seat[] }
  | { readonly do: 'leave'; readonly seat: Seat; readonly as: 'house' | 'bot' }
  | { readonly do: 'return'; readonly seat: Seat }
  | { readonly do: 'rules'; readonly from: number; readonly to: number }
  | { readonly do: 'adjourn'; readonly why: string }

/** Who gave an answer: the seat itself, a bot in its place, or the house. */
export type By = 'seat' | 'bot' | 'house'

/** Is the first at or after the second? Branches of one place are apart: none comes after another. */
export function isFrom(path: Path, from: Path): boolean {
  if (path[0] !== from[0]) return path[0] > from[0]
  if (path[1] !== from[1]) return path[1] > from[1]
  if (from.length === 2 || path.length === 2) return true
  return path[2] === from[2] && path[3] >= from[3]
}

export interface Effective {
  readonly entry?: LogEntry
  readonly lane?: { readonly at: Path; readonly lane: number }
}

/** How often consent has opened a new lane of chance. */
export const lanesIn = (log: readonly LogEntry[]): number =>
  log.filter((entry) => entry.do === 'undo' && entry.consent.length > 0).length

/** The entries that still count, with the lanes that consent opened, in the order to run them. */
export function effective(log: readonly LogEntry[], before: readonly LogEntry[]): Effective[] {
  let kept: Effective[] = []
  let lanes = lanesIn(before)
  for (const entry of log.slice(before.length)) {
    if (entry.do !== 'undo') {
      kept.push({ entry })
      continue
    }
    kept = kept.filter((one) => {
      const at = one.entry?.do === 'answer' ? one.entry.at : one.lane?.at
      return at === undefined || !isFrom(at, entry.to)
    })
    if (entry.consent.length > 0) kept.push({ lane: { at: entry.to, lane: ++lanes } })
  }
  return kept
}

export const samePath = (a: Path, b: Path): boolean => a.length === b.length && a.every((n, i) => n === b[i])

/** Two branches of the same place do not touch each other. */
export const isApart = (a: Path, b: Path): boolean =>
  a.length === 4 && b.length === 4 && a[0] === b[0] && a[1] === b[1] && a[2] !== b[2]
