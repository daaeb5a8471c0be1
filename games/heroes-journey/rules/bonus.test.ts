import { expect, test } from 'vitest'
import { warningsOf } from '../lang/main.ts'
import { cellAt, keys } from '../testing/helpers-a.ts'
import { type Scene, type SceneSetting, scene } from '../testing/scene.ts'
import { ids, told, toldOf } from '../testing/told.ts'
import { cellName, cellOf, isNextToInn, QUEST_CELLS } from './board.ts'

/** Everything is face up but B1, so that a bonus reveal has one option. */
const OPEN = { faceUp: 'all', faceDown: { B1: 'Q54' } } as const
const B = { relics: ['G1-01'] }
const AROUND_D3 = 'C2 D2 E2 C3 E3 C4 D4 E4'
const AROUND_D4 = 'C3 D3 E3 C4 C5 D5 E5 E4'
const AROUND_F4 = 'E3 F3 G3 G4 E5 F5 G5 E4'
const AROUND_INN = 'D3 E3 F3 D4 F4 D5 E5 F5'

const bonusAt = (around: string): string[] => [...keys('bonus-move', around), 'bonus-reveal B1']

/** A is about to move; D3 bears A's token, D4 one of B. */
function beforeMove(cell: string, setting: Partial<SceneSetting> = {}): Scene {
  const seats = [
    { cell, relics: ['R2-01'], tokens: ['D3'] },
    { ...B, tokens: ['D4'] },
  ]
  return scene({ step: 'move', seats, quests: { D3: 'Q01', D4: 'Q02', F4: 'Q12' }, ...OPEN, ...setting })
}

test('HJ-380 with a condition met one may move once more', () => {
  const table = beforeMove('E4').answer(0, 'D3')
  expect(table.options(0)).toEqual(['end', ...keys('extra', AROUND_D3), ...bonusAt(AROUND_D3)])
  table.answer(0, 'bonus-move C3')
  expect(cellAt(table, 0)).toBe('C3')
  expect(table.options(0).filter((key) => key.startsWith('bonus'))).toEqual([])
})

test('HJ-380 with a condition met one may reveal a quest instead', () => {
  const table = beforeMove('E4').answer(0, 'D3', 'bonus-reveal B1')
  expect(cellAt(table, 0)).toBe('D3')
  expect(table.state.faceUp[cellOf('B1')]).toBe(1)
  expect(table.options(0)).toEqual(['end', ...keys('extra', AROUND_D3)])
})

test('HJ-381 moving onto an own quest gives the bonus', () => {
  const table = beforeMove('E4').answer(0, 'D3')
  expect(table.options(0)).toEqual(['end', ...keys('extra', AROUND_D3), ...bonusAt(AROUND_D3)])
})

test('HJ-382 moving onto a free quest gives the bonus instead of the attempt', () => {
  const table = beforeMove('E4').answer(0, 'F4')
  expect(table.options(0)).toEqual(['end', 'attempt R2-01', ...keys('extra', AROUND_F4), ...bonusAt(AROUND_F4)])
})

test('HJ-383 moving to the inn gives the bonus', () => {
  const table = beforeMove('D3').answer(0, 'E4')
  expect(table.options(0)).toEqual(['end', ...keys('extra', AROUND_INN), ...bonusAt(AROUND_INN)])
})

test('HJ-384 two conditions met in one turn give one bonus', () => {
  const table = beforeMove('C4').answer(0, 'D3', 'extra E4')
  expect(table.options(0)).toEqual(['end', ...bonusAt(AROUND_INN)])
  table.answer(0, 'bonus-reveal B1')
  expect(table.asked()).toEqual([1])
})

test('HJ-384 the same condition met twice gives one bonus', () => {
  const seats = [{ cell: 'C4', relics: ['R2-01'], tokens: ['D3', 'D2'] }, B]
  const table = beforeMove('C4', { seats }).answer(0, 'D3', 'bonus-reveal B1', 'extra D2')
  expect(cellAt(table, 0)).toBe('D2')
  expect(table.asked()).toEqual([1])
})

test.each([
  ['own', 'D3', 'nothing', true],
  ['inn', 'E4', 'nothing', true],
  ['free', 'F4', 'nothing', true],
  ['free', 'F4', 'F3', true],
  ['free', 'F4', 'F4', false],
  ['rival', 'D4', 'nothing', false],
  ['none', 'D3', 'nothing', false],
  ['none', 'E4', 'nothing', false],
] as const)('HJ-385 arrival %s at %s with %s attempted: a bonus is %s', (arrival, cell, attempted, has) => {
  const around = { D3: AROUND_D3, E4: AROUND_INN, F4: AROUND_F4, D4: AROUND_D4 }[cell]
  const turn = { arrival, extraUsed: true, moved: true, ...(attempted !== 'nothing' && { attempted }) }
  const seats = [
    { cell, relics: ['R2-01*'], tokens: ['D3'] },
    { ...B, tokens: ['D4'] },
  ]
  const table = scene({ seats, turn, quests: { D3: 'Q01', D4: 'Q02', F4: 'Q12' }, ...OPEN })
  expect(table.options(0)).toEqual(has ? ['end', ...bonusAt(around)] : [])
  expect(table.state.active).toBe(has ? 0 : 1)
})

test('EX-15 HJ-385 a condition left behind by another move no longer counts', () => {
  const table = beforeMove('D3').answer(0, 'E4')
  expect(table.options(0)).toEqual(['end', ...keys('extra', AROUND_INN), ...bonusAt(AROUND_INN)])
  table.answer(0, 'extra D4')
  expect(cellAt(table, 0)).toBe('D4')
  expect(table.asked()).toEqual([1])
})

test('HJ-385 the move of another player meets no condition', () => {
  const seats = [
    { cell: 'F3', relics: ['R2-01'] },
    { cell: 'D5', relics: ['G1-01'], tokens: ['G3'], hand: ['P07'] },
  ]
  const table = scene({ step: 'move', seats, ...OPEN })
    .answer(0, 'G3')
    .answer(1, 'P07', 'E4', 'pass')
  expect(table.options(0)).toEqual(['end', ...keys('extra', 'F2 G2 H2 F3 H3 F4 G4 H4')])
})

test('EX-16 HJ-386 HJ-352 HJ-207 a quest accomplished this turn gives no bonus, and the turn ends by itself', () => {
  const table = beforeMove('E4', { dice: [3, 3], treasure: ['R3-01', 'G1-10', 'G1-09', 'G1-08', 'G1-07'] })
  table.answer(0, 'F4', 'attempt R2-01')
  expect(table.state.token[cellOf('F4')]).toBe(0)
  expect(table.asked()).toEqual([1])
  expect(toldOf(table, 'turnEnded')).toMatchObject([{ seat: 0 }])
})

test.each(['bonus-move G4', 'bonus-reveal B1'])('HJ-387 under condition B %s forfeits the attempt', (bonus) => {
  const table = beforeMove('E4', { quests: { D3: 'Q01', D4: 'Q02', F4: 'Q12', G4: 'Q25' } }).answer(0, 'F4', bonus)
  const around = bonus === 'bonus-move G4' ? 'F3 G3 H3 F4 H4 F5 G5 H5' : AROUND_F4
  expect(table.options(0)).toEqual(['end', ...keys('extra', around)])
  expect(table.barred(0)).toEqual({ 'attempt R2-01': 'HJ-453' })
})

test('EX-50 HJ-388 condition B holds for want of a usable item too', () => {
  const table = scene({
    step: 'move',
    seats: [{ cell: 'F2', relics: ['R2-01*', 'G1-02*'] }, B],
    quests: { F2: 'Q13', F3: 'Q12' },
    ...OPEN,
  }).answer(0, 'F3')
  const around = 'E2 F2 G2 E3 G3 F4 G4 E4'
  expect(table.options(0)).toEqual(['end', ...keys('extra', around), ...bonusAt(around)])
  expect(table.barred(0)).toEqual({ 'attempt R2-01': 'HJ-455', 'attempt G1-02': 'HJ-455' })
})

test('HJ-388 condition B holds when the extra movement was paid for', () => {
  const table = beforeMove('E4').answer(0, 'D4', 'extra E3')
  expect(table.options(0)).toEqual(['end', ...bonusAt('D2 E2 F2 D3 F3 D4 F4 E4')])
})

test.each([
  ['an own quest', 'E4', 'D3', 'bonus-move E3', 'D2 E2 F2 D3 F3 D4 F4 E4'],
  ['the inn', 'D3', 'E4', 'bonus-move F4', AROUND_F4],
])('HJ-389 after a bonus move from %s the quest reached may be attempted', (_, from, to, bonus, around) => {
  const table = beforeMove(from, { dice: [5, 5] }).answer(0, to, bonus)
  expect(table.options(0)).toEqual(['end', 'attempt R2-01', ...keys('extra', around)])
  table.answer(0, 'attempt R2-01')
  expect(toldOf(table, 'questAccomplished')).toMatchObject([{ seat: 0 }])
})

test('HJ-390 the bonus may be used after the extra movement while its condition holds', () => {
  const table = beforeMove('D3').answer(0, 'D4', 'extra E4', 'bonus-move F4')
  expect(cellAt(table, 0)).toBe('F4')
  expect(table.state.active).toBe(1)
})

test('HJ-390 one is told beforehand that an extra movement onto a rival quest gives the bonus up', () => {
  const table = beforeMove('D3').answer(0, 'E4')
  const warned = table.ask(0)!.options.flatMap(({ key, value }) => {
    const warnings = warningsOf(table.view(0), 0, value as number)
    return warnings.includes('givesUpBonus') ? [key] : []
  })
  expect(warned).toEqual(['extra D4'])
})

test('EX-14 HJ-391 HJ-572 a rival quest leaves the extra movement and the end of the turn', () => {
  const seats = [{ relics: ['R2-01'] }, { ...B, tokens: ['D4'] }]
  const table = scene({ step: 'move', seats }).answer(0, 'D4')
  expect(table.options(0)).toEqual(['end', ...keys('extra', 'D3 E3 D5 E5 E4')])
  expect(table.barred(0)).toEqual({
    'attempt R2-01': 'HJ-450',
    'extra C3': 'HJ-301',
    'extra C4': 'HJ-301',
    'extra C5': 'HJ-301',
  })
})

test('HJ-391 a quest of an eliminated player is a rival quest', () => {
  const seats = [{ relics: ['R2-01'] }, B, { out: 0, tokens: ['D4'] }]
  const table = scene({ step: 'move', seats, ...OPEN }).answer(0, 'D4')
  expect(table.options(0)).toEqual(['end', ...keys('extra', AROUND_D4)])
})

test('HJ-393 being placed on an own quest gives no bonus', () => {
  const table = scene({
    step: 'move',
    seats: [
      { cell: 'D3', relics: ['R2-01'], hand: ['P12'], tokens: ['A4'] },
      { cell: 'H4', relics: ['G1-01'], hand: ['P07'] },
    ],
    quests: { A4: 'Q01', C3: 'Q02', H4: 'Q03', I4: 'Q04' },
    faceUp: ['A3', 'B3'],
  })
  table.answer(0, 'C3').answer(1, 'P07', 'I4').answer(0, 'P12', 'A4').answer(1, 'pass')
  expect(cellAt(table, 0)).toBe('A4')
  expect(table.options(0)).toEqual(['end', ...keys('extra', 'A3 B3')])
})

test('HJ-394 the bonus reveal may pick any face-down quest of the board', () => {
  const table = scene({ seats: [{ cell: 'E4', relics: ['R2-01'] }, B], turn: { arrival: 'inn', moved: true } })
  const hidden = QUEST_CELLS.filter((cell) => !isNextToInn(cell)).map(cellName)
  expect(hidden).toHaveLength(46)
  expect(table.options(0).filter((key) => key.startsWith('bonus-reveal'))).toEqual(
    keys('bonus-reveal', hidden.join(' ')),
  )
  table.answer(0, 'bonus-reveal I5')
  expect(toldOf(table, 'questRevealed')).toMatchObject([{ seat: 0, cell: cellOf('I5'), cause: 'bonus' }])
})

test('HJ-395 without a face-down quest only the bonus move is offered', () => {
  const table = beforeMove('E4', { faceDown: {} }).answer(0, 'D3')
  expect(table.options(0)).toEqual(['end', ...keys('extra', AROUND_D3), ...keys('bonus-move', AROUND_D3)])
})

test('HJ-395 without a legal destination only the bonus reveal is offered', () => {
  const table = scene({
    seats: [{ cell: 'H1', relics: ['R2-01*'] }, B],
    faceUp: 'all',
    faceDown: { G1: 'Q52', G2: 'Q53', H2: 'Q54' },
    turn: { arrival: 'free', moved: true, extraUsed: true },
  })
  expect(table.options(0)).toEqual(['end', ...keys('bonus-reveal', 'G1 G2 H2')])
})

test('EX-09 HJ-381 HJ-389 HJ-396 HJ-563 bonus move, white success and free reveal fit in one turn', () => {
  const table = scene({
    step: 'move',
    seats: [{ cell: 'C2', relics: ['R2-01'], tokens: ['D3'] }, B],
    quests: { C2: 'Q01', D3: 'Q02', E2: 'Q07' },
    pile: ['P05'],
    dice: [2, 3],
    ...OPEN,
  })
  table.answer(0, 'D3')
  expect(table.state.turn.arrival).toBe('own')
  table.answer(0, 'bonus-move E2', 'attempt R2-01')
  expect(ids(table.state.seats[0]!.hand)).toEqual(['P05'])
  expect(table.kind(0)).toBe('freeReveal')
  expect(table.options(0)).toEqual(['B1', 'pass'])
  table.answer(0, 'B1')
  expect(table.state.faceUp[cellOf('B1')]).toBe(1)
  expect(toldOf(table, 'questRevealed')).toMatchObject([{ seat: 0, cause: 'success' }])
})

test('HJ-396 a free reveal leaves the bonus of the turn to be used', () => {
  // A accomplishes C3; B's Turning Hoard reveals a quest, and A's Far Lantern leads A onto the own quest D3.
  const table = scene({
    seats: [
      { cell: 'C3', relics: ['R2-01'], tokens: ['D3'], hand: ['P06'] },
      { relics: ['G1-01'], hand: ['P10'] },
    ],
    quests: { C3: 'Q16', D3: 'Q01' },
    faceUp: 'all',
    faceDown: { B1: 'Q51', C1: 'Q52', H1: 'Q53', H7: 'Q54' },
    deck: ['R1-01', 'R1-02', 'R1-03', 'R1-04', 'R1-05'],
    dice: [6, 6],
  })
  table.answer(0, 'attempt R2-01').answer(1, 'P10', 'B1').answer(0, 'P06', 'C1', 'D3')
  expect(table.kind(0)).toBe('freeReveal')
  table.answer(0, 'H1')
  expect(table.options(0)).toEqual(['end', ...keys('bonus-move', AROUND_D3), 'bonus-reveal H7'])
})

test('HJ-397 reaching another own quest by the bonus move gives no second bonus', () => {
  const table = beforeMove('D4').answer(0, 'E4', 'bonus-move D3')
  expect(table.options(0)).toEqual(['end', ...keys('extra', AROUND_D3)])
})

test('HJ-397 reaching the inn by the bonus move gives no second bonus', () => {
  const table = beforeMove('C4').answer(0, 'D3', 'bonus-move E4')
  expect(table.options(0)).toEqual(['end', ...keys('extra', AROUND_INN)])
})

test('HJ-398 a bonus not used is lost with the turn', () => {
  const table = scene({ step: 'move', seats: [{ relics: ['R2-01'] }, B], quests: { F4: 'Q12' } })
  table.answer(0, 'F4', 'end').answer(1, 'B1', 'F3', 'end').answer(0, 'C1', 'stay')
  expect(table.options(0)).toEqual(['end', 'attempt R2-01'])
})

test('HJ-399 a bonus is one decision, announced before it is carried out', () => {
  const table = beforeMove('E4').answer(0, 'D3', 'bonus-move C3')
  expect(told(table)).toEqual(['pawnArrived', 'bonusDeclared', 'pawnArrived'])
  expect(toldOf(table, 'bonusDeclared')).toMatchObject([{ seat: 0, bonus: 'move', cell: cellOf('C3'), condition: 'A' }])
})

test('EX-38 HJ-399 a bonus cancelled under condition B is used, and the attempt stays forfeited', () => {
  const table = scene({
    seats: [
      { cell: 'F3', relics: ['R2-01'] },
      { relics: ['G1-01'], hand: ['P08'] },
    ],
    quests: { F3: 'Q12', G2: 'Q25' },
    turn: { moved: true, arrival: 'free' },
  })
  table.answer(0, 'bonus-move G2')
  expect(cellAt(table, 0)).toBe('F3')
  expect(table.options(1)).toEqual(['P08', 'pass'])
  table.answer(1, 'P08')
  expect(table.options(1)).toEqual(['move', 'reveal'])
  table.answer(1, 'move', 'D3')
  expect(cellAt(table, 1)).toBe('D3')
  expect(cellAt(table, 0)).toBe('F3')
  expect(table.options(0)).toEqual(['end', ...keys('extra', 'G2 E3 F4 E4')])
  expect(table.barred(0)).toMatchObject({ 'attempt R2-01': 'HJ-453' })
})

test('HJ-399 a bonus reveal cancelled turns no quest of its author face up', () => {
  const table = beforeMove('E4', {
    seats: [
      { relics: ['R2-01'], tokens: ['D3'] },
      { cell: 'F3', relics: ['G1-01'], tokens: ['D4'], hand: ['P08'] },
    ],
    faceDown: { B1: 'Q54', H7: 'Q53' },
  })
  table.answer(0, 'D3', 'bonus-reveal B1').answer(1, 'P08', 'reveal', 'H7')
  expect(table.state.faceDown).toEqual([cellOf('B1')])
  expect(toldOf(table, 'questRevealed')).toMatchObject([{ seat: 1, cause: 'effect' }])
  expect(table.options(0)).toEqual(['end', ...keys('extra', AROUND_D3)])
  expect(table.barred(0)).toEqual({ 'attempt R2-01': 'HJ-450' })
})

test('HJ-399 a bonus that could have been cancelled and was not is carried out', () => {
  const table = beforeMove('E4', {
    seats: [
      { relics: ['R2-01'], tokens: ['D3'] },
      { relics: ['G1-01'], tokens: ['D4'], hand: ['P08'] },
    ],
  })
  table.answer(0, 'D3', 'bonus-move C3').answer(1, 'pass')
  expect(cellAt(table, 0)).toBe('C3')
})

test('HJ-399 a bonus cancelled in one turn does not harm the bonus of the next', () => {
  const table = beforeMove('E4', {
    seats: [
      { relics: ['R2-01'], tokens: ['D3'] },
      { relics: ['G1-01'], tokens: ['D4'], hand: ['P08'] },
    ],
    faceDown: { B1: 'Q54', H7: 'Q53', H1: 'Q52' },
  })
  table.answer(0, 'D3', 'bonus-move C3').answer(1, 'P08', 'reveal', 'H7').answer(0, 'end')
  table.answer(1, 'B1', 'D4', 'bonus-move C4')
  expect(cellAt(table, 1)).toBe('C4')
})
