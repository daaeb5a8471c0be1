import { expect, test } from 'vitest'
import { relicsOf } from '../testing/helpers-a.ts'
import { type SceneSetting, type SeatScene, scene } from '../testing/scene.ts'
import { ids, told, toldOf } from '../testing/told.ts'

const OPEN = { faceUp: 'all', faceDown: { B1: 'Q54' } } as const
const B: SeatScene = { relics: ['G1-01'] }

/** A stands on F4, a red quest to be accomplished with a red relic, and is about to roll 12. */
const onF4 = (hero: SeatScene, setting: Partial<SceneSetting> = {}) =>
  scene({ seats: [{ cell: 'F4', ...hero }, B], quests: { F4: 'Q12' }, dice: [6, 6], ...OPEN, ...setting })

const ONE_RED = ['R1-10', 'G1-10', 'B1-10', 'B1-09', 'B2-08']

test('HJ-561 a relic taken is replaced at once by the top card of the deck', () => {
  const table = onF4({ relics: ['R2-01'] }, { treasure: ONE_RED, deck: ['B3-01', 'B3-02'] }).answer(0, 'attempt R2-01')
  expect(ids(table.state.treasure)).toEqual(['G1-10', 'B1-10', 'B1-09', 'B2-08', 'B3-01'])
  expect(told(table).filter((kind) => kind === 'treasureFilled' || kind === 'relicGained')).toEqual([
    'relicGained',
    'treasureFilled',
  ])
  expect(toldOf(table, 'relicGained')).toMatchObject([{ seat: 0, from: 'treasure', cause: 'reward', dormant: 0 }])
})

test('HJ-561 the card that fills the gap is no part of the same reward', () => {
  const treasure = ['G1-10', 'B1-10', 'B1-09', 'B2-08', 'R1-10']
  const table = onF4({ relics: ['R2-01'] }, { treasure, deck: ['R3-01'] }).answer(0, 'attempt R2-01')
  expect(relicsOf(table, 0)).toEqual(['R2-01*', 'R1-10'])
  expect(ids(table.state.treasure).at(-1)).toBe('R3-01')
})

test('HJ-569 there is no limit to the relics of a player', () => {
  const relics = ['R2-01', ...Array.from({ length: 9 }, (_, i) => `G1-0${i + 1}`), 'G3-01', 'B3-01', 'R3-01', 'R3-02']
  const seats = [{ cell: 'F4', relics }, { relics: ['B1-01'] }]
  const table = onF4({}, { seats, treasure: ONE_RED }).answer(0, 'attempt R2-01')
  expect(relicsOf(table, 0)).toEqual(['R2-01*', ...relics.slice(1), 'R1-10'])
})

test('EX-45 HJ-570 with an empty deck the discard is shuffled to form a new one', () => {
  const discard = ['G3-01', 'G3-02', 'G3-03']
  const table = onF4({ relics: ['R2-01'] }, { treasure: ONE_RED, exactDeck: true, discard }).answer(0, 'attempt R2-01')
  expect(toldOf(table, 'deckReshuffled')).toHaveLength(1)
  expect(table.state.relicDiscard).toEqual([])
  expect(table.state.relicDeck).toHaveLength(2)
  expect(table.state.treasure).toHaveLength(5)
  expect(ids([...table.state.relicDeck, table.state.treasure.at(-1)!]).sort()).toEqual(discard)
})

test('HJ-570 the new deck is shuffled', () => {
  const discard = ['G3-01', 'G3-02', 'G3-03', 'G3-04']
  const filled = Array.from({ length: 8 }, (_, n) => {
    // Three dice always exceed 1.
    const seats = [{ cell: 'F4', relics: ['R3-01'] }, B]
    const setting = { seats, quests: { F4: 'Q01' }, treasure: ONE_RED, exactDeck: true, discard, seed: `deck ${n}` }
    return ids(scene({ ...setting, ...OPEN }).answer(0, 'attempt R3-01').state.treasure).at(-1)
  })
  expect(new Set(filled).size).toBeGreaterThan(1)
})

test('HJ-570 as long as the deck holds a card the discard is left alone', () => {
  const setting = { treasure: ONE_RED, exactDeck: true, deck: ['B3-01'], discard: ['G3-01'] }
  const table = onF4({ relics: ['R2-01'] }, setting).answer(0, 'attempt R2-01')
  expect(ids(table.state.relicDiscard)).toEqual(['G3-01'])
  expect(table.state.relicDeck).toEqual([])
  expect(toldOf(table, 'deckReshuffled')).toEqual([])
})

test('HJ-571 with deck and discard empty the treasure stays short', () => {
  const table = onF4({ relics: ['R2-01'] }, { treasure: ONE_RED, exactDeck: true }).answer(0, 'attempt R2-01')
  expect(ids(table.state.treasure)).toEqual(['G1-10', 'B1-10', 'B1-09', 'B2-08'])
  expect(toldOf(table, 'deckReshuffled')).toEqual([])
})

test('HJ-571 a short treasure is topped up as soon as a relic is lost', () => {
  const setting = { treasure: ONE_RED.slice(1), exactDeck: true, dice: [1, 1] }
  const table = onF4({ relics: ['R2-01', 'G2-01'] }, setting).answer(0, 'attempt R2-01')
  expect(ids(table.state.treasure)).toEqual(['G1-10', 'B1-10', 'B1-09', 'B2-08', 'R2-01'])
  expect(table.state.relicDiscard).toEqual([])
  // Before the pawn is sent back.
  const kinds = told(table)
  expect(kinds.indexOf('treasureFilled')).toBeLessThan(kinds.indexOf('pawnArrived'))
})

test('HJ-571 a relic somebody takes out of the discard tops nothing up', () => {
  const seats = [
    { cell: 'F4', relics: ['R2-01', 'G2-01'] },
    { relics: ['G1-01'], hand: ['P04'] },
  ]
  const table = onF4({}, { seats, treasure: ONE_RED.slice(1), exactDeck: true, dice: [1, 1] })
  table.answer(0, 'attempt R2-01').answer(1, 'P04')
  expect(relicsOf(table, 1)).toEqual(['G1-01', 'R2-01'])
  expect(table.state.treasure).toHaveLength(4)
})

test('HJ-571 a short treasure is topped up to five at the latest at the end of a turn', () => {
  const discard = ['G3-01', 'G3-02', 'G3-03']
  const table = onF4({ relics: ['R2-01'] }, { treasure: ONE_RED.slice(2), exactDeck: true, discard }).answer(0, 'end')
  expect(table.state.treasure).toHaveLength(5)
  expect(table.state.relicDeck).toHaveLength(1)
  expect(told(table).slice(0, 4)).toEqual(['deckReshuffled', 'treasureFilled', 'treasureFilled', 'turnEnded'])
})

test('HJ-571 relics given up by resigning top the treasure up, whether they were dormant or not', () => {
  const seats = [{ cell: 'F4', relics: ['R3-01'] }, B, { cell: 'D3', relics: ['R1-09*'] }]
  const table = onF4({}, { seats, quests: { F4: 'Q01' }, treasure: ONE_RED.slice(0, 4), exactDeck: true })
  table.leave(2)
  expect(ids(table.state.treasure)).toEqual([...ONE_RED.slice(0, 4), 'R1-09'])
  // It is now like any other of its kind: the reward is no choice.
  table.answer(0, 'attempt R3-01')
  expect(relicsOf(table, 0)).toEqual(['R3-01*', 'R1-10'])
})

test('HJ-573 refreshing puts the treasure into the discard and draws five new relics', () => {
  const seats = [
    { cell: 'F4', relics: ['R2-01'] },
    { relics: ['G1-01'], hand: ['P10'] },
  ]
  const deck = ['R3-01', 'B3-01', 'B3-02', 'B3-03', 'B3-04', 'G3-01']
  const table = onF4({}, { seats, treasure: ONE_RED, deck }).answer(0, 'attempt R2-01').answer(1, 'P10')
  expect(ids(table.state.relicDiscard).sort()).toEqual([...ONE_RED].sort())
  expect(ids(table.state.treasure)).toEqual(deck.slice(0, 5))
  table.answer(1, 'pass')
  expect(relicsOf(table, 0)).toEqual(['R2-01*', 'R3-01'])
  expect(ids(table.state.treasure)).toEqual(deck.slice(1))
})

test('HJ-573 what the deck cannot give comes out of the discard, the old treasure included', () => {
  const setting = { treasure: ONE_RED, exactDeck: true, deck: ['G3-01', 'G3-02'], discard: ['G3-03'] }
  // One die cannot exceed 7: the mentor is lost and refreshes the treasure.
  const table = onF4({ mentor: 'M11', relics: ['R2-01'] }, { ...setting, quests: { F4: 'Q44' } })
  table.answer(0, 'attempt M11')
  const { relicDeck, relicDiscard, treasure } = table.state
  const kept = relicsOf(table, 0).slice(1)
  expect(ids(treasure.slice(0, 2))).toEqual(['G3-01', 'G3-02'])
  expect([relicDiscard.length, relicDeck.length + treasure.length + kept.length]).toEqual([0, 8])
})
