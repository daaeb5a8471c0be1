import type { Seat } from '@monomyth/engine'
import type { View } from '../state.ts'

/** CTA-001 */
export const MOST_SEATS = 4

/** By number of seats and first of them: all seats, clockwise. Built once; every window asks for it. */
const CLOCKWISE: readonly (readonly (readonly Seat[])[])[] = Array.from({ length: MOST_SEATS + 1 }, (_, count) =>
  Array.from({ length: count }, (_, first) => Array.from({ length: count }, (_, i) => (first + i) % count)),
)

/** CTA-115: all seats, clockwise from this one; clockwise is rising seat number. */
export const clockwise = ({ seats }: View, from: Seat): readonly Seat[] => CLOCKWISE[seats.length]![from]!

/** CTA-200 */
export const nextSeat = ({ seats }: View, seat: Seat): Seat => (seat + 1) % seats.length
