import { callToAdventure } from '@monomyth/call-to-adventure'
import { type AnyGame, Chance, keyOf, type Options, type Policy, simulate } from '@monomyth/engine'
import { heroesJourney } from '@monomyth/heroes-journey'
import { describe, expect, test } from 'vitest'
import { BOTS, type BotId, dealOut, isBotId } from './index.ts'

const long = process.env.MONOMYTH_LONG === '1'

/** The share of games each bot wins when the seats are changed after every game; a shared victory counts for all. */
function shares(bots: readonly BotId[], games: number, game: AnyGame = heroesJourney, mode = 'competitive'): number[] {
  const wins = bots.map(() => 0)
  for (let n = 0; n < games; n++) {
    const seated = bots.map((_, seat) => bots[(seat + n) % bots.length] as BotId)
    const policy = dealOut(game, seated, new Chance(keyOf(`bots ${n}`)))
    const { outcome } = simulate(game, { mode, seats: bots.length, seed: `bots ${n}` }, policy)
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

/** The share of games a party of greedy bots wins against the Adversary. */
function victories(seats: number, games: number, options: Options): number {
  const mode = seats === 1 ? 'solo' : 'coop'
  const policy = dealOut(callToAdventure, Array<BotId>(seats).fill('greedy'), new Chance(keyOf('party')))
  let won = 0
  for (let n = 0; n < games; n++)
    if (simulate(callToAdventure, { mode, seats, seed: `party ${n}`, options }, policy).outcome?.reason === 'won')
      won += 1
  return won / games
}

describe('greedy in Call to Adventure', () => {
  const FORMS_A = ['1A', '2A', '3A', '4A', '5A', '6A', '7A']
  const LINES_WITH_B = ['2', '4', '6', '7']
  /** Few games vary by more than a thousand do. */
  const games = long ? 1000 : 50
  const slack = long ? 0 : 0.2

  test('wins at least seven games of ten against three random seats', () => {
    const [share] = shares(['greedy', 'random', 'random', 'random'], long ? 2000 : 60, callToAdventure)
    expect(share).toBeGreaterThanOrEqual(0.7)
  })

  test.each(FORMS_A)('CTA-963 CTA-964 a party of three beats %s under Reign in 35 to 65 games of 100', (adversary) => {
    const share = victories(3, games, { adversary })
    expect(share).toBeGreaterThanOrEqual(0.35 - slack)
    expect(share).toBeLessThanOrEqual(0.65 + slack)
  })

  test.each(long ? LINES_WITH_B : [])('CTA-964 it beats form B of line %s less often than form A', (line) => {
    const [a, b] = ['A', 'B'].map((form) => victories(3, games, { adversary: `${line}${form}` }))
    expect(b).toBeLessThan(a!)
  })

  test('CTA-964 it wins more often in Easy mode, and less often in the Age of Darkness', () => {
    const [easy, reign, dark] = [{ easy: true }, {}, { quest: 'darkness' }].map((options) =>
      victories(3, long ? 1000 : 80, { adversary: '1A', ...options } as Options),
    )
    expect(easy).toBeGreaterThan(reign!)
    expect(dark).toBeLessThan(reign!)
  })
})

test('a table of bots gives each seat its own, and leaves who goes first to chance', () => {
  const policy = dealOut(heroesJourney, ['greedy', 'random'], new Chance(keyOf('first'))) as Policy<never>
  const first = { seat: -1, options: [0, 1], count: 2, size: 2 }
  expect(new Set(Array.from({ length: 40 }, () => policy(first as never)))).toEqual(new Set([0, 1]))
  expect(isBotId('greedy')).toBe(true)
  expect(isBotId('toString')).toBe(false)
})
