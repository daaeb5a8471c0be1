import type { GameTable } from '@monomyth/ui'
import { SHELF } from '../games/shelf.ts'
import type { PageManifest } from './parts.ts'

/** A game one can play here. Only its box is loaded with the home page; the rest when it is opened. */
export interface GameEntry extends Omit<PageManifest, 'board'> {
  load(): Promise<GameTable>
}

/** A game is only ever shown views of its own matches, so that their type need not matter to the table. */
const entryOf = ({ board, ...manifest }: PageManifest): GameEntry => ({
  ...manifest,
  load: async () => (await board()) as unknown as GameTable,
})

/** Every game there is, in the order of the shelf. */
export const GAMES: { readonly [id: string]: GameEntry } = Object.fromEntries(
  SHELF.map((manifest) => [manifest.id, entryOf(manifest)]),
)

/** A game by its id, if it is here. The id may come from an address somebody typed. */
export const gameOf = (id: string): GameEntry | undefined => (Object.hasOwn(GAMES, id) ? GAMES[id] : undefined)
