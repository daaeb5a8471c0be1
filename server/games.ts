import type { AnyGame } from '@monomyth/engine'
import { SHELF } from '../games/shelf.ts'

/** Every game there is, with its rules. */
export const GAMES: { readonly [id: string]: AnyGame | undefined } = Object.fromEntries(
  await Promise.all(SHELF.map(async ({ id, game }) => [id, await game()] as const)),
)
