import { SPECTATOR } from '@monomyth/engine'
import { describe, expect, test } from 'vitest'
import { type Scene, type SceneSetting, scene } from '../testing/index.ts'
import { ids, told, toldOf } from '../testing/told.ts'
import { TRIGGERS } from '../words.ts'
import { cellOf } from './board.ts'

/** Seat 0 attempts Q25 (R4, 3 points) with these dice and relics; the others hold these. */
const attempting = (hands: readonly (readonly string[])[], more: Partial<SceneSetting> = {}): Scene =>
  scene({
    seats: hands.map((hand, seat) =>
      seat === 0 ? { cell: 'G2', relics: ['R3-01', 'G1-01'], hand } : { relics: [`B1-0${seat}`], hand },
    ),
    quests: { G2: 'Q25' },
    ...more,
  }).answer(0, 'attempt R3-01')

const valuesOf = (table: Scene): number[] => toldOf(table, 'valueChanged').map(({ value }) => value)

describe('The order of a window', () => {
  test('HJ-730 the active player is asked first, then clockwise, one at a time', () => {
    const table = scene({
      step: 'move',
      active: 2,
      seats: [
        { relics: ['B1-01'], hand: ['P07'] },
        { relics: ['B1-02'], hand: ['P12'] },
        { cell: 'H4', relics: ['R3-01'], hand: ['P18'], visited: true },
        { relics: ['B1-03'], hand: ['P15'] },
        { relics: ['B1-04'], hand: ['P07'] },
      ],
      quests: { H4: 'Q01', I4: 'Q28' },
    }).answer(2, 'I4')
    const order: number[] = []
    for (let [seat] = table.asked(); table.kind(seat!) === 'react'; [seat] = table.asked()) {
      expect(table.asked()).toHaveLength(1)
      order.push(seat!)
      table.answer(seat!, 'pass')
    }
    expect(order).toEqual([2, 4, 0, 1])
  })

  test('EX-27 HJ-730 HJ-731 HJ-743 B plays Heavy Omen, the questioning starts again, D may raise it further', () => {
    const table = attempting([[], ['P02'], [], ['P02']])
    expect(table.asked()).toEqual([1])
    table.answer(1, 'P02')
    expect(valuesOf(table)).toEqual([6])
    expect(table.asked()).toEqual([3])
    table.answer(3, 'P02')
    expect(valuesOf(table)).toEqual([6, 8])
    expect(toldOf(table, 'diceRolled')).toMatchObject([{ value: 8 }])
  })

  test('EX-27 HJ-724 D may pass, and the value stays', () => {
    const table = attempting([[], ['P02'], [], ['P02']])
      .answer(1, 'P02')
      .answer(3, 'pass')
    expect(toldOf(table, 'diceRolled')).toMatchObject([{ value: 6 }])
  })

  test('HJ-731 who passed may still play after the play of another', () => {
    const table = attempting([[], ['P02'], ['P02']])
      .answer(1, 'pass')
      .answer(2, 'P02')
    expect(table.asked()).toEqual([1])
    expect(table.options(1)).toEqual(['P02', 'pass'])
  })

  test('HJ-731 the window closes when everyone has passed in a row', () => {
    const table = attempting([['P17'], ['P02'], ['P02']])
      .answer(0, 'pass')
      .answer(1, 'P02')
    expect(table.asked()).toEqual([0])
    table.answer(0, 'pass')
    expect(told(table)).not.toContain('diceRolled')
    table.answer(2, 'pass')
    expect(told(table)).toContain('diceRolled')
  })

  test('HJ-732 the facts are checked again before each question', () => {
    // P05 of the one takes the last relic below power 3; then the other has nothing to take.
    const treasure = ['G1-10', 'R3-02', 'B3-01', 'B3-02', 'B3-03']
    const table = attempting([[], ['P05'], ['P05']], { treasure, deck: ['B3-04'], dice: [6, 6, 6] })
    expect(table.asked()).toEqual([1])
    table.answer(1, 'P05')
    expect(ids(table.state.seats[1]!.relics)).toEqual(['B1-01', 'G1-10'])
    expect(ids(table.state.seats[2]!.hand)).toEqual(['P05'])
    expect(table.kind(2)).toBeUndefined()
  })

  test('HJ-733 the window of an effect is closed before the outer one goes on', () => {
    // B moves by Shared Road: its arrival opens a window of its own, inside that of A's arrival.
    const table = scene({
      step: 'move',
      seats: [
        { cell: 'F3', relics: ['R1-01'] },
        { cell: 'F3', relics: ['B1-01'], hand: ['P07'] },
        { relics: ['B1-02'], hand: ['P07'] },
      ],
      quests: { G2: 'Q01', G3: 'Q02' },
    }).answer(0, 'G2')
    table.answer(1, 'P07', 'G3')
    // The inner window: C may react to B's first step; B's second comes after it.
    expect(table.asked()).toEqual([2])
    expect(table.options(2)).toEqual(['P07', 'pass'])
    table.answer(2, 'pass')
    expect(table.kind(1)).toBe('moveByEffect')
    table.answer(1, 'pass')
    // Back in the outer window, where C has not been asked yet.
    expect(table.options(2)).toEqual(['P07', 'pass'])
    table.answer(2, 'pass')
    expect(table.kind(0)).toBe('main')
  })

  test('HJ-735 a prophecy drawn in a window is for later windows only', () => {
    // B is placed on the end of the world, draws Pilgrim's Star there and may not play it for A's arrival.
    const table = scene({
      step: 'move',
      seats: [
        { cell: 'H4', relics: ['R1-01'], visited: true },
        { relics: ['B1-01'], hand: ['P12'] },
      ],
      quests: { H4: 'Q01', I4: 'Q02', A4: 'Q03' },
      pile: ['P12'],
    })
    table.answer(0, 'I4').answer(1, 'P12', 'A4')
    expect(ids(table.state.seats[1]!.hand)).toEqual(['P12'])
    expect(table.kind(0)).toBe('main')
  })

  test('EX-32 HJ-735 HJ-833 one drawn before the window opened may be played in it', () => {
    const table = scene({
      seats: [{ cell: 'G2', mentor: 'M06' }, { relics: ['B1-01'] }],
      quests: { G2: 'Q34' },
      pile: ['P16'],
    }).answer(0, 'attempt M06', 'B1', 'C1', 'D1')
    expect(told(table).at(-1)).toBe('eliminationPending')
    expect(table.options(0)).toEqual(['P16', 'pass'])
    table.answer(0, 'P16', 'G2-08')
    expect(ids(table.state.seats[0]!.relics)).toEqual(['G2-08'])
    expect(table.state.seats[0]!.out).toBe(-1)
  })
})

describe('A prophecy about a prophecy', () => {
  test('EX-28 HJ-727 HJ-733 HJ-736 Unspoken Word is cancelled by Unspoken Word, and Heavy Omen works', () => {
    const table = attempting([['P11'], ['P02', 'P11']]).answer(1, 'P02')
    expect(table.options(0)).toEqual(['P11', 'pass'])
    table.answer(0, 'P11')
    expect(table.options(1)).toEqual(['P11', 'pass'])
    expect(ids(table.state.laid)).toEqual(['P02', 'P11'])
    table.answer(1, 'P11')
    expect(ids(toldOf(table, 'prophecyCancelled').map(({ prophecy }) => prophecy))).toEqual(['P11'])
    expect(valuesOf(table)).toEqual([6])
    expect(table.state.prophecyPile).toHaveLength(40)
    expect(table.state.laid).toEqual([])
    expect(table.state.cancelled).toEqual([])
  })

  test('HJ-736 a cancelled prophecy has no effect and is discarded all the same', () => {
    const table = attempting([['P11'], ['P02']])
      .answer(1, 'P02')
      .answer(0, 'P11')
    expect(valuesOf(table)).toEqual([])
    expect(toldOf(table, 'diceRolled')).toMatchObject([{ value: 4 }])
    expect(toldOf(table, 'prophecyCancelled')).toMatchObject([{ seat: 1 }])
    expect(table.state.seats.map(({ hand }) => hand)).toEqual([[], []])
    expect(table.state.prophecyPile).toHaveLength(40)
  })

  test('HJ-734 what is cancelled already cannot be cancelled again', () => {
    const table = attempting([['P11'], ['P02'], ['P11']])
      .answer(1, 'P02')
      .answer(0, 'P11')
    // C may cancel A's card, but once A's has worked there is nothing left to cancel.
    expect(table.options(2)).toEqual(['P11', 'pass'])
    table.answer(2, 'pass')
    expect(told(table)).toContain('diceRolled')
    expect(ids(table.state.seats[2]!.hand)).toEqual(['P11'])
  })

  test('HJ-737 its choices are made by its player, and only after it could have been cancelled', () => {
    const treasure = ['G1-10', 'B1-10', 'R3-02', 'B3-01', 'B3-02']
    const table = attempting([['P11'], ['P05']], { treasure, dice: [6, 6, 6] }).answer(1, 'P05')
    expect(table.asked()).toEqual([0])
    expect(table.kind(0)).toBe('react')
    table.answer(0, 'pass')
    expect(table.asked()).toEqual([1])
    expect(table.kind(1)).toBe('takeRelic')
  })

  test('HJ-738 an opponent may be reacted to in one’s own turn', () => {
    const table = scene({
      step: 'move',
      seats: [
        { cell: 'F3', relics: ['R1-01'], hand: ['P12'] },
        { cell: 'H4', relics: ['B1-01'], hand: ['P07'], visited: true },
      ],
      quests: { G2: 'Q01', H4: 'Q02', I4: 'Q03' },
    })
    table.answer(0, 'G2').answer(1, 'P07', 'I4')
    expect(table.state.active).toBe(0)
    expect(table.options(0)).toEqual(['P12', 'pass'])
  })

  test('HJ-743 both copies may be played in the same window, offered as one', () => {
    const table = attempting([[], ['P02', 'P02']])
    expect(table.options(1)).toEqual(['P02', 'pass'])
    table.answer(1, 'P02')
    expect(table.options(1)).toEqual(['P02', 'pass'])
    table.answer(1, 'P02')
    expect(valuesOf(table)).toEqual([6, 8])
  })
})

describe('The events', () => {
  test('HJ-739 there are thirteen, and each opens a window of its own', () => {
    expect(TRIGGERS).toHaveLength(13)
    // A seat with a card in hand makes windows open: their marks stand behind the events.
    const table = scene({
      step: 'start',
      seats: [{ cell: 'F3', relics: ['R1-01', 'G1-01'], hand: ['P13'] }, { relics: ['B1-01'] }],
      quests: { F3: 'Q34' },
    }).answer(0, 'B1', 'stay', 'attempt R1-01')
    const all = table.events(SPECTATOR).map(({ event }) => event.kind)
    const opening = all.filter((_, i) => all[i + 1] === '@window')
    expect(opening.slice(0, 7)).toEqual([
      'turnStarted',
      'questRevealed',
      'attemptDeclared',
      'diceRolled',
      'questFailed',
      'relicLost',
      'pawnArrived',
    ])
    const windowed = new Set<string>(TRIGGERS)
    expect(all.filter((kind, i) => windowed.has(kind) !== (all[i + 1] === '@window') && kind !== '@window')).toEqual([])
  })

  test('HJ-739 an event is told with its author and its facts', () => {
    const table = scene({
      seats: [{ cell: 'G2', relics: ['R2-01'] }, { relics: ['B1-01'] }],
      quests: { G2: 'Q12' },
      dice: [2, 3],
      treasure: ['R1-10', 'G1-10', 'B1-10', 'G2-08', 'B2-08'],
    }).answer(0, 'attempt R2-01')
    const cell = cellOf('G2')
    expect(toldOf(table, 'attemptDeclared')).toMatchObject([{ seat: 0, cell, dice: 2, value: 4 }])
    expect(toldOf(table, 'diceRolled')).toMatchObject([{ seat: 0, cell, faces: [2, 3], value: 4 }])
    expect(toldOf(table, 'questAccomplished')).toMatchObject([{ seat: 0, cell, points: 2 }])
    expect(toldOf(table, 'relicGained')).toMatchObject([{ seat: 0, from: 'treasure', cause: 'reward', victim: -1 }])
  })
})

describe('Who is asked', () => {
  test('HJ-741 nobody but the seat asked is told that it is, nor that it passed', () => {
    const table = attempting([[], ['P02'], ['P13']])
    expect(table.match.asks(1)).toHaveLength(1)
    for (const viewer of [0, 2, SPECTATOR]) expect(table.match.asks(viewer)).toEqual([])
    const before = table.events(0).length
    table.answer(1, 'pass')
    expect(
      table
        .events(0)
        .slice(before)
        .map(({ event }) => event.kind)
        .slice(0, 1),
    ).toEqual(['diceRolled'])
  })

  test('HJ-741 a window looks the same whoever is asked in it', () => {
    const heard = [['P02'], ['P13'], ['P14']].map((hand) => {
      const table = attempting([[], hand])
      const all = table.events(0).map(({ event }) => event.kind)
      return all.slice(0, all.indexOf('@window') + 1)
    })
    expect(heard[1]).toEqual(heard[0])
    expect(heard[2]).toEqual(heard[0])
  })

  test('HJ-751 a window in which nobody can be asked closes without a pause', () => {
    const treasure = ['R3-02', 'G3-01', 'G3-02', 'B3-01', 'B3-02']
    const table = attempting([['P13'], ['P05']], { treasure, dice: [6, 6, 6] })
    expect(told(table)).toContain('questAccomplished')
    expect(table.state.windows).toBeGreaterThan(0)
    expect(table.kind(1)).toBe('reveal')
  })

  test('HJ-751 by public facts a window is there when any hand holds a card, and only then', () => {
    const marks = (hands: readonly (readonly string[])[]): boolean =>
      attempting(hands)
        .events(SPECTATOR)
        .some(({ event }) => event.kind === '@window')
    expect(marks([[], []])).toBe(false)
    expect(marks([['P13'], []])).toBe(true)
    expect(marks([['P13'], ['P14']])).toBe(true)
  })

  test('HJ-751 a step is taken back in silence unless another could have reacted', () => {
    const moved = (hands: readonly string[][]): Scene =>
      scene({
        step: 'move',
        seats: [
          { cell: 'F3', relics: ['R1-01'], hand: hands[0]! },
          { relics: ['B1-01'], hand: hands[1]! },
        ],
      }).answer(0, 'F4')
    expect(moved([['P13'], []]).undo(0)).toBeUndefined()
    expect(moved([[], ['P13']]).undo(0)).toEqual({ code: 'U_REACT' })
  })

  test('HJ-751 the log names only prophecies that were played', () => {
    const table = attempting([[], ['P02', 'P01']]).answer(1, 'P02', 'pass')
    const named = table.events(0).flatMap(({ event }) => ('prophecy' in event ? [event.kind] : []))
    expect(named).toEqual(['prophecyPlayed', 'prophecyReturned'])
    expect(ids(toldOf(table, 'prophecyPlayed', 0).map(({ prophecy }) => prophecy))).toEqual(['P02'])
  })

  test('HJ-745 eliminated players are never asked', () => {
    const table = scene({
      seats: [
        { cell: 'G2', relics: ['R3-01'] },
        { hand: [], out: 0 },
        { relics: ['B1-01'], hand: ['P02'] },
      ],
      quests: { G2: 'Q25' },
    }).answer(0, 'attempt R3-01')
    expect(table.asked()).toEqual([2])
    table.answer(2, 'pass')
    // Nor does a turn come to them.
    expect(table.asked()).not.toContain(1)
  })

  test('HJ-744 when the match ends all windows close and nothing more is resolved', () => {
    const table = attempting([[], ['P02']])
    expect(table.asked()).toEqual([1])
    table.leave(0)
    expect(table.asked()).toEqual([])
    expect(table.match.outcome()).toMatchObject({ winners: [1], reason: 'last' })
    expect(told(table)).not.toContain('diceRolled')
    expect(ids(table.state.seats[1]!.hand)).toEqual(['P02'])
  })
})
