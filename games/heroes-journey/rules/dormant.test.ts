import { expect, test } from 'vitest'
import { MENTORS } from '../content/mentors.ts'
import { cellAt, keys, prophecyNamed, relicsOf, rewrite } from '../testing/helpers-a.ts'
import { type SeatScene, scene } from '../testing/scene.ts'
import { ids, told, toldOf } from '../testing/told.ts'
import { cellOf } from './board.ts'

const OPEN = { faceUp: 'all', faceDown: { B1: 'Q54' } } as const
const B: SeatScene = { relics: ['G1-01'] }
const TREASURE = ['R1-10', 'G1-10', 'B1-10', 'B1-09', 'B1-08']

test('HJ-640 a dormant relic cannot be used for an attempt', () => {
  const seats = [{ cell: 'F4', relics: ['R3-01*', 'R1-01'] }, B]
  const table = scene({ seats, quests: { F4: 'Q12' } })
  expect(table.options(0)).toEqual(['end', 'attempt R1-01'])
  expect(table.barred(0)).toEqual({ 'attempt R3-01': 'HJ-455' })
})

test('HJ-640 a dormant relic cannot pay for an effect', () => {
  const setting = { quests: { F4: 'Q12' }, treasure: TREASURE, deck: ['G3-01'], dice: [6, 6] }
  const rival = { cell: 'D3', hand: ['P19'] }
  const seats = [
    { cell: 'F4', relics: ['R2-01'] },
    { ...rival, relics: ['B2-01*', 'G1-01'] },
  ]
  const table = scene({ ...setting, seats })
    .answer(0, 'attempt R2-01')
    .answer(1, 'P19')
  expect(table.options(1)).toEqual(['G1-01 G1-10', 'G1-01 B1-10'])
  // With nothing but dormant relics Barter at Dusk cannot be played.
  const asleep = scene({ ...setting, seats: [seats[0]!, { ...rival, relics: ['B2-01*'] }] }).answer(0, 'attempt R2-01')
  expect(toldOf(asleep, 'relicGained')).toMatchObject([{ seat: 0 }])
  expect(asleep.kind(1)).toBe('reveal')
})

test('HJ-641 HJ-644 at the inn all dormant relics wake, without a question', () => {
  const seats = [
    { cell: 'F4', relics: ['R2-01*', 'G1-02', 'B3-01*'] },
    { cell: 'F3', relics: ['G1-01*'] },
  ]
  const table = scene({ step: 'move', seats }).answer(0, 'E4')
  expect(relicsOf(table, 0)).toEqual(['R2-01', 'G1-02', 'B3-01'])
  expect(toldOf(table, 'relicsWoke').map(({ relics }) => ids(relics))).toEqual([['R2-01', 'B3-01']])
  // Only the owner's.
  expect(relicsOf(table, 1)).toEqual(['G1-01*'])
  expect(table.kind(0)).toBe('main')
})

test('HJ-644 without a dormant relic nothing wakes', () => {
  const table = scene({ step: 'move', seats: [{ cell: 'F4', relics: ['R2-01'] }, B] }).answer(0, 'E4')
  expect(told(table)).toEqual(['pawnArrived'])
})

test('HJ-641 no other cell wakes a relic', () => {
  const table = scene({ step: 'move', seats: [{ cell: 'F4', relics: ['R2-01*'] }, B], ...OPEN }).answer(0, 'F3')
  expect(relicsOf(table, 0)).toEqual(['R2-01*'])
})

test.each([
  ['extra movement', ['F3', 'extra E4']],
  ['bonus move', ['F3', 'bonus-move E4']],
])('HJ-642 the %s to the inn wakes relics', (_, answers) => {
  const table = scene({ step: 'move', seats: [{ cell: 'F4', relics: ['R2-01*'] }, B], ...OPEN })
  table.answer(0, ...answers)
  expect(cellAt(table, 0)).toBe('E4')
  expect(relicsOf(table, 0)).toEqual(['R2-01'])
})

test('HJ-642 a move by an effect, out of one’s turn, wakes relics at the inn', () => {
  const seats = [
    { cell: 'F3', relics: ['R2-01'] },
    { cell: 'D3', relics: ['G1-01*'], hand: ['P07'] },
  ]
  const table = scene({ step: 'move', seats, ...OPEN })
    .answer(0, 'G3')
    .answer(1, 'P07', 'E4')
  expect(relicsOf(table, 1)).toEqual(['G1-01'])
})

test('HJ-642 a placement on the inn wakes relics', () => {
  // No card of the box places a pawn on the inn.
  rewrite(prophecyNamed('P07'), { effects: [{ kind: 'place', place: 'inn', optional: false }] })
  const seats = [
    { cell: 'F3', relics: ['R2-01'] },
    { cell: 'I3', relics: ['G1-01*'], hand: ['P07'] },
  ]
  const table = scene({ step: 'move', seats, ...OPEN })
    .answer(0, 'G3')
    .answer(1, 'P07')
  expect(cellAt(table, 1)).toBe('E4')
  expect(relicsOf(table, 1)).toEqual(['G1-01'])
})

test.each([
  ['E4', 'R2-01', 0],
  ['F3', 'R2-01*', 1],
])('HJ-643 a relic gained dormant at %s is %s', (cell, relic, dormant) => {
  const seats = [
    { cell: 'F4', relics: ['R2-01', 'G2-01'] },
    { cell, relics: ['G1-01'], hand: ['P04'] },
  ]
  const table = scene({ seats, quests: { F4: 'Q12' }, dice: [1, 1] })
    .answer(0, 'attempt R2-01')
    .answer(1, 'P04')
  expect(relicsOf(table, 1)).toEqual(['G1-01', relic])
  expect(toldOf(table, 'relicGained')).toMatchObject([{ seat: 1, from: 'discard', dormant }])
})

test('HJ-643 a relic that would become dormant while its owner is on the inn stays awake', () => {
  // Borrowed Strength reads otherwise: no card of the box moves the pawn between the roll and the success.
  rewrite(prophecyNamed('P17'), {
    trigger: { on: 'diceRolled', by: 'self', if: {} },
    effects: [{ kind: 'place', place: 'inn', optional: false }],
  })
  const seats = [{ cell: 'F4', relics: ['R2-01'], hand: ['P17'] }, B]
  const table = scene({ seats, quests: { F4: 'Q12' }, dice: [6, 6], treasure: TREASURE })
  table.answer(0, 'attempt R2-01', 'P17')
  expect(table.state.token[cellOf('F4')]).toBe(0)
  expect(relicsOf(table, 0)).toEqual(['R2-01', 'R1-10'])
  expect(toldOf(table, 'relicSlept')).toEqual([])
})

test('HJ-645 a hero who passes through the inn may use the relics woken there in the same turn', () => {
  const seats = [{ cell: 'D3', relics: ['R1-01*'], tokens: ['D3'] }, B]
  const table = scene({ step: 'move', seats, quests: { D3: 'Q02', F4: 'Q01' }, dice: [6], treasure: TREASURE, ...OPEN })
  table.answer(0, 'E4', 'bonus-move F4')
  expect(table.options(0)).toEqual(['end', 'attempt R1-01', ...keys('extra', 'E3 F3 G3 G4 E5 F5 G5 E4')])
  table.answer(0, 'attempt R1-01')
  expect(table.state.token[cellOf('F4')]).toBe(0)
})

test('HJ-645 leaving the inn by the extra movement wakes relics but bars the attempt', () => {
  const seats = [{ cell: 'D3', relics: ['R1-01*'], tokens: ['D3'] }, B]
  const table = scene({ step: 'move', seats, quests: { D3: 'Q02', F4: 'Q01' }, ...OPEN }).answer(0, 'E4', 'extra F4')
  expect(relicsOf(table, 0)).toEqual(['R1-01'])
  expect(table.barred(0)).toEqual({ 'attempt R1-01': 'HJ-453' })
})

const DUCHESS = MENTORS.find(({ id }) => id === 'M07')!

test('HJ-646 dormant relics count when an effect counts relics', () => {
  const rival = { cell: 'D3', relics: ['G1-01*', 'B2-01*', 'B3-01*'] }
  const seats = [{ cell: 'F4', mentor: 'M07', relics: ['R2-01'] }, rival]
  const table = scene({ seats, quests: { F4: 'Q34' } }).answer(0, 'attempt M07')
  // Taken by a hero at the inn it is awake, HJ-643.
  expect(relicsOf(table, 0)).toEqual(['R2-01', 'G1-01'])
  expect(relicsOf(table, 1)).toEqual(['B2-01*', 'B3-01*'])
})

test('HJ-646 a dormant relic keeps its owner in the game', () => {
  // The Masked Duchess takes from anybody here: the printed card leaves two relics.
  rewrite(DUCHESS, { effects: [{ ...DUCHESS.effects[0]!, victimRelics: 0 } as (typeof DUCHESS.effects)[number]] })
  const seats = (relics: string[]) => [
    { cell: 'F4', mentor: 'M07', relics: ['R2-01'] },
    { cell: 'D3', relics },
    { relics: ['B1-01'] },
  ]
  const kept = scene({ seats: seats(['G1-01', 'B2-01*']), quests: { F4: 'Q34' } }).answer(0, 'attempt M07', 'G1-01')
  expect(relicsOf(kept, 1)).toEqual(['B2-01*'])
  expect(kept.state.seats[1]!.out).toBe(-1)
  const bare = scene({ seats: seats(['G1-01']), quests: { F4: 'Q34' } }).answer(0, 'attempt M07', 'G1-01')
  expect(bare.state.seats[1]!.out).toBe(0)
})

test('HJ-647 a mentor used with success may be used again in the next turn, away from the inn', () => {
  const seats = [{ cell: 'F4', mentor: 'M02' }, B]
  const quests = { F4: 'Q01', F3: 'Q02', D3: 'Q03' }
  const table = scene({ seats, quests, dice: [6], treasure: TREASURE }).answer(0, 'attempt M02')
  table.answer(1, 'B1', 'D3', 'end').answer(0, 'C1', 'F3')
  expect(table.options(0).filter((key) => key.startsWith('attempt'))).toEqual(keys('attempt', 'R1-10 M02'))
  table.answer(0, 'attempt M02')
  expect(toldOf(table, 'attemptDeclared')).toHaveLength(2)
})
