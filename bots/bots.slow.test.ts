import { Chance, keyOf, type Policy, simulate } from '@monomyth/engine'
import { heroesJourney } from '@monomyth/heroes-journey'
import { describe, expect, test } from 'vitest'
import { BOTS, type BotId, dealOut, isBotId } from './index.ts'

const long = process.env.MONOMYTH_LONG === '1'

/** The share of games each bot wins when the seats are changed after every game; a shared victory counts for all. */
function shares(bots: readonly BotId[], games: number): number[] {
  const wins = bots.map(() => 0)
  for (let n = 0; n < games; n++) {
    const seated = bots.map((_, seat) => bots[(seat + n) % bots.length] as BotId)
    const policy = dealOut(heroesJourney, seated, new Chance(keyOf(`bots ${n}`)))
    const { outcome } = simulate(heroesJourney, { seats: bots.length, seed: `bots ${n}` }, policy)
    for (const seat of outcome?.winners ?? []) wins[(seat + n) % bots.length]! += 1
  }
  return wins.map((won) => won / games)
}

describe('greedy', () => {
  test('wins at least seven games of ten against three random seats', () => {
    expect(shares(['greedy', 'random', 'random', 'random'], long ? 2000 : 150)[0]).toBeGreaterThanOrEqual(0.7)
  })

  test('wins more than eleven games of twenty against itself without the odds', () => {
    expect(shares(['greedy', 'hunch'], long ? 2000 : 300)[0]).toBeGreaterThanOrEqual(0.55)
  })

  test('plays the same game again from the same seed', () => {
    const once = () => {
      const policy = dealOut(heroesJourney, ['greedy', 'hunch', 'random'], new Chance(keyOf('again')))
      return simulate(heroesJourney, { seats: 3, seed: 'again' }, policy)
    }
    expect(once()).toEqual(once())
  })

  test('takes what its game rates highest, ties by chance, and anything where the game rates nothing', () => {
    const question = {
      seat: 0,
      ask: { id: 'x' },
      options: ['low', 'high', 'as high'],
      count: 3,
      size: 4,
      view: () => 'seen',
    }
    const rated = {
      wits: { judge: () => (_ask: string, value: unknown) => (value === undefined ? -1 : value === 'low' ? 0 : 1) },
    }
    const picks = (game: object) => {
      const policy = BOTS.greedy(game as never, new Chance(keyOf('ties'))) as Policy<never>
      return new Set(Array.from({ length: 40 }, () => policy(question as never)))
    }
    expect(picks(rated)).toEqual(new Set([1, 2]))
    expect(picks({})).toEqual(new Set([0, 1, 2, 3]))
  })
})

test('a table of bots gives each seat its own, and leaves who goes first to chance', () => {
  const policy = dealOut(heroesJourney, ['greedy', 'random'], new Chance(keyOf('first'))) as Policy<never>
  const first = { seat: -1, options: [0, 1], count: 2, size: 2 }
  expect(new Set(Array.from({ length: 40 }, () => policy(first as never)))).toEqual(new Set([0, 1]))
  expect(isBotId('greedy')).toBe(true)
  expect(isBotId('toString')).toBe(false)
})
