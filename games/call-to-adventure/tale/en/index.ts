import { english } from '@monomyth/engine/text'
import type { Envelopes, SealedWords } from '../words.ts'
import { classes, destinies, heritages, origins } from './characters.ts'
import { page } from './page.ts'
import { sheet } from './sheet.ts'
import { paths, traits } from './story.ts'
import { thread } from './thread.ts'

/** What is told while all envelopes are closed. */
export const words: SealedWords = {
  heritages,
  origins,
  classes,
  destinies,
  traits,
  paths,
  thread,
  sheet,
  page,
  capitalise: english.capitalise,
  typeset: (text) => text,
}

/** CTA-900 Each is fetched when a life has a card of it. */
export const envelopes: Envelopes = {
  1: () => import('./chapters/one.ts'),
  2: () => import('./chapters/two.ts'),
  3: () => import('./chapters/three.ts'),
  4: () => import('./chapters/four.ts'),
  5: () => import('./chapters/five.ts'),
  6: () => import('./chapters/six.ts'),
  7: () => import('./chapters/seven.ts'),
}
