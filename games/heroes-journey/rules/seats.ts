import type { Seat } from '@monomyth/engine'
import type { View } from '../state.ts'

/** HJ-005: still in the game, neither eliminated nor resigned. */
export const isInGame = (view: View, seat: Seat): boolean => view.seats[seat]!.out < 0

export function countInGame(view: View): number {
  let count = 0
  for (const { out } of view.seats) if (out < 0) count++
  return count
}

/** HJ-114, HJ-208: clockwise is rising seat number; those who are out are passed over. */
export function nextInGame(view: View, seat: Seat): Seat {
  const { length } = view.seats
  let next = (seat + 1) % length
  while (!isInGame(view, next)) next = (next + 1) % length
  return next
}

/** HJ-730: the active player first, then clockwise, without those who are out. */
export function inTurnOrder(view: View): Seat[] {
  const { active, seats } = view
  const order: Seat[] = []
  for (let i = 0; i < seats.length; i++) {
    const seat = (active + i) % seats.length
    if (isInGame(view, seat)) order.push(seat)
  }
  return order
}
