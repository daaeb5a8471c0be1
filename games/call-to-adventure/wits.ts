import type { Wits } from '@monomyth/engine'
import type { AskId } from './asks.ts'
import type { View } from './state.ts'
import { RATINGS } from './wits/choices.ts'
import { mindOf } from './wits/mind.ts'

/**
 * What a position is worth, in points of the score sheet, more or less. One look ahead: what a card scores and promises,
 * how likely it is, and what it does to the Adversary. Declining is worth nothing.
 */
export const wits: Wits<View> = {
  judge(view, seat, { odds }) {
    const mind = mindOf(view, seat, odds)
    return (ask, value) => (value === undefined ? 0 : RATINGS[ask as AskId](mind, value as number))
  },
}
