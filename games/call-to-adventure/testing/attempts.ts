import { card } from '../content/pieces.ts'
import type { State } from '../state.ts'
import type { Scene } from './scene.ts'
import { toldOf } from './told.ts'

/** Faces of runes. */
export const LOW = 0
export const HIGH = 1
/** The core stones. */
export const CORE: readonly number[] = [0, 1, 2]
export const DARK: readonly number[] = [21, 22, 23]

/** An attempt at a Challenge whose runes have been cast. */
export const thrown = (
  number: number,
  runes: readonly number[],
  faces: readonly number[],
  more: Partial<State['attempt']> = {},
): Partial<State['attempt']> => ({
  foe: 'challenge',
  card: card(number),
  runes: [...runes],
  faces: [...faces],
  casts: 1,
  ...more,
})

/** How the attempt came out: `overcome 5 of 4`. */
export function ending(table: Scene): string {
  const [end] = [...toldOf(table, 'overcome'), ...toldOf(table, 'failed')]
  return end === undefined ? 'open' : `${end.kind} ${end.result} of ${end.difficulty}`
}
