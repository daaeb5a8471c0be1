import { describe, expect, test } from 'vitest'
import { cellOf } from '../rules/board.ts'
import { FAR_LANDS } from '../testing/helpers-board.ts'
import { scene } from '../testing/index.ts'
import { dormantOf, ids, told, toldOf } from '../testing/told.ts'

const NEXT_TO_INN = ['D3', 'E3', 'F3', 'D4', 'F4', 'D5', 'E5', 'F5']
const FRESH = { attempted: -1, forfeited: 0, extraUsed: 0, bonusUsed: 0, movedInStep3: 0, arrival: 'none' }
const reveals = (cells: readonly string[]): string[] => cells.map((cell) => `bonus-reveal ${cell}`)

describe('the five steps', () => {
  test('HJ-200 a turn is start, reveal, move, main phase and end, in this order', () => {
    const table = scene({ step: 'start', seats: [{ relics: ['R1-01'] }, { relics: ['G1-01'] }] })
    expect(told(table)).toEqual(['turnStarted'])
    const kinds: (string | undefined)[] = []
    for (const key of ['B1', 'F3', 'end']) {
      kinds.push(table.kind(0))
      table.answer(0, key)
    }
    expect(kinds).toEqual(['reveal', 'move', 'main'])
    expect(told(table)).toEqual(['turnStarted', 'questRevealed', 'pawnArrived', 'turnEnded', 'turnStarted'])
    expect(table.kind(1)).toBe('reveal')
  })

  test('HJ-201 what happens at the start of the turn happens before the reveal', () => {
    const table = scene({
      step: 'start',
      seats: [{ cell: 'F3', relics: ['R1-01*', 'G2-01*'], mentor: 'M04' }, { relics: ['G1-01'] }],
    })
    expect(table.kind(0)).toBe('wake')
    expect(table.options(0)).toEqual(['R1-01', 'G2-01', 'pass'])
    table.answer(0, 'G2-01')
    expect(dormantOf(table, 0)).toEqual(['R1-01'])
    expect(table.kind(0)).toBe('reveal')
  })

  test('HJ-201 without a special action the step is empty', () => {
    const seats = [{ cell: 'F3', relics: ['R1-01', 'G2-01*'], mentor: 'M04' }, { relics: ['G1-01'] }]
    expect(scene({ step: 'start', seats }).kind(0)).toBe('reveal')
    expect(scene({ step: 'start', seats: [{ relics: ['R1-01'], mentor: 'M01' }, {}] }).kind(0)).toBe('reveal')
    expect(scene({ step: 'start', seats: [{ relics: ['R1-01'] }, {}] }).kind(0)).toBe('reveal')
  })

  test('HJ-202 the own mentor comes first, then the window of the turn', () => {
    const table = scene({
      step: 'start',
      seats: [
        { cell: 'G2', relics: ['R1-01*'], mentor: 'M12', hand: ['P13'] },
        { relics: ['G1-01'], hand: ['P14'] },
      ],
      faceUp: ['G2', 'C3', 'C4'],
    })
    expect([table.asked(), table.kind(0), table.state.windows]).toEqual([[0], 'peek', 0])
    table.answer(0, 'B1')
    expect(toldOf(table, 'peeked').map(({ cell }) => cell)).toEqual([cellOf('B1')])
    expect([table.kind(0), table.state.windows]).toEqual(['react', 1])
    expect(table.options(0)).toEqual(['P13', 'pass'])
    table.answer(0, 'pass')
    expect(table.options(1)).toEqual(['P14', 'pass'])
    table.answer(1, 'pass')
    expect(table.kind(0)).toBe('reveal')
  })

  test('HJ-202 the own mentor can be declined', () => {
    const table = scene({ step: 'start', seats: [{ relics: ['R1-01'], mentor: 'M12' }, { relics: ['G1-01'] }] })
    expect(table.options(0)).toEqual([...FAR_LANDS, 'pass'])
    table.answer(0, 'pass')
    expect(told(table)).toEqual(['turnStarted'])
    expect(table.kind(0)).toBe('reveal')
  })

  test('HJ-203 in step 2 the active player, and nobody else, reveals one quest', () => {
    const table = scene({ step: 'reveal', active: 1, seats: [{ relics: ['R1-01'] }, { relics: ['G1-01'] }] })
    expect([table.asked(), table.kind(1)]).toEqual([[1], 'reveal'])
    table.answer(1, 'C3')
    expect(table.state.faceDown).toHaveLength(45)
    expect(table.kind(1)).toBe('move')
  })

  test('HJ-204 in step 3 the active player, and nobody else, makes the normal move', () => {
    const table = scene({ step: 'move', active: 1, seats: [{ relics: ['R1-01'] }, { relics: ['G1-01'] }] })
    expect([table.asked(), table.kind(1)]).toEqual([[1], 'move'])
    table.answer(1, 'D5')
    expect(table.state.seats.map(({ cell }) => cell)).toEqual([cellOf('E4'), cellOf('D5')])
    expect(table.state.turn).toMatchObject({ movedInStep3: 1, extraUsed: 0, bonusUsed: 0 })
    expect(table.kind(1)).toBe('main')
  })
})

describe('the main phase', () => {
  test('HJ-205 it holds the attempt, the extra movement and the bonus, all optional', () => {
    const table = scene({ step: 'move', seats: [{ relics: ['R1-01'] }, { relics: ['G1-01'] }] }).answer(0, 'F3')
    expect(table.options(0)).toEqual([
      'end',
      'attempt R1-01',
      ...['extra E3', 'extra F4', 'extra E4'],
      ...['bonus-move E3', 'bonus-move F4', 'bonus-move E4'],
      ...reveals(FAR_LANDS),
    ])
    expect(table.barred(0)).toEqual({
      'extra E2': 'HJ-301',
      'extra F2': 'HJ-301',
      'extra G2': 'HJ-301',
      'extra G3': 'HJ-301',
      'extra G4': 'HJ-301',
      'bonus-move E2': 'HJ-301',
      'bonus-move F2': 'HJ-301',
      'bonus-move G2': 'HJ-301',
      'bonus-move G3': 'HJ-301',
      'bonus-move G4': 'HJ-301',
    })
  })

  test('HJ-206 it is a loop: after each action is resolved the rest can be chosen, each once', () => {
    const table = scene({
      step: 'move',
      seats: [{ cell: 'D3', relics: ['R1-01'] }, { relics: ['G1-01'] }],
      quests: { F4: 'Q01' },
      treasure: ['G1-10', 'B1-10', 'G2-08', 'B2-08', 'G3-04'],
    }).answer(0, 'E4', 'bonus-reveal B1')
    // The bonus is used, the extra movement is not.
    expect(table.options(0)).toEqual(['end', ...NEXT_TO_INN.map((cell) => `extra ${cell}`)])
    table.answer(0, 'extra F4')
    expect(table.asked()).toEqual([1])
    expect(toldOf(table, 'turnEnded')).toHaveLength(1)
  })

  test('HJ-206 the attempt may come after the bonus, and ends both others', () => {
    const table = scene({
      step: 'move',
      seats: [{ cell: 'D3', relics: ['R1-01'], mentor: 'M01' }, { relics: ['G1-01'] }],
      quests: { F4: 'Q01' },
      treasure: ['G1-10', 'B1-10', 'G2-08', 'B2-08', 'G3-04'],
      dice: [6],
    }).answer(0, 'E4', 'bonus-move F4')
    expect(table.options(0).filter((key) => !key.startsWith('extra'))).toEqual(['end', 'attempt R1-01', 'attempt M01'])
    table.answer(0, 'attempt R1-01')
    expect(toldOf(table, 'questAccomplished')).toHaveLength(1)
    expect(table.asked()).toEqual([1])
  })

  test('HJ-207 the turn may be ended at any point of the main phase', () => {
    for (const keys of [['F3'], ['F3', 'extra F4'], ['F3', 'bonus-reveal B1']]) {
      const table = scene({ step: 'move', seats: [{ relics: ['R1-01'] }, { relics: ['G1-01'] }] }).answer(0, ...keys)
      expect(table.options(0)[0]).toBe('end')
      table.answer(0, 'end')
      expect(table.asked()).toEqual([1])
    }
  })

  test('HJ-207 the turn ends by itself when nothing else is left, and only then', () => {
    const seats = [
      { cell: 'F3', relics: ['R1-01'] },
      { relics: ['G1-01'], tokens: ['F3'] },
    ]
    expect(scene({ seats, turn: { arrival: 'rival', extraUsed: true, moved: true } }).asked()).toEqual([1])
    const table = scene({ seats, turn: { arrival: 'rival', moved: true } })
    expect(table.asked()).toEqual([0])
    expect(table.options(0)).toEqual(['end', 'extra E3', 'extra F4', 'extra E4'])
  })
})

describe('the end of the turn', () => {
  test('HJ-208 what lasts until the end of the turn stops for the active player alone', () => {
    const table = scene({
      step: 'end',
      seats: [
        { cell: 'F3', relics: ['R1-01'], waived: 'F3' },
        { relics: ['G1-01'], waived: 'F4' },
      ],
    })
    const { seats } = table.state
    expect(seats.map(({ waivedEpic }) => waivedEpic)).toEqual([-1, cellOf('F4')])
    expect(seats.map(({ waivedLocks }) => waivedLocks)).toEqual([-1, cellOf('F4')])
  })

  test('HJ-208 a treasure that is short is topped up', () => {
    const table = scene({
      step: 'end',
      seats: [{ relics: ['R1-01'] }, { relics: ['G1-01'] }],
      treasure: ['R1-10', 'G1-10', 'B1-10'],
      deck: ['R2-01', 'B3-01', 'G3-01'],
    })
    expect(ids(table.state.treasure)).toEqual(['R1-10', 'G1-10', 'B1-10', 'R2-01', 'B3-01'])
    expect(told(table)).toEqual(['treasureFilled', 'treasureFilled', 'turnEnded', 'turnStarted'])
  })

  test('HJ-208 a turn without an attempt is counted, one with an attempt is not', () => {
    const seats = [{ relics: ['R1-01'] }, { relics: ['G1-01'] }]
    const idle = scene({ step: 'end', seats, idle: 3 })
    expect(idle.state.idle).toBe(4)
    expect(toldOf(idle, 'turnEnded')).toEqual([{ kind: 'turnEnded', seat: 0, idle: 4 }])
    expect(scene({ step: 'end', seats, idle: 0, turn: { attempted: 'B1' } }).state.idle).toBe(0)
  })

  test('HJ-208 the turn passes to the next player still in the game', () => {
    const seats = [{ relics: ['R1-01'] }, { out: 0 }, { out: 1 }, { relics: ['G1-01'] }, { relics: ['B1-01'] }]
    expect(scene({ step: 'end', active: 0, seats }).asked()).toEqual([3])
    expect(scene({ step: 'end', active: 3, seats }).asked()).toEqual([4])
    expect(scene({ step: 'end', active: 4, seats }).asked()).toEqual([0])
  })

  test('HJ-208 an unused bonus and extra movement are lost', () => {
    const table = scene({
      seats: [{ relics: ['R1-01'] }, { cell: 'F3', relics: ['G1-01'] }],
      turn: { moved: true, arrival: 'inn' },
    })
    expect(table.options(0)).toContain('bonus-reveal B1')
    expect(table.options(0)).toContain('extra F3')
    table.answer(0, 'end')
    table.answer(1, 'B1', 'stay')
    // Nothing of the turn before is left to seat 1.
    expect(table.options(1)).toEqual(['end', 'attempt G1-01'])
  })

  test('HJ-209 everything noted of a turn is reset at the start of the next', () => {
    const table = scene({
      step: 'end',
      turns: 7,
      seats: [{ cell: 'F3', relics: ['R1-01'] }, { relics: ['G1-01'] }],
      turn: { attempted: 'F3', forfeited: true, extraUsed: true, bonusUsed: true, moved: true, arrival: 'own' },
    })
    expect(table.kind(1)).toBe('reveal')
    expect(table.state.turn).toEqual(FRESH)
    expect(table.state.turns).toBe(8)
    expect(toldOf(table, 'turnStarted')).toEqual([{ kind: 'turnStarted', seat: 1, cell: cellOf('E4') }])
  })
})
