import { expect, test } from 'vitest'
import { cellAt, keys } from '../testing/helpers-a.ts'
import { type SceneSetting, scene } from '../testing/scene.ts'

/** Everything is face up but B1, so that a bonus reveal has one option. */
const OPEN = { faceUp: 'all', faceDown: { B1: 'Q54' } } as const
const B = { relics: ['G1-01'] }
const AROUND_F4 = 'E3 F3 G3 G4 E5 F5 G5 E4'
const AROUND_G4 = 'F3 G3 H3 F4 H4 F5 G5 H5'

/** A, with a red relic of power 2, has moved from the inn onto the free quest F4. */
function onF4(setting: Partial<SceneSetting> = {}) {
  const quests = { F4: 'Q12', G4: 'Q25' }
  return scene({ step: 'move', seats: [{ relics: ['R2-01'] }, B], quests, ...OPEN, ...setting }).answer(0, 'F4')
}

test('HJ-350 after the normal move one extra movement may be taken, and costs the attempt', () => {
  const table = onF4()
  expect(table.options(0)).toEqual([
    'end',
    'attempt R2-01',
    ...keys('extra', AROUND_F4),
    ...keys('bonus-move', AROUND_F4),
    'bonus-reveal B1',
  ])
  table.answer(0, 'extra G4')
  expect(cellAt(table, 0)).toBe('G4')
  expect(table.barred(0)).toEqual({ 'attempt R2-01': 'HJ-453' })
})

test('HJ-351 a turn holds at most one extra movement', () => {
  const table = onF4().answer(0, 'extra G4')
  expect(table.options(0)).toEqual(['end', ...keys('bonus-move', AROUND_G4), 'bonus-reveal B1'])
})

test('HJ-352 who stayed in step 3 has no extra movement', () => {
  const table = scene({ step: 'move', seats: [{ cell: 'F4', relics: ['R2-01'] }, B], quests: { F4: 'Q12' }, ...OPEN })
  table.answer(0, 'stay')
  expect(table.options(0)).toEqual(['end', 'attempt R2-01'])
})

test('HJ-352 who has attempted has no extra movement', () => {
  const seats = [{ cell: 'F4', relics: ['R2-01*'], tokens: ['F4'] }, B]
  const table = scene({ seats, turn: { moved: true, arrival: 'own', attempted: 'F3' }, ...OPEN })
  expect(table.options(0)).toEqual(['end', ...keys('bonus-move', AROUND_F4), 'bonus-reveal B1'])
})

test('HJ-352 the extra movement needs a legal destination', () => {
  const table = scene({
    seats: [{ cell: 'H1', relics: ['R2-01'] }, B],
    quests: { H1: 'Q12' },
    faceUp: 'all',
    faceDown: { G1: 'Q52', G2: 'Q53', H2: 'Q54' },
    turn: { moved: true, arrival: 'free' },
  })
  expect(table.options(0)).toEqual(['end', 'attempt R2-01', ...keys('bonus-reveal', 'G1 G2 H2')])
  expect(table.barred(0)).toMatchObject({ 'extra G1': 'HJ-301', 'extra G2': 'HJ-301', 'extra H2': 'HJ-301' })
})

test('HJ-353 no item can be used on the free quest reached by the extra movement', () => {
  const table = onF4({ seats: [{ relics: ['R2-01', 'G3-01'], mentor: 'M09' }, B] }).answer(0, 'extra G4')
  expect(table.options(0)).toEqual(['end', ...keys('bonus-move', AROUND_G4), 'bonus-reveal B1'])
  expect(table.barred(0)).toEqual({
    'attempt R2-01': 'HJ-453',
    'attempt G3-01': 'HJ-453',
    'attempt M09': 'HJ-453',
  })
})

test('HJ-354 the extra movement may be taken where no attempt is possible anyway', () => {
  const table = onF4({ seats: [{ cell: 'E3', relics: ['R2-01*'] }, B] })
  expect(table.options(0)).toEqual([
    'end',
    ...keys('extra', AROUND_F4),
    ...keys('bonus-move', AROUND_F4),
    'bonus-reveal B1',
  ])
  expect(table.barred(0)).toEqual({ 'attempt R2-01': 'HJ-455' })
  table.answer(0, 'extra G5')
  expect(cellAt(table, 0)).toBe('G5')
})

test('HJ-355 the extra movement may come before the bonus', () => {
  const table = onF4().answer(0, 'extra E4', 'bonus-move D4')
  expect(cellAt(table, 0)).toBe('D4')
  expect(table.state.active).toBe(1)
})

test('HJ-355 the bonus may come before the extra movement', () => {
  const table = onF4().answer(0, 'bonus-move E4', 'extra D4')
  expect(cellAt(table, 0)).toBe('D4')
  expect(table.state.active).toBe(1)
})

test('HJ-356 the extra movement and its destination are one decision, and going back does not undo it', () => {
  const table = onF4().answer(0, 'extra G4')
  expect(cellAt(table, 0)).toBe('G4')
  expect(table.kind(0)).toBe('main')
  table.answer(0, 'bonus-move F4')
  // Back where it began, with the relic awake: but nothing is left to do.
  expect(cellAt(table, 0)).toBe('F4')
  expect(table.asked()).toEqual([1])
})

test('EX-12 HJ-354 HJ-382 HJ-387 a bonus from a free quest forfeits the attempt, not the extra movement', () => {
  const table = scene({
    step: 'move',
    seats: [{ relics: ['R2-01'] }, B],
    quests: { F3: 'Q12', G2: 'Q25' },
  })
  table.answer(0, 'F3', 'bonus-move G2')
  expect(cellAt(table, 0)).toBe('G2')
  expect(table.options(0)).toEqual(['end', 'extra F3'])
  expect(table.barred(0)).toEqual({
    'attempt R2-01': 'HJ-453',
    'extra F1': 'HJ-301',
    'extra G1': 'HJ-301',
    'extra H1': 'HJ-301',
    'extra F2': 'HJ-301',
    'extra H2': 'HJ-301',
    'extra G3': 'HJ-301',
    'extra H3': 'HJ-301',
  })
})

test('EX-13 HJ-315 HJ-353 HJ-388 normal move, extra movement and bonus move leave only the end of the turn', () => {
  const table = onF4({ quests: { F4: 'Q12', G4: 'Q25', H4: 'Q26' } }).answer(0, 'extra G4')
  expect(table.barred(0)).toEqual({ 'attempt R2-01': 'HJ-453' })
  table.answer(0, 'bonus-move H4')
  expect(cellAt(table, 0)).toBe('H4')
  expect(table.asked()).toEqual([1])
  expect(table.state.idle).toBe(1)
})
