import { BOTS } from '@monomyth/bots'
import { Chance, keyOf, type Options, simulate } from '@monomyth/engine'
import { describe, expect, test } from 'vitest'
import { ADVERSARIES } from './content/pieces.ts'
import { callToAdventure } from './game.ts'
import type { State } from './state.ts'

// The same bot on every seat. The full count is a matter of minutes: MONOMYTH_LONG=1 npx vitest run balance.
const long = process.env.MONOMYTH_LONG === '1'
const GAMES = long ? 1000 : 100
/** What so few games may be off by. */
const SLACK = long ? 0 : 0.15

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
function against(adversary: string, more: Options = {}, seats = 2): Balance {
  const key = JSON.stringify([adversary, more, seats])
  if (!found.has(key)) found.set(key, balance(seats, { adversary, ...more }))
  return found.get(key)!
}

const FORMS_A = ADVERSARIES.filter(({ form }) => form === 'A').map(({ id }) => id)
const LINES_WITH_B = ADVERSARIES.filter(({ form }) => form === 'B').map(({ id }) => id)

describe('Balance', () => {
  test.each([1, 2, 3, 4])('CTA-963 %i players against the Dark Lord: how long it takes, and what it is worth', (seats) => {
    const { turns, median } = against('1A', {}, seats)
    console.log(seats, against('1A', {}, seats))
    expect(turns).toBeGreaterThan(10)
    expect(turns).toBeLessThan(15)
    expect(median).toBeGreaterThanOrEqual(26)
    expect(median).toBeLessThanOrEqual(36)
  })

  test.each(FORMS_A)('CTA-964 against %s the party wins 35 to 65 of 100 games', (id) => {
    const { won } = against(id)
    console.log(id, against(id))
    expect(won).toBeGreaterThanOrEqual(0.35 - SLACK)
    expect(won).toBeLessThanOrEqual(0.65 + SLACK)
  })

  test.each(LINES_WITH_B)('CTA-964 fewer against %s than against form A of its line', (id) => {
    console.log(id, against(id))
    expect(against(id).won).toBeLessThan(against(`${id[0]}A`).won + SLACK)
  })

  test('CTA-964 more in Easy mode, fewer in the Age of Darkness', () => {
    console.log(against('1A', { easy: true }), against('1A', { quest: 'darkness' }))
    expect(against('1A', { easy: true }).won).toBeGreaterThan(against('1A').won - SLACK)
    expect(against('1A', { quest: 'darkness' }).won).toBeLessThan(against('1A').won + SLACK)
  })
})
