import { SPECTATOR } from '@monomyth/engine'
import { describe, expect, test } from 'vitest'
import { PROPHECIES } from '../content/prophecies.ts'
import { type Scene, scene } from '../testing/index.ts'
import { ids, told, toldOf } from '../testing/told.ts'
import { cellOf, INN } from './board.ts'

const other = { relics: ['B1-01'] }
const handOf = (table: Scene, seat = 0): string[] => ids(table.state.seats[seat]!.hand)
const ALL = PROPHECIES.flatMap(({ id }) => [id, id])

describe('Gaining a prophecy', () => {
  test('HJ-720 by accomplishing a white quest', () => {
    const seats = [{ cell: 'G2', relics: ['R3-01'] }, other]
    const table = scene({ seats, quests: { G2: 'Q07' }, pile: ['P13', 'P15'] }).answer(0, 'attempt R3-01')
    expect(handOf(table)).toEqual(['P13'])
    expect(toldOf(table, 'prophecyDrawn')).toMatchObject([{ seat: 0, why: 'white' }])
  })

  test('HJ-720 by the first visit to the end of the world', () => {
    const table = scene({
      step: 'move',
      seats: [{ cell: 'H4' }, other],
      quests: { H4: 'Q01', I4: 'Q02' },
      pile: ['P13'],
    })
    table.answer(0, 'I4')
    expect(handOf(table)).toEqual(['P13'])
    expect(toldOf(table, 'prophecyDrawn')).toMatchObject([{ seat: 0, why: 'endOfWorld' }])
  })

  test('HJ-720 by losing a mentor, and by an effect', () => {
    const seats = [{ cell: 'G2', mentor: 'M10', relics: ['R1-01'] }, other]
    const table = scene({ seats, quests: { G2: 'Q34' }, pile: ['P13', 'P15'] }).answer(0, 'attempt M10')
    expect(handOf(table)).toEqual(['P13', 'P15'])
  })

  test('HJ-720 not by accomplishing a coloured quest', () => {
    const seats = [{ cell: 'G2', relics: ['R3-01'] }, other]
    const table = scene({ seats, quests: { G2: 'Q10' } }).answer(0, 'attempt R3-01', 'R1-10')
    expect(handOf(table)).toEqual([])
  })

  test('HJ-721 it is the top card of the pile, and only its owner may look at it', () => {
    const seats = [{ cell: 'G2', relics: ['R3-01'] }, other]
    const table = scene({ seats, quests: { G2: 'Q07' }, pile: ['P13', 'P15'] }).answer(0, 'attempt R3-01', 'pass')
    expect(table.state.prophecyPile).toHaveLength(39)
    expect(ids(table.state.prophecyPile).at(-1)).toBe('P15')
    expect([0, 1, SPECTATOR].map((viewer) => ids(table.view(viewer).seats[0]!.hand))).toEqual([
      ['P13'],
      ['back'],
      ['back'],
    ])
  })

  test('HJ-722 there is no limit to a hand, and its size is public', () => {
    const hand = ALL.slice(0, 39)
    const seats = [{ cell: 'G2', relics: ['R3-01'], hand }, other]
    const table = scene({ seats, quests: { G2: 'Q07' } }).answer(0, 'attempt R3-01', 'pass')
    expect(handOf(table)).toHaveLength(40)
    expect(table.view(1).seats[0]!.hand).toHaveLength(40)
    expect(table.view(1).prophecyPile).toHaveLength(0)
  })

  test('HJ-728 with an empty pile nothing is drawn, and nothing is owed when it fills again', () => {
    const seats = [
      { cell: 'G2', relics: ['R3-01', 'R1-01*'] },
      { ...other, hand: ALL },
    ]
    const table = scene({ seats, quests: { G2: 'Q07' } }).answer(0, 'attempt R3-01')
    while (table.kind(1) === 'react') table.answer(1, 'pass')
    expect(told(table)).not.toContain('prophecyDrawn')
    expect(table.kind(0)).toBe('freeReveal')
    table.answer(0, 'B1').answer(1, 'P06', 'C1', 'pass')
    expect(table.state.prophecyPile).toHaveLength(1)
    expect(handOf(table)).toEqual([])
  })

  test('HJ-740 drawing one opens no window', () => {
    const seats = [
      { cell: 'H4', relics: ['R1-01'] },
      { ...other, hand: ['P13'] },
    ]
    const table = scene({ step: 'move', seats, quests: { H4: 'Q01', I4: 'Q02' } })
    const windows = (): number => table.state.windows
    const before = windows()
    table.answer(0, 'I4')
    expect(told(table)).toEqual(['prophecyDrawn', 'pawnArrived'])
    // One for the arrival alone.
    expect(windows() - before).toBe(1)
  })
})

describe('Playing a prophecy', () => {
  /** Seat 0 attempts with two dice; seat 1 may raise the value from 4 to 6. */
  const attempting = (hand: readonly string[], hand0: readonly string[] = []): Scene =>
    scene({
      seats: [
        { cell: 'G2', relics: ['R2-01', 'G1-01'], hand: hand0 },
        { ...other, hand },
      ],
      quests: { G2: 'Q25' },
    }).answer(0, 'attempt R2-01')

  test('HJ-723 it may be played when its event happens, in the turn of another too', () => {
    const table = attempting(['P02', 'P05', 'P13'])
    expect(table.state.active).toBe(0)
    expect(table.options(1)).toEqual(['P02', 'pass'])
  })

  test('HJ-724 it may be kept for later', () => {
    const table = attempting(['P02', 'P13']).answer(1, 'pass')
    expect(handOf(table, 1)).toEqual(['P02', 'P13'])
    expect(told(table)).not.toContain('valueChanged')
  })

  test('HJ-725 it is laid face up and applies at once', () => {
    const table = attempting(['P02'], ['P11'])
    table.answer(1, 'P02')
    for (const viewer of [0, 1, SPECTATOR]) expect(ids(table.view(viewer).laid)).toEqual(['P02'])
    expect(told(table).at(-1)).toBe('prophecyPlayed')
    table.answer(0, 'pass')
    const kinds = told(table)
    expect(kinds.slice(kinds.indexOf('prophecyPlayed'), kinds.indexOf('diceRolled'))).toEqual([
      'prophecyPlayed',
      'valueChanged',
      'prophecyReturned',
    ])
  })

  test('HJ-726 once it has had its effect it goes back into the pile', () => {
    const table = attempting(['P02', 'P13'])
    expect(ids(table.state.prophecyPile).filter((id) => id === 'P02')).toHaveLength(1)
    table.answer(1, 'P02')
    expect(handOf(table, 1)).toEqual(['P13'])
    expect(table.state.laid).toEqual([])
    expect(ids(table.state.prophecyPile).filter((id) => id === 'P02')).toHaveLength(2)
  })

  test('HJ-727 it goes back only when its effect is done, and the pile is then shuffled', () => {
    const seats = [{ relics: ['R1-01'] }, { ...other, hand: ['P07'] }]
    const table = scene({ step: 'move', seats: [{ ...seats[0]!, cell: 'F3' }, seats[1]!], quests: { G2: 'Q01' } })
    table.answer(0, 'G2').answer(1, 'P07', 'D3')
    const { laid, prophecyPile } = table.state
    expect(ids(laid)).toEqual(['P07'])
    table.answer(1, 'pass')
    const { prophecyPile: after } = table.state
    expect(after).toHaveLength(40)
    expect(after.slice(0, 39)).not.toEqual(prophecyPile)
    expect([...after].sort()).toEqual([...prophecyPile, laid[0]!].sort())
  })

  test('HJ-729 outside its window a prophecy is no option: not played, given, shown or discarded', () => {
    const hand = ['P02', 'P07', 'P11', 'P17']
    const table = scene({ seats: [{ cell: 'F3', relics: ['R1-01'], hand }, other], quests: { F3: 'Q01' } })
    expect(table.options(0)).toEqual(['end', 'attempt R1-01'])
    expect(table.barred(0)).toEqual({})
  })

  test('HJ-742 prophecies are no items: a hand full of them keeps nobody in the game', () => {
    const seats = [{ cell: 'G2', relics: ['R1-01'], hand: ['P02', 'P13'] }, other, { relics: ['B1-02'] }]
    const table = scene({ seats, quests: { G2: 'Q34' } }).answer(0, 'attempt R1-01')
    expect(table.state.seats[0]).toMatchObject({ out: 0, cell: -1 })
  })
})

describe('A charge', () => {
  test('HJ-746 stays until the next attempt, where all charges are added together and spent', () => {
    const hero = { cell: 'G2', relics: ['R1-01', 'G1-01'], chargeDice: 2, chargeTotal: 4 }
    const table = scene({ seats: [hero, other], quests: { G2: 'Q49' }, dice: [1, 1, 2] })
    table.answer(0, 'attempt R1-01')
    expect(toldOf(table, 'diceRolled')).toMatchObject([{ faces: [1, 1, 2], added: 4, value: 9 }])
    // 8 does not exceed 9: spent all the same.
    expect(table.state.seats[0]).toMatchObject({ cell: INN, chargeDice: 0, chargeTotal: 0 })
  })

  test('HJ-746 what is added counts in the total', () => {
    const hero = { cell: 'G2', relics: ['R1-01'], chargeTotal: 4 }
    const table = scene({ seats: [hero, other], quests: { G2: 'Q49' }, dice: [6] }).answer(0, 'attempt R1-01')
    expect(table.state.token[cellOf('G2')]).toBe(0)
  })

  test('HJ-746 it is public and outlasts the turn', () => {
    const table = scene({ seats: [{ relics: ['R1-01'], chargeDice: 1, chargeTotal: 2 }, other] })
    expect(table.state.active).toBe(1)
    for (const viewer of [0, 1, SPECTATOR])
      expect(table.view(viewer).seats[0]).toMatchObject({ chargeDice: 1, chargeTotal: 2 })
  })
})
