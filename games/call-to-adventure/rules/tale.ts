import type { Back, Piece, Seat } from '@monomyth/engine'
import type { View } from '../state.ts'
import { SLOT } from './slots.ts'

/** A card of a finished board; `bottom` says which path of a Story card shows, −1 for a Character card. */
export interface Told {
  readonly piece: Piece | Back
  readonly bottom: number
}

/** CTA-012 The board from left to right: Heritage, Origin, its paths, Class, its paths, Destiny, its paths. */
export function taleOf(view: View, seat: Seat): readonly Told[] {
  const { heritage, origin, class: own, destiny, story, bottoms } = view.seats[seat]!
  const character = (piece: Piece | Back): Told => ({ piece, bottom: -1 })
  const told: Told[] = heritage.map(character)
  for (const [act, cards] of [origin, own, destiny].entries()) {
    told.push(...cards.map(character))
    for (let at = act * SLOT; at < (act + 1) * SLOT && at < story.length; at++)
      told.push({ piece: story[at]!, bottom: bottoms[at]! })
  }
  return told
}
