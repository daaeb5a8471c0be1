import type { Mode, Options } from '@monomyth/engine'
import { SEAT_COLOURS, type SeatColour } from '@monomyth/ui/contract'
import type { NewMatch } from '../../client/client.ts'
import { LEVELS } from '../../levels.ts'
import type { LastChoice } from '../../settings.ts'
import { BOT_NAMES } from '../home/start.ts'

/** A match as it is being put together on the new-match page. Every change makes a new one. */
export interface Plan {
  readonly mode: string
  readonly options: Options
  readonly seats: readonly SeatPlan[]
  readonly seed: string
}
export interface SeatPlan {
  /** Stays with the seat when the order changes. */
  readonly key: number
  readonly name: string
  readonly colour: SeatColour
  /** The level of the bot, or undefined: a person here. */
  readonly bot: string | undefined
}

/** Something that must be mended before the match can start. */
export type PlanProblem =
  | { readonly what: 'no-name' | 'long-name'; readonly seat: number }
  | { readonly what: 'same-name'; readonly seat: number; readonly name: string }
  | { readonly what: 'nobody' | 'seed' }

export const MOST_NAME = 24
const MOST_SEED = 200

/** What the plan takes names from: the people who sat here before, and what a person without a name is called. */
export interface Namer {
  readonly known: readonly string[]
  hero(number: number): string
}

/** As last time where that still fits, else one person against two bots. */
export function planFor(modes: readonly Mode[], last: LastChoice | undefined, namer: Namer): Plan {
  const mode = modes.find(({ id }) => id === last?.mode) ?? modes[0]
  if (mode === undefined) throw new Error('A game has one mode at least.')
  const options = optionsFor(mode, last?.options ?? {})
  const isKnown = (bot: string | undefined): boolean => bot === undefined || LEVELS.some((level) => level === bot)
  const kept = last?.seats.every(({ bot }) => isKnown(bot)) ? last.seats : undefined
  const seats = (kept ?? []).map((seat, key) => ({ ...seat, key }))
  const plan = { mode: mode.id, options, seats: hasTwice(seats.map(({ colour }) => colour)) ? [] : seats, seed: '' }
  return withSeats(plan, mode, plan.seats.length === 0 ? 3 : plan.seats.length, namer)
}

/** Another mode: the seats stay, as far as it has room for them. */
export const withMode = (plan: Plan, mode: Mode, namer: Namer): Plan =>
  withSeats({ ...plan, mode: mode.id, options: optionsFor(mode, plan.options) }, mode, plan.seats.length, namer)

/** So many seats, within what the mode allows: the last ones leave, or bots join. */
export function withSeats(plan: Plan, { seats: [min, max] }: Mode, wanted: number, namer: Namer): Plan {
  const seats = plan.seats.slice(0, Math.max(min, Math.min(max, wanted)))
  while (seats.length < Math.max(min, Math.min(max, wanted))) seats.push(joining(seats, namer))
  return { ...plan, seats }
}

/** The first to sit down is a person; whoever joins after is a bot that plays well. */
function joining(seats: readonly SeatPlan[], namer: Namer): SeatPlan {
  const bot = seats.length === 0 ? undefined : 'greedy'
  const colour = SEAT_COLOURS.find((one) => seats.every((seat) => seat.colour !== one)) ?? 'red'
  return { key: 1 + Math.max(-1, ...seats.map(({ key }) => key)), name: freeName(seats, bot, namer), colour, bot }
}

/** A name nobody at the table has. */
function freeName(seats: readonly SeatPlan[], bot: string | undefined, namer: Namer): string {
  const isFree = (name: string): boolean => seats.every((seat) => seat.name !== name)
  const heroes = Array.from({ length: seats.length + 1 }, (_, i) => namer.hero(i + 1))
  const names = bot === undefined ? [...namer.known, ...heroes] : [...BOT_NAMES, ...heroes]
  return names.find(isFree) ?? ''
}

/** Somebody else plays this seat: it gets a name that fits, unless somebody gave it one by hand. */
export function withPlayer(plan: Plan, at: number, bot: string | undefined, namer: Namer): Plan {
  const seat = plan.seats[at]
  if (seat === undefined) return plan
  const wasPerson = seat.bot === undefined
  const others = plan.seats.filter((other) => other !== seat)
  const name = wasPerson === (bot === undefined) ? seat.name : freeName(others, bot, namer)
  return withSeat(plan, at, { ...seat, bot, name })
}

/** A colour; who had it gets the other one in return. */
export function withColour(plan: Plan, at: number, colour: SeatColour): Plan {
  const before = plan.seats[at]?.colour
  if (before === undefined) return plan
  const seats = plan.seats.map((seat, i) => {
    if (i === at) return { ...seat, colour }
    return seat.colour === colour ? { ...seat, colour: before } : seat
  })
  return { ...plan, seats }
}

export const withName = (plan: Plan, at: number, name: string): Plan => {
  const seat = plan.seats[at]
  return seat === undefined ? plan : withSeat(plan, at, { ...seat, name })
}

const withSeat = (plan: Plan, at: number, seat: SeatPlan): Plan => ({ ...plan, seats: plan.seats.with(at, seat) })

/** Two neighbours change places. */
export function swapped(plan: Plan, at: number, other: number): Plan {
  const [one, two] = [plan.seats[at], plan.seats[other]]
  return one === undefined || two === undefined ? plan : { ...plan, seats: plan.seats.with(at, two).with(other, one) }
}

/** `below(n)`: any whole number from 0, under n. */
export function shuffled(plan: Plan, below: (n: number) => number): Plan {
  const seats = [...plan.seats]
  for (let i = seats.length - 1; i > 0; i--) {
    const j = below(i + 1)
    const [one, two] = [seats[i], seats[j]]
    if (one !== undefined && two !== undefined) [seats[i], seats[j]] = [two, one]
  }
  return { ...plan, seats }
}

export function problemsOf({ seats, seed }: Plan): readonly PlanProblem[] {
  const names = seats.map(({ name }) => name.trim())
  const problems: PlanProblem[] = []
  names.forEach((name, seat) => {
    if (name === '') problems.push({ what: 'no-name', seat })
    else if (name.length > MOST_NAME) problems.push({ what: 'long-name', seat })
    else if (names.indexOf(name) < seat) problems.push({ what: 'same-name', seat, name })
  })
  if (seats.every(({ bot }) => bot !== undefined)) problems.push({ what: 'nobody' })
  if (seed.trim().length > MOST_SEED) problems.push({ what: 'seed' })
  return problems
}

/** The plan as the shelf wants it. */
export const matchOf = (game: string, { mode, options, seats, seed }: Plan): NewMatch => ({
  game,
  mode,
  options,
  seats: seats.map(({ name, colour, bot }) => ({ name: name.trim(), colour, bot })),
  seed: seed.trim(),
  name: '',
  tutorial: false,
})

/** The values somebody wanted where the mode has them, else what it proposes. */
const optionsFor = (mode: Mode, wanted: Options): Options =>
  Object.fromEntries(
    Object.entries(mode.options).flatMap(([option, values]) => {
      const value = values.find((one) => one === wanted[option]) ?? values[0]
      return value === undefined ? [] : [[option, value]]
    }),
  )

const hasTwice = (list: readonly unknown[]): boolean => new Set(list).size < list.length
