import { expect, test } from 'vitest'
import { cellAt, relicsOf } from '../testing/helpers-a.ts'
import { type Scene, type SceneSetting, type SeatScene, scene } from '../testing/scene.ts'
import { ids, told, toldOf } from '../testing/told.ts'
import { cellOf } from './board.ts'

/** Three cells are face down: a free reveal is a choice, and so is the next one's reveal. */
const OPEN = { faceUp: 'all', faceDown: { B1: 'Q52', C1: 'Q53', D1: 'Q54' } } as const
const HIDDEN = ['B1', 'C1', 'D1']
const B: SeatScene = { relics: ['G1-01'] }
const TREASURE = ['R1-10', 'G1-10', 'B1-10', 'B1-09', 'B2-08']

/** A stands on F4, which holds this quest, and is about to roll 12 with any relic of power 2. */
const onQuest = (quest: string, hero: SeatScene, setting: Partial<SceneSetting> = {}): Scene =>
  scene({
    seats: [{ cell: 'F4', ...hero }, B],
    quests: { F4: quest },
    treasure: TREASURE,
    dice: [6, 6],
    ...OPEN,
    ...setting,
  })

const F4 = cellOf('F4')

test('HJ-550 a token of the player lies on the quest, which nobody can attempt any more', () => {
  const seats = [
    { cell: 'F4', relics: ['R2-01'] },
    { cell: 'F4', relics: ['G1-01'] },
  ]
  const table = onQuest('Q12', {}, { seats }).answer(0, 'attempt R2-01')
  expect(table.state.token[F4]).toBe(0)
  // B stands there too, may not stay, and moves away and back.
  expect(table.answer(1, 'B1').options(1)).not.toContain('stay')
  table.answer(1, 'F3', 'extra F4')
  expect(table.asked()).toEqual([0])
})

test.each([
  ['Q12', 'R2-01', 2],
  ['Q25', 'R2-01', 3],
  ['Q44', 'R3-01', 4],
])('HJ-551 %s with %s brings its legend points, %i', (quest, relic, points) => {
  const quests = { D3: 'Q01', D4: 'Q49', F4: quest }
  const table = onQuest(quest, { relics: [relic], tokens: ['D3', 'D4'] }, { dice: [6, 6, 6], quests })
  expect(table.state.seats[0]!.points).toBe(6)
  table.answer(0, `attempt ${relic}`)
  expect(table.state.seats.map((hero) => hero.points)).toEqual([6 + points, 0])
})

test('EX-25 HJ-552 HJ-870 HJ-872 with 15 points the match ends at once and nothing else takes place', () => {
  const seats = [
    { cell: 'G4', relics: ['R2-01', 'B1-01*'], tokens: ['D3', 'D4', 'D5'] },
    // Echo of Glory waits for a success in the far lands.
    { cell: 'F4', relics: ['G1-01'], hand: ['P05'] },
  ]
  const quests = { D3: 'Q49', D4: 'Q50', D5: 'Q25', G4: 'Q22' }
  const table = onQuest('', {}, { seats, quests })
  expect(table.state.seats[0]!.points).toBe(13)
  table.answer(0, 'attempt R2-01')
  expect(table.match.outcome()).toMatchObject({ winners: [0], scores: [15, 0], reason: 'points' })
  expect(relicsOf(table, 0)).toEqual(['R2-01', 'B1-01*'])
  expect(table.state.seats[0]!.hand).toEqual([])
  expect(table.asked()).toEqual([])
  expect(told(table)).toEqual(['attemptDeclared', 'diceRolled', 'questAccomplished', 'gameOver'])
})

test('HJ-552 with 14 points the match goes on', () => {
  const quests = { D3: 'Q49', D4: 'Q50', D5: 'Q25', F4: 'Q01' }
  const table = onQuest('', { relics: ['R2-01'], tokens: ['D3', 'D4', 'D5'] }, { quests }).answer(0, 'attempt R2-01')
  expect(table.state.seats[0]!.points).toBe(14)
  expect(table.match.outcome()).toBeUndefined()
  expect(table.asked()).toEqual([1])
})

test('EX-02 HJ-550 HJ-551 HJ-553 HJ-557 HJ-561 HJ-565 a red success with a red relic', () => {
  const table = onQuest('Q12', { relics: ['R2-01'] }, { dice: [2, 3], deck: ['G3-01'] }).answer(0, 'attempt R2-01')
  expect(table.state.token[F4]).toBe(0)
  expect(table.state.seats[0]!.points).toBe(2)
  expect(relicsOf(table, 0)).toEqual(['R2-01*', 'R1-10'])
  expect(ids(table.state.treasure)).toEqual(['G1-10', 'B1-10', 'B1-09', 'B2-08', 'G3-01'])
  expect(table.state.faceDown).toEqual(HIDDEN.map(cellOf))
  expect(table.asked()).toEqual([1])
})

test('HJ-553 the relic used becomes dormant, and no other', () => {
  const table = onQuest('Q13', { relics: ['R2-01', 'G2-01', 'R2-02'] }).answer(0, 'attempt R2-01')
  expect(relicsOf(table, 0)).toEqual(['R2-01*', 'G2-01', 'R2-02', 'R1-10'])
  expect(toldOf(table, 'relicSlept')).toMatchObject([{ seat: 0 }])
})

test('HJ-554 the mentor used stays, ready for use', () => {
  const seats = [{ cell: 'F4', mentor: 'M01', relics: ['G1-02'] }, B]
  const table = onQuest('Q01', {}, { seats, dice: [6] }).answer(0, 'attempt M01')
  expect(ids(table.state.seats[0]!.mentor)).toEqual(['M01'])
  expect(toldOf(table, 'relicSlept')).toEqual([])
  expect(relicsOf(table, 0)).toEqual(['G1-02', 'R1-10'])
})

test('EX-42 HJ-554 HJ-566 a white success with a green mentor gives exactly one free reveal', () => {
  const table = onQuest('Q07', { mentor: 'M05' }, { dice: [6] }).answer(0, 'attempt M05')
  expect(table.kind(0)).toBe('freeReveal')
  expect(table.options(0)).toEqual([...HIDDEN, 'pass'])
  table.answer(0, 'C1')
  expect(table.asked()).toEqual([1])
  expect(toldOf(table, 'questRevealed')).toMatchObject([{ seat: 0, cell: cellOf('C1'), cause: 'success' }])
  expect(ids(table.state.seats[0]!.mentor)).toEqual(['M05'])
})

test('HJ-555 the success is told and may be answered before the reward', () => {
  const seats = [
    { cell: 'F4', relics: ['R2-01'] },
    { cell: 'G4', relics: ['G1-01'], hand: ['P10'] },
  ]
  const table = onQuest('Q12', {}, { seats }).answer(0, 'attempt R2-01')
  expect(table.options(1)).toEqual(['P10', 'pass'])
  expect(relicsOf(table, 0)).toEqual(['R2-01*'])
  table.answer(1, 'pass')
  expect(told(table).slice(2)).toEqual([
    'relicSlept',
    'questAccomplished',
    'relicGained',
    'treasureFilled',
    'turnEnded',
    'turnStarted',
  ])
})

test('HJ-556 a white quest brings the top prophecy of the pile', () => {
  const table = onQuest('Q07', { relics: ['R2-01'] }, { pile: ['P05', 'P06'] }).answer(0, 'attempt R2-01', 'pass')
  expect(ids(table.state.seats[0]!.hand)).toEqual(['P05'])
  expect(toldOf(table, 'prophecyDrawn', 0)).toMatchObject([{ seat: 0, why: 'white' }])
  expect(relicsOf(table, 0)).toEqual(['R2-01*'])
  expect(table.state.prophecyPile).toHaveLength(39)
})

test.each([
  ['Q12', 'R1-10'],
  ['Q16', 'G1-10'],
])('HJ-557 %s brings a treasure relic of its colour, and no prophecy', (quest, reward) => {
  const table = onQuest(quest, { relics: ['R2-01'] }).answer(0, 'attempt R2-01')
  expect(relicsOf(table, 0)).toEqual(['R2-01*', reward])
  expect(table.state.seats[0]!.hand).toEqual([])
})

test('EX-24 HJ-558 HJ-561 HJ-565 of several relics of the colour one must be chosen, and the gap is filled', () => {
  const treasure = ['R1-10', 'R3-01', 'B1-10', 'B2-08', 'G1-10']
  const table = onQuest('Q10', { relics: ['R2-01'] }, { treasure, deck: ['R2-08'] }).answer(0, 'attempt R2-01')
  expect(table.kind(0)).toBe('reward')
  expect(table.options(0)).toEqual(['R1-10', 'R3-01'])
  table.answer(0, 'R3-01')
  expect(relicsOf(table, 0)).toEqual(['R2-01*', 'R3-01'])
  expect(ids(table.state.treasure)).toEqual(['R1-10', 'B1-10', 'B2-08', 'G1-10', 'R2-08'])
  expect(table.asked()).toEqual([1])
})

test('HJ-558 relics alike in colour and power are one option, taken without asking', () => {
  const treasure = ['R1-10', 'R1-09', 'B1-10', 'B2-08', 'G1-10']
  const table = onQuest('Q10', { relics: ['R2-01'] }, { treasure }).answer(0, 'attempt R2-01')
  expect(relicsOf(table, 0)).toEqual(['R2-01*', 'R1-10'])
})

test('EX-23 HJ-559 HJ-564 HJ-567 without a green relic a green quest gives none, yet the free reveal', () => {
  const treasure = ['R1-10', 'R3-01', 'B1-10', 'B2-08', 'B1-09']
  const table = onQuest('Q14', { relics: ['B2-01'] }, { treasure, deck: ['G3-01'] }).answer(0, 'attempt B2-01')
  expect(table.kind(0)).toBe('freeReveal')
  expect(table.options(0)).toEqual([...HIDDEN, 'pass'])
  expect(relicsOf(table, 0)).toEqual(['B2-01*'])
  expect(ids(table.state.treasure)).toEqual(treasure)
  expect(table.state.seats[0]!.hand).toEqual([])
})

test('HJ-560 the reward has the colour of the quest, not of the item', () => {
  const table = onQuest('Q16', { relics: ['B2-01'] }).answer(0, 'attempt B2-01', 'pass')
  expect(relicsOf(table, 0)).toEqual(['B2-01*', 'G1-10'])
})

test('HJ-562 a reward is awake, and so is a relic gained by an effect unless it says dormant', () => {
  const seats = [
    { cell: 'G4', relics: ['R2-01'] },
    { cell: 'F4', relics: ['G1-01'], hand: ['P05'] },
    { cell: 'F3', relics: ['B1-01'], hand: ['P04'] },
  ]
  const setting = { quests: { G4: 'Q12' }, seats, treasure: ['R1-10', 'R1-09', 'G3-01', 'B3-01', 'B3-02'] }
  const won = onQuest('', {}, setting).answer(0, 'attempt R2-01').answer(1, 'P05')
  expect(relicsOf(won, 1)).toEqual(['G1-01', 'R1-10'])
  expect(relicsOf(won, 0)).toEqual(['R2-01*', 'R1-09'])
  const lost = onQuest('', {}, { ...setting, dice: [1, 1] })
    .answer(0, 'attempt R2-01')
    .answer(2, 'P04')
  expect(relicsOf(lost, 2)).toEqual(['B1-01', 'R2-01*'])
})

test('HJ-563 after the reward of a white quest one quest of the board may be revealed', () => {
  const table = onQuest('Q07', { relics: ['R2-01'] }).answer(0, 'attempt R2-01')
  expect(told(table).at(-1)).toBe('prophecyDrawn')
  expect(table.options(0)).toEqual([...HIDDEN, 'pass'])
  table.answer(0, 'B1')
  expect(table.state.faceDown).toEqual([cellOf('C1'), cellOf('D1')])
})

test('HJ-563 the free reveal may be declined', () => {
  const table = onQuest('Q07', { relics: ['R2-01'] }).answer(0, 'attempt R2-01', 'pass')
  expect(table.state.faceDown).toEqual(HIDDEN.map(cellOf))
  expect(table.asked()).toEqual([1])
})

test.each([
  ['Q12', 'B2-01'],
  ['Q14', 'B2-01'],
  ['Q20', 'R2-01'],
])('HJ-564 %s accomplished with %s, of another colour, offers a free reveal after the reward', (quest, relic) => {
  const treasure = ['R1-10', 'G1-10', 'B1-10', 'B1-09', 'B1-08']
  const table = onQuest(quest, { relics: [relic] }, { treasure }).answer(0, `attempt ${relic}`)
  expect(told(table).slice(-2)).toEqual(['relicGained', 'treasureFilled'])
  expect(table.options(0)).toEqual([...HIDDEN, 'pass'])
  table.answer(0, 'C1')
  expect(table.state.faceDown).toEqual([cellOf('B1'), cellOf('D1')])
})

test.each([
  ['Q12', 'R2-01'],
  ['Q14', 'G2-01'],
  ['Q20', 'B2-01'],
])('HJ-565 %s accomplished with %s, of its own colour, gives no free reveal', (quest, relic) => {
  const treasure = ['R1-10', 'G1-10', 'B1-10', 'B1-09', 'B1-08']
  const table = onQuest(quest, { relics: [relic] }, { treasure }).answer(0, `attempt ${relic}`)
  expect(table.asked()).toEqual([1])
  expect(toldOf(table, 'questRevealed')).toEqual([])
})

test('HJ-566 an off-colour success gives one free reveal', () => {
  const table = onQuest('Q12', { relics: ['B2-01'] }).answer(0, 'attempt B2-01', 'B1')
  expect(table.asked()).toEqual([1])
})

test.each(['Q07', 'Q14'])('HJ-567 the free reveal of %s is skipped when no quest is face down', (quest) => {
  const table = onQuest(quest, { relics: ['R2-01'] }, { faceDown: {} }).answer(0, 'attempt R2-01')
  expect(table.state.token[F4]).toBe(0)
  // No quest is face down: B begins with the move.
  expect(table.kind(1)).toBe('move')
})

test('HJ-568 a success does not move the pawn', () => {
  const table = onQuest('Q12', { relics: ['R2-01'] }).answer(0, 'attempt R2-01')
  expect(cellAt(table, 0)).toBe('F4')
  expect(toldOf(table, 'pawnArrived')).toEqual([])
})

test('HJ-568 a pawn an effect has moved meanwhile stays where it is', () => {
  // B's Turning Hoard reveals a quest of the far lands; A's Far Lantern answers with a reveal and a move.
  const seats = [
    { cell: 'F4', relics: ['R2-01'], hand: ['P06'] },
    { relics: ['G1-01'], hand: ['P10'] },
  ]
  const faceDown = { B1: 'Q51', C1: 'Q52', D1: 'Q53' }
  const table = onQuest('Q12', {}, { seats, faceDown, deck: ['R1-01', 'G1-02', 'G1-03', 'G1-04', 'G1-05'] })
  table.answer(0, 'attempt R2-01').answer(1, 'P10', 'B1').answer(0, 'P06', 'C1', 'F3')
  expect(cellAt(table, 0)).toBe('F3')
  expect(table.state.token[F4]).toBe(0)
  expect(relicsOf(table, 0)).toEqual(['R2-01*', 'R1-01'])
})

test('HJ-572 not even the one who accomplished a quest can attempt it again', () => {
  const table = onQuest('Q12', { cell: 'E4', relics: ['R2-02'], tokens: ['F4'] }, { step: 'move' }).answer(0, 'F4')
  expect(table.options(0).filter((key) => key.startsWith('attempt'))).toEqual([])
  expect(table.barred(0)).toEqual({ 'attempt R2-02': 'HJ-450' })
})
