import { describe, expect, test } from 'vitest'
import { cellName, cellOf, INN } from '../rules/board.ts'
import { type Scene, type SceneSetting, type SeatScene, scene } from '../testing/index.ts'
import { dormantOf, ids, told, toldOf } from '../testing/told.ts'

// What the prophecies about the board do. Seat 0 is active.

const standsOn = (table: Scene, seat: number): string => cellName(table.state.seats[seat]!.cell)
const questOn = (table: Scene, cell: string): string => ids([table.state.quests[cellOf(cell)]!])[0]!

describe('Far Lantern, P06', () => {
  const revealing = (holder: SeatScene, setting: Partial<SceneSetting> = {}): Scene =>
    scene({
      step: 'reveal',
      seats: [{ relics: ['R1-01'] }, { relics: ['B1-01'], hand: ['P06'], ...holder }],
      ...setting,
    })

  test('HJ-256 its player must reveal another quest, then may move', () => {
    const table = revealing({}).answer(0, 'B1').answer(1, 'P06')
    expect(table.kind(1)).toBe('revealByEffect')
    expect(table.options(1)).toHaveLength(45)
    expect(table.options(1)).not.toContain('pass')
    table.answer(1, 'C1')
    expect(toldOf(table, 'questRevealed')).toMatchObject([
      { seat: 0, cause: 'step' },
      { seat: 1, cell: cellOf('C1'), cause: 'effect' },
    ])
    expect(table.kind(1)).toBe('moveByEffect')
    expect(table.options(1)).toEqual(['D3', 'E3', 'F3', 'D4', 'F4', 'D5', 'E5', 'F5', 'pass'])
    table.answer(1, 'F3')
    expect(standsOn(table, 1)).toBe('F3')
    expect(table.kind(0)).toBe('move')
  })

  test('HJ-973 with no quest left face down it is played for the move alone, which may be declined', () => {
    const up = { faceUp: 'all', faceDown: { B1: 'Q01' } } as const
    const table = revealing({}, up)
    // The last one: with a single option nobody is asked.
    expect(table.options(1)).toEqual(['P06', 'pass'])
    table.answer(1, 'P06')
    expect(table.kind(1)).toBe('moveByEffect')
    table.answer(1, 'pass')
    expect(standsOn(table, 1)).toBe('E4')
    expect(told(table).filter((kind) => kind === 'questRevealed')).toHaveLength(1)
  })

  test('HJ-007 with nowhere to move only the reveal is done', () => {
    const quests = { B1: 'Q01' }
    const table = revealing({ cell: 'B1' }, { quests }).answer(0, 'I4').answer(1, 'P06', 'I5')
    expect(table.kind(0)).toBe('move')
    expect(standsOn(table, 1)).toBe('B1')
  })
})

describe('Shared Road, P07', () => {
  const quests = { G2: 'Q25', H2: 'Q01' }
  const moving = (holder: SeatScene = {}): Scene =>
    scene({
      step: 'move',
      seats: [
        { cell: 'F3', relics: ['R1-01'] },
        { relics: ['B1-01'], hand: ['P07'], ...holder },
      ],
      quests,
    })
      .answer(0, 'G2')
      .answer(1, 'P07')

  test('HJ-313 its player may move up to two cells, and stop after one', () => {
    const table = moving({ cell: 'F3' })
    expect(table.options(1)).toEqual(['G2', 'E3', 'F4', 'E4', 'pass'])
    table.answer(1, 'G2')
    expect(table.options(1)).toEqual(['H2', 'F3', 'pass'])
    expect(table.barred(1)).toEqual({
      F1: 'HJ-301',
      G1: 'HJ-301',
      H1: 'HJ-301',
      F2: 'HJ-301',
      G3: 'HJ-301',
      H3: 'HJ-301',
    })
    table.answer(1, 'H2')
    expect(standsOn(table, 1)).toBe('H2')
    expect(table.kind(0)).toBe('main')
    expect(standsOn(moving({ cell: 'F3' }).answer(1, 'G2', 'pass'), 1)).toBe('G2')
    expect(standsOn(moving({ cell: 'F3' }).answer(1, 'pass'), 1)).toBe('F3')
  })

  test('HJ-974 it is not eligible when its player has no legal destination', () => {
    const seats = [{ cell: 'F3' }, { cell: 'B1', relics: ['B1-01'], hand: ['P07'] }]
    const table = scene({ step: 'move', seats, quests: { ...quests, B1: 'Q02' } }).answer(0, 'G2')
    expect(table.kind(0)).toBe('main')
  })
})

describe('Stolen March, P08', () => {
  const turn = { moved: true, arrival: 'free' } as const
  const seats = (cell: string): SeatScene[] => [
    { cell: 'F3', relics: ['R1-01'] },
    { cell, relics: ['B1-01'], hand: ['P08'] },
  ]

  test('HJ-399 the bonus is lost, and its player must move or reveal instead', () => {
    const table = scene({ turn, seats: seats('E4') })
      .answer(0, 'bonus-reveal B1')
      .answer(1, 'P08')
    expect(table.kind(1)).toBe('half')
    expect(table.options(1)).toEqual(['move', 'reveal'])
    table.answer(1, 'move')
    expect(table.options(1)).toEqual(['D3', 'E3', 'F3', 'D4', 'F4', 'D5', 'E5', 'F5'])
    table.answer(1, 'D3')
    expect(standsOn(table, 1)).toBe('D3')
    expect(table.state.faceUp[cellOf('B1')]).toBe(0)
    expect(table.state.turn).toMatchObject({ bonusUsed: 1, forfeited: 1 })
    expect(toldOf(table, 'bonusCancelled')).toMatchObject([{ seat: 0 }])
  })

  test('HJ-975 it is eligible for a player who cannot move, and then reveals', () => {
    const table = scene({ turn, seats: seats('B1'), quests: { B1: 'Q01' } })
      .answer(0, 'bonus-move F4')
      .answer(1, 'P08')
    expect(table.kind(1)).toBe('revealByEffect')
    table.answer(1, 'I4')
    expect(standsOn(table, 0)).toBe('F3')
    expect(table.state.faceUp[cellOf('I4')]).toBe(1)
  })

  test('HJ-975 it is eligible when no quest is face down, and its player then moves', () => {
    const table = scene({ turn, seats: seats('E4'), faceUp: 'all' })
      .answer(0, 'bonus-move F4')
      .answer(1, 'P08')
    expect(table.kind(1)).toBe('moveByEffect')
  })
})

describe('Open House and Rekindled Hearth, P09 and P13', () => {
  test('HJ-978 P09 wakes all, wherever its player is', () => {
    const relics = ['B1-01*', 'B1-02*', 'G2-01*']
    const seats = [{ cell: 'F3' }, { cell: 'D3', relics, hand: ['P09'] }]
    const table = scene({ step: 'move', seats }).answer(0, 'E4').answer(1, 'P09')
    expect(dormantOf(table, 1)).toEqual([])
    expect(ids(toldOf(table, 'relicsWoke')[0]!.relics)).toEqual(['B1-01', 'B1-02', 'G2-01'])
    expect(standsOn(table, 1)).toBe('D3')
  })

  test.each([
    ['one dormant relic', ['B1-01*']],
    ['two dormant relics', ['B1-01*', 'G2-01*']],
  ])('HJ-978 P13 wakes %s without asking', (_, relics) => {
    const seats = [{ cell: 'D3', relics, hand: ['P13'] }, { relics: ['R1-01'] }]
    const table = scene({ step: 'start', seats }).answer(0, 'P13')
    expect(dormantOf(table, 0)).toEqual([])
    expect(table.kind(0)).toBe('reveal')
  })

  test('HJ-978 of three or more its player chooses which two, not how many', () => {
    const relics = ['B1-01*', 'B1-02*', 'G2-01*', 'R3-01*', 'R1-01']
    const table = scene({ step: 'start', seats: [{ cell: 'D3', relics, hand: ['P13'] }, {}] }).answer(0, 'P13')
    expect(table.options(0)).toEqual(['B1-01', 'G2-01', 'R3-01'])
    table.answer(0, 'G2-01')
    expect(table.options(0)).toEqual(['B1-01', 'R3-01'])
    table.answer(0, 'B1-01')
    expect(dormantOf(table, 0)).toEqual(['B1-02', 'R3-01'])
    expect(table.kind(0)).toBe('reveal')
  })
})

describe('Veil of Mist, P14', () => {
  const quests = { G2: 'Q25', H5: 'Q12', B1: 'Q13', A4: 'Q14', F3: 'Q15' }
  const veiled = (seats: SeatScene[], more: Partial<SceneSetting> = {}): Scene =>
    scene({ step: 'start', seats, quests, ...more })

  test('HJ-747 only free quests of the far lands without a pawn can be hidden', () => {
    const table = veiled([
      { cell: 'G2', tokens: ['A4'] },
      { relics: ['B1-01'], hand: ['P14'] },
    ]).answer(1, 'P14')
    // G2 holds a pawn, A4 bears a token, F3 is next to the inn.
    expect(table.options(1)).toEqual(['B1', 'H5'])
    table.answer(1, 'B1')
    expect(table.state.faceUp[cellOf('B1')]).toBe(0)
    expect(table.state.faceDown).toContain(cellOf('B1'))
    expect(table.state.faceDown).toEqual(table.state.faceDown.toSorted((a, b) => a - b))
    expect(toldOf(table, 'hidden')).toEqual([{ kind: 'hidden', seat: 1, cell: cellOf('B1') }])
  })

  test('HJ-747 all face-down quests are shuffled, face-up ones stay', () => {
    const table = veiled([{ cell: 'G2' }, { relics: ['B1-01'], hand: ['P14'] }])
    const before = table.state
    table.answer(1, 'P14', 'B1')
    const { quests: after, faceDown } = table.state
    const inCells = (quests: readonly number[]): number[] => faceDown.map((cell) => quests[cell]!)
    expect(inCells(after)).not.toEqual(inCells(before.quests))
    expect(inCells(after).sort()).toEqual(inCells(before.quests).sort())
    for (const cell of ['G2', 'H5', 'A4', 'F3']) expect(questOn(table, cell)).toBe(quests[cell as 'G2'])
  })

  test('HJ-747 what was seen by a peek is void', () => {
    const table = scene({
      step: 'start',
      seats: [
        { cell: 'G2', mentor: 'M12' },
        { relics: ['B1-01'], hand: ['P14'] },
      ],
      quests,
    }).answer(0, 'I4')
    expect(ids([table.view(0).quests[cellOf('I4')]!])).not.toEqual(['back'])
    table.answer(1, 'P14', 'B1')
    for (const viewer of [0, 1]) {
      const { faceDown, quests: seen } = table.view(viewer)
      expect(ids(faceDown.map((cell) => seen[cell]!))).toEqual(faceDown.map(() => 'back'))
    }
  })

  test('HJ-749 a waiver of the hidden quest is void, that of another is not', () => {
    for (const [hidden, left] of [
      ['B1', -1],
      ['H5', cellOf('B1')],
    ] as const) {
      const table = veiled([{ cell: 'G2' }, { relics: ['B1-01'], waived: 'B1', hand: ['P14'] }]).answer(
        1,
        'P14',
        hidden,
      )
      expect(table.state.seats[1]).toMatchObject({ waivedEpic: left, waivedLocks: left })
    }
  })

  test('HJ-979 it is not eligible when no quest of the far lands is face up, free and without pawn', () => {
    const seats = [{ cell: 'G2' }, { cell: 'H5', tokens: ['A4'], hand: ['P14'] }]
    expect(veiled(seats, { quests: { G2: 'Q25', H5: 'Q12', A4: 'Q14' } }).kind(0)).toBe('reveal')
  })
})

describe('Pilgrim’s Star and Phoenix Thread, P12 and P16', () => {
  const quests = { H4: 'Q01', I4: 'Q02', A4: 'Q03', I3: 'Q05' }

  test('HJ-977 P12 offers the face-up cells of the end of the world but the one its player stands on', () => {
    const table = scene({
      step: 'move',
      seats: [{ cell: 'H4' }, { cell: 'I3', relics: ['B1-01'], hand: ['P12'] }],
      quests,
    })
    table.answer(0, 'I4').answer(1, 'P12')
    expect(table.kind(1)).toBe('place')
    expect(table.options(1)).toEqual(['A4', 'I4'])
    table.answer(1, 'A4')
    expect(standsOn(table, 1)).toBe('A4')
    expect(toldOf(table, 'pawnArrived').at(-1)).toMatchObject({ seat: 1, how: 'place' })
  })

  test('HJ-977 it is not eligible when its player stands on the only one', () => {
    const seats = [{ cell: 'H4' }, { cell: 'I4', relics: ['B1-01'], hand: ['P12'] }]
    const table = scene({ step: 'move', seats, quests: { H4: 'Q01', I4: 'Q02' } }).answer(0, 'I4')
    expect(table.kind(0)).toBe('main')
  })

  const falling = (hands: string[][]): Scene =>
    scene({
      seats: [
        { cell: 'G2', relics: ['R1-01'], hand: hands[0]! },
        { relics: ['B1-01'], hand: hands[1]! },
        { relics: ['B1-02'] },
      ],
      quests: { G2: 'Q34' },
      treasure: ['R3-01', 'R3-02', 'G1-10', 'B1-10', 'R2-08'],
    }).answer(0, 'attempt R1-01')

  test('HJ-833 P16 offers any treasure relic and keeps its player in the game', () => {
    const table = falling([['P16'], []]).answer(0, 'P16')
    expect(table.options(0)).toEqual(['R3-01', 'G1-10', 'B1-10', 'R2-08'])
    table.answer(0, 'R3-01')
    expect(ids(table.state.seats[0]!.relics)).toEqual(['R3-01'])
    expect(table.state.seats[0]).toMatchObject({ out: -1, cell: INN })
  })

  test('HJ-984 P16 played by somebody else does not save the player', () => {
    const table = falling([[], ['P16']]).answer(1, 'P16', 'R3-01')
    expect(ids(table.state.seats[1]!.relics)).toEqual(['B1-01', 'R3-01'])
    expect(table.state.seats[0]!.out).toBe(0)
    expect(told(table)).toContain('eliminated')
  })
})
