import type { AnyGame } from '@monomyth/engine'
import { Scene as EngineScene } from '@monomyth/engine/testing'
import { describe, expect, test } from 'vitest'
import type { Play } from '../events.ts'
import { heroesJourney } from '../game.ts'
import type { State, View } from '../state.ts'
import { type Scene, type SceneSetting, scene, stateOf } from '../testing/index.ts'
import { dormantOf, told, toldOf } from '../testing/told.ts'
import type { Way } from '../words.ts'
import { arrive } from './arrive.ts'
import { cellName, cellOf } from './board.ts'
import { endMatch } from './outcome.ts'

const at = (table: Scene, seat: number): string => cellName(table.state.seats[seat]!.cell)
const arrivals = (table: Scene): [seat: number, cell: string, how: Way][] =>
  toldOf(table, 'pawnArrived').map(({ seat, cell, how }) => [seat, cellName(cell), how])

/** A match of one single step: seat 0 arrives there. For what no card of the box brings about. */
function arriving(setting: SceneSetting, cell: string, how: Way): Scene {
  const game: AnyGame = {
    ...heroesJourney,
    step(play: Play) {
      arrive(play, 0, cellOf(cell), how)
      endMatch(play, 'last')
    },
  }
  const setup = { seats: setting.seats.length, seed: 'arriving' }
  return EngineScene.at<State, View>(game, setup, { state: stateOf(setting) })
}

describe('arriving', () => {
  test('HJ-309 one moves, is placed or is sent back', () => {
    // Kaldur the Boar, lost: once back at the inn, you may place your pawn on the quest you failed.
    const table = scene({
      step: 'move',
      seats: [{ cell: 'F3', relics: ['R1-01'], mentor: 'M03' }, { relics: ['G1-01'] }],
      quests: { G2: 'Q01' },
      dice: [1],
    }).answer(0, 'G2', 'attempt M03', 'G2')
    expect(arrivals(table)).toEqual([
      [0, 'G2', 'move'],
      [0, 'E4', 'sentBack'],
      [0, 'G2', 'place'],
    ])
    expect(toldOf(table, 'pawnArrived').map(({ from }) => cellName(from))).toEqual(['F3', 'G2', 'E4'])
  })

  test('HJ-310 at the inn the dormant relics wake before the event', () => {
    const table = scene({
      step: 'move',
      seats: [
        { cell: 'F3', relics: ['R1-01*', 'G2-01*', 'B1-01'] },
        { cell: 'F3', relics: ['G1-01*'] },
      ],
    }).answer(0, 'E4')
    expect(told(table)).toEqual(['relicsWoke', 'pawnArrived'])
    expect([dormantOf(table, 0), dormantOf(table, 1)]).toEqual([[], ['G1-01']])
  })

  test('HJ-310 elsewhere nothing wakes', () => {
    const table = scene({ step: 'move', seats: [{ cell: 'F3', relics: ['R1-01*'] }, {}] }).answer(0, 'F4')
    expect(told(table)).toEqual(['pawnArrived'])
    expect(dormantOf(table, 0)).toEqual(['R1-01'])
  })

  test('HJ-310 the prophecy of a first visit is drawn before the event, and only then', () => {
    const setting = {
      step: 'move',
      seats: [{ cell: 'H4', relics: ['R1-01'] }, {}],
      faceUp: ['H4', 'I4', 'H3'],
    } as const
    const table = scene(setting).answer(0, 'I4')
    expect(told(table)).toEqual(['prophecyDrawn', 'pawnArrived'])
    expect(toldOf(table, 'prophecyDrawn').map(({ why }) => why)).toEqual(['endOfWorld'])
    expect(table.state.seats[0]!.visited).toBe(1)
    expect(table.state.seats[0]!.hand).toHaveLength(1)
    const near = scene(setting).answer(0, 'H3')
    expect(told(near)).toEqual(['pawnArrived'])
    expect(near.state.seats[0]!.visited).toBe(0)
    const again = scene({ ...setting, seats: [{ ...setting.seats[0], visited: true }, {}] }).answer(0, 'I4')
    expect(told(again)).toEqual(['pawnArrived'])
    expect(again.state.seats[0]!.hand).toEqual([])
  })

  test('HJ-310 pawn and arrival are noted when the window of the event opens', () => {
    const table = scene({
      step: 'move',
      seats: [
        { cell: 'F3', relics: ['R1-01'], tokens: ['G2'] },
        { relics: ['G1-01'], hand: ['P07'] },
      ],
      quests: { G2: 'Q12' },
    }).answer(0, 'G2')
    expect(table.kind(1)).toBe('react')
    expect([at(table, 0), table.state.turn.arrival]).toEqual(['G2', 'own'])
  })
})

describe('the arrival noted for the bonus', () => {
  test('HJ-311 a move of the active player sets it to what the cell is for them', () => {
    const seats = [{ cell: 'F4', relics: ['R1-01'], tokens: ['F3'] }, { tokens: ['F5'] }]
    const arrivalAt = (cell: string): string => scene({ step: 'move', seats }).answer(0, cell).state.turn.arrival
    expect(['E4', 'F3', 'E3', 'F5'].map(arrivalAt)).toEqual(['inn', 'own', 'free', 'rival'])
  })

  test('HJ-311 accomplishing the quest afterwards does not change it', () => {
    const table = scene({
      step: 'move',
      seats: [{ relics: ['G1-01'] }, {}],
      quests: { F3: 'Q01' },
      treasure: ['G1-10', 'B1-10', 'G2-08', 'B2-08', 'G3-04'],
      dice: [6],
    }).answer(0, 'F3', 'attempt G1-01')
    expect(table.kind(0)).toBe('freeReveal')
    expect(table.state.token[cellOf('F3')]).toBe(0)
    expect(table.state.turn.arrival).toBe('free')
  })

  test('HJ-311 being sent back sets it to none', () => {
    const table = scene({
      step: 'move',
      seats: [{ relics: ['R1-01'], mentor: 'M03' }, {}],
      quests: { F3: 'Q01' },
      dice: [1],
    }).answer(0, 'F3')
    expect(table.state.turn.arrival).toBe('free')
    table.answer(0, 'attempt M03')
    expect([at(table, 0), table.kind(0)]).toEqual(['E4', 'place'])
    expect(table.state.turn.arrival).toBe('none')
  })

  test('HJ-311 a move of somebody else leaves it', () => {
    const table = scene({
      step: 'move',
      seats: [
        { cell: 'D3', relics: ['R1-01'] },
        { relics: ['G1-01'], hand: ['P07'], tokens: ['F3'] },
      ],
      faceUp: ['C3'],
    }).answer(0, 'C3')
    table.answer(1, 'P07', 'F3', 'pass')
    expect(at(table, 1)).toBe('F3')
    expect(table.state.turn.arrival).toBe('free')
  })

  test('HJ-312 a placement where the pawn stands already is no arrival', () => {
    // Footsteps of the Fallen: place your pawn on that quest, and add 2 to your next total.
    const table = scene({
      seats: [
        { cell: 'G2', relics: ['R1-01', 'R1-02'] },
        { cell: 'G2', relics: ['G1-01'], hand: ['P20'] },
      ],
      quests: { G2: 'Q01' },
      dice: [1],
    })
      .answer(0, 'attempt R1-01')
      .answer(1, 'P20')
    expect(arrivals(table)).toEqual([[0, 'E4', 'sentBack']])
    expect(at(table, 1)).toBe('G2')
    expect(table.state.seats[1]!.chargeTotal).toBe(2)
  })

  test('HJ-312 whoever is placed where they stand keeps the arrival they had', () => {
    const setting = {
      seats: [{ cell: 'I4', relics: ['R1-01'] }, {}],
      faceUp: ['I4'],
      turn: { arrival: 'free' },
    } as const
    const table = arriving(setting, 'I4', 'place')
    expect(told(table)).toEqual(['gameOver'])
    expect(table.state.turn.arrival).toBe('free')
    expect(table.state.seats[0]!.visited).toBe(0)
  })

  test('HJ-312 a send-back to the inn where the pawn stands already raises nothing, but leaves no bonus', () => {
    const table = arriving({ seats: [{ relics: ['R1-01'] }, {}], turn: { arrival: 'inn' } }, 'E4', 'sentBack')
    expect(told(table)).toEqual(['gameOver'])
    expect(table.state.turn.arrival).toBe('none')
  })
})

describe('moves by effects', () => {
  test('HJ-313 outside their own turn a player moves as the rules of moving say, and may decline', () => {
    // Shared Road: you may move up to two cells.
    const table = scene({
      step: 'move',
      seats: [
        { cell: 'D3', relics: ['R1-01'] },
        { cell: 'F3', relics: ['G1-01'], hand: ['P07'] },
      ],
      faceUp: ['C3', 'G2'],
    }).answer(0, 'C3')
    table.answer(1, 'P07')
    expect(table.kind(1)).toBe('moveByEffect')
    expect(table.options(1)).toEqual(['G2', 'E3', 'F4', 'E4', 'pass'])
    expect(table.barred(1)).toEqual({ E2: 'HJ-301', F2: 'HJ-301', G3: 'HJ-301', G4: 'HJ-301' })
    table.answer(1, 'pass')
    expect(arrivals(table)).toEqual([[0, 'C3', 'move']])
    expect(table.kind(0)).toBe('main')
  })

  test('HJ-313 such a move is compulsory where the effect says so', () => {
    // Stolen March: you move one cell or reveal one quest instead.
    const table = scene({
      seats: [{ relics: ['R1-01'] }, { cell: 'F3', relics: ['G1-01'], hand: ['P08'] }],
      turn: { moved: true, arrival: 'inn' },
    }).answer(0, 'bonus-reveal B1')
    table.answer(1, 'P08')
    expect(table.options(1)).toEqual(['move', 'reveal'])
    table.answer(1, 'move')
    expect(table.options(1)).toEqual(['E3', 'F4', 'E4'])
    table.answer(1, 'E3')
    expect(arrivals(table)).toEqual([[1, 'E3', 'move']])
  })

  test('HJ-313 such a move is an arrival, gives neither attempt nor bonus and replaces no normal move', () => {
    const table = scene({
      step: 'move',
      seats: [
        { cell: 'D3', relics: ['R1-01'] },
        { cell: 'F3', relics: ['G1-01*'], hand: ['P07'] },
      ],
      faceUp: ['C3', 'G2'],
    }).answer(0, 'C3')
    table.answer(1, 'P07', 'E4', 'F4')
    expect(arrivals(table)).toEqual([
      [0, 'C3', 'move'],
      [1, 'E4', 'move'],
      [1, 'F4', 'move'],
    ])
    expect(dormantOf(table, 1)).toEqual([])
    expect(table.asked()).toEqual([0])
    table.answer(0, 'end').answer(1, 'B1')
    expect([table.kind(1), table.state.turn.arrival]).toEqual(['move', 'none'])
  })

  test('HJ-314 in their own turn a move by an effect can open the bonus, and uses nothing up', () => {
    // Each holds a Shared Road; the move of seat 1 into the far lands lets seat 0 answer in its own turn.
    const table = scene({
      step: 'move',
      seats: [
        { cell: 'D3', relics: ['R1-01'], hand: ['P07'], tokens: ['C4'] },
        { cell: 'F3', relics: ['G1-01'], hand: ['P07'], tokens: ['C3'] },
      ],
      faceUp: ['C3', 'C4', 'G2'],
    }).answer(0, 'C3')
    expect(table.state.turn.arrival).toBe('rival')
    table.answer(1, 'P07', 'G2').answer(0, 'P07', 'C4', 'pass').answer(1, 'pass')
    expect(at(table, 0)).toBe('C4')
    expect(table.state.turn).toEqual({
      attempted: -1,
      forfeited: 0,
      extraUsed: 0,
      bonusUsed: 0,
      movedInStep3: 1,
      arrival: 'own',
    })
    expect(table.options(0).filter((key) => !key.startsWith('bonus-reveal'))).toEqual([
      'end',
      ...['extra C3', 'extra D3', 'extra D4', 'extra D5'],
      ...['bonus-move C3', 'bonus-move D3', 'bonus-move D4', 'bonus-move D5'],
    ])
  })
})

describe('worked examples', () => {
  test('EX-11 HJ-383 HJ-389 HJ-641 HJ-645 by way of the inn a dormant relic is used in the same turn', () => {
    const table = scene({
      step: 'move',
      seats: [{ cell: 'D3', relics: ['R1-01*'], tokens: ['D3'] }, {}],
      quests: { F4: 'Q01' },
      treasure: ['G1-10', 'B1-10', 'G2-08', 'B2-08', 'G3-04'],
      dice: [6],
    }).answer(0, 'E4')
    expect(dormantOf(table, 0)).toEqual([])
    expect(table.options(0)).toContain('bonus-move F4')
    table.answer(0, 'bonus-move F4')
    expect(table.options(0)).toContain('attempt R1-01')
    table.answer(0, 'attempt R1-01')
    expect(table.state.token[cellOf('F4')]).toBe(0)
  })

  test('EX-49 HJ-311 HJ-352 HJ-393 HJ-738 being placed on an own quest in the own turn gives no bonus', () => {
    const table = scene({
      step: 'move',
      seats: [
        { cell: 'D3', relics: ['R1-01'], hand: ['P12'], tokens: ['A4'], visited: true },
        { cell: 'H4', relics: ['G1-01'], hand: ['P07'], visited: true },
      ],
      faceUp: ['C3', 'H4', 'I4', 'A4', 'B4'],
    }).answer(0, 'C3')
    expect(table.state.turn.arrival).toBe('free')
    table.answer(1, 'P07', 'I4')
    expect(table.options(0)).toEqual(['P12', 'pass'])
    table.answer(0, 'P12')
    expect(table.options(0)).toEqual(['A4', 'I4'])
    table.answer(0, 'A4').answer(1, 'pass')
    expect(at(table, 0)).toBe('A4')
    expect(table.state.turn.arrival).toBe('none')
    expect(table.options(0)).toEqual(['end', 'extra B4'])
    expect(table.barred(0)).toEqual({
      'attempt R1-01': 'HJ-450',
      'extra A3': 'HJ-301',
      'extra B3': 'HJ-301',
      'extra A5': 'HJ-301',
      'extra B5': 'HJ-301',
    })
  })
})
