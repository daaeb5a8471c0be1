import { describe, expect, test } from 'vitest'
import type { Given } from './contract.ts'
import { positionOf, whereIn } from './position.ts'
import { start } from './save.ts'
import { shape, zone } from './shape.ts'
import { run, simulate } from './simulate.ts'
import { opening } from './start.ts'
import { codeOf } from './testing/toys/code-of.ts'
import { fire } from './testing/toys/fire.ts'
import { inn } from './testing/toys/inn.ts'
import { league } from './testing/toys/league.ts'
import { TINY, tiny, tinyState } from './testing/toys/tiny.ts'

const given = (setup: Partial<Parameters<typeof start>[1]>): Given =>
  opening(fire, { seats: 2, seed: 's', ...setup }).given
const refused = (setup: Partial<Parameters<typeof start>[1]>, game: Parameters<typeof start>[0] = fire): unknown => {
  try {
    return opening(game, { seats: 2, seed: 's', ...setup })
  } catch (error) {
    const { code, about } = error as { code: string; about: string }
    return [code, about]
  }
}

describe('A match begins', () => {
  test('in the first mode with the first value of each option, unless others are wanted', () => {
    expect(given({})).toEqual({
      mode: 'village',
      seats: 2,
      options: { fires: 3, rain: false },
      entries: [undefined, undefined],
      carry: undefined,
    })
    expect(given({ options: { fires: 5 } }).options).toEqual({ fires: 5, rain: false })
    expect(given({ options: { rain: true } }).options).toEqual({ fires: 3, rain: true })
    expect(given({ mode: 'town', seats: 4 })).toMatchObject({ mode: 'town', seats: 4, options: {} })
  })

  test('with what nobody can change any more', () => {
    expect(Object.isFrozen(given({}))).toBe(true)
  })

  test('not with what is not there, and says what is', () => {
    expect(refused({ mode: 'desert' })).toEqual(['E_UNKNOWN_MODE', 'desert; village, town'])
    expect(refused({ seats: 0 })).toEqual(['E_BAD_SEATS', '0; 1 to 3'])
    expect(refused({ seats: 4 })).toEqual(['E_BAD_SEATS', '4; 1 to 3'])
    expect(refused({ seats: 1.5 })).toEqual(['E_BAD_SEATS', '1.5; 1 to 3'])
    expect(refused({ options: { wind: 1 } })).toEqual(['E_BAD_OPTION', 'wind; fires, rain'])
    expect(refused({ options: { toString: 1 } as never })).toEqual(['E_BAD_OPTION', 'toString; fires, rain'])
    expect(refused({ options: { fires: 4 } })).toEqual(['E_BAD_OPTION', 'fires = 4; 3, 1, 5'])
    expect(refused({ mode: 'town', options: { fires: 4 } })).toEqual(['E_BAD_OPTION', 'fires; none'])
  })

  test.each([[''], ['x'.repeat(201)], [7 as never]])('not with the seed %j', (seed) => {
    expect(refused({ seed })).toEqual(['E_BAD_SEED', ''])
  })

  test('with any seed of 1 to 200 characters', () => {
    expect(codeOf(() => given({ seed: 'x' }))).toBe('none')
    expect(codeOf(() => given({ seed: 'x'.repeat(200) }))).toBe('none')
  })

  test('with what each seat brought, once it is admitted', () => {
    const good = [1, 2, 3, 4]
    expect(opening(league, { seats: 2, seed: 's', entries: [good, good] }).given.entries).toEqual([good, good])
    expect(refused({ entries: [good] }, league)).toEqual(['E_BAD_ENTRY', '1 entries for 2 seats'])
    expect(refused({}, league)).toEqual(['E_BAD_ENTRY', 'seat 0: NOT_A_DECK undefined'])
    expect(refused({ entries: [good, [1, 2, 3]] }, league)).toEqual(['E_BAD_ENTRY', 'seat 1: WRONG_SIZE 3'])
    expect(refused({ entries: [good, [1, 2, 3, 10]] }, league)).toEqual(['E_BAD_ENTRY', 'seat 1: NO_SUCH_CARD 10'])
    expect(refused({ entries: [[1, 1, 2, 3], good] }, league)).toEqual(['E_BAD_ENTRY', 'seat 0: TWICE 1 1 2 3'])
  })

  test('with what an earlier match handed on, once the game has read it', () => {
    const reading = { ...fire, receive: (carry: unknown) => (carry === 7 ? [{ code: 'TORN', about: 'page 3' }] : []) }
    expect(refused({ carry: 7 }, reading)).toEqual(['E_BAD_CARRY', 'TORN page 3'])
    expect(opening(reading, { seats: 2, seed: 's', carry: 8 }).given.carry).toBe(8)
    expect(opening(reading, { seats: 2, seed: 's' }).given.carry).toBeUndefined()
    expect(given({ carry: 7 }).carry).toBe(7)
  })

  test('the same from the same seed, and otherwise from another', () => {
    const entries = [
      [1, 2, 3, 4],
      [5, 6, 7, 8],
    ]
    const hash = (seed: string) => start(league, { seats: 2, seed, entries }).hash()
    expect(hash('a')).toBe(hash('a'))
    expect(new Set(['a', 'b', 'c', 'd', 'e'].map(hash)).size).toBe(5)
  })
})

describe('A position', () => {
  test('knows where each piece lies, and what the zones show', () => {
    const state = { ...tinyState(2), deck: [0, 3] as never, row: [1] as never }
    const position = positionOf(TINY, state, { lane: 0, drawn: 4 })
    expect(position.where).toEqual([TINY.at.deck.index, TINY.at.row.index, -1, TINY.at.deck.index])
    expect(position.known).toEqual([0, (1 << 30) | 255, 0, 0])
    expect(position.chance).toEqual({ lane: 0, drawn: 4 })
  })

  test('knows what the very first zone shows', () => {
    const open = shape({ row: zone('x', 'all') })
    expect(positionOf(open, { row: [0] as never }, { lane: 0, drawn: 0 }).known).toEqual([(1 << 30) | 255])
  })

  test('has no piece in two zones, nor twice in one', () => {
    const twice = { ...tinyState(1), row: [3] as never }
    expect(() => whereIn(TINY, twice)).toThrow('piece 3 lies both in deck and row')
    expect(() => whereIn(TINY, { ...tinyState(1), deck: [3, 3] as never })).toThrow(
      'piece 3 lies both in deck and deck',
    )
  })
})

describe('The callback host', () => {
  test('plays on from any position and leaves it as it was', () => {
    const from = opening(inn, { seats: 2, seed: 's' })
    const before = JSON.stringify(from.position)
    const { decisions, outcome } = run(inn, from, ({ count }) => count - 1)
    expect(decisions).toBe(8)
    expect(outcome?.reason).toBe('closed')
    expect(JSON.stringify(from.position)).toBe(before)
  })

  test('has nothing to do where the match is over', () => {
    const from = opening(inn, { seats: 1, seed: 's' })
    const { position } = run(inn, from, () => 0)
    expect(run(inn, { ...from, position }, () => 0)).toMatchObject({
      decisions: 0,
      position: { state: position.state },
    })
  })

  test('does not hear what is told', () => {
    const loud = tiny((play) => {
      for (let n = 0; n < 200_000; n++) play.tell({ kind: 'noted', n })
    })
    expect(simulate(loud, { seats: 1, seed: 's' }, () => 0).outcome?.reason).toBe('played')
  })

  test('allows a step exactly 100,000 calls', () => {
    const calls = (n: number) =>
      tiny(
        (play) => {
          for (let i = 0; i < n; i++) play.roll(2)
        },
        { rounds: 2 },
      )
    expect(codeOf(() => simulate(calls(100_000), { seats: 1, seed: 's' }, () => 0))).toBe('none')
    expect(codeOf(() => simulate(calls(100_001), { seats: 1, seed: 's' }, () => 0))).toBe('E_TOO_LONG')
  })
})
