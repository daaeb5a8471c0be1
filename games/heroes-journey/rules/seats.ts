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

/** By number of seats and first of them: all seats, clockwise. Built once; every window asks for it. */
const CLOCKWISE: readonly (readonly (readonly Seat[])[])[] = Array.from({ length: 7 }, (_, count) =>
  Array.from({ length: count }, (_, first) => Array.from({ length: count }, (_, i) => (first + i) % count)),
)

/** HJ-730: the active player first, then clockwise. Those who are out are among them, and hold nothing. */
export const fromActive = ({ active, seats }: View): readonly Seat[] => CLOCKWISE[seats.length]![active]!

/** HJ-837, HJ-903: the same without those who are out. */
export const inTurnOrder = (view: View): Seat[] => fromActive(view).filter((seat) => isInGame(view, seat))
