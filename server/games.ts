import { callToAdventure } from '@monomyth/call-to-adventure'
import type { AnyGame } from '@monomyth/engine'
import { heroesJourney } from '@monomyth/heroes-journey'

/** Every game there is: a fifth is one line more. */
export const GAMES: { readonly [id: string]: AnyGame | undefined } = {
  'heroes-journey': heroesJourney,
  'call-to-adventure': callToAdventure,
}
