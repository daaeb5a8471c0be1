import { describe, expect, test } from 'vitest'
import { FAR_LANDS } from '../testing/helpers-board.ts'
import { type Scene, scene } from '../testing/index.ts'
import { told, toldOf } from '../testing/told.ts'
import { cellName, cellOf } from './board.ts'

const NEXT_TO_INN = ['D3', 'E3', 'F3', 'D4', 'F4', 'D5', 'E5', 'F5']
const at = (table: Scene, seat: number): string => cellName(table.state.seats[seat]!.cell)
/** Without the bonus reveals, which are always the same. */
const optionsHere = (table: Scene): string[] => table.options(0).filter((key) => !key.startsWith('bonus-reveal'))

describe('where a pawn may go', () => {
  test('HJ-300 a move leads to one adjacent cell, diagonals included', () => {
    const table = scene({ step: 'move', seats: [{ cell: 'C3', relics: ['R1-01'], tokens: ['C3'] }, {}], faceUp: 'all' })
    expect(table.options(0)).toEqual(['B2', 'C2', 'D2', 'B3', 'D3', 'B4', 'C4', 'D4'])
    table.answer(0, 'B4')
    expect(at(table, 0)).toBe('B4')
    expect(toldOf(table, 'pawnArrived')).toEqual([
      { kind: 'pawnArrived', seat: 0, cell: cellOf('B4'), from: cellOf('C3'), how: 'move' },
    ])
  })

  test('HJ-301 a pawn never enters a face-down card', () => {
    const table = scene({ step: 'move', seats: [{ cell: 'F3', relics: ['R1-01'] }, {}], quests: { G2: 'Q12' } })
    expect(table.options(0)).toEqual(['G2', 'E3', 'F4', 'E4', 'stay'])
    expect(table.barred(0)).toEqual({ E2: 'HJ-301', F2: 'HJ-301', G3: 'HJ-301', G4: 'HJ-301' })
    table.answer(0, 'G2')
    expect(at(table, 0)).toBe('G2')
  })

  test('HJ-302 an effect never places a pawn on a face-down card', () => {
    // Pilgrim's Star: place your pawn on a face-up quest at the end of the world.
    const table = scene({
      step: 'move',
      seats: [
        { cell: 'H4', relics: ['R1-01'] },
        { cell: 'B4', relics: ['G1-01'], hand: ['P12'] },
      ],
      faceUp: ['H4', 'B4', 'I4', 'I5', 'A4'],
    })
      .answer(0, 'I4')
      .answer(1, 'P12')
    expect(table.kind(1)).toBe('place')
    expect(table.options(1)).toEqual(['A4', 'I4', 'I5'])
    table.answer(1, 'A4')
    expect(at(table, 1)).toBe('A4')
  })

  test('HJ-303 the inn and every face-up quest can be entered: free, own, rival, occupied or not', () => {
    const table = scene({
      step: 'move',
      seats: [
        { cell: 'D4', relics: ['R1-01'], tokens: ['D4', 'D3'] },
        { cell: 'E5', tokens: ['C4'] },
        { tokens: ['C5'], out: 0 },
      ],
      faceUp: ['C4', 'C5'],
    })
    expect(table.options(0)).toEqual(['D3', 'E3', 'C4', 'C5', 'D5', 'E5', 'E4'])
    expect(table.barred(0)).toEqual({ C3: 'HJ-301' })
    for (const to of ['D3', 'E3', 'C4', 'C5', 'E5', 'E4']) {
      const walked = scene({ step: 'move', seats: [{ cell: 'D4', relics: ['R1-01'] }, {}], faceUp: ['C4', 'C5'] })
      expect(at(walked.answer(0, to), 0)).toBe(to)
    }
  })
})

describe('the normal move', () => {
  test('HJ-304 in step 3 exactly one move is made, and it is compulsory', () => {
    const table = scene({ step: 'move', seats: [{ relics: ['R1-01'] }, {}] })
    expect(table.options(0)).toEqual(NEXT_TO_INN)
    expect(table.ask(0)!.pass).toBe(undefined)
    table.answer(0, 'E3')
    expect(table.kind(0)).toBe('main')
    expect(toldOf(table, 'pawnArrived')).toHaveLength(1)
  })

  test('HJ-304 with a single legal destination the move is made without asking', () => {
    const table = scene({
      step: 'move',
      seats: [{ cell: 'H1', relics: ['R1-01'], tokens: ['H1'] }, {}],
      faceUp: ['H1', 'G2'],
    })
    expect(at(table, 0)).toBe('G2')
    expect(table.kind(0)).toBe('main')
  })

  test('HJ-305 one may stay on a free quest, but not on an own or rival quest nor at the inn', () => {
    const options = (cell: string, tokens: readonly [string[], string[]]): string[] =>
      scene({
        step: 'move',
        seats: [
          { cell, relics: ['R1-01'], tokens: tokens[0] },
          { relics: ['G1-01'], tokens: tokens[1] },
        ],
      }).options(0)
    expect(options('F3', [[], []])).toEqual(['E3', 'F4', 'E4', 'stay'])
    expect(options('F3', [['F3'], []])).toEqual(['E3', 'F4', 'E4'])
    expect(options('F3', [[], ['F3']])).toEqual(['E3', 'F4', 'E4'])
    expect(options('E4', [[], []])).toEqual(NEXT_TO_INN)
  })

  test('HJ-306 with no legal destination the pawn stays without a decision, on an own quest too', () => {
    const table = scene({
      step: 'move',
      seats: [{ cell: 'H1', relics: ['R1-01'], tokens: ['H1'] }, {}],
      faceUp: ['H1'],
    })
    expect(told(table).slice(0, 2)).toEqual(['stayed', 'turnEnded'])
    expect(at(table, 0)).toBe('H1')
  })

  test('HJ-306 then a free quest under the pawn may be attempted', () => {
    const table = scene({ step: 'move', seats: [{ cell: 'A4', relics: ['R3-01'] }, {}], quests: { A4: 'Q12' } })
    expect(told(table)).toEqual(['stayed'])
    expect(table.options(0)).toEqual(['end', 'attempt R3-01'])
  })

  test('HJ-307 staying is no move: no bonus, no extra movement, no arrival', () => {
    const table = scene({ step: 'move', seats: [{ cell: 'F3', relics: ['R1-01'] }, {}] }).answer(0, 'stay')
    expect(told(table)).toEqual(['stayed'])
    expect(toldOf(table, 'stayed')).toEqual([{ kind: 'stayed', seat: 0, cell: cellOf('F3') }])
    expect(table.state.turn).toMatchObject({ arrival: 'none', movedInStep3: 0 })
    expect(table.options(0)).toEqual(['end', 'attempt R1-01'])
  })

  test('HJ-307 staying leaves the arrival as it was', () => {
    // A move by an effect at the start of the turn would have set it; no card of the box does that yet.
    const table = scene({
      step: 'move',
      seats: [{ cell: 'F3', relics: ['R1-01'] }, {}],
      turn: { arrival: 'free' },
    }).answer(0, 'stay')
    expect(table.state.turn.arrival).toBe('free')
  })

  test('HJ-308 one may go back to the cell one has just left', () => {
    const table = scene({ step: 'move', seats: [{ relics: ['R1-01'] }, {}] }).answer(0, 'F3')
    expect(optionsHere(table)).toContain('extra E4')
    expect(at(table.answer(0, 'extra E4'), 0)).toBe('E4')
  })

  test('HJ-315 without card effects a turn holds at most three moves: normal, extra and bonus', () => {
    const table = scene({ step: 'move', seats: [{ cell: 'D3', relics: ['R1-01'] }, {}], faceUp: 'all' })
    table.answer(0, 'E4', 'bonus-move F4', 'extra E4')
    expect(toldOf(table, 'pawnArrived').map(({ cell }) => cellName(cell))).toEqual(['E4', 'F4', 'E4'])
    // At the inn again, with nothing left but to end the turn.
    expect(told(table).slice(-2)).toEqual(['turnEnded', 'turnStarted'])
    expect(table.asked()).toEqual([1])
  })
})

describe('worked examples', () => {
  test('EX-18 HJ-305 HJ-307 from a free quest one moves or stays; after staying one attempts or ends', () => {
    const table = scene({
      step: 'move',
      seats: [{ cell: 'G3', relics: ['R1-01', 'B2-01'] }, {}],
      quests: { G3: 'Q12' },
      faceUp: 'all',
    })
    expect(table.options(0)).toEqual(['F2', 'G2', 'H2', 'F3', 'H3', 'F4', 'G4', 'H4', 'stay'])
    table.answer(0, 'stay')
    expect(table.options(0)).toEqual(['end', 'attempt R1-01', 'attempt B2-01'])
    expect(table.barred(0)).toEqual({})
  })

  test('EX-19 HJ-304 HJ-305 from an own quest or the inn staying is not offered', () => {
    const own = scene({ step: 'move', seats: [{ cell: 'G3', relics: ['R1-01'], tokens: ['G3'] }, {}], faceUp: 'all' })
    expect(own.options(0)).toEqual(['F2', 'G2', 'H2', 'F3', 'H3', 'F4', 'G4', 'H4'])
    const inn = scene({ step: 'move', seats: [{ relics: ['R1-01'] }, {}] })
    expect(inn.options(0)).toEqual(NEXT_TO_INN)
  })

  test('EX-20 HJ-306 HJ-307 hemmed in on H1 by a Veil of Mist one stays and may attempt', () => {
    const table = scene({
      step: 'start',
      seats: [
        { cell: 'H1', relics: ['R1-01'] },
        { relics: ['G1-01'], hand: ['P14'] },
      ],
      quests: { H1: 'Q01', H2: 'Q12' },
    })
    table.answer(1, 'P14')
    // H2 was the only quest that could be hidden.
    expect(toldOf(table, 'hidden').map(({ cell }) => cellName(cell))).toEqual(['H2'])
    expect(table.options(0)).toEqual(FAR_LANDS.filter((cell) => cell !== 'H1'))
    table.answer(0, 'B5')
    expect(told(table).slice(-2)).toEqual(['questRevealed', 'stayed'])
    expect(table.kind(0)).toBe('main')
    expect(table.options(0)).toEqual(['end', 'attempt R1-01'])
    expect(at(table, 0)).toBe('H1')
  })

  test('EX-48 HJ-060 HJ-305 a quest the other has accomplished meanwhile cannot be stayed on', () => {
    const table = scene({
      seats: [
        { cell: 'G3', relics: ['R2-01'] },
        { cell: 'G3', relics: ['G1-01'] },
      ],
      quests: { G3: 'Q12', G4: 'Q13' },
      treasure: ['G1-10', 'B1-10', 'G2-08', 'B2-08', 'G3-04'],
      dice: [6, 6],
    }).answer(0, 'attempt R2-01')
    expect(at(table, 1)).toBe('G3')
    table.answer(1, 'B1')
    expect(table.options(1)).toEqual(['F3', 'F4', 'G4'])
    table.answer(1, 'G4')
    expect(table.state.turn.arrival).toBe('free')
  })
})
