import { describe, expect, test } from 'vitest'
import { act, ids, only, type Scene, type SceneSetting, type SeatScene, scene, told, toldOf } from '../testing/index.ts'

const MAIN = ['trait', 'top', 'bottom', 'face', 'replace', 'end']
/** Six Story cards: both first slots are full. */
const SIX = [57, 58, 60, 63, 69, 73]

/** Solo, with one Trait and one Challenge in each row. */
const table = (seat: SeatScene, more: Partial<SceneSetting> = {}): Scene =>
  scene({ seats: [seat], rows: { 1: [55, 64], 2: [78, 86], 3: [101, 108] }, ...more })

describe('The menu', () => {
  test('CTA-202, CTA-253 every Trait and both paths of every Challenge of the current Act and later revealed ones', () => {
    expect(table({}, { open: 2 }).options(0)).toEqual([
      ...['trait 055', 'top 064', 'bottom 064'],
      ...['trait 078', 'top 086', 'bottom 086'],
    ])
    expect(table({ story: [56, 57, 58] }).options(0)).toEqual([
      ...['trait 078', 'top 086', 'bottom 086'],
      ...['trait 101', 'top 108', 'bottom 108'],
    ])
  })

  test('CTA-203 besides it: Journeys, banking, activated effects and Feats', () => {
    const options = table({ origin: 22, xp: 2, hand: [178, 159] }, { open: 1 }).options(0)
    expect(options).toEqual([
      ...['trait 055', 'top 064', 'bottom 064'],
      ...['journey 055', 'journey 064'],
      ...['bank 1', 'bank 2'],
      'activate 022',
      'feat 178',
    ])
  })

  test('CTA-204 where there is a main action the turn cannot be ended without one', () => {
    const start = table({ xp: 1 })
    expect(start.options(0)).not.toContain('end')
    expect(start.barred(0)).toMatchObject({ end: 'CTA-204' })
  })

  test('CTA-230 without experience no Journey', () => {
    const start = table({}, { open: 1 })
    expect(only(start.options(0), 'journey')).toEqual([])
    expect(start.barred(0)).toMatchObject({ 'journey 055': 'CTA-230', 'journey 064': 'CTA-230' })
  })

  test('CTA-255 never a card of a completed Act', () => {
    expect(table({ story: [56, 57, 58], xp: 1 }).barred(0)).toMatchObject({
      'trait 055': 'CTA-255',
      'top 064': 'CTA-255',
      'bottom 064': 'CTA-255',
    })
  })

  test('CTA-473, CTA-536 what cannot be banked', () => {
    expect(table({ xp: 3, banked: 4 }).barred(0)).toMatchObject({ 'bank 3': 'CTA-536', 'bank 6': 'CTA-536' })
    expect(table({ xp: 1 }).barred(0)).toMatchObject({ 'bank 2': 'CTA-473' })
  })

  test('CTA-562, CTA-564, CTA-565 why a Feat cannot be played', () => {
    // On level 5 no Hero card; Ancestral Sword needs an attempt; Act of Mercy needs a level below the first.
    expect(table({ level: 5, hand: [178] }).barred(0)).toMatchObject({ 'feat 178': 'CTA-562' })
    const virtuous = table({ level: 1, hand: [159, 175, 178] })
    expect(virtuous.barred(0)).toMatchObject({ 'feat 159': 'CTA-564', 'feat 175': 'CTA-565' })
    expect(only(virtuous.options(0), 'feat')).toEqual(['feat 178'])
  })

  test('CTA-207, CTA-700 with both first slots full the Adversary must be faced, once', () => {
    const start = table({ story: SIX, xp: 1 })
    expect(only(start.options(0), ...MAIN)).toEqual(['face 124'])
    expect(start.barred(0)).toMatchObject({ 'trait 101': 'CTA-207', 'top 108': 'CTA-207' })
    expect(only(table({ story: SIX, hasFaced: true, xp: 1 }).options(0), ...MAIN)).toEqual([
      ...['trait 101', 'top 108', 'bottom 108'],
    ])
  })

  test('CTA-857 competitive: no Adversary turn', () => {
    const start = scene({ mode: 'competitive', seats: [{ story: SIX }, {}], rows: { 3: [101, 108] } })
    expect(start.options(0)).toEqual(['trait 101', 'top 108', 'bottom 108'])
  })

  test('CTA-209 on an Adversary turn Journeys, banking and Feats stay available', () => {
    const options = table({ story: SIX, xp: 1, hand: [178] }).options(0)
    expect(only(options, 'journey', 'bank', 'feat')).toEqual([
      ...['journey 055', 'journey 064', 'journey 078', 'journey 086', 'journey 101', 'journey 108'],
      ...['bank 1', 'feat 178'],
    ])
  })

  test('CTA-593 a Feat played from the menu resolves, and the menu goes on', () => {
    const start = table({ hand: [178] }, { open: 1 }).answer(0, 'feat 178')
    expect(start.kind(0)).toBe('menu')
    expect(start.state.seats[0]!.xp).toBe(2)
    expect(only(start.options(0), 'journey')).toEqual(['journey 055', 'journey 064'])
  })
})

describe('Without a legal main action', () => {
  /** Act III: its row is empty, but its deck is not. */
  const stuck = (more: Partial<SceneSetting> = {}): Scene =>
    table({ story: [...SIX, 61], xp: 1 }, { rows: { 1: [55], 2: [78], 3: [] }, open: 3, ...more })

  test('CTA-205 one face-up card may be replaced, or the turn ended', () => {
    const start = stuck()
    expect(only(start.options(0), ...MAIN)).toEqual(['end', 'replace 055', 'replace 078'])
    start.answer(0, 'replace 055')
    expect(toldOf(start, 'replaced').map(({ card, replacement }) => ids([card, replacement]))).toEqual([['055', '056']])
    expect(told(start)).not.toContain('journeyed')
    expect(start.state.seats[0]!.xp).toBe(1)
    // CTA-206: only once.
    expect(only(start.options(0), ...MAIN)).toEqual(['end'])
  })

  test('CTA-205 the replacement is no Journey: the Storm that answers Journeys stays quiet', () => {
    const start = stuck({ adversary: '6A', tokens: 5 }).answer(0, 'replace 055')
    expect(start.state.adversary.tokens).toBe(5)
  })

  test('CTA-206 the turn ends without a main action', () => {
    const start = act(stuck(), 0, 'end')
    expect(told(start)).toContain('turnPassed')
    expect(start.state.turns).toBe(2)
    expect(start.state.ender).toBe(-1)
  })

  test('CTA-768 when Act III is used up altogether, the end starts with that turn', () => {
    const start = stuck({ decks: { deck3: [] }, exact: ['deck3'] })
    expect(only(start.options(0), ...MAIN)).toEqual(['end', 'replace 055', 'replace 078'])
    act(start, 0, 'end')
    expect(toldOf(start, 'endStarted')).toMatchObject([{ seat: 0 }])
    expect(start.state.isFinale).toBe(1)
    expect(only(start.options(0), ...MAIN)).toEqual(['face 125'])
  })
})
