import { describe, expect, test } from 'vitest'
import { QUEST_PIECES, questOf } from '../content/pieces.ts'
import { FAR_LANDS } from '../testing/helpers-board.ts'
import { fromStart, scene } from '../testing/index.ts'
import { toldOf } from '../testing/told.ts'
import { cellName, cellOf, DISTANCE, INN, isEndOfWorld, isFar, isNextToInn, NEIGHBOURS, QUEST_CELLS } from './board.ts'

const CELLS = [...QUEST_CELLS, INN]
const ROWS = [7, 7, 9, 9, 9, 7, 7]
const NEXT_TO_INN = ['D3', 'E3', 'F3', 'D4', 'F4', 'D5', 'E5', 'F5']
const named = (cells: readonly number[]): string[] => cells.map(cellName)
const near = (name: string): string[] => named(NEIGHBOURS[cellOf(name)]!)

/** By cell: the smallest number of moves from this one, with everything face up. */
function movesFrom(start: number): number[] {
  const moves = CELLS.map(() => -1)
  moves[start] = 0
  const reached = [start]
  for (const cell of reached) {
    for (const next of NEIGHBOURS[cell]!) {
      if (moves[next] !== -1) continue
      moves[next] = moves[cell]! + 1
      reached.push(next)
    }
  }
  return moves
}

describe('the shape', () => {
  test('HJ-050 every quest card is laid on a cell of its own around the inn', () => {
    const table = fromStart(2, 'board').answer(0, 'red').answer(1, 'red')
    expect(table.state.quests.toSorted((a, b) => a - b)).toEqual(QUEST_PIECES)
    expect(QUEST_CELLS).toHaveLength(54)
    expect(QUEST_CELLS).not.toContain(INN)
  })

  test('HJ-051 the rows hold 7, 7, 9, 9, 9, 7 and 7 cells, 55 in all', () => {
    expect(ROWS.map((_, row) => CELLS.filter((cell) => cellName(cell).endsWith(String(row + 1))).length)).toEqual(ROWS)
    expect(new Set(named(CELLS)).size).toBe(55)
  })

  test('HJ-052 a cell is named by column and row, and the corners west and east do not exist', () => {
    expect(named(CELLS).filter((name) => !/^[A-I][1-7]$/.test(name))).toEqual([])
    expect(named(CELLS.slice(0, 7))).toEqual(['B1', 'C1', 'D1', 'E1', 'F1', 'G1', 'H1'])
    expect(named(CELLS.slice(14, 23))).toEqual(['A3', 'B3', 'C3', 'D3', 'E3', 'F3', 'G3', 'H3', 'I3'])
    for (const name of ['A1', 'A2', 'A6', 'A7', 'I1', 'I2', 'I6', 'I7']) expect(cellOf(name), name).toBe(-1)
  })

  test('HJ-053 cells are adjacent by side or corner, and the edges do not wrap around', () => {
    expect(near('C2')).toEqual(['B1', 'C1', 'D1', 'B2', 'D2', 'B3', 'C3', 'D3'])
    expect(near('A4')).toEqual(['A3', 'B3', 'B4', 'A5', 'B5'])
    expect(near('I3')).toEqual(['H2', 'H3', 'H4', 'I4'])
    expect(near('B1')).toEqual(['C1', 'B2', 'C2'])
    expect(near('E7')).toEqual(['D6', 'E6', 'F6', 'D7', 'F7'])
  })

  test('HJ-054 the inn is E4 and has eight neighbours', () => {
    expect(cellName(INN)).toBe('E4')
    expect(near('E4')).toEqual(NEXT_TO_INN)
    expect(named(CELLS.filter(isNextToInn))).toEqual(NEXT_TO_INN)
  })

  test('HJ-055 the far lands are the 46 quest cells not next to the inn', () => {
    expect(named(CELLS.filter(isFar))).toEqual(FAR_LANDS)
    const at = (distance: number): number => CELLS.filter((cell) => DISTANCE[INN]![cell] === distance).length
    expect([1, 2, 3, 4].map(at)).toEqual([8, 16, 24, 6])
  })

  test('HJ-056 the end of the world is the six cells four steps from the inn', () => {
    expect(named(CELLS.filter(isEndOfWorld))).toEqual(['A3', 'I3', 'A4', 'I4', 'A5', 'I5'])
  })

  test('HJ-057 the distance of two cells is the smallest number of moves between them', () => {
    expect(DISTANCE[cellOf('B1')]![cellOf('I5')]).toBe(7)
    expect(DISTANCE[cellOf('C2')]![cellOf('D7')]).toBe(5)
    for (const cell of CELLS) expect(movesFrom(cell), cellName(cell)).toEqual(DISTANCE[cell])
  })

  test('HJ-061 there are 178 adjacent pairs, and every cell has as many neighbours as printed', () => {
    const withSo = (count: number): string[] => named(CELLS.filter((cell) => NEIGHBOURS[cell]!.length === count))
    expect(NEIGHBOURS.flat()).toHaveLength(2 * 178)
    expect(withSo(3)).toEqual(['B1', 'H1', 'B7', 'H7'])
    expect(withSo(4)).toEqual(['A3', 'I3', 'A5', 'I5'])
    expect(withSo(5)).toEqual(['C1', 'D1', 'E1', 'F1', 'G1', 'A4', 'I4', 'C7', 'D7', 'E7', 'F7', 'G7'])
    expect(withSo(6)).toEqual(['B2', 'H2', 'B6', 'H6'])
    expect(withSo(7)).toEqual(['B3', 'H3', 'B5', 'H5'])
    expect(withSo(8)).toHaveLength(27)
  })
})

describe('the cells in play', () => {
  test('HJ-058 whoever arrives at the end of the world arrives in the far lands too', () => {
    // Shared Road waits for a move into the far lands.
    const table = scene({
      step: 'move',
      seats: [
        { cell: 'H4', relics: ['R1-01'], visited: true },
        { relics: ['G1-01'], hand: ['P07'] },
      ],
      faceUp: ['H4', 'I4'],
    }).answer(0, 'I4')
    expect(table.options(1)).toEqual(['P07', 'pass'])
  })

  test('HJ-055 a cell next to the inn is not far lands', () => {
    const table = scene({
      step: 'move',
      seats: [{ relics: ['R1-01'] }, { relics: ['G1-01'], hand: ['P07'] }],
    }).answer(0, 'F3')
    expect(table.asked()).toEqual([0])
  })

  test('HJ-059 the inn is not a quest: it can be neither attempted, revealed nor hidden', () => {
    const table = scene({
      step: 'start',
      seats: [
        { cell: 'C3', relics: ['R1-01'] },
        { relics: ['G1-01'], hand: ['P14'] },
      ],
      faceUp: ['C3', 'C4', 'G4'],
    })
    table.answer(1, 'P14')
    expect(table.options(1)).toEqual(['C4', 'G4'])
    table.answer(1, 'G4')
    expect(table.options(0)).toEqual(FAR_LANDS.filter((cell) => cell !== 'C3' && cell !== 'C4'))
  })

  test('HJ-059 at the inn no item can be used', () => {
    const table = scene({ step: 'move', seats: [{ cell: 'D3', relics: ['R1-01'], mentor: 'M05' }, {}] })
    table.answer(0, 'E4')
    expect(table.barred(0)).toEqual({ 'attempt R1-01': 'HJ-450', 'attempt M05': 'HJ-450' })
  })

  test('HJ-059 the inn is face up from the very start', () => {
    expect(fromStart(2, 'board').state.faceUp).toEqual([...QUEST_CELLS.map(() => 0), 1])
  })

  test('HJ-060 any number of pawns share a cell and do not affect one another', () => {
    const table = scene({
      step: 'move',
      seats: [{ relics: ['R1-01'] }, { cell: 'F3', relics: ['G1-01*'] }, { cell: 'F3', relics: ['B1-01'] }],
    })
    expect(table.options(0)).toEqual(NEXT_TO_INN)
    table.answer(0, 'F3')
    expect(table.state.seats.map(({ cell }) => cellName(cell))).toEqual(['F3', 'F3', 'F3'])
    expect(toldOf(table, 'pawnArrived').map(({ seat }) => seat)).toEqual([0])
    expect(table.options(0)).toContain('attempt R1-01')
  })

  test('HJ-062 an accomplished quest stays in place, face up, and is walked on like any other', () => {
    const table = scene({
      step: 'main',
      seats: [{ cell: 'F3', relics: ['R1-01'] }, { relics: ['G1-01'] }],
      quests: { F3: 'Q01' },
      treasure: ['G1-10', 'B1-10', 'G1-09', 'B1-09', 'B1-08'],
      dice: [6],
    })
    const quest = table.state.quests[cellOf('F3')]!
    table.answer(0, 'attempt R1-01')
    expect(table.state.quests[cellOf('F3')]).toBe(quest)
    expect(questOf(quest).id).toBe('Q01')
    expect(table.state.faceUp[cellOf('F3')]).toBe(1)
    expect(table.state.token[cellOf('F3')]).toBe(0)
    table.answer(1, 'B1')
    expect(table.options(1)).toEqual(NEXT_TO_INN)
    table.answer(1, 'F3')
    expect(table.state.seats[1]!.cell).toBe(cellOf('F3'))
  })
})
