import { manifest as callToAdventure } from './call-to-adventure/manifest.ts'
import { manifest as heroesJourney } from './heroes-journey/manifest.ts'
import type { Manifest } from './manifest.ts'
import { MORE } from './more.ts'

/** Every game there is, in the order of the shelf. Another one is one line more. */
export const SHELF: readonly Manifest[] = [
  heroesJourney, //
  callToAdventure,
  ...MORE,
]
