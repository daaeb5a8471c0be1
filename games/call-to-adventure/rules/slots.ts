import type { Seat } from '@monomyth/engine'
import type { View } from '../state.ts'

/** CTA-252 Three cards in each of three slots. */
export const SLOT = 3
export const WHOLE_STORY = 9

/** CTA-251: the first slot with fewer than three Story cards, from 0; 3 when all are full. */
export const currentAct = (view: View, seat: Seat): number => (view.seats[seat]!.story.length / SLOT) | 0
