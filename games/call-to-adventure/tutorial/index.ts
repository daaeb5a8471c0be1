import type { Tutorial } from '@monomyth/ui/contract'
import { callToAdventure } from '../game.ts'
import { lessons, rivals } from './lessons.ts'

const [together] = callToAdventure.modes

/** Eight turns beside Robin, from the choice of a Hero to the turning of the Adversary card. */
export const tutorial: Tutorial = {
  seats: 2,
  mode: together!.id,
  options: { adversary: '1A', collection: 1, first: 1 },
  seed: 'first call 200012',
  names: { en: ['You', 'Robin'], fr: ['Vous', 'Robin'] },
  lessons,
  rivals,
  words: { en: () => import('./en.ts'), fr: () => import('./fr.ts') },
}
