import type { AnyGame } from '@monomyth/engine'
import type { Terminal } from '../games/manifest.ts'
import { SHELF } from '../games/shelf.ts'

export interface Entry {
  readonly game: AnyGame
  readonly terminal: Terminal
}

/** Every game there is, with its rules and as a terminal shows it. */
export const GAMES: { readonly [id: string]: Entry } = Object.fromEntries(
  await Promise.all(
    SHELF.map(async ({ id, game, terminal }) => [id, { game: await game(), terminal: await terminal() }] as const),
  ),
)
