import type { Seat } from '@monomyth/engine'
import type { Clock, Clocks } from '@monomyth/wire'
import type { Mark, TableRow } from '../contract.ts'

const SECOND = 1000
/** Whoever has run out of time, and is given none with each answer, still gets so much for the next one. */
const LEAST = 5 * SECOND
/** A question only its seat may know of takes nothing from the bank, where all would see it; it has its own time. */
const SECRET = { live: 30 * SECOND, days: 86_400 * SECOND }

const grace = ({ bonus }: Clock): number => Math.max(LEAST, bonus * SECOND)

type Banked = Pick<Mark, 'bank' | 'at'>

export const fullBank = (clock: Clock | undefined, seats: number): readonly number[] =>
  clock === undefined ? [] : Array.from({ length: seats }, () => clock.bank * SECOND)

/** Time left to each seat now, running for these since the mark was written. */
export const bankAt = ({ bank, at }: Banked, running: readonly Seat[], now: number): readonly number[] =>
  bank.map((left, seat) => (running.includes(seat) ? Math.max(0, left - Math.max(0, now - at)) : left))

/** With what an answer adds. */
export function withBonus(bank: readonly number[], seat: Seat, clock: Clock | undefined): readonly number[] {
  if (clock === undefined) return bank
  return bank.map((left, other) => (other === seat ? left + clock.bonus * SECOND : left))
}

/** An answer that was taken back; `late`: the house gave it, to somebody whose time was up. */
export interface Taken {
  readonly seat: Seat
  readonly late: boolean
}

/**
 * Without what the answers taken back had added; the time spent on them stays spent. Whoever let others take something
 * back (`agreed`) keeps a little: else the house would answer for them at once.
 */
export function withoutBonus(
  bank: readonly number[],
  taken: readonly Taken[],
  clock: Clock | undefined,
  agreed: boolean,
): readonly number[] {
  if (clock === undefined) return bank
  return bank.map((left, seat) => {
    const mine = taken.filter((one) => one.seat === seat)
    const lost = mine.reduce((sum, { late }) => sum + (late ? grace(clock) : clock.bonus * SECOND), 0)
    return Math.max(agreed ? Math.min(left, LEAST) : 0, left - lost)
  })
}

/** After the house has answered for somebody whose time was up. */
export function afterTimeOut(bank: readonly number[], seat: Seat, clock: Clock | undefined): readonly number[] {
  if (clock === undefined) return bank
  return bank.map((left, other) => (other === seat ? grace(clock) : left))
}

export const clocksAt = (mark: Banked, running: readonly Seat[], now: number): Clocks => ({
  left: bankAt(mark, running, now),
  running,
})

/** When the first of these is out of time. */
export function expiresAt({ bank, at }: Banked, running: readonly Seat[]): number | undefined {
  const left = running.flatMap((seat) => bank[seat] ?? [])
  return left.length === 0 ? undefined : at + Math.min(...left)
}

/** When a question only its seat knows of is answered by the house. */
export function secretUntil({ clock, pace }: Pick<TableRow, 'clock' | 'pace'>, at: number): number | undefined {
  if (clock === undefined) return undefined
  return at + Math.min(clock.bank * SECOND, Math.max(clock.bonus * SECOND, SECRET[pace]))
}
