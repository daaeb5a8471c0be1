import { Chance, keyOf, start } from '@monomyth/engine'
import { answerAtRandom, reopened } from '@monomyth/engine/testing'
import { describe, expect, test } from 'vitest'
import { callToAdventure } from './game.ts'
import { fromStart, type Scene, type SceneSetting, scene, toldOf } from './testing/index.ts'

// An answer can be taken back as long as nobody has learned anything from it.

const ROWS = { 1: [61, 55, 66, 74] }
const at = (more: Partial<SceneSetting> = {}): Scene =>
  scene({ seats: [{ origin: 20, xp: 2 }, {}], rows: ROWS, decks: { deck1: [70, 71] }, ...more })

describe('taken back', () => {
  test.each([
    ['banking', 'bank 1'],
    ['a path, before any rune is cast', 'bottom 066'],
  ])('%s', (_what, key) => {
    const table = at()
    const [hash, options] = [table.match.hash(), table.options(0)]
    table.answer(0, key)
    expect(table.undo(0)).toBeUndefined()
    expect([table.match.hash(), table.options(0)]).toEqual([hash, options])
  })

  test('a Character, as long as others are still choosing', () => {
    const table = fromStart('coop', 2, 'undo')
    const [hash, options] = [table.match.hash(), table.options(0)]
    table.answer(0, options[1]!)
    expect(table.undo(0)).toBeUndefined()
    expect([table.match.hash(), table.options(0)]).toEqual([hash, options])
  })
})

describe('not taken back', () => {
  test('a cast', () => {
    const table = at().answer(0, 'top 066', '1 dark')
    expect(toldOf(table, 'runesCast')).toHaveLength(1)
    expect(table.undo(0)).toEqual({ code: 'U_CHANCE' })
  })

  test('a card turned up by a Journey', () => {
    expect(at().answer(0, 'journey 074').undo(0)).toEqual({ code: 'U_SEEN' })
  })

  test('a card drawn, by whomever', () => {
    // Kind-Hearted draws for WIS, which a Scout has.
    const table = at({ seats: [{ origin: 20, xp: 2, hand: [205] }, {}] }).answer(0, 'trait 061')
    expect(toldOf(table, 'featDrawn')).toHaveLength(1)
    expect(table.undo(0)).toEqual({ code: 'U_SEEN' })
  })

  test('what all have seen laid out', () => {
    const table = fromStart('coop', 2, 'undo')
    for (const seat of [0, 1]) for (let n = 0; n < 3; n++) table.answer(seat, table.options(seat)[0]!)
    expect(table.undo(1)?.code).toBeDefined()
    expect(table.undo(0)?.code).toBeDefined()
  })

  test.each([
    ['can', [159]],
    ['cannot', [174]],
  ])('across a window in which the other holds a card, be it one that %s be played there', (_can, hand) => {
    // Only whether it holds a card it might play is public, so that alone may show.
    const seats = [{ origin: 20, xp: 1, hand: [186] }, { hand }]
    const table = at({ seats }).answer(0, 'top 066', '0 dark')
    expect(table.undo(0)?.code).toBe('U_REACT')
  })

  test('and where the other could never have reacted, the refusal does not speak of it', () => {
    const seats = [{ origin: 20, xp: 1, hand: [186] }, {}]
    const table = at({ seats }).answer(0, 'top 066', '0 dark')
    expect([table.kind(0), table.undo(0)]).toEqual(['feat', undefined])
  })
})

test.each([
  ['coop', 2],
  ['coop', 4],
  ['competitive', 3],
  ['campaign', 3],
])('whatever is taken back in a random match (%s, %i) has taught nobody a card', (mode, seats) => {
  const match = start(callToAdventure, { mode, seats, seed: 'undo' })
  const chance = new Chance(keyOf(`undo ${mode} ${seats}`))
  let undone = 0
  for (let n = 0; !match.isOver(); n++) {
    const before = { known: match.position().known, hash: match.hash() }
    const [asked] = match.open()
    answerAtRandom(match, chance)
    // Reopening takes its time.
    if (match.isOver() || n % 4 > 0) continue
    const learned = match.position().known.some((seers, piece) => (seers & ~before.known[piece]!) !== 0)
    const copy = reopened(callToAdventure, match, { events: false })
    if (copy.undo(asked!.seat) !== undefined) continue
    undone++
    expect(learned).toBe(false)
    expect(copy.hash()).toBe(before.hash)
  }
  expect(undone).toBeGreaterThan(3)
})
