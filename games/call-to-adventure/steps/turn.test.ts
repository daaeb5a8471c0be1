import { describe, expect, test } from 'vitest'
import { act, ids, only, playOn, type Scene, type SeatScene, scene, told, toldOf } from '../testing/index.ts'

const turnsOf = (table: Scene): number[] => toldOf(table, 'turnStarted').map(({ seat }) => seat)
const kinds = (table: Scene, ...wanted: string[]): string[] => told(table).filter((kind) => wanted.includes(kind))
const TRAITS = { 1: [55, 56, 57, 58], 2: [78, 79, 80, 81], 3: [101, 102, 103, 104] }
/** Six Story cards: both first slots are full. */
const SIX = [65, 66, 67, 68, 70, 71]
const NONE: SeatScene = { origin: 15 }

describe('Turns', () => {
  test('CTA-115, CTA-200 clockwise, one Hero at a time', () => {
    const table = scene({ seats: [NONE, {}, {}], active: 1, rows: TRAITS, open: 1 })
    act(act(act(table, 1, 'trait 055'), 2, 'trait 056'), 0, 'trait 057')
    expect(turnsOf(table)).toEqual([2, 0, 1])
    expect(table.kind(1)).toBe('menu')
  })

  test('CTA-201 start, Journeys, main action, end window, refill, next player', () => {
    const seats = [{ ...NONE, xp: 2, story: [63, 64, 65], hand: [178] }, { hand: [205] }]
    const table = scene({ seats, step: 'start', rows: TRAITS, open: 1, decks: { deck1: [66], deck2: [86, 87] } })
    // (1) The Act is revealed, then the others have their say.
    expect(told(table)).toEqual(['turnStarted', 'rowRevealed'])
    expect([table.asked(), table.options(1)]).toEqual([[1], ['feat 205', 'pass']])
    table.answer(1, 'pass').answer(0, 'journey 078')
    expect(table.kind(0)).toBe('menu')
    table.answer(0, 'trait 079')
    // (4)
    expect([table.asked(), table.kind(0), table.options(0)]).toEqual([[0], 'feat', ['feat 178', 'bank 1', 'pass']])
    table.answer(0, 'pass').answer(1, 'pass')
    expect(kinds(table, 'turnStarted', 'rowRevealed', 'journeyed', 'traitGained', 'rowFilled')).toEqual([
      ...['turnStarted', 'rowRevealed', 'journeyed', 'traitGained', 'rowFilled', 'turnStarted'],
    ])
    expect(turnsOf(table)).toEqual([0, 1])
  })

  test('CTA-210, CTA-522 what is limited to once a turn can be used again in the next', () => {
    const table = act(scene({ seats: [{ ...NONE, originUsed: true, classUsed: true }], rows: TRAITS }), 0, 'trait 055')
    expect(table.state.seats[0]).toMatchObject({ originUsed: 0, classUsed: 0 })
  })

  test('CTA-213 after the main action no Journey, but banking and own-turn Feats', () => {
    const table = scene({ seats: [{ ...NONE, xp: 1, hand: [178] }], rows: TRAITS, open: 1 }).answer(0, 'trait 055')
    expect(table.options(0)).toEqual(['feat 178', 'bank 1', 'pass'])
  })
})

describe('Acts', () => {
  test('CTA-631, CTA-635 the next row is turned up at the start of the next turn, not before', () => {
    const table = scene({ seats: [{ ...NONE, hand: [178], story: [63, 64] }], rows: TRAITS, open: 1 }).answer(
      0,
      'trait 055',
    )
    expect(table.state.isOpen).toEqual([1, 0, 0])
    expect(ids(table.view(0).row2)).toEqual(['back', 'back', 'back', 'back'])
    table.answer(0, 'pass')
    expect(told(table).slice(-2)).toEqual(['turnStarted', 'rowRevealed'])
    expect(table.state.isOpen).toEqual([1, 1, 0])
    expect(ids(table.view(-1).row2)).toEqual(['078', '079', '080', '081'])
  })

  test('CTA-632, CTA-634 all may use it, and rows of earlier Acts stay', () => {
    const seats = [{ ...NONE, story: [63, 64, 65] }, { xp: 1 }]
    const table = act(scene({ seats, step: 'start', rows: TRAITS, open: 1 }), 0, 'trait 078')
    expect(only(table.options(1), 'trait')).toEqual([
      ...['trait 055', 'trait 056', 'trait 057', 'trait 058'],
      ...['trait 082', 'trait 079', 'trait 080', 'trait 081'],
    ])
  })

  test('CTA-633 the row of Act III is turned up at the start of the turn in which the Adversary must be faced', () => {
    const table = scene({ seats: [{ ...NONE, xp: 1, story: SIX }], step: 'start', rows: TRAITS, open: 2 })
    expect(told(table)).toEqual(['turnStarted', 'rowRevealed'])
    expect(table.state.isOpen).toEqual([1, 1, 1])
    expect(only(table.options(0), 'trait', 'face')).toEqual(['face 124'])
  })

  test('CTA-865 Age of Darkness: one token for each player when Act III opens', () => {
    const seats = [{ ...NONE, xp: 1, story: SIX }, {}]
    const opened = (quest: 'reign' | 'darkness') =>
      scene({ seats, step: 'start', rows: TRAITS, open: 2, quest, tokens: 7 }).state.adversary.tokens
    expect([opened('reign'), opened('darkness')]).toEqual([7, 9])
    const second = scene({
      seats: [{ ...NONE, story: [63, 64, 65] }],
      step: 'start',
      rows: TRAITS,
      open: 1,
      quest: 'darkness',
      tokens: 7,
    })
    expect(second.state.adversary.tokens).toBe(7)
  })
})

describe('The Adversary card', () => {
  const facing = (others: readonly SeatScene[]): Scene =>
    scene({ seats: [{ ...NONE, xp: 1, story: SIX }, ...others], rows: TRAITS, tokens: 9 })

  test('CTA-710, CTA-711, CTA-713 it is turned at the end of the turn of the last Hero to face it; its tokens stay', () => {
    const table = facing([{ story: [72, 73, 74, 75, 76, 77], hasFaced: true }])
    table.answer(0, 'face 124')
    expect(table.state.adversary.isFinal).toBe(0)
    playOn(table, 2)
    expect(table.state.adversary.isFinal).toBe(1)
    expect(toldOf(table, 'adversaryFlipped')).toEqual([{ kind: 'adversaryFlipped', card: 124 }])
    expect(kinds(table, 'attemptDeclared', 'adversaryFlipped', 'turnStarted')).toEqual([
      ...['attemptDeclared', 'adversaryFlipped', 'turnStarted'],
    ])
    expect(table.state.adversary.tokens).toBeGreaterThan(0)
  })

  test('CTA-710 not before all have faced it', () => {
    const table = playOn(facing([{}]).answer(0, 'face 124'), 2)
    expect(table.state.adversary.isFinal).toBe(0)
  })
})

describe('The end', () => {
  const EIGHT = [...SIX, 72, 74]

  test('CTA-750, CTA-751 the ninth card starts the end; the turn is completed', () => {
    const table = scene({ seats: [{ ...NONE, story: EIGHT, xp: 1, hand: [178] }, {}], rows: TRAITS }).answer(
      0,
      'trait 101',
    )
    expect(toldOf(table, 'endStarted')).toMatchObject([{ seat: 0 }])
    expect(table.options(0)).toEqual(['feat 178', 'bank 1', 'pass'])
  })

  test('CTA-755 a second Hero with nine cards changes nothing', () => {
    const seats = [{ ...NONE, story: EIGHT }, { story: [63, 64, 73, 75, 76, 77, 86, 87] }, {}]
    const table = scene({ seats, rows: TRAITS, isFinal: true })
    act(act(table, 0, 'trait 101'), 1, 'trait 102')
    expect(table.state.ender).toBe(0)
    expect(toldOf(table, 'endStarted')).toHaveLength(1)
  })

  test('CTA-765 competitive: over after one more turn of the others', () => {
    const seats = [{}, { ...NONE, story: EIGHT }, {}]
    const table = scene({ mode: 'competitive', seats, active: 1, rows: TRAITS })
    act(act(act(table, 1, 'trait 101'), 2, 'trait 055'), 0, 'trait 056')
    expect(turnsOf(table)).toEqual([2, 0])
    expect(table.match.outcome()).toMatchObject({ reason: 'scores' })
  })

  test('CTA-766 solo: the next turn is the last, the Final Adversary', () => {
    const table = scene({ seats: [{ ...NONE, story: EIGHT, xp: 1 }], rows: TRAITS, isFinal: true }).answer(
      0,
      'trait 101',
    )
    expect(only(table.options(0), 'face', 'trait', 'end')).toEqual(['face 125'])
    playOn(table)
    expect(turnsOf(table)).toEqual([0])
    expect(kinds(table, 'finaleStarted', 'scored', 'gameOver')).toEqual(['finaleStarted', 'scored', 'gameOver'])
  })
})
