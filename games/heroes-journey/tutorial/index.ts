import type { Tutorial } from '@monomyth/ui/contract'
import { heroesJourney } from '../game.ts'
import { lessons, rivals } from './lessons.ts'

const [mode] = heroesJourney.modes

/** Five turns against Robin, from the choice of a relic to a hero who knows the way. */
export const tutorial: Tutorial = {
  seats: 2,
  mode: mode!.id,
  options: { variant: false },
  seed: 'first journey 10963736',
  names: { en: ['You', 'Robin'], fr: ['Vous', 'Robin'] },
  lessons,
  rivals,
  words: { en: () => import('./en.ts'), fr: () => import('./fr.ts') },
}
