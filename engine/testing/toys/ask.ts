import type { AskKind } from '../../contract.ts'

/** A question; what a toy does not care about is filled in. */
export const askKind = <T, V = never>(id: string, more: Partial<AskKind<T, V>> = {}): AskKind<T, V> => ({
  id,
  rules: [],
  key: String,
  piece: () => undefined,
  absent: 'first',
  known: 'all',
  ...more,
})

/** 0 to n − 1: the seats of a match, or that many numbers. */
export const upTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i)
