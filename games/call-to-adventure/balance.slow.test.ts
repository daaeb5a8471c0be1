import { BOTS } from '@monomyth/bots'
import { Chance, keyOf, type Options, simulate } from '@monomyth/engine'
import { describe, expect, test } from 'vitest'
import { ADVERSARIES } from './content/pieces.ts'
import { callToAdventure } from './game.ts'
import type { State } from './state.ts'

// The same bot on every seat; what it wins by Adversary and setting is tested with the bots.
// The full count is a matter of minutes: MONOMYTH_LONG=1 npx vitest run balance.
const long = process.env.MONOMYTH_LONG === '1'
const GAMES = long ? 1000 : 60

interface Balance {
  /** The share of games the party wins. */
  readonly won: number
  /** Turns of each Hero, on average. */
  readonly turns: number
  /** The middle one of all Destiny scores. */
  readonly median: number
}

function balance(seats: number, options: Options): Balance {
  const mode = seats === 1 ? 'solo' : 'coop'
  const scores: number[] = []
  let won = 0
  let turns = 0
  for (let n = 0; n < GAMES; n++) {
    const policy = BOTS.greedy(callToAdventure, new Chance(keyOf(`balance ${n}`)))
    const { outcome, position } = simulate(callToAdventure, { mode, seats, seed: `balance ${n}`, options }, policy)
    won += Number(outcome?.reason === 'won')
    scores.push(...(outcome?.scores ?? []))
    turns += (position.state as State).turns / seats
  }
  scores.sort((a, b) => a - b)
  return { won: won / GAMES, turns: turns / GAMES, median: scores[scores.length >> 1]! }
}

/** Found once for each setting. */
const found = new Map<string, Balance>()
function against(adversary: string, seats = 2): Balance {
  const key = `${adversary} ${seats}`
  if (!found.has(key)) found.set(key, balance(seats, { adversary }))
  return found.get(key)!
}

const FORMS_B = ADVERSARIES.filter(({ form }) => form === 'B').map(({ id }) => id)
const mean = (ids: readonly string[]): number => ids.reduce((sum, id) => sum + against(id).won, 0) / ids.length

describe('Balance', () => {
  test.each([1, 2, 3, 4])(
    'CTA-963 %i players against the Dark Lord: won or lost in some twelve turns each',
    (seats) => {
      const { won, turns, median } = against('1A', seats)
      expect(won).toBeGreaterThan(0.2)
      expect(won).toBeLessThan(0.8)
      expect(turns).toBeGreaterThan(10)
      expect(turns).toBeLessThan(14)
      // The bot of the product spends better than the one the figures of the rules come from: some ten points more.
      expect(median).toBeGreaterThanOrEqual(26)
      expect(median).toBeLessThanOrEqual(46)
    },
  )

  test('CTA-964 fewer against the forms B than against the forms A of the same lines', () => {
    expect(mean(FORMS_B)).toBeLessThan(mean(FORMS_B.map((id) => `${id[0]}A`)))
  })
})
