import { describe, expect, test } from 'vitest'
import { MENTORS } from '../content/mentors.ts'
import { PROPHECIES, type ProphecyId } from '../content/prophecies.ts'
import { cellOf, INN } from '../rules/board.ts'
import { rewrite } from '../testing/helpers-a.ts'
import { type Scene, type SceneSetting, type SeatScene, scene } from '../testing/index.ts'
import { dormantOf, ids, told, toldOf } from '../testing/told.ts'
import type { Condition, Effect } from './effect.ts'

// What the vocabulary of effects can say though no card of the box says it: here, cards read otherwise.

/** This prophecy has these effects, and answers its event where this holds. */
function reads(id: ProphecyId, effects: readonly Effect[], condition: Condition = {}): void {
  const card = PROPHECIES.find((prophecy) => prophecy.id === id)!
  rewrite(card, { effects, trigger: { ...card.trigger, if: condition } })
}

const take = (more: Partial<Extract<Effect, { kind: 'takeRelic' }>>): Effect => ({
  kind: 'takeRelic',
  from: 'treasure',
  colour: 'any',
  minPower: 1,
  maxPower: 3,
  victimRelics: 0,
  comes: 'awake',
  ...more,
})

const opponent = { relics: ['B1-01'] }
/** Seat 0 attempts Q26 (R6) with two dice; seat 1 holds these. */
const attempting = (hand: readonly string[], hand0: readonly string[] = [], more: Partial<SceneSetting> = {}): Scene =>
  scene({
    seats: [
      { cell: 'G2', relics: ['R2-01', 'G1-01'], hand: hand0 },
      { ...opponent, hand },
    ],
    quests: { G2: 'Q26' },
    dice: [3, 3],
    ...more,
  }).answer(0, 'attempt R2-01')

/** The turn of seat 0 begins at G2 in the far lands; seat 1 holds a prophecy for that. */
const starting = (holder: SeatScene = {}, more: Partial<SceneSetting> = {}): Scene =>
  scene({
    step: 'start',
    seats: [
      { cell: 'G2', relics: ['R1-01'] },
      { ...opponent, hand: ['P14'], ...holder },
    ],
    ...more,
    quests: { G2: 'Q25', ...more.quests },
  })

describe('Effects on an attempt', () => {
  test('HJ-467 modifyTotal adds to the total of the roll', () => {
    reads('P01', [{ kind: 'modifyTotal', by: 1 }])
    const table = attempting(['P01']).answer(1, 'P01')
    expect(toldOf(table, 'totalChanged')).toMatchObject([{ added: 1 }])
    // 3 + 3 + 1 exceeds 6; without it the roll fails.
    expect(table.state.token[cellOf('G2')]).toBe(0)
    expect(attempting(['P01']).answer(1, 'pass').state.token[cellOf('G2')]).toBe(-1)
  })

  test('HJ-467 modifyTotal may come before the roll, and take away', () => {
    reads('P02', [{ kind: 'modifyTotal', by: -2 }])
    const table = attempting(['P02'], [], { quests: { G2: 'Q25' } }).answer(1, 'P02')
    expect(toldOf(table, 'diceRolled')).toMatchObject([{ added: -2 }])
  })

  test.each<Effect>([
    { kind: 'modifyTotal', by: 1 },
    { kind: 'modifyValue', by: 1 },
    { kind: 'modifyDice', by: 1 },
    { kind: 'rerollDice', count: 1 },
    { kind: 'keepItem' },
    { kind: 'cancel', what: 'bonus' },
    { kind: 'cancel', what: 'prophecy' },
  ])('HJ-734 %j can change nothing where it has no object', (effect) => {
    reads('P14', [effect])
    expect(starting().kind(0)).toBe('reveal')
  })

  test('HJ-461 modifyDice can take dice away, but never the last', () => {
    reads('P17', [{ kind: 'modifyDice', by: -1 }])
    const table = attempting([], ['P17', 'P17']).answer(0, 'P17')
    expect(toldOf(table, 'diceChanged')).toMatchObject([{ dice: 1 }])
    // With one die due the second copy is not eligible.
    expect(toldOf(table, 'diceRolled')[0]!.faces).toHaveLength(1)
  })

  test('HJ-467 dice cannot be changed once they are rolled', () => {
    reads('P01', [{ kind: 'modifyDice', by: 1 }])
    const table = attempting(['P01'])
    expect(told(table)).toContain('diceRolled')
    expect(table.kind(1)).toBe('reveal')
  })

  test('HJ-467 a value is never below 0, and modifyValue is not eligible when it changes nothing', () => {
    reads('P17', [{ kind: 'modifyValue', by: -9 }])
    const table = attempting([], ['P17', 'P17']).answer(0, 'P17')
    expect(toldOf(table, 'valueChanged')).toMatchObject([{ value: 0 }])
    expect(toldOf(table, 'diceRolled')).toMatchObject([{ value: 0 }])
    expect(table.state.token[cellOf('G2')]).toBe(0)
  })

  test('HJ-468 rerollDice with a count rolls one die after the other', () => {
    reads('P01', [{ kind: 'rerollDice', count: 2 }])
    const table = attempting(['P01'], [], { dice: [3, 3, 5, 6] }).answer(1, 'P01', 'die 1')
    expect(table.options(1)).toEqual(['die 1', 'die 2'])
    table.answer(1, 'die 2')
    expect(toldOf(table, 'dieRerolled')).toMatchObject([
      { before: 3, after: 5 },
      { before: 3, after: 6 },
    ])
    expect(table.state.token[cellOf('G2')]).toBe(0)
  })

  test('HJ-605 an item is kept once: the second copy of Second Dawn has nothing to keep', () => {
    const table = attempting([], ['P03', 'P03']).answer(0, 'P03')
    expect(ids(table.state.seats[0]!.hand)).toEqual(['P03'])
    expect(toldOf(table, 'itemKept')).toHaveLength(1)
    expect(table.kind(1)).toBe('reveal')
  })

  test('HJ-746 charges add up', () => {
    reads('P14', [{ kind: 'charge', dice: 1, total: 2 }])
    const table = starting({ chargeDice: 1, chargeTotal: 2 }).answer(1, 'P14')
    expect(table.state.seats[1]).toMatchObject({ chargeDice: 2, chargeTotal: 4 })
    expect(toldOf(table, 'charged')).toMatchObject([{ seat: 1, dice: 2, total: 4 }])
  })

  test.each([
    [{ epic: true, locks: false }, { waivedEpic: cellOf('G2'), waivedLocks: -1 }, { 'attempt B2-01': 'HJ-456' }],
    [{ epic: false, locks: true }, { waivedEpic: -1, waivedLocks: cellOf('G2') }, { 'attempt R1-01': 'HJ-459' }],
  ])('HJ-749 waive may open the padlocks or lift the black die alone: %o', (what, waived, barred) => {
    reads('P18', [{ kind: 'waive', ...what }])
    const seats = [{ cell: 'F3', relics: ['R1-01', 'B2-01'], hand: ['P18', 'P18'] }, opponent]
    const table = scene({ step: 'move', seats, quests: { G2: 'Q50' } }).answer(0, 'G2', 'P18')
    // The second copy could waive nothing more.
    expect(table.kind(0)).toBe('main')
    expect(table.state.seats[0]).toMatchObject(waived)
    const attempts = Object.entries(table.barred(0)).filter(([key]) => key.startsWith('attempt'))
    expect(Object.fromEntries(attempts)).toEqual(barred)
  })
})

describe('Effects on relics and prophecies', () => {
  test('HJ-972 takeRelic can ask for a least power', () => {
    reads('P05', [take({ minPower: 2, maxPower: 3 })])
    const treasure = ['R1-10', 'R2-08', 'R3-01', 'G1-10', 'B1-10']
    const table = attempting(['P05'], [], { treasure, dice: [6, 6] }).answer(1, 'P05')
    expect(table.options(1)).toEqual(['R2-08', 'R3-01'])
  })

  test('HJ-832 HJ-833 who loses the last item to an effect is eliminated, outside their turn', () => {
    rewrite(MENTORS[6]!, { effects: [take({ from: 'opponent', maxPower: 1, victimRelics: 1 })] })
    const seats = [{ cell: 'G2', mentor: 'M07' }, opponent, { relics: ['B2-01'] }]
    const table = scene({ seats, quests: { G2: 'Q34' } }).answer(0, 'attempt M07')
    expect(ids(table.state.seats[0]!.relics)).toEqual(['B1-01'])
    expect(table.state.seats.map(({ out }) => out)).toEqual([-1, 0, -1])
    const kinds = told(table)
    expect(kinds.slice(kinds.indexOf('relicGained'))).toEqual([
      ...['relicGained', 'eliminationPending', 'eliminated', 'prophecyDrawn'],
      ...['turnEnded', 'turnStarted'],
    ])
    expect(table.state.active).toBe(2)
  })

  test('HJ-832 so is the first seat', () => {
    rewrite(MENTORS[6]!, { effects: [take({ from: 'opponent', maxPower: 1, victimRelics: 1 })] })
    const seats = [opponent, { cell: 'G2', mentor: 'M07' }, { relics: ['B2-01'] }]
    const table = scene({ active: 1, seats, quests: { G2: 'Q34' } }).answer(1, 'attempt M07')
    expect(table.state.seats.map(({ out }) => out)).toEqual([0, -1, -1])
  })

  test('HJ-570 HJ-734 refreshTreasure is possible from the discard alone', () => {
    reads('P14', [{ kind: 'refreshTreasure' }])
    const empty = { exactDeck: true, discard: ['R3-01'] }
    const table = starting({}, empty)
    expect(table.options(1)).toEqual(['P14', 'pass'])
    table.answer(1, 'P14')
    expect(table.state.treasure).toHaveLength(5)
    expect(starting({}, { exactDeck: true }).kind(0)).toBe('reveal')
  })

  test('HJ-744 HJ-873 of two players that ends the match in the middle of the effect', () => {
    rewrite(MENTORS[6]!, {
      effects: [take({ from: 'opponent', maxPower: 1, victimRelics: 1 }), { kind: 'charge', dice: 1, total: 0 }],
    })
    const seats = [{ cell: 'G2', mentor: 'M07' }, opponent]
    const table = scene({ seats, quests: { G2: 'Q34' } }).answer(0, 'attempt M07')
    expect(table.match.outcome()).toMatchObject({ winners: [0], reason: 'last' })
    expect(told(table).slice(-2)).toEqual(['eliminated', 'gameOver'])
  })

  test('HJ-005 takeRelic takes from opponents only, by colour, and nothing from a mentor', () => {
    rewrite(MENTORS[6]!, { effects: [take({ from: 'opponent', colour: 'blue', victimRelics: 0, comes: 'dormant' })] })
    const seats = [
      { cell: 'G2', mentor: 'M07', relics: ['B2-01'] },
      { relics: ['R1-01', 'B1-01'], mentor: 'M09' },
      { relics: ['B3-01', 'G1-01'] },
    ]
    const table = scene({ seats, quests: { G2: 'Q34' } }).answer(0, 'attempt M07')
    expect(table.options(0)).toEqual(['B1-01', 'B3-01'])
    table.answer(0, 'B3-01')
    // Dormant, but at the inn.
    expect(dormantOf(table, 0)).toEqual([])
  })

  test('HJ-728 drawProphecy draws as many as it says, as far as the pile goes', () => {
    reads('P14', [{ kind: 'drawProphecy', count: 2 }])
    const table = starting({}, { pile: ['P01', 'P02', 'P03'] }).answer(1, 'P14')
    expect(ids(table.state.seats[1]!.hand)).toEqual(['P01', 'P02'])
    const all = PROPHECIES.flatMap(({ id }) => [id, id])
    const last = starting({ hand: all.slice(0, 39) }, { pile: ['P20'] })
    last.answer(1, 'P14')
    expect(toldOf(last, 'prophecyDrawn')).toHaveLength(1)
  })

  test('HJ-734 drawProphecy is not eligible with an empty pile', () => {
    reads('P14', [{ kind: 'drawProphecy', count: 1 }])
    const hand = PROPHECIES.flatMap(({ id }) => [id, id])
    expect(starting({ hand }).kind(0)).toBe('reveal')
  })

  test('HJ-007 wakeRelics up to a number may be done in part where it is optional', () => {
    reads('P14', [{ kind: 'wakeRelics', count: 2, optional: true }])
    const holder = { cell: 'D3', relics: ['B1-01*', 'B2-01*', 'G1-01*'] }
    const table = starting(holder).answer(1, 'P14', 'B2-01')
    expect(table.options(1)).toEqual(['B1-01', 'G1-01', 'pass'])
    table.answer(1, 'pass')
    expect(dormantOf(table, 1)).toEqual(['B1-01', 'G1-01'])
    reads('P14', [{ kind: 'wakeRelics', count: 'all', optional: true }])
    expect(
      starting({ cell: 'D3', relics: ['B1-01*'] })
        .answer(1, 'P14')
        .options(1),
    ).toEqual(['B1-01', 'pass'])
  })

  test('HJ-399 chooseOne offers only what is possible', () => {
    reads('P14', [
      {
        kind: 'chooseOne',
        of: [
          { kind: 'wakeRelics', count: 1, optional: false },
          { kind: 'charge', dice: 1, total: 0 },
          { kind: 'drawProphecy', count: 1 },
        ],
      },
    ])
    expect(starting().answer(1, 'P14').options(1)).toEqual(['charge', 'drawProphecy'])
    reads('P14', [{ kind: 'chooseOne', of: [{ kind: 'wakeRelics', count: 1, optional: false }] }])
    expect(starting().kind(0)).toBe('reveal')
  })
})

describe('Effects on the board', () => {
  test('HJ-007 reveal, peek and hide stop where nothing is left', () => {
    const oneLeft = { faceUp: 'all', faceDown: { B1: 'Q01' } } as const
    reads('P14', [{ kind: 'reveal', count: 3, place: 'any', optional: false }])
    const revealed = starting({}, oneLeft).answer(1, 'P14')
    expect(toldOf(revealed, 'questRevealed')).toHaveLength(1)
    reads('P14', [{ kind: 'hide', count: 3, place: 'far' }])
    const hidden = starting({}, { quests: { H5: 'Q01', B7: 'Q02' } }).answer(1, 'P14', 'B7')
    expect(toldOf(hidden, 'hidden').map(({ cell }) => cell)).toEqual([cellOf('B7'), cellOf('H5')])
  })

  test('HJ-748 peek may be asked for several quests, and compulsory', () => {
    reads('P14', [{ kind: 'peek', count: 2, place: 'adjacent', optional: false }])
    const table = starting({ cell: 'B1' }, { quests: { B1: 'Q01', B2: 'Q02' } }).answer(1, 'P14')
    expect(table.options(1)).toEqual(['C1', 'C2'])
    table.answer(1, 'C1', 'C2')
    const { quests } = table.view(1)
    expect(ids([quests[cellOf('C1')]!, quests[cellOf('C2')]!])).not.toContain('back')
  })

  test('HJ-734 peek is not eligible when no such quest is face down', () => {
    reads('P14', [{ kind: 'peek', count: 1, place: 'any', optional: false }])
    expect(starting({}, { faceUp: 'all' }).kind(0)).toBe('move')
    reads('P14', [{ kind: 'peek', count: 1, place: 'nextToInn', optional: false }])
    expect(starting().kind(0)).toBe('reveal')
  })

  test('HJ-747 hide never touches a cell next to the inn, wherever a card allows it', () => {
    reads('P14', [{ kind: 'hide', count: 1, place: 'nextToInn' }])
    expect(starting().kind(0)).toBe('reveal')
    reads('P14', [{ kind: 'hide', count: 1, place: 'any' }])
    expect(
      starting({}, { quests: { H5: 'Q01', B7: 'Q02' } })
        .answer(1, 'P14')
        .options(1),
    ).toEqual(['H5', 'B7'])
  })

  test('HJ-054 nextToInn are the eight cells around the inn', () => {
    reads('P14', [{ kind: 'place', place: 'nextToInn', optional: false }])
    expect(starting({ cell: 'D4' }).answer(1, 'P14').options(1)).toEqual(['D3', 'E3', 'F3', 'F4', 'D5', 'E5', 'F5'])
  })

  test('HJ-734 a condition can ask for a cell next to the inn', () => {
    reads('P07', [{ kind: 'charge', dice: 1, total: 0 }], { place: 'nextToInn' })
    const seats = [{ cell: 'F3' }, { ...opponent, hand: ['P07'] }]
    const moved = (to: string): Scene => scene({ step: 'move', seats, quests: { G2: 'Q01' } }).answer(0, to)
    expect(moved('F4').asked()).toEqual([1])
    expect(moved('G2').asked()).toEqual([0])
    expect(moved('E4').asked()).toEqual([0])
  })

  test('HJ-310 place can bring a pawn to the inn, where its relics wake; not one that is there', () => {
    reads('P14', [{ kind: 'place', place: 'inn', optional: false }])
    const table = starting({ cell: 'D3', relics: ['B1-01*'] }).answer(1, 'P14')
    expect(table.state.seats[1]!.cell).toBe(INN)
    expect(dormantOf(table, 1)).toEqual([])
    expect(starting().kind(0)).toBe('reveal')
  })

  test('HJ-302 nothing places a pawn on a face-down quest', () => {
    reads('P06', [{ kind: 'place', place: 'any', optional: true }])
    const seats = [{ relics: ['R1-01'] }, { ...opponent, hand: ['P06'] }]
    const table = scene({ step: 'reveal', seats }).answer(0, 'B1').answer(1, 'P06')
    expect(table.options(1)).toEqual(['B1', 'D3', 'E3', 'F3', 'D4', 'F4', 'D5', 'E5', 'F5', 'pass'])
  })

  test('HJ-313 a compulsory move of two steps cannot be declined, and stops where no cell can be entered', () => {
    reads('P14', [{ kind: 'move', steps: 2, optional: false }])
    const table = starting({ cell: 'B1' }, { quests: { B1: 'Q01', C1: 'Q02' } }).answer(1, 'P14')
    // From B1 to C1 and back: no other cell can be entered.
    expect(toldOf(table, 'pawnArrived').map(({ cell }) => cell)).toEqual([cellOf('C1'), cellOf('B1')])
  })

  test.each([
    ['red', 'Q25', true],
    ['red', 'Q30', false],
    ['white', 'Q37', true],
    ['white', 'Q25', false],
  ] as const)('HJ-734 a condition can ask for a %s quest: %s', (questColour, quest, asked) => {
    reads('P05', [{ kind: 'charge', dice: 1, total: 0 }], { questColour })
    const table = attempting(['P05'], [], { quests: { G2: quest }, dice: [6, 6] })
    expect(table.kind(1) === 'react').toBe(asked)
  })
})

describe('Effects on other effects', () => {
  test('HJ-975 to cancel a bonus is enough for a card to be played, once', () => {
    reads('P08', [{ kind: 'cancel', what: 'bonus' }])
    const seats = [
      { cell: 'F3', relics: ['R1-01'] },
      { ...opponent, hand: ['P08', 'P08'] },
    ]
    const table = scene({ seats, turn: { moved: true, arrival: 'free' } }).answer(0, 'bonus-move F4')
    expect(table.options(1)).toEqual(['P08', 'pass'])
    table.answer(1, 'P08')
    // What is cancelled already cannot be cancelled again.
    expect(table.kind(0)).toBe('main')
    expect(table.state.seats[0]!.cell).toBe(cellOf('F3'))
  })

  test('HJ-971 the relic of an event can be taken only out of the discard', () => {
    reads('P19', [take({ from: 'eventRelic' })])
    const table = attempting(['P19'], [], { dice: [6, 6], treasure: ['R1-10', 'G1-10', 'B1-10', 'G2-08', 'B2-08'] })
    expect(toldOf(table, 'relicGained')).toHaveLength(1)
    expect(table.kind(1)).toBe('reveal')
    reads('P14', [take({ from: 'eventRelic' })])
    expect(starting().kind(0)).toBe('reveal')
  })
})
