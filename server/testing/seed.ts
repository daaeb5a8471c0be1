import { Chance, keyOf } from '@monomyth/engine'

/**
 * What a trial leaves to chance comes from this seed, a new one each time. It stands in the title of the test:
 * MONOMYTH_SEED=… draws the same again. What the server draws, and when processes do their part, no seed repeats.
 */
export const seed = process.env.MONOMYTH_SEED ?? String(Date.now())

/** Numbers from 0 up to 1. Each name has a stream of its own, whatever the others draw meanwhile. */
export function randomOf(name: string): () => number {
  const chance = new Chance(keyOf(`${seed} ${name}`))
  return () => chance.word() / 2 ** 32
}
