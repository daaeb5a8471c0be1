import type { Effect } from '../effects/effect.ts'
import type { StoryIcon } from '../words.ts'
import { added, adv, marginAtLeast, NO_DARK, whenever } from './make.ts'

/** CTA-716, CTA-717 What adds a token to an Adversary, and what removes one. */
export const CORRUPTION_ADDS = whenever('corruption', { do: [adv(1)] })
export const DARKNESS_ADDS = whenever('darkCast', { if: [{ is: 'darkRunes', atLeast: 1 }], do: [adv(1)] })
export const FAILURE_ADDS = whenever('fail', { do: [adv(1)] })
export const ROUT_ADDS = whenever('fail', { if: [{ is: 'marginAtMost', margin: -3 }], do: [adv(1)] })
export const JOURNEY_ADDS = whenever('journey', { do: [adv(1)] })
export const ANTIHERO_ADDS = whenever('playFeat', { if: [{ is: 'featType', type: 'antihero' }], do: [adv(1)] })
export const DISCARD_ADDS = whenever('discardFeat', { do: [adv(1)] })
export const VIRTUE_REMOVES = whenever('virtue', { do: [adv(-1)] })
export const MARGIN_REMOVES = whenever('overcome', { if: [marginAtLeast(4)], do: [adv(-1)] })
export const DARING_REMOVES = whenever('overcome', { if: [{ is: 'bottom' }, NO_DARK, marginAtLeast(2)], do: [adv(-1)] })
export const matchRemoves = (count: number): Effect =>
  whenever('storyAdd', { if: [{ is: 'matching' }], do: [adv(-count)] })
export const addedRemoves = (...icons: readonly StoryIcon[]): Effect =>
  whenever('storyAdd', { if: [added(...icons)], do: [adv(-1)] })
