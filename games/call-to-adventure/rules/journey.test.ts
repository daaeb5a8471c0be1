import { describe, expect, test } from 'vitest'
import { act, ids, only, type SceneSetting, type SeatScene, scene, toldOf } from '../testing/index.ts'

const table = (seat: SeatScene, more: Partial<SceneSetting> = {}) =>
  scene({ seats: [seat], rows: { 1: [55, 64, 65] }, decks: { deck1: [70, 71, 72] }, ...more })

describe('Journeys', () => {
  test('CTA-230, CTA-231 for 1 experience each a card is replaced in its place, as often as one can pay', () => {
    const start = table({ xp: 2 }).answer(0, 'journey 064')
    expect(ids(start.state.row1)).toEqual(['055', '070', '065'])
    expect(ids(start.state.discard1)).toEqual(['064'])
    start.answer(0, 'journey 070')
    expect(ids(start.state.row1)).toEqual(['055', '071', '065'])
    expect(start.state.seats[0]!.xp).toBe(0)
    expect(toldOf(start, 'journeyed').map(({ free }) => free)).toEqual([0, 0])
    expect(only(start.options(0), 'journey')).toEqual([])
  })

  test('CTA-232 not only once a turn: three in a row, of two rows', () => {
    const rows = { 1: [55, 64, 65], 2: [78, 86] }
    const start = table({ xp: 3, origin: 24 }, { rows, decks: { deck1: [70], deck2: [87, 88] } })
    start.answer(0, 'journey 064', 'journey 078', 'journey 087')
    expect(toldOf(start, 'journeyed').map(({ card, replacement }) => ids([card, replacement]))).toEqual([
      ['064', '070'],
      ['078', '087'],
      ['087', '088'],
    ])
    expect(start.state.turn.isMainDone).toBe(0)
    expect(only(start.options(0), 'trait', 'top')).toEqual(['trait 055', 'top 070', 'top 065', 'top 088', 'top 086'])
  })

  test('CTA-233 none once a Trait was gained', () => {
    const start = table({ origin: 15, xp: 2, hand: [178] }).answer(0, 'trait 055')
    expect(start.options(0)).toEqual(['feat 178', 'bank 1', 'bank 2', 'pass'])
  })

  test('CTA-234, CTA-237 a free one is used first, and is lost if unused', () => {
    // A Shepherd has one each turn.
    const start = table({ origin: 17, xp: 1 }).answer(0, 'journey 064')
    expect(start.state.seats[0]!.xp).toBe(1)
    start.answer(0, 'journey 065')
    expect(start.state.seats[0]!.xp).toBe(0)
    expect(toldOf(start, 'journeyed').map(({ free }) => free)).toEqual([1, 0])
    const unused = act(table({ origin: 17 }), 0, 'trait 055')
    expect(unused.state.turns).toBe(2)
    expect(unused.state.turn.freeJourneys).toBe(1)
  })

  test('CTA-235 any card of any revealed row, also of a completed Act; not a face-down one', () => {
    const rows = { 1: [64], 2: [78, 86], 3: [101] }
    const start = table({ xp: 1, story: [56, 57, 58] }, { rows, open: 2 })
    expect(only(start.options(0), 'journey')).toEqual(['journey 064', 'journey 078', 'journey 086'])
  })

  test('CTA-236 the replacement is drawn before the card joins the discard pile', () => {
    const more = { decks: { deck1: [] }, exact: ['deck1'] as const, discards: { discard1: [70] } }
    const start = table({ xp: 2 }, more).answer(0, 'journey 055')
    expect(ids(start.state.row1)).toEqual(['070', '064', '065'])
    expect(ids(start.state.discard1)).toEqual(['055'])
    expect(toldOf(start, 'deckReshuffled')).toMatchObject([{ deck: 'act1' }])
  })

  test('CTA-238 refused where deck and discard pile are empty', () => {
    const start = table({ xp: 1 }, { decks: { deck1: [] }, exact: ['deck1'] })
    expect(start.barred(0)).toMatchObject({ 'journey 055': 'CTA-238' })
  })
})

describe('Refill', () => {
  test('CTA-211 the card that left by the main action is replaced at the end of the turn, in its place', () => {
    const start = table({ hand: [178] }).answer(0, 'trait 055')
    // CTA-212: after the end window.
    expect(ids(start.state.row1)).toEqual(['064', '065'])
    start.answer(0, 'pass')
    expect(ids(start.state.row1)).toEqual(['070', '064', '065'])
    expect(toldOf(start, 'rowFilled').map(({ act, card }) => [act, ...ids([card])])).toEqual([[0, '070']])
    expect(ids(start.view(-1).row1)).toEqual(['070', '064', '065'])
  })

  test('CTA-212 once, after the end window: what is gained in it still finds the gap', () => {
    const start = table({ origin: 24, icons: {}, hand: [178, 205] }).answer(0, 'trait 055', 'feat 178', 'pass')
    expect(toldOf(start, 'featResolved')).toHaveLength(1)
    expect(start.options(0)).toEqual(['feat 205', 'bank 1', 'bank 2', 'pass'])
    expect(ids(start.state.row1)).toEqual(['064', '065'])
    start.answer(0, 'pass')
    expect(toldOf(start, 'rowFilled')).toHaveLength(1)
    const told = start.events(-1).map(({ event }) => event.kind)
    expect(told.indexOf('rowFilled')).toBeGreaterThan(told.indexOf('featResolved'))
    expect(told.indexOf('rowFilled')).toBeLessThan(told.indexOf('turnStarted'))
  })

  test('CTA-921 with deck and discard pile empty the place stays empty', () => {
    const start = act(table({ icons: {}, origin: 24 }, { decks: { deck1: [] }, exact: ['deck1'] }), 0, 'trait 055')
    expect(ids(start.state.row1)).toEqual(['064', '065'])
    expect(toldOf(start, 'rowFilled')).toEqual([])
    expect(start.options(0)).toEqual(['top 064', 'bottom 064', 'top 065', 'bottom 065'])
  })

  test('CTA-339, CTA-211 so is a failed Challenge, which goes to the discard pile', () => {
    const start = act(table({ origin: 19 }, { runes: [0, 0, 1] }), 0, 'top 064')
    expect(ids(start.state.discard1)).toEqual(['064'])
    expect(ids(start.state.row1)).toEqual(['055', '070', '065'])
  })

  test('CTA-920 an empty deck takes back its discard pile', () => {
    const more = { decks: { deck1: [] }, exact: ['deck1'] as const, discards: { discard1: [71] } }
    const start = act(table({}, more), 0, 'trait 055')
    expect(ids(start.state.row1)).toEqual(['071', '064', '065'])
    expect(start.state.discard1).toEqual([])
  })
})
