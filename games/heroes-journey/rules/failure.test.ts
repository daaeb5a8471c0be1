import { SPECTATOR } from '@monomyth/engine'
import { expect, test } from 'vitest'
import { cellAt, keys, relicsOf } from '../testing/helpers-a.ts'
import { type SceneSetting, type SeatScene, scene } from '../testing/scene.ts'
import { ids, told, toldOf } from '../testing/told.ts'
import { cellOf } from './board.ts'

const B: SeatScene = { relics: ['G1-01'] }

/** A stands on G3, which holds Q25 (R4 G6 B7), and is about to roll ones. */
const onG3 = (hero: SeatScene, setting: Partial<SceneSetting> = {}) =>
  scene({
    seats: [{ cell: 'G3', ...hero }, B],
    quests: { G3: 'Q25' },
    dice: [1, 1, 1],
    turn: { moved: true, arrival: 'free' },
    ...setting,
  })

test.each([
  ['relic', 'R2-01', ['G1-02'], ['M05']],
  ['mentor', 'M05', ['R2-01', 'G1-02'], []],
])('HJ-600 the %s used is lost', (_, item, relics, mentor) => {
  const treasure = ['R1-10', 'B1-10', 'R2-08', 'B1-09', 'B1-08']
  const table = onG3({ relics: ['R2-01', 'G1-02'], mentor: 'M05' }, { treasure }).answer(0, `attempt ${item}`)
  expect(relicsOf(table, 0)).toEqual(relics)
  expect(ids(table.state.seats[0]!.mentor)).toEqual(mentor)
})

test('HJ-601 the pawn goes back to the inn', () => {
  const table = onG3({ relics: ['R2-01', 'G1-02'] }).answer(0, 'attempt R2-01')
  expect(cellAt(table, 0)).toBe('E4')
  expect(toldOf(table, 'pawnArrived')).toMatchObject([
    { seat: 0, cell: cellOf('E4'), from: cellOf('G3'), how: 'sentBack' },
  ])
})

test('HJ-602 a relic: failure, loss, send-back with waking, end', () => {
  const table = onG3({ relics: ['R2-01', 'B2-01*'] }).answer(0, 'attempt R2-01')
  expect(told(table)).toEqual([
    'attemptDeclared',
    'diceRolled',
    'questFailed',
    'relicLost',
    'relicsWoke',
    'pawnArrived',
    'turnEnded',
    'turnStarted',
  ])
})

test('HJ-602 a mentor: failure, loss, send-back with waking, its effect, its prophecy, the elimination check', () => {
  const table = onG3({ relics: ['B2-01*'], mentor: 'M02' }).answer(0, 'attempt M02')
  expect(told(table).slice(2, -2)).toEqual([
    'questFailed',
    'mentorLost',
    'relicsWoke',
    'pawnArrived',
    'charged',
    'prophecyDrawn',
  ])
  const last = scene({
    seats: [{ cell: 'G3', mentor: 'M02' }, B, { relics: ['B1-01'] }],
    quests: { G3: 'Q25' },
    dice: [1],
  })
  expect(told(last.answer(0, 'attempt M02')).slice(2, -2)).toEqual([
    'questFailed',
    'mentorLost',
    'pawnArrived',
    'charged',
    'prophecyDrawn',
    'eliminationPending',
    'eliminated',
  ])
})

test('HJ-603 lost relics form a public discard pile', () => {
  const table = onG3({ relics: ['R2-01', 'G1-02'] }, { discard: ['B3-01'] }).answer(0, 'attempt R2-01')
  for (const viewer of [0, 1, SPECTATOR]) expect(ids(table.view(viewer).relicDiscard)).toEqual(['B3-01', 'R2-01'])
})

test('HJ-604 the quest stays free and face up, no points are lost and other items are untouched', () => {
  const hero = { relics: ['R2-01', 'G1-02', 'R2-02'], mentor: 'M05', tokens: ['D3'], chargeTotal: 0 }
  const table = onG3(hero, { quests: { D3: 'Q12', G3: 'Q25' } }).answer(0, 'attempt R2-01')
  expect(table.state.token[cellOf('G3')]).toBe(-1)
  expect(table.state.faceUp[cellOf('G3')]).toBe(1)
  expect(table.state.seats[0]!.points).toBe(2)
  expect(relicsOf(table, 0)).toEqual(['G1-02', 'R2-02'])
  expect(ids(table.state.seats[0]!.mentor)).toEqual(['M05'])
})

test('EX-03 HJ-600 HJ-601 HJ-602 HJ-603 HJ-604 HJ-641 the failure of the first example', () => {
  const table = onG3({ relics: ['R2-01', 'B1-01*', 'G1-02*'] }, { quests: { G3: 'Q12' }, dice: [2, 2] })
  table.answer(0, 'attempt R2-01')
  expect(ids(table.state.relicDiscard)).toEqual(['R2-01'])
  expect(cellAt(table, 0)).toBe('E4')
  expect(relicsOf(table, 0)).toEqual(['B1-01', 'G1-02'])
  expect(table.state.token[cellOf('G3')]).toBe(-1)
})

test('HJ-605 a relic saved is not lost, and the pawn is sent back all the same', () => {
  const seats = [
    { cell: 'G3', relics: ['R2-01'], hand: ['P03'] },
    { relics: ['G1-01'], hand: ['P04'] },
  ]
  const table = onG3({}, { seats }).answer(0, 'attempt R2-01')
  expect(table.options(0)).toEqual(['P03', 'pass'])
  table.answer(0, 'P03')
  expect(relicsOf(table, 0)).toEqual(['R2-01'])
  expect(cellAt(table, 0)).toBe('E4')
  expect(told(table)).not.toContain('relicLost')
  expect(table.state.relicDiscard).toEqual([])
})

test('HJ-605 a mentor saved neither acts nor brings a prophecy', () => {
  const table = onG3({ mentor: 'M02', hand: ['P03'] }).answer(0, 'attempt M02', 'P03')
  expect(ids(table.state.seats[0]!.mentor)).toEqual(['M02'])
  expect(cellAt(table, 0)).toBe('E4')
  expect(table.state.seats[0]).toMatchObject({ chargeDice: 0, hand: [] })
  expect(told(table)).not.toContain('mentorLost')
})

test('HJ-606 after a failure only the end of the turn is left, and it comes by itself', () => {
  const table = onG3({ relics: ['R2-01', 'G3-01'] }).answer(0, 'attempt R2-01')
  expect(table.asked()).toEqual([1])
  expect(toldOf(table, 'turnEnded')).toMatchObject([{ seat: 0, idle: 0 }])
})

test('HJ-606 the main phase goes on after a failure, where an effect leaves something to do', () => {
  // The mentor's reveal lets B play Far Lantern, whose reveal lets A play the other and move onto a free quest.
  const seats = [
    { cell: 'G3', mentor: 'M06', relics: ['R2-01'], hand: ['P06'] },
    { cell: 'D3', relics: ['G1-01'], hand: ['P06'] },
  ]
  const faceDown = { B1: 'Q51', C1: 'Q52', D1: 'Q53', E1: 'Q54' }
  const table = onG3({}, { seats, faceUp: 'all', faceDown }).answer(0, 'attempt M06', 'B1').answer(1, 'P06', 'C1')
  table.answer(0, 'P06', 'D1', 'F4').answer(1, 'pass').answer(0, 'pass')
  const around = 'E3 F3 G3 G4 E5 F5 G5 E4'
  expect(table.options(0)).toEqual(['end', ...keys('bonus-move', around), 'bonus-reveal E1'])
  expect(table.barred(0)).toEqual({ 'attempt R2-01': 'HJ-451' })
})

test('EX-17 HJ-392 HJ-602 HJ-642 a failed hero wakes relics at the inn and gets no bonus there', () => {
  const table = onG3({ relics: ['G1-02', 'B2-01*'] }).answer(0, 'attempt G1-02')
  expect(ids(table.state.relicDiscard)).toEqual(['G1-02'])
  expect(cellAt(table, 0)).toBe('E4')
  expect(relicsOf(table, 0)).toEqual(['B2-01'])
  expect(table.asked()).toEqual([1])
})
