import { opening } from '../envelopes.ts'
import { en } from './sealed.ts'

/** The language as tables speak it: each envelope is fetched when it is opened. */
export const { open, learn } = opening(en, {
  1: () => import('./chapters/one.ts'),
  2: () => import('./chapters/two.ts'),
  3: () => import('./chapters/three.ts'),
  4: () => import('./chapters/four.ts'),
  5: () => import('./chapters/five.ts'),
  6: () => import('./chapters/six.ts'),
  7: () => import('./chapters/seven.ts'),
})
export { lang } from './sealed.ts'
