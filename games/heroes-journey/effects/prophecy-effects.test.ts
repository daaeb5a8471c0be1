import { describe, expect, test } from 'vitest'
import { cellOf, INN } from '../rules/board.ts'
import { type Scene, scene } from '../testing/index.ts'
import { dormantOf, ids, told, toldOf } from '../testing/told.ts'

// What each prophecy does. Seat 0 is active; when each may be played stands in prophecy-cards.test.ts.

const relicsOf = (table: Scene, seat: number): string[] => ids(table.state.seats[seat]!.relics)
const cellOfSeat = (table: Scene, seat: number): number => table.state.seats[seat]!.cell

describe('Prophecies about the dice', () => {
  test('EX-26 HJ-468 HJ-872 P01 in the last window before the victory: a 3 becomes a 1, and 4 does not exceed 4', () => {
    const table = scene({
      seats: [
        { cell: 'G2', relics: ['R2-01', 'G1-01'], points: 12 },
        { relics: ['B1-01'], hand: ['P01'] },
      ],
      quests: { G2: 'Q25' },
      dice: [3, 3, 1],
    })
    table.answer(0, 'attempt R2-01')
    expect(table.state.attempt.faces).toEqual([3, 3])
    table.answer(1, 'P01')
    expect(table.kind(1)).toBe('reroll')
    expect(table.options(1)).toEqual(['die 1', 'die 2'])
    table.answer(1, 'die 2')
    expect(toldOf(table, 'dieRerolled')).toMatchObject([{ seat: 1, before: 3, after: 1 }])
    expect(told(table).filter((kind) => kind === 'diceRolled')).toHaveLength(1)
    expect(table.match.outcome()).toBeUndefined()
    expect(table.state.seats[0]).toMatchObject({ points: 12, cell: INN })
    expect(ids(table.state.relicDiscard)).toEqual(['R2-01'])
  })

  test('HJ-468 the die chosen is the one rolled again, and the last face counts', () => {
    const table = scene({
      seats: [
        { cell: 'G2', relics: ['R2-01'] },
        { relics: ['B1-01'], hand: ['P01', 'P01'] },
      ],
      quests: { G2: 'Q25' },
      dice: [1, 5, 2],
    })
    table.answer(0, 'attempt R2-01').answer(1, 'P01', 'die 1')
    expect(table.state.attempt.faces).toEqual([2, 5])
  })

  test('HJ-970 P01 may be played on a roll that fails already', () => {
    const seats = [
      { cell: 'G2', relics: ['R2-01', 'G1-01'] },
      { relics: ['B1-01'], hand: ['P01'] },
    ]
    const table = scene({ seats, quests: { G2: 'Q25' }, dice: [1, 1, 6] }).answer(0, 'attempt R2-01')
    expect(table.options(1)).toEqual(['P01', 'pass'])
    table.answer(1, 'P01', 'die 1')
    expect(table.state.token[cellOf('G2')]).toBe(0)
  })

  test('HJ-467 P02 raises the value by 2 for this attempt', () => {
    const seats = [
      { cell: 'G2', relics: ['R2-01', 'G1-01'], hand: ['P01'] },
      { relics: ['B1-01'], hand: ['P02'] },
    ]
    const table = scene({ seats, quests: { G2: 'Q25' } })
      .answer(0, 'attempt R2-01')
      .answer(1, 'P02')
    expect(toldOf(table, 'valueChanged')).toMatchObject([{ value: 6 }])
    expect(toldOf(table, 'diceRolled')).toMatchObject([{ value: 6 }])
  })

  test('HJ-980 P17 rolls one die more, up to five, and makes no diceless attempt possible', () => {
    const quests = { G2: 'Q25', F3: 'Q28' }
    const seats = [{ cell: 'G2', relics: ['R3-01'], chargeDice: 1, hand: ['P17', 'P17'] }, { relics: ['B1-01'] }]
    const table = scene({ seats, quests }).answer(0, 'attempt R3-01', 'P17')
    // With five dice due the second copy is no longer eligible.
    expect(toldOf(table, 'diceRolled')[0]!.faces).toHaveLength(5)
    const epic = scene({
      seats: [{ cell: 'F3', relics: ['R1-01'], hand: ['P17'] }, { relics: ['B1-01'] }],
      quests,
      turn: { moved: true },
    })
    expect(epic.barred(0)).toMatchObject({ 'attempt R1-01': 'HJ-459' })
  })
})

describe('Prophecies about failures', () => {
  const failing = (more: { hand0?: string[]; hand1?: string[]; hand2?: string[]; cell1?: string }) =>
    scene({
      seats: [
        { cell: 'G2', relics: ['R3-01', 'G1-01'], hand: more.hand0 ?? [] },
        { relics: ['B1-01'], hand: more.hand1 ?? [], cell: more.cell1 ?? 'E4' },
        { relics: ['B1-02'], hand: more.hand2 ?? [], cell: 'D3' },
      ],
      quests: { G2: 'Q49' },
      dice: [2, 3, 4],
    }).answer(0, 'attempt R3-01')

  test('EX-29 HJ-602 HJ-605 P03 keeps the relic: nothing is lost for Carrion Crows, the pawn goes back all the same', () => {
    const table = failing({ hand0: ['P03'], hand1: ['P04'] })
    expect(table.asked()).toEqual([0])
    table.answer(0, 'P03')
    expect(relicsOf(table, 0)).toEqual(['R3-01', 'G1-01'])
    expect(told(table)).not.toContain('relicLost')
    expect(cellOfSeat(table, 0)).toBe(INN)
    expect(table.kind(1)).toBe('reveal')
    expect(ids(table.state.seats[1]!.hand)).toEqual(['P04'])
  })

  test('HJ-602 without P03 the relic is lost', () => {
    const table = failing({ hand0: ['P03'] }).answer(0, 'pass')
    expect(relicsOf(table, 0)).toEqual(['G1-01'])
    expect(ids(table.state.relicDiscard)).toEqual(['R3-01'])
  })

  test('EX-30 HJ-643 P04 takes the relic out of the discard; at the inn it is awake at once', () => {
    const table = failing({ hand1: ['P04'] }).answer(1, 'P04')
    expect(relicsOf(table, 1)).toEqual(['B1-01', 'R3-01'])
    expect(dormantOf(table, 1)).toEqual([])
    expect(table.state.relicDiscard).toEqual([])
    expect(toldOf(table, 'relicGained')).toMatchObject([{ seat: 1, from: 'discard', cause: 'effect', dormant: 0 }])
  })

  test('HJ-643 P04 away from the inn takes the relic dormant', () => {
    const table = failing({ hand1: ['P04'], cell1: 'D3' }).answer(1, 'P04')
    expect(dormantOf(table, 1)).toEqual(['R3-01'])
    expect(toldOf(table, 'relicGained')).toMatchObject([{ seat: 1, dormant: 1 }])
  })

  test('HJ-971 of two players with P04 the first one asked who plays it has the relic', () => {
    const table = failing({ hand1: ['P04'], hand2: ['P04'] })
    expect(table.asked()).toEqual([1])
    table.answer(1, 'pass')
    expect(table.asked()).toEqual([2])
    table.answer(2, 'P04')
    expect(relicsOf(table, 2)).toEqual(['B1-02', 'R3-01'])
    const first = failing({ hand1: ['P04'], hand2: ['P04'] }).answer(1, 'P04')
    expect(first.kind(1)).toBe('reveal')
    expect(ids(first.state.seats[2]!.hand)).toEqual(['P04'])
  })

  test('HJ-971 P04 takes the relic before the discard is shuffled into a new deck', () => {
    const table = scene({
      seats: [
        { cell: 'G2', relics: ['R1-01', 'G1-01'] },
        { relics: ['B1-01'], hand: ['P04'] },
      ],
      quests: { G2: 'Q34' },
      treasure: ['R1-10', 'G1-10', 'B1-10', 'R2-08'],
      exactDeck: true,
    }).answer(0, 'attempt R1-01')
    expect(ids(table.state.relicDiscard)).toEqual(['R1-01'])
    table.answer(1, 'P04')
    expect(relicsOf(table, 1)).toEqual(['B1-01', 'R1-01'])
    expect(table.state.treasure).toHaveLength(4)
  })

  test('HJ-983 P20 places its player on the failed quest before the other goes back, and adds 2 to the next total', () => {
    const table = failing({ hand1: ['P20'] }).answer(1, 'P20')
    expect(cellOfSeat(table, 1)).toBe(cellOf('G2'))
    expect(cellOfSeat(table, 0)).toBe(INN)
    expect(table.state.seats[1]).toMatchObject({ chargeDice: 0, chargeTotal: 2 })
    expect(toldOf(table, 'pawnArrived').map(({ seat, how }) => [seat, how])).toEqual([
      [1, 'place'],
      [0, 'sentBack'],
    ])
  })

  test('HJ-983 P20 only gives the charge to a player who stands there already', () => {
    const table = failing({ hand1: ['P20'], cell1: 'G2' }).answer(1, 'P20')
    expect(toldOf(table, 'pawnArrived').map(({ seat }) => seat)).toEqual([0])
    expect(table.state.seats[1]).toMatchObject({ cell: cellOf('G2'), chargeTotal: 2 })
  })
})

describe('Prophecies about successes', () => {
  const green = {
    seats: [
      { cell: 'C6', relics: ['G3-01'] },
      { relics: ['B1-01'], hand: ['P05'] },
    ],
  }
  const TREASURE = ['G2-08', 'R1-10', 'B1-10', 'R3-01', 'B3-01']

  test('EX-36 HJ-555 HJ-734 HJ-750 P05 takes first; the reward is chosen in the treasure as it then stands', () => {
    const setting = { ...green, quests: { C6: 'Q14' }, treasure: TREASURE }
    const none = scene({ ...setting, deck: ['B2-08'] })
      .answer(0, 'attempt G3-01')
      .answer(1, 'P05')
    expect(none.kind(1)).toBe('takeRelic')
    expect(none.options(1)).toEqual(['G2-08', 'R1-10', 'B1-10'])
    none.answer(1, 'G2-08')
    expect(relicsOf(none, 1)).toEqual(['B1-01', 'G2-08'])
    expect(ids(none.state.treasure)).toEqual(['R1-10', 'B1-10', 'R3-01', 'B3-01', 'B2-08'])
    expect(relicsOf(none, 0)).toEqual(['G3-01'])
    const some = scene({ ...setting, deck: ['G1-09'] })
      .answer(0, 'attempt G3-01')
      .answer(1, 'P05', 'G2-08')
    expect(relicsOf(some, 0)).toEqual(['G3-01', 'G1-09'])
  })

  test('EX-37 HJ-055 HJ-734 P05 is not eligible next to the inn', () => {
    const seats = [{ ...green.seats[0]!, cell: 'D5' }, green.seats[1]!]
    const table = scene({ seats, quests: { D5: 'Q14' }, treasure: TREASURE }).answer(0, 'attempt G3-01')
    expect(relicsOf(table, 0)).toEqual(['G3-01', 'G2-08'])
    expect(table.kind(1)).toBe('reveal')
  })

  test('HJ-972 P05 and P16 are not eligible without a relic that qualifies', () => {
    const seats = [green.seats[0]!, { relics: ['B1-01'], hand: ['P05', 'P16'] }]
    const treasure = ['R3-01', 'R3-02', 'G3-02', 'B3-01', 'B3-02']
    const table = scene({ seats, quests: { C6: 'Q14' }, treasure }).answer(0, 'attempt G3-01')
    expect(told(table)).toContain('questAccomplished')
    expect(table.kind(1)).toBe('reveal')
    const lost = scene({
      seats: [{ cell: 'C6', mentor: 'M02' }, seats[1]!, { relics: ['B1-02'] }],
      quests: { C6: 'Q34' },
      treasure: [],
      exactDeck: true,
    }).answer(0, 'attempt M02')
    expect(told(lost)).toContain('eliminated')
  })

  test('HJ-976 P10 lays out a new treasure before the reward, then its player may reveal a quest', () => {
    const seats = [green.seats[0]!, { relics: ['B1-01'], hand: ['P10'] }]
    const deck = ['G1-01', 'G3-02', 'R1-01', 'R1-02', 'B1-02']
    const table = scene({ seats, quests: { C6: 'Q14' }, treasure: TREASURE, deck })
    table.answer(0, 'attempt G3-01').answer(1, 'P10')
    expect(ids(table.state.treasure)).toEqual(deck)
    expect(table.kind(1)).toBe('revealByEffect')
    expect(table.options(1).at(-1)).toBe('pass')
    table.answer(1, 'B1')
    expect(toldOf(table, 'questRevealed')).toMatchObject([{ seat: 1, cell: cellOf('B1'), cause: 'effect' }])
    expect(table.kind(0)).toBe('reward')
    expect(table.options(0)).toEqual(['G1-01', 'G3-02'])
  })

  test('HJ-746 P15 gives one die for the next attempt', () => {
    const seats = [
      { cell: 'G2', relics: ['R2-01'] },
      { relics: ['B1-01'], hand: ['P15'] },
    ]
    const table = scene({ seats, quests: { G2: 'Q25' }, dice: [6, 6] })
      .answer(0, 'attempt R2-01')
      .answer(1, 'P15')
    expect(table.state.seats[1]).toMatchObject({ chargeDice: 1, chargeTotal: 0 })
  })

  test('HJ-982 P19 exchanges an awake relic for a treasure relic of at most one power more', () => {
    const table = scene({
      seats: [
        { cell: 'G2', relics: ['R3-01'] },
        { cell: 'D3', relics: ['B1-01', 'B1-02', 'G2-01*', 'B2-01'], hand: ['P19', 'P19'] },
      ],
      quests: { G2: 'Q10' },
      treasure: ['R1-10', 'G1-10', 'G3-01', 'R2-08', 'R2-07'],
      deck: ['G1-09'],
    })
    table.answer(0, 'attempt R3-01', 'R1-10').answer(1, 'P19')
    expect(table.kind(1)).toBe('swap')
    // After the reward the treasure holds G1-10, G3-01, R2-08, R2-07 and G1-09.
    expect(table.options(1)).toEqual(['B1-01 G1-10', 'B1-01 R2-08', 'B2-01 G1-10', 'B2-01 G3-01', 'B2-01 R2-08'])
    table.answer(1, 'B2-01 G3-01')
    expect(relicsOf(table, 1)).toEqual(['B1-01', 'B1-02', 'G2-01', 'G3-01'])
    expect(dormantOf(table, 1)).toEqual(['G2-01'])
    expect(ids(table.state.treasure)).toEqual(['G1-10', 'B2-01', 'R2-08', 'R2-07', 'G1-09'])
    expect(toldOf(table, 'relicGained').at(-1)).toMatchObject({
      seat: 1,
      from: 'treasure',
      victim: -1,
      cause: 'effect',
      dormant: 0,
    })
    expect(toldOf(table, 'relicTraded').map(({ seat, relic }) => [seat, ...ids([relic])])).toEqual([[1, 'B2-01']])
  })

  test('HJ-982 what P19 brings is no reward: no other P19 answers it', () => {
    const seats = [
      { cell: 'G2', relics: ['R3-01', 'G1-01'], hand: ['P19'] },
      { relics: ['B1-01'], hand: ['P19'] },
    ]
    const treasure = ['R1-10', 'G1-10', 'G3-02', 'G3-03', 'G3-04']
    const table = scene({ seats, quests: { G2: 'Q10' }, treasure, deck: ['G3-01'] })
    table.answer(0, 'attempt R3-01').answer(1, 'P19')
    expect(relicsOf(table, 1)).toEqual(['G1-10'])
    expect(table.kind(1)).toBe('reveal')
  })
})
