import type { View } from '../state.ts'
import type { FeatType } from '../words.ts'

/** CTA-923: is there any such Feat left to draw? */
export const canDraw = (view: View, type: FeatType): boolean =>
  type === 'hero'
    ? view.heroDeck.length + view.heroDiscard.length > 0
    : view.antiheroDeck.length + view.antiheroDiscard.length > 0
