import { SPECTATOR } from '@monomyth/engine'
import { expect, test } from 'vitest'
import { QUEST_PIECES, questOf } from '../content/pieces.ts'
import { keys, oddsOf, prophecyNamed, relicsOf, rewrite } from '../testing/helpers-a.ts'
import { type Scene, type SceneSetting, type SeatScene, scene } from '../testing/scene.ts'
import { told, toldOf } from '../testing/told.ts'
import { cellOf } from './board.ts'

const B = { relics: ['G1-01'] }
/** One card of each colour and none twice: a reward is never a choice. */
const TREASURE = ['R1-10', 'G1-10', 'B1-10']

/** A compulsory move: no card of the box moves one's own pawn in the middle of an attempt. */
const MOVE_ON = [{ kind: 'move', steps: 1, optional: false }] as const

/** A stands on F4, which holds this quest, in the main phase, and has not moved. */
const onQuest = (quest: string, hero: SeatScene, setting: Partial<SceneSetting> = {}): Scene =>
  scene({ seats: [{ cell: 'F4', ...hero }, B], quests: { F4: quest }, treasure: TREASURE, ...setting })

const isAccomplished = (table: Scene): boolean => table.state.token[cellOf('F4')] === 0

test('HJ-450 only the free quest under the pawn may be attempted', () => {
  const table = onQuest('Q12', { relics: ['R2-01'] })
  expect(table.options(0)).toEqual(['end', 'attempt R2-01'])
  table.answer(0, 'attempt R2-01')
  expect(toldOf(table, 'attemptDeclared')).toMatchObject([{ seat: 0, cell: cellOf('F4') }])
})

test.each([
  ['the inn', { cell: 'E4' }, {}],
  ['an own quest', { cell: 'F4', tokens: ['F4'] }, {}],
  ['a rival quest', { cell: 'F4' }, { tokens: ['F4'] }],
])('HJ-450 nothing is attempted on %s', (_, hero, rival) => {
  const seats = [
    { relics: ['R2-01'], ...hero },
    { ...B, ...rival },
  ]
  const table = scene({ seats, turn: { moved: true } })
  expect(table.options(0)[0]).toBe('end')
  expect(table.barred(0)).toMatchObject({ 'attempt R2-01': 'HJ-450' })
})

test('HJ-451 after a success no second attempt is made in the turn', () => {
  rewrite(prophecyNamed('P17'), { trigger: { on: 'questAccomplished', by: 'self', if: {} }, effects: MOVE_ON })
  const table = onQuest('Q12', { relics: ['R2-01', 'G2-01'], hand: ['P17'] }, { dice: [6, 6] })
  table.answer(0, 'attempt R2-01', 'P17', 'F3')
  expect(isAccomplished(table)).toBe(true)
  expect(table.options(0).filter((key) => key.startsWith('attempt'))).toEqual([])
  expect(table.barred(0)).toMatchObject({ 'attempt G2-01': 'HJ-451', 'attempt R1-10': 'HJ-451' })
})

test('HJ-451 after a failure no second attempt is made in the turn', () => {
  rewrite(prophecyNamed('P17'), { trigger: { on: 'pawnArrived', by: 'self', if: {} }, effects: MOVE_ON })
  const table = onQuest('Q12', { relics: ['R2-01', 'G2-01'], hand: ['P17'] }, { dice: [1, 1] })
  table.answer(0, 'attempt R2-01', 'P17', 'F3')
  expect(isAccomplished(table)).toBe(false)
  expect(table.options(0).filter((key) => key.startsWith('attempt'))).toEqual([])
  expect(table.barred(0)).toMatchObject({ 'attempt G2-01': 'HJ-451' })
})

test('HJ-452 one may attempt a quest one has not moved onto this turn', () => {
  const table = onQuest('Q12', { relics: ['R2-01'] }, { step: 'move' }).answer(0, 'stay')
  expect(table.options(0)).toEqual(['end', 'attempt R2-01'])
})

test('HJ-453 no attempt is made after the extra movement, nor after the bonus under condition B', () => {
  const setting = { step: 'move', faceUp: 'all', faceDown: { B1: 'Q54' } } as const
  const before = { cell: 'E4', relics: ['R2-01'] }
  expect(onQuest('Q12', before, setting).answer(0, 'E3', 'extra F4').barred(0)).toEqual({ 'attempt R2-01': 'HJ-453' })
  const table = onQuest('Q12', before, setting).answer(0, 'E3', 'bonus-move F4')
  expect(table.options(0)).toEqual(['end', ...keys('extra', 'E3 F3 G3 G4 E5 F5 G5 E4')])
  expect(table.barred(0)).toEqual({ 'attempt R2-01': 'HJ-453' })
})

test('HJ-454 exactly one item is chosen, a relic or the mentor', () => {
  const table = onQuest('Q25', { relics: ['R1-01', 'G2-01', 'R1-02', 'B3-01'], mentor: 'M02' }, { dice: [3] })
  // Relics alike in colour, power and state are one option.
  expect(table.options(0)).toEqual(['end', ...keys('attempt', 'R1-01 G2-01 B3-01 M02')])
  table.answer(0, 'attempt M02')
  expect(toldOf(table, 'diceRolled')).toMatchObject([{ faces: [3] }])
  expect(table.state.seats[0]!.mentor).toEqual([])
  expect(relicsOf(table, 0)).toEqual(['R1-01', 'G2-01', 'R1-02', 'B3-01'])
})

test('HJ-455 a dormant relic cannot be chosen, an awake one alike can', () => {
  const table = onQuest('Q25', { relics: ['R1-01*', 'R1-02', 'R1-03*'] })
  expect(table.options(0)).toEqual(['end', 'attempt R1-02'])
  expect(table.barred(0)).toEqual({ 'attempt R1-01': 'HJ-455' })
})

test('HJ-456 an item of a padlocked colour cannot be chosen', () => {
  const table = onQuest('Q50', { relics: ['R3-01', 'G3-01'], mentor: 'M09' })
  expect(table.options(0)).toEqual(['end', 'attempt R3-01'])
  expect(table.barred(0)).toEqual({ 'attempt G3-01': 'HJ-456', 'attempt M09': 'HJ-456' })
})

test('HJ-457 as many dice are rolled as the relic has power, one with a mentor', () => {
  const hero = { relics: ['R1-01', 'R2-01', 'R3-01'], mentor: 'M01' }
  const dice = Object.values(oddsOf(onQuest('Q25', hero), 0)).map((odds) => odds?.dice)
  expect(dice).toEqual([undefined, 1, 2, 3, 1])
  const rolled = onQuest('Q25', hero, { dice: [4, 5, 6] }).answer(0, 'attempt R3-01')
  expect(toldOf(rolled, 'diceRolled')).toMatchObject([{ faces: [4, 5, 6] }])
})

test('HJ-458 on an epic quest one die fewer is rolled', () => {
  const table = onQuest('Q28', { relics: ['R2-01', 'R3-01'] }, { dice: [2, 1] })
  expect(Object.values(oddsOf(table, 0)).map((odds) => odds?.dice)).toEqual([undefined, 1, 2])
  table.answer(0, 'attempt R3-01')
  expect(toldOf(table, 'diceRolled')).toMatchObject([{ faces: [2, 1] }])
})

test('HJ-459 an item that gives no die cannot be chosen', () => {
  const table = onQuest('Q28', { relics: ['R1-01', 'G2-01'], mentor: 'M09' })
  expect(table.options(0)).toEqual(['end', 'attempt G2-01'])
  expect(table.barred(0)).toEqual({ 'attempt R1-01': 'HJ-459', 'attempt M09': 'HJ-459' })
})

test('HJ-459 where no item qualifies there is no attempt, and the turn ends by itself', () => {
  const table = onQuest('Q28', { relics: ['R1-01'], mentor: 'M09' })
  expect(table.asked()).toEqual([1])
})

test('HJ-460 a waiver in force counts for the dice and for the padlocks', () => {
  const table = onQuest('Q50', { relics: ['R1-01', 'B2-01'], waived: 'F4' })
  expect(table.options(0)).toEqual(['end', ...keys('attempt', 'R1-01 B2-01')])
  expect(oddsOf(table, 0)).toMatchObject({
    'attempt R1-01': { dice: 1, value: 6 },
    'attempt B2-01': { dice: 2, value: 6 },
  })
})

test('HJ-460 a waiver for another cell counts for nothing', () => {
  const table = onQuest('Q50', { relics: ['R1-01', 'B2-01', 'R2-01'], waived: 'F3' })
  expect(table.options(0)).toEqual(['end', 'attempt R2-01'])
  expect(table.barred(0)).toEqual({ 'attempt R1-01': 'HJ-459', 'attempt B2-01': 'HJ-456' })
})

test('HJ-461 at most five dice are rolled, the sum being capped last', () => {
  const hero = { relics: ['R3-01'], chargeDice: 4 }
  expect(oddsOf(onQuest('Q25', hero), 0)).toMatchObject({ 'attempt R3-01': { dice: 5 } })
  const table = onQuest('Q28', hero, { dice: [1, 2, 3, 4, 5] }).answer(0, 'attempt R3-01')
  expect(toldOf(table, 'attemptDeclared')).toMatchObject([{ dice: 5 }])
  expect(toldOf(table, 'diceRolled')).toMatchObject([{ faces: [1, 2, 3, 4, 5] }])
})

test('HJ-461 an attempt once declared is never reduced below one die', () => {
  // No card of the box takes dice away.
  rewrite(prophecyNamed('P17'), { effects: [{ kind: 'modifyDice', by: -3 }] })
  const table = onQuest('Q25', { relics: ['R2-01'], hand: ['P17', 'P17'] }).answer(0, 'attempt R2-01', 'P17')
  expect(toldOf(table, 'diceChanged')).toMatchObject([{ dice: 1 }])
  // The second copy could change nothing, HJ-734: nobody is asked, and one die is rolled.
  expect(toldOf(table, 'diceRolled')).toMatchObject([{ faces: [expect.any(Number)] }])
})

test('EX-01 HJ-457 HJ-462 HJ-463 two dice against 4: 5 succeeds, 4 fails, 30 rolls of 36 succeed', () => {
  const hero = { relics: ['R2-01'] }
  expect(oddsOf(onQuest('Q12', hero), 0)['attempt R2-01']).toMatchObject({ dice: 2, value: 4, success: 30 / 36 })
  expect(isAccomplished(onQuest('Q12', hero, { dice: [2, 3] }).answer(0, 'attempt R2-01'))).toBe(true)
  expect(isAccomplished(onQuest('Q12', hero, { dice: [2, 2] }).answer(0, 'attempt R2-01'))).toBe(false)
})

test('EX-04 HJ-462 HJ-463 the value to exceed is that of the colour of the item', () => {
  const table = onQuest('Q25', { relics: ['R2-01', 'G2-01', 'B2-01'] }, { dice: [3, 3] })
  expect(oddsOf(table, 0)).toMatchObject({
    'attempt R2-01': { dice: 2, value: 4 },
    'attempt G2-01': { dice: 2, value: 6 },
    'attempt B2-01': { dice: 2, value: 7 },
  })
  table.answer(0, 'attempt R2-01')
  expect(isAccomplished(table)).toBe(true)
})

test.each([
  ['R2-01', true],
  ['G2-01', false],
  ['B2-01', false],
])('HJ-462 a total of 6 on Q25 with %s: success is %s', (relic, success) => {
  const table = onQuest('Q25', { relics: [relic] }, { dice: [2, 4] }).answer(0, `attempt ${relic}`)
  expect(isAccomplished(table)).toBe(success)
})

test.each([
  [5, true],
  [4, false],
])('EX-05 HJ-458 on the quest made epic one die is rolled against 4: %i, success is %s', (face, success) => {
  rewrite(questOf(QUEST_PIECES.find((quest) => questOf(quest).id === 'Q25')!), { epic: true })
  const table = onQuest('Q25', { relics: ['R2-01'] }, { dice: [face] })
  expect(oddsOf(table, 0)['attempt R2-01']).toMatchObject({ dice: 1, value: 4, success: 2 / 6 })
  expect(isAccomplished(table.answer(0, 'attempt R2-01'))).toBe(success)
})

test('EX-06 HJ-459 on the quest made epic a relic of power 1 and a mentor can do nothing', () => {
  rewrite(questOf(QUEST_PIECES.find((quest) => questOf(quest).id === 'Q25')!), { epic: true })
  const table = onQuest('Q25', { relics: ['R1-01'], mentor: 'M05' }, { turn: { moved: true } })
  expect(table.options(0)).toEqual(['end', ...keys('extra', 'E3 F3 E5 F5 E4')])
  expect(table.barred(0)).toMatchObject({ 'attempt R1-01': 'HJ-459', 'attempt M05': 'HJ-459' })
})

test('EX-21 HJ-456 HJ-459 HJ-464 one die against 6 is offered at no chance, and legal', () => {
  const table = onQuest('Q41', { relics: ['B3-01', 'R1-01', 'G2-01'], mentor: 'M01' }, { dice: [6] })
  expect(table.options(0)).toEqual(['end', 'attempt G2-01'])
  expect(table.barred(0)).toEqual({ 'attempt B3-01': 'HJ-456', 'attempt R1-01': 'HJ-459', 'attempt M01': 'HJ-459' })
  expect(oddsOf(table, 0)['attempt G2-01']).toMatchObject({ dice: 1, value: 6, success: 0 })
  table.answer(0, 'attempt G2-01')
  expect(toldOf(table, 'questFailed')).toMatchObject([{ seat: 0 }])
})

test('EX-22 HJ-463 9 is not greater than 9', () => {
  const table = onQuest('Q49', { relics: ['R3-01'] }, { dice: [2, 3, 4] }).answer(0, 'attempt R3-01')
  expect(toldOf(table, 'diceRolled')).toMatchObject([{ faces: [2, 3, 4], value: 9 }])
  expect(toldOf(table, 'questFailed')).toMatchObject([{ seat: 0 }])
})

test.each([3, 4])('EX-40 HJ-460 HJ-746 a dice charge makes the epic quest possible and is spent: %i', (face) => {
  const table = onQuest('Q28', { relics: ['R1-01'], chargeDice: 1 }, { dice: [face] })
  expect(table.options(0)).toEqual(['end', 'attempt R1-01'])
  expect(oddsOf(table, 0)['attempt R1-01']).toMatchObject({ dice: 1, value: 3, success: 0.5 })
  table.answer(0, 'attempt R1-01')
  expect(isAccomplished(table)).toBe(face > 3)
  expect(table.state.seats[0]!.chargeDice).toBe(0)
})

test('HJ-464 an attempt that cannot succeed is legal as long as one die is rolled', () => {
  const table = onQuest('Q40', { relics: ['B1-01'], chargeTotal: 5 }, { dice: [6] })
  expect(oddsOf(table, 0)['attempt B1-01']).toMatchObject({ dice: 1, value: 11, success: 0 })
  expect(isAccomplished(table.answer(0, 'attempt B1-01'))).toBe(false)
})

test('HJ-465 an attempt is declared, charges are spent, dice are rolled, then it succeeds or fails', () => {
  const hero = { relics: ['R1-01'], chargeDice: 1, chargeTotal: 2 }
  const table = onQuest('Q25', hero, {
    seats: [
      { cell: 'F4', ...hero },
      { ...B, hand: ['P02'] },
    ],
    dice: [1, 2],
  })
  table.answer(0, 'attempt R1-01')
  expect(told(table)).toEqual(['attemptDeclared'])
  expect(table.state.seats[0]).toMatchObject({ chargeDice: 0, chargeTotal: 0 })
  expect(table.options(1)).toEqual(['P02', 'pass'])
  table.answer(1, 'pass')
  expect(told(table).slice(0, 4)).toEqual(['attemptDeclared', 'diceRolled', 'relicSlept', 'questAccomplished'])
  expect(toldOf(table, 'diceRolled')).toMatchObject([{ faces: [1, 2], added: 2, value: 4 }])
  expect(table.state.attempt.cell).toBe(-1)
})

test('HJ-465 reactions to the declaration still change the dice', () => {
  const table = onQuest('Q25', { relics: ['R2-01'], hand: ['P17'] }).answer(0, 'attempt R2-01', 'P17')
  expect(toldOf(table, 'attemptDeclared')).toMatchObject([{ dice: 2 }])
  expect(toldOf(table, 'diceRolled')).toMatchObject([{ faces: Array.from({ length: 3 }, () => expect.any(Number)) }])
})

test('HJ-466 a declared attempt counts as made and cannot be withdrawn', () => {
  const seats = [
    { cell: 'F4', relics: ['R2-01', 'G2-01'] },
    { ...B, hand: ['P02'] },
  ]
  const table = onQuest('Q25', {}, { seats, dice: [6, 6], idle: 4 }).answer(0, 'attempt R2-01')
  expect(table.asked()).toEqual([1])
  expect(table.state.turn.attempted).toBe(cellOf('F4'))
  expect(table.state.idle).toBe(0)
  expect(table.undo(0)).toEqual({ code: 'U_REACT' })
  table.answer(1, 'pass')
  expect(table.undo(0)).toEqual({ code: 'U_REACT' })
  expect(relicsOf(table, 0)).toEqual(['R2-01*', 'G2-01', 'R1-10'])
})

test.each([
  [0, true],
  [-1, false],
])('HJ-467 a reroll, then additions, then the value as changed: %i more, success is %s', (by, success) => {
  rewrite(prophecyNamed('P01'), {
    effects: [
      { kind: 'modifyValue', by: 2 },
      { kind: 'modifyTotal', by },
      { kind: 'rerollDice', count: 1 },
    ],
  })
  const hero = { cell: 'F4', relics: ['R1-01'], chargeTotal: 2 }
  const table = onQuest('Q25', {}, { seats: [hero, { ...B, hand: ['P01'] }], dice: [1, 5] })
  // One die: 1 + 2 against 4. Rolled again it is 5 + 2, or 1 less, against 6.
  table.answer(0, 'attempt R1-01').answer(1, 'P01')
  expect(isAccomplished(table)).toBe(success)
})

test('HJ-467 a value changed is never below 0', () => {
  rewrite(prophecyNamed('P17'), { effects: [{ kind: 'modifyValue', by: -9 }] })
  const table = onQuest('Q25', { relics: ['R1-01'], hand: ['P17', 'P17'] }).answer(0, 'attempt R1-01', 'P17')
  expect(toldOf(table, 'valueChanged')).toMatchObject([{ value: 0 }])
  expect(toldOf(table, 'diceRolled')).toMatchObject([{ value: 0 }])
  expect(isAccomplished(table)).toBe(true)
})

test('HJ-468 a reroll replaces one face and opens no new window; the one open goes on', () => {
  const seats = [
    { cell: 'F4', relics: ['R2-01'] },
    { ...B, hand: ['P01', 'P01'] },
  ]
  const table = onQuest('Q25', {}, { seats, dice: [3, 4, 1] })
    .answer(0, 'attempt R2-01')
    .answer(1, 'P01')
  expect(table.options(1)).toEqual(['die 1', 'die 2'])
  table.answer(1, 'die 2')
  expect(toldOf(table, 'dieRerolled')).toMatchObject([{ seat: 1, before: 4, after: 1 }])
  expect(table.state.attempt.faces).toEqual([3, 1])
  expect(table.options(1)).toEqual(['P01', 'pass'])
  table.answer(1, 'pass')
  expect(toldOf(table, 'diceRolled')).toHaveLength(1)
  // 3 + 1 is not greater than 4.
  expect(isAccomplished(table)).toBe(false)
})

test.each([
  [6, 0],
  [1, -1],
])('HJ-469 a displacement after the declaration changes nothing to the attempt: %i', (face, token) => {
  rewrite(prophecyNamed('P17'), { trigger: { on: 'diceRolled', by: 'self', if: {} }, effects: MOVE_ON })
  const table = onQuest('Q25', { relics: ['R2-01'], hand: ['P17'] }, { dice: [face, face] })
  table.answer(0, 'attempt R2-01', 'P17', 'F3')
  expect(table.state.token[cellOf('F4')]).toBe(token)
  expect(table.state.token[cellOf('F3')]).toBe(-1)
  expect(toldOf(table, face === 6 ? 'questAccomplished' : 'relicLost')).toMatchObject([{ cell: cellOf('F4') }])
})

test('HJ-470 every option of an attempt carries dice, value and exact chance, charges and waivers included', () => {
  const hero = { relics: ['R1-01', 'B3-01'], mentor: 'M05', chargeDice: 1, chargeTotal: 2, waived: 'F4' }
  const table = onQuest('Q41', hero)
  const sixth = Array.from({ length: 11 }, (_, i) => (6 - Math.abs(i - 5)) / 36)
  expect(oddsOf(table, 0)).toEqual({
    end: undefined,
    'attempt R1-01': { dice: 2, value: 4, success: 35 / 36, from: 4, totals: sixth },
    'attempt B3-01': { dice: 4, value: 6, success: 1295 / 1296, from: 6, totals: expect.any(Array) },
    'attempt M05': { dice: 2, value: 6, success: 30 / 36, from: 4, totals: sixth },
  })
})

test('HJ-470 reactions are left out of what an attempt carries', () => {
  const table = onQuest('Q12', { relics: ['R2-01'], hand: ['P17'] })
  expect(oddsOf(table, 0)['attempt R2-01']).toMatchObject({ dice: 2, success: 30 / 36 })
})

test('HJ-470 what an attempt carries follows from what everybody sees', () => {
  const table = onQuest('Q12', { relics: ['R2-01'], hand: ['P17'] })
  const odds = oddsOf(table, 0)
  for (const viewer of [1, SPECTATOR]) expect(oddsOf(table, 0, viewer)).toEqual(odds)
})

test('HJ-470 what is no attempt carries no odds', () => {
  const table = onQuest('Q12', { cell: 'E4', relics: ['R2-01'] }, { step: 'move' }).answer(0, 'F4')
  const withOdds = Object.entries(oddsOf(table, 0)).flatMap(([key, odds]) => (odds === undefined ? [] : [key]))
  expect(withOdds).toEqual(['attempt R2-01'])
})

test('HJ-470 a reaction carries the chance it leaves the attempt, if it changes what is yet to be rolled', () => {
  const seats = [
    { cell: 'F4', relics: ['R2-01'], hand: ['P17'], chargeTotal: 1 },
    { ...B, hand: ['P02', 'P01', 'P15'] },
  ]
  const table = onQuest('Q25', {}, { seats, dice: [4, 4] }).answer(0, 'attempt R2-01')
  expect(oddsOf(table, 0)).toMatchObject({ P17: { dice: 3, value: 4, success: 215 / 216 } })
  table.answer(0, 'pass')
  expect(oddsOf(table, 1)).toMatchObject({ P02: { dice: 2, value: 6, success: 26 / 36 } })
  table.answer(1, 'pass')
  expect(oddsOf(table, 1)).toEqual({ P01: undefined })
  table.answer(1, 'pass')
  expect(oddsOf(table, 1)).toEqual({ P15: undefined })
})

test('HJ-470 each die to be rolled again carries the chance it leaves the attempt', () => {
  const seats = [
    { cell: 'F4', relics: ['R2-01'], chargeTotal: 1 },
    { ...B, hand: ['P01'] },
  ]
  const table = onQuest('Q25', {}, { seats, dice: [1, 6] })
    .answer(0, 'attempt R2-01')
    .answer(1, 'P01')
  expect(oddsOf(table, 1)).toMatchObject({
    'die 1': { dice: 1, value: 4, success: 1, from: 8 },
    'die 2': { dice: 1, value: 4, success: 4 / 6, from: 3 },
  })
})
