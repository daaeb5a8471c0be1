import type { Mode } from '@monomyth/engine'
import { SEAT_COLOURS } from '@monomyth/ui/contract'
import { describe, expect, it } from 'vitest'
import type { LastChoice } from '../../settings.ts'
import * as plans from './plan.ts'

const MODE: Mode = { id: 'duel', seats: [2, 4], options: { variant: [false, true], length: ['long', 'short'] } }
const SMALL: Mode = { id: 'solo', seats: [1, 1], options: {} }
const NAMER: plans.Namer = { known: ['Ada'], hero: (number) => `Hero ${number}` }
const first = plans.planFor([MODE, SMALL], undefined, NAMER)
const names = ({ seats }: plans.Plan): string[] => seats.map(({ name }) => name)

describe('a new plan', () => {
  it('is somebody known against two bots that play well', () => {
    expect(first.mode).toBe('duel')
    expect(first.options).toEqual({ variant: false, length: 'long' })
    expect(first.seats.map(({ bot }) => bot)).toEqual([undefined, 'greedy', 'greedy'])
    expect(names(first)).toEqual(['Ada', 'Bryn', 'Corin'])
    expect(plans.problemsOf(first)).toEqual([])
  })

  it('takes exactly two where the first mode does', () => {
    const duel: Mode = { id: 'duel', seats: [2, 2], options: {} }
    expect(names(plans.planFor([duel, MODE], undefined, NAMER))).toEqual(['Ada', 'Bryn'])
  })

  it('is as last time', () => {
    const last: LastChoice = {
      game: 'g',
      mode: 'duel',
      options: { variant: true, length: 'gone', other: 1 },
      seats: [
        { name: 'Bo', colour: 'gold', bot: 'random' },
        { name: 'Ada', colour: 'red', bot: undefined },
      ],
    }
    const plan = plans.planFor([SMALL, MODE], last, NAMER)
    expect(plan.options).toEqual({ variant: true, length: 'long' })
    expect(plans.matchOf('g', plan).seats).toEqual(last.seats)
  })

  it.each([
    { name: 'Bo', colour: 'gold', bot: 'grandmaster' },
    { name: 'Bo', colour: 'red', bot: 'random' },
  ] as const)('begins anew where last time makes no sense now: %j', (seat) => {
    const last: LastChoice = {
      game: 'g',
      mode: 'duel',
      options: {},
      seats: [{ name: 'A', colour: 'red', bot: undefined }, seat],
    }
    expect(names(plans.planFor([MODE], last, NAMER))).toEqual(['Ada', 'Bryn', 'Corin'])
  })
})

describe('seats', () => {
  it('are as many as the mode allows', () => {
    expect(plans.withSeats(first, MODE, 9, NAMER).seats).toHaveLength(4)
    expect(plans.withSeats(first, MODE, 0, NAMER).seats).toHaveLength(2)
    expect(plans.withMode(first, SMALL, NAMER).seats).toHaveLength(1)
  })

  it('have names, colours and keys of their own', () => {
    const { seats } = plans.withSeats(first, MODE, 4, NAMER)
    for (const field of ['name', 'colour', 'key'] as const)
      expect(new Set(seats.map((seat) => seat[field])).size).toBe(4)
  })

  it('get a name that fits when a person takes the place of a bot', () => {
    const two = plans.withPlayer(first, 1, undefined, NAMER)
    expect(names(two)).toEqual(['Ada', 'Hero 1', 'Corin'])
    expect(names(plans.withPlayer(two, 1, 'random', NAMER))).toEqual(['Ada', 'Bryn', 'Corin'])
    expect(names(plans.withPlayer(first, 1, 'random', NAMER))).toEqual(['Ada', 'Bryn', 'Corin'])
  })

  it('swap colours rather than share one', () => {
    const swapped = plans.withColour(first, 0, 'green')
    expect(swapped.seats.map(({ colour }) => colour)).toEqual(['green', 'blue', 'red'])
    expect(plans.withColour(first, 0, 'teal').seats.map(({ colour }) => colour)).toEqual(['teal', 'blue', 'green'])
  })

  it('change places', () => {
    expect(names(plans.swapped(first, 0, 1))).toEqual(['Bryn', 'Ada', 'Corin'])
    expect(plans.swapped(first, 0, -1)).toBe(first)
    expect(names(plans.shuffled(first, () => 0))).toEqual(['Bryn', 'Corin', 'Ada'])
    expect(names(plans.shuffled(first, (n) => n - 1))).toEqual(names(first))
  })

  it('never run out of colours', () => {
    const many: Mode = { ...MODE, seats: [2, SEAT_COLOURS.length] }
    const { seats } = plans.withSeats(first, many, 6, NAMER)
    expect(new Set(seats.map(({ colour }) => colour)).size).toBe(6)
  })
})

describe('what is wrong', () => {
  it('is a seat without a name, with too long a one, or with that of another', () => {
    expect(plans.problemsOf(plans.withName(first, 1, '  '))).toEqual([{ what: 'no-name', seat: 1 }])
    expect(plans.problemsOf(plans.withName(first, 1, 'x'.repeat(25)))).toEqual([{ what: 'long-name', seat: 1 }])
    expect(plans.problemsOf(plans.withName(first, 1, ' Ada '))).toEqual([{ what: 'same-name', seat: 1, name: 'Ada' }])
  })

  it('is a table without anybody', () => {
    const bots = plans.withPlayer(first, 0, 'random', NAMER)
    expect(plans.problemsOf(bots)).toEqual([{ what: 'nobody' }])
  })

  it('is a seed without end', () => {
    expect(plans.problemsOf({ ...first, seed: 'x'.repeat(201) })).toEqual([{ what: 'seed' }])
    expect(plans.problemsOf({ ...first, seed: 'x'.repeat(200) })).toEqual([])
  })
})

it('is handed over trimmed', () => {
  const wanted = plans.matchOf('g', { ...plans.withName(first, 0, ' Ada '), seed: ' s ' })
  expect(wanted).toMatchObject({ game: 'g', mode: 'duel', seed: 's', name: '', tutorial: false })
  expect(wanted.seats[0]).toEqual({ name: 'Ada', colour: 'red', bot: undefined })
})
