import type { Back, Piece, Seat } from '@monomyth/engine'
import type { State, View } from '../state.ts'

/** The hand: Hero cards, then Antihero cards. Backs where the viewer does not know it. */
export function handOf(state: State, seat: Seat): Piece[]
export function handOf(view: View, seat: Seat): (Piece | Back)[]
export function handOf(view: View, seat: Seat): (Piece | Back)[] {
  const { heroes, antiheroes } = view.seats[seat]!
  return [...heroes, ...antiheroes]
}

/** Public. */
export function handSize(view: View, seat: Seat): number {
  const { heroes, antiheroes } = view.seats[seat]!
  return heroes.length + antiheroes.length
}
