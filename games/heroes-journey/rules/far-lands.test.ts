import { describe, expect, test } from 'vitest'
import { PROPHECIES } from '../content/prophecies.ts'
import { type Scene, scene } from '../testing/index.ts'
import { ids, told, toldOf } from '../testing/told.ts'
import { cellOf, INN } from './board.ts'

const other = { relics: ['B1-01'] }
const handOf = (table: Scene, seat = 0): string[] => ids(table.state.seats[seat]!.hand)
const END = ['A3', 'A4', 'A5', 'I3', 'I4', 'I5']

describe('The far lands', () => {
  test('HJ-800 being there has no effect of its own', () => {
    const table = scene({ step: 'move', seats: [{ cell: 'F3', relics: ['R1-01*'] }, other], quests: { G2: 'Q12' } })
    table.answer(0, 'G2')
    expect(told(table)).toEqual(['pawnArrived'])
    expect(handOf(table)).toEqual([])
  })

  test('HJ-800 prophecies refer to it', () => {
    const seats = [
      { cell: 'F3', relics: ['R1-01'] },
      { ...other, hand: ['P07'] },
    ]
    const near = scene({ step: 'move', seats, quests: { G2: 'Q12' } }).answer(0, 'F4')
    expect(near.asked()).toEqual([0])
    const far = scene({ step: 'move', seats, quests: { G2: 'Q12' } }).answer(0, 'G2')
    expect(far.asked()).toEqual([1])
  })
})

describe('The end of the world', () => {
  test.each(END)('HJ-801 the first arrival, at %s, draws one prophecy', (cell) => {
    const beside = cell.startsWith('A') ? 'B4' : 'H4'
    const quests = { [beside]: 'Q01', [cell]: 'Q02' }
    const table = scene({ step: 'move', seats: [{ cell: beside }, other], quests, pile: ['P13'] }).answer(0, cell)
    expect(handOf(table)).toEqual(['P13'])
    expect(table.state.seats[0]!.visited).toBe(1)
  })

  test('HJ-801 a cell three steps from the inn is not the end of the world', () => {
    const quests = { G4: 'Q01', H4: 'Q02' }
    const table = scene({ step: 'move', seats: [{ cell: 'G4' }, other], quests }).answer(0, 'H4')
    expect(handOf(table)).toEqual([])
    expect(table.state.seats[0]!.visited).toBe(0)
  })

  test('HJ-802 once per game, whichever cell was reached first', () => {
    const quests = { I3: 'Q01', I4: 'Q02' }
    const seats = [{ cell: 'I3', relics: ['R1-01'] }, other]
    const again = scene({ step: 'move', seats: [{ ...seats[0]!, visited: true }, other], quests }).answer(0, 'I4')
    expect(handOf(again)).toEqual([])
    expect(told(again)).toEqual(['pawnArrived'])
    const table = scene({ step: 'move', seats, quests }).answer(0, 'I4', 'extra I3')
    expect(toldOf(table, 'prophecyDrawn')).toHaveLength(1)
  })

  test('HJ-803 it is a first visit of one’s own: another’s does not use it up', () => {
    const quests = { H4: 'Q01', I4: 'Q02' }
    const seats = [{ cell: 'H4' }, { ...other, cell: 'I4', visited: true }]
    const table = scene({ step: 'move', seats, quests, pile: ['P13'] }).answer(0, 'I4')
    expect(handOf(table)).toEqual(['P13'])
  })

  test('EX-35 HJ-801 HJ-802 HJ-803 HJ-804 HJ-310 a placement out of turn counts as well', () => {
    const table = scene({
      step: 'move',
      active: 1,
      seats: [
        { relics: ['R1-01'], hand: ['P12'] },
        { cell: 'H4', relics: ['B1-01'] },
      ],
      quests: { H4: 'Q01', I4: 'Q02', A5: 'Q03' },
      pile: ['P13', 'P15', 'P10'],
    })
    table.answer(1, 'I4')
    expect(handOf(table, 1)).toEqual(['P13'])
    table.answer(0, 'P12')
    expect(table.options(0)).toEqual(['I4', 'A5'].sort((a, b) => cellOf(a) - cellOf(b)))
    table.answer(0, 'I4')
    expect(table.state.seats[0]!.cell).toBe(cellOf('I4'))
    expect(handOf(table, 0)).toEqual(['P15'])
    expect(table.state.seats.map(({ visited }) => visited)).toEqual([1, 1])
    expect(toldOf(table, 'prophecyDrawn').map(({ seat, why }) => [seat, why])).toEqual([
      [1, 'endOfWorld'],
      [0, 'endOfWorld'],
    ])
  })

  test('HJ-805 the prophecy is drawn on arrival, before anything else there', () => {
    const quests = { H4: 'Q01', I4: 'Q28' }
    const table = scene({ step: 'move', seats: [{ cell: 'H4', relics: ['R1-01'] }, other], quests, pile: ['P18'] })
    table.answer(0, 'I4')
    expect(told(table)).toEqual(['prophecyDrawn', 'pawnArrived'])
    // Drawn before the window of the arrival opens, it may be played there.
    expect(table.options(0)).toEqual(['P18', 'pass'])
  })

  test('HJ-805 with an empty pile the first visit is used up without a draw', () => {
    const quests = { H4: 'Q01', I4: 'Q02' }
    const hand = PROPHECIES.flatMap(({ id }) => [id, id]).filter((id) => id !== 'P07' && id !== 'P12')
    const seats = [{ cell: 'H4' }, { ...other, hand }, { hand: ['P07', 'P07', 'P12', 'P12'], cell: 'I4' }]
    const table = scene({ step: 'move', seats, quests }).answer(0, 'I4')
    expect(handOf(table)).toEqual([])
    expect(table.state.seats[0]!.visited).toBe(1)
  })

  test('HJ-806 its quests are ordinary: same dice, value, points and reward', () => {
    const attempts = ['I4', 'F3'].map((cell) => {
      const seats = [{ cell, relics: ['R2-01'], visited: true }, other]
      const table = scene({ seats, quests: { [cell]: 'Q25' }, dice: [6, 6] }).answer(0, 'attempt R2-01')
      const { dice, value } = toldOf(table, 'attemptDeclared')[0]!
      return { dice, value, points: table.state.seats[0]!.points, reward: table.options(0) }
    })
    expect(attempts[0]).toEqual({ dice: 2, value: 4, points: 3, reward: ['R1-10', 'R2-08'] })
    expect(attempts[1]).toEqual(attempts[0])
  })

  test('HJ-804 being sent to the inn is an arrival, but not there', () => {
    const seats = [{ cell: 'H4', relics: ['R1-01', 'R1-02'] }, other]
    const table = scene({ seats, quests: { H4: 'Q34' } }).answer(0, 'attempt R1-01')
    expect(table.state.seats[0]).toMatchObject({ cell: INN, visited: 0 })
  })
})
