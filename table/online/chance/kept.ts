/**
 * What this browser has given to a match and has been shown of it: kept here, so that it need not be believed to
 * anybody when the match is over.
 */
export interface Kept {
  /** What was added to the chance; empty: nothing, by somebody who watches. */
  readonly share: string
  /** What the server had promised when the share was given to it. */
  readonly commitment: string
  /** What was told, as a chain of hashes: to whose eyes, up to which event. */
  readonly shown: Shown | undefined
  readonly at: number
}
export interface Shown {
  readonly viewer: number
  readonly n: number
  readonly chain: string
  /** It was told otherwise the second time. */
  readonly isBroken: boolean
}

const KEY = 'monomyth.chance.'
/** The matches remembered; the oldest are forgotten. */
const MOST = 60

/** As much of `localStorage` as is used. */
export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

export function keptOf(table: string, shelf: Shelf = localStorage): Kept | undefined {
  try {
    const told: unknown = JSON.parse(shelf.getItem(KEY + table) ?? 'null')
    return isKept(told) ? told : undefined
  } catch {
    return undefined
  }
}

/** Changes what is kept of a table, where anything may be kept. */
export function keep(table: string, part: Partial<Omit<Kept, 'at'>>, now: number, shelf: Shelf = localStorage): void {
  const before = keptOf(table, shelf) ?? { share: '', commitment: '', shown: undefined }
  try {
    shelf.setItem(KEY + table, JSON.stringify({ ...before, ...part, at: now }))
    forgetOldest(shelf)
  } catch {
    // Forbidden or full: then the match can be checked without it, and the check says so.
  }
}

function forgetOldest(shelf: Shelf): void {
  const keys = Array.from({ length: shelf.length }, (_, i) => shelf.key(i) ?? '').filter((key) => key.startsWith(KEY))
  const byAge = keys.map((key) => ({ key, at: keptOf(key.slice(KEY.length), shelf)?.at ?? 0 }))
  for (const { key } of byAge.toSorted((a, b) => b.at - a.at).slice(MOST)) shelf.removeItem(key)
}

const isKept = (told: unknown): told is Kept =>
  typeof told === 'object' &&
  told !== null &&
  'share' in told &&
  typeof told.share === 'string' &&
  'commitment' in told &&
  typeof told.commitment === 'string' &&
  'at' in told &&
  typeof told.at === 'number'

/** 16 bytes that only this browser knows, as hex. */
export const newShare = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
