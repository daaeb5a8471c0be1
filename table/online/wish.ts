import type { Mode, Options } from '@monomyth/engine'
import { SEAT_COLOURS, type SeatColour } from '@monomyth/ui/contract'
import type { Clock, NewTable, TableCard } from '@monomyth/wire'
import type { Wish } from './client/tables.ts'

/** A seat of a table that is put together: the first is one's own, the others are for a bot or for whoever comes. */
export interface SeatWish {
  readonly colour: SeatColour
  readonly bot: string | undefined
}

/** Seconds in the bank, seconds added with each answer. */
export const CLOCKS: { readonly [pace in NewTable['pace']]: readonly Clock[] } = {
  live: [
    { bank: 300, bonus: 10 },
    { bank: 900, bonus: 20 },
    { bank: 1800, bonus: 30 },
  ],
  days: [
    { bank: 3 * 86_400, bonus: 12 * 3600 },
    { bank: 7 * 86_400, bonus: 86_400 },
  ],
}

/** As a game proposes it: all at once, everybody may come, nobody is pressed, and a pause tells nothing. */
export function firstWish(game: string, mode: Mode): Wish {
  const [min, max] = mode.seats
  const seats = withSeats([], Math.max(min, Math.min(max, 2)))
  return {
    ...{ game, mode: mode.id, options: optionsOf(mode, {}), seats: [...seats] },
    ...{ open: true, pace: 'live', clock: null, windows: 'discreet' },
  }
}

/** The next chapter with those who played the last one, in the same way: they come along, and nobody takes their seats. */
export function nextWish({ id, game, mode, options, seats, viewer, pace, clock, windows }: TableCard): Wish {
  // One's own seat is the first.
  const own = seats.slice(viewer, viewer + 1)
  const others = seats.filter((_, seat) => seat !== viewer)
  return {
    ...{ game, mode, options, open: false, pace, clock, windows, after: id },
    seats: [...own, ...others].map(({ colour, bot }) => (bot === undefined ? { colour } : { colour, bot })),
  }
}

/** So many seats: the last ones leave, or free ones join. */
export function withSeats(seats: readonly SeatWish[], count: number): readonly SeatWish[] {
  const kept = seats.slice(0, count)
  while (kept.length < count) {
    const colour = SEAT_COLOURS.find((one) => kept.every((seat) => seat.colour !== one)) ?? 'red'
    kept.push({ colour, bot: undefined })
  }
  return kept
}

/** A colour; who had it gets the other one in return. */
export function withColour(seats: readonly SeatWish[], at: number, colour: SeatColour): readonly SeatWish[] {
  const before = seats[at]?.colour ?? colour
  return seats.map((seat, i) => {
    if (i === at) return { ...seat, colour }
    return seat.colour === colour ? { ...seat, colour: before } : seat
  })
}

/** The values somebody wanted where the mode has them, else what it proposes. */
export const optionsOf = (mode: Mode, wanted: Options): Options =>
  Object.fromEntries(
    Object.entries(mode.options).flatMap(([option, values]) => {
      const value = values.find((one) => one === wanted[option]) ?? values[0]
      return value === undefined ? [] : [[option, value]]
    }),
  )

/** Reactions matter between people alone: with bots nobody waits. */
export const hasOthers = (seats: readonly SeatWish[]): boolean => seats.slice(1).some(({ bot }) => bot === undefined)
