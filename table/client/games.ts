import type { AnyGame } from '@monomyth/engine'
import type { Tutorial } from '@monomyth/ui'

/** What the worker needs of a game: its rules, and the lessons where it has some. Loaded when a match of it is opened. */
export interface Rules {
  readonly game: () => Promise<AnyGame>
  readonly tutorial: () => Promise<Tutorial | undefined>
}

/** Every game there is: a fifth is one entry more. */
export const GAMES: { readonly [id: string]: Rules } = {
  'heroes-journey': {
    game: async () => (await import('@monomyth/heroes-journey')).heroesJourney,
    tutorial: async () => (await import('@monomyth/heroes-journey/tutorial')).tutorial,
  },
  'call-to-adventure': {
    game: async () => (await import('@monomyth/call-to-adventure')).callToAdventure,
    tutorial: async () => (await import('@monomyth/call-to-adventure/tutorial')).tutorial,
  },
}
