import { MatchError, simulate } from '@monomyth/engine'
import { stage } from '@monomyth/engine/testing'
import { describe, expect, test } from 'vitest'
import { QUEST_PIECES } from '../content/pieces.ts'
import { QUESTS } from '../content/quests.ts'
import type { EventOf } from '../events.ts'
import { heroesJourney } from '../game.ts'
import type { State } from '../state.ts'
import { fromStart, scene, stateOf } from '../testing/index.ts'
import { dormantOf, ids, told, toldOf } from '../testing/told.ts'
import { cellName, cellOf } from './board.ts'

const cellsOf = (table: ReturnType<typeof scene>): string[] => table.state.seats.map(({ cell }) => cellName(cell))

describe('players', () => {
  test('HJ-001 each player has one pawn, and moves no other', () => {
    const table = scene({ step: 'move', seats: [{ relics: ['R1-01'] }, {}, { cell: 'D5' }] })
    expect(cellsOf(table)).toEqual(['E4', 'E4', 'D5'])
    table.answer(0, 'F3')
    expect(cellsOf(table)).toEqual(['F3', 'E4', 'D5'])
  })

  const pointsAfterSuccess = (points: number): ReturnType<typeof scene> =>
    scene({
      seats: [{ cell: 'F3', relics: ['R1-01'], points }, { relics: ['G1-01'] }],
      quests: { F3: 'Q01' },
      dice: [6],
    }).answer(0, 'attempt R1-01')

  test('HJ-002 the first player with 15 legend points wins', () => {
    expect(pointsAfterSuccess(14).match.outcome()).toEqual({
      winners: [0],
      scores: [15, 0],
      ranking: [0, 1],
      reason: 'points',
    })
  })

  test('HJ-002 nobody wins by points with fewer than 15', () => {
    const table = pointsAfterSuccess(13)
    expect(table.state.seats[0]!.points).toBe(14)
    expect(table.match.outcome()).toBe(undefined)
  })

  test('HJ-003 the game is for 2 to 6 players', () => {
    expect(() => fromStart(1, 'one')).toThrow(MatchError)
    expect(() => fromStart(7, 'seven')).toThrow(MatchError)
    expect(fromStart(2, 'two').state.seats).toHaveLength(2)
    expect(fromStart(6, 'six').state.seats).toHaveLength(6)
  })

  test('HJ-004 heroes who meet can neither trade, give nor lend anything', () => {
    const table = scene({
      seats: [
        { cell: 'F3', relics: ['R1-01', 'G2-01'], mentor: 'M09', hand: ['P03'] },
        { cell: 'F3', relics: ['G1-01'], mentor: 'M01', hand: ['P03'] },
      ],
      quests: { F3: 'Q01' },
    })
    expect(table.options(0)).toEqual(['end', 'attempt R1-01', 'attempt G2-01', 'attempt M09'])
    expect(table.asked()).toEqual([0])
  })

  test('HJ-005 an eliminated player is no opponent, and neither is oneself', () => {
    // The lost Masked Duchess takes a power-1 relic from an opponent who owns three.
    const table = scene({
      seats: [
        { cell: 'F3', relics: ['R1-01', 'G1-01', 'B1-01'], mentor: 'M07' },
        { relics: ['R1-02', 'G1-02', 'B1-02'], out: 0 },
        { relics: ['R1-03', 'B1-03', 'G2-01'] },
      ],
      quests: { F3: 'Q03' },
      dice: [1],
    }).answer(0, 'attempt M07')
    expect(table.kind(0)).toBe('takeFromOpponent')
    expect(table.options(0)).toEqual(['R1-03', 'B1-03'])
  })
})

describe('cards and rules', () => {
  test('HJ-006 a card overrides a rule: the padlock of Q50 opens for Unbarred Gate', () => {
    const setting = {
      step: 'move',
      seats: [{ cell: 'F3', relics: ['B2-01'], hand: ['P18'] }, { relics: ['G1-01'] }],
      quests: { G2: 'Q50' },
    } as const
    const table = scene(setting).answer(0, 'G2', 'pass')
    expect(table.barred(0)['attempt B2-01']).toBe('HJ-456')
    expect(scene(setting).answer(0, 'G2', 'P18').options(0)).toContain('attempt B2-01')
  })

  test('HJ-006 no card gives a second attempt in a turn', () => {
    const table = scene({
      seats: [{ cell: 'G2', relics: ['R1-01'], mentor: 'M03' }, { relics: ['G1-01'] }],
      quests: { G2: 'Q01' },
      dice: [1],
    }).answer(0, 'attempt M03', 'G2')
    expect(table.state.seats[0]!.cell).toBe(cellOf('G2'))
    // With nothing left but the end of the turn it is the other's turn.
    expect(told(table).slice(-4)).toEqual(['pawnArrived', 'prophecyDrawn', 'turnEnded', 'turnStarted'])
    expect(table.asked()).toEqual([1])
  })

  test('HJ-006 no card keeps the game from ending at 15 points', () => {
    const table = scene({
      seats: [
        { cell: 'F3', relics: ['R1-01'], points: 14 },
        { relics: ['G1-01'], hand: ['P10', 'P11'] },
      ],
      quests: { F3: 'Q01' },
      dice: [6],
    }).answer(0, 'attempt R1-01')
    expect(table.asked()).toEqual([])
    expect(told(table).slice(-2)).toEqual(['questAccomplished', 'gameOver'])
  })

  test('HJ-007 the impossible part of an effect is skipped, the rest is carried out', () => {
    // Far Lantern: reveal a quest, then you may move. The last face-down quest has just been revealed.
    const table = scene({
      step: 'reveal',
      seats: [{ relics: ['R1-01'] }, { relics: ['G1-01'], hand: ['P06'] }],
      faceUp: 'all',
      faceDown: { A4: 'Q30' },
    })
    expect(table.options(1)).toEqual(['P06', 'pass'])
    table.answer(1, 'P06')
    expect(table.kind(1)).toBe('moveByEffect')
    table.answer(1, 'F4')
    expect(cellsOf(table)).toEqual(['E4', 'F4'])
  })

  test('HJ-007 "may" can be declined', () => {
    const table = scene({
      step: 'reveal',
      seats: [{ relics: ['R1-01'] }, { relics: ['G1-01'], hand: ['P06'] }],
    }).answer(0, 'B1')
    table.answer(1, 'P06', 'C1')
    expect(table.options(1)).toEqual(['D3', 'E3', 'F3', 'D4', 'F4', 'D5', 'E5', 'F5', 'pass'])
    table.answer(1, 'pass')
    expect(cellsOf(table)).toEqual(['E4', 'E4'])
    expect(table.kind(0)).toBe('move')
  })

  test('HJ-007 "up to" can be done in part', () => {
    // The lost Old Marl reveals up to three quests.
    const table = scene({
      seats: [{ cell: 'F3', relics: ['R1-01'], mentor: 'M06' }, { relics: ['G1-01'] }],
      quests: { F3: 'Q03' },
      dice: [1],
    }).answer(0, 'attempt M06', 'B1')
    expect(table.options(0).at(-1)).toBe('pass')
    table.answer(0, 'pass')
    expect(toldOf(table, 'questRevealed').map(({ cell }) => cellName(cell))).toEqual(['B1'])
    expect(table.asked()).toEqual([1])
  })

  test('HJ-008 every face of the dice comes up equally often', () => {
    const state = stateOf({ seats: [{ cell: 'F3', relics: ['R3-01'], chargeDice: 2 }, {}], quests: { F3: 'Q03' } })
    const counts = [0, 0, 0, 0, 0, 0]
    for (let n = 0; n < 240; n++) {
      const match = stage(heroesJourney, { seats: 2, seed: `fair ${n}` }, { state })
      match.answer(0, match.asked[0]!, 'attempt R3-01')
      const rolled = match.events(-1).find(({ event }) => event.kind === 'diceRolled')!.event as EventOf<'diceRolled'>
      for (const face of rolled.faces) counts[face - 1]!++
    }
    expect(counts).toHaveLength(6)
    for (const count of counts) expect(Math.abs(count - 200)).toBeLessThan(50)
  })

  test('HJ-008 a card comes to lie anywhere equally often', () => {
    const counts = [0, 0, 0, 0, 0, 0]
    for (let n = 0; n < 300; n++) {
      const { position } = simulate(heroesJourney, { seats: 2, seed: `fair ${n}` }, () => 0, 2)
      const { quests } = position.state as State
      counts[Math.floor(quests.indexOf(QUEST_PIECES[0]!) / 9)]!++
    }
    expect(counts).toHaveLength(6)
    for (const count of counts) expect(Math.abs(count - 50)).toBeLessThan(25)
  })

  test('HJ-008 every roll is told to everybody', () => {
    const table = scene({
      seats: [{ cell: 'F3', relics: ['R3-01'] }, { relics: ['G1-01'] }, { relics: ['B1-01'] }],
      quests: { F3: 'Q01' },
      dice: [3, 5, 2],
    }).answer(0, 'attempt R3-01')
    for (const viewer of [-1, 0, 1, 2])
      expect(toldOf(table, 'diceRolled', viewer)).toEqual([
        { kind: 'diceRolled', seat: 0, cell: cellOf('F3'), faces: [3, 5, 2], added: 0, value: 1 },
      ])
  })
})

describe('items and quests', () => {
  test('HJ-023 of relics alike in colour, power and state one stands for all', () => {
    const table = scene({
      seats: [
        { cell: 'F3', relics: ['R1-02', 'R1-01', 'R2-01', 'G1-01', 'R1-03*', 'R1-04*', 'B1-01'] },
        { relics: ['G1-02'] },
      ],
      quests: { F3: 'Q01' },
    })
    expect(table.options(0)).toEqual(['end', 'attempt R1-02', 'attempt R2-01', 'attempt G1-01', 'attempt B1-01'])
    expect(table.barred(0)).toEqual({ 'attempt R1-03': 'HJ-455' })
  })

  test('HJ-024 a relic is awake until it is used with success, then dormant', () => {
    const table = scene({
      seats: [{ cell: 'F3', relics: ['R1-01', 'R1-02'] }, { relics: ['G1-01'] }],
      quests: { F3: 'Q01' },
      treasure: ['G1-10', 'B1-10', 'G2-08', 'B2-08', 'G3-04'],
      dice: [6],
    })
    expect(dormantOf(table, 0)).toEqual([])
    table.answer(0, 'attempt R1-01')
    expect(dormantOf(table, 0)).toEqual(['R1-01'])
    expect(ids(table.state.seats[0]!.relics)).toEqual(['R1-01', 'R1-02'])
  })

  test('HJ-026 the item decides the value, the quest decides the reward and what is off-colour', () => {
    // Q12 is red: R4 G3 B2.
    const table = scene({
      seats: [{ cell: 'F3', relics: ['B1-01'] }, { relics: ['G1-01'] }],
      quests: { F3: 'Q12' },
      treasure: ['B1-10', 'R2-08', 'B2-08', 'G1-10', 'G2-08'],
      dice: [3],
    }).answer(0, 'attempt B1-01')
    expect(toldOf(table, 'attemptDeclared').map(({ value }) => value)).toEqual([2])
    expect(ids(table.state.seats[0]!.relics)).toEqual(['B1-01', 'R2-08'])
    expect(table.kind(0)).toBe('freeReveal')
  })

  test('HJ-032 eleven quests can be worth too little to win, twelve never', () => {
    const cheapest = QUESTS.map(({ points }) => points).toSorted((a, b) => a - b)
    const worth = (count: number): number => cheapest.slice(0, count).reduce((sum, points) => sum + points, 0)
    expect([worth(11), worth(12)]).toEqual([13, 15])
  })

  test('HJ-032 the twelfth token ends the game', () => {
    const tokens = ['B1', 'C1', 'D1', 'E1', 'F1', 'G1', 'H1', 'B2', 'C2', 'D2', 'E2']
    const quests = Object.fromEntries(tokens.map((cell, n) => [cell, `Q${String(n + 1).padStart(2, '0')}`]))
    const table = scene({
      seats: [{ cell: 'F3', relics: ['R2-01'], tokens }, { relics: ['G1-01'] }],
      quests: { ...quests, F3: 'Q12' },
      dice: [6, 6],
    })
    expect(table.state.seats[0]!.points).toBe(13)
    table.answer(0, 'attempt R2-01')
    expect(table.state.token.filter((seat) => seat === 0)).toHaveLength(12)
    expect(table.match.outcome()!.winners).toEqual([0])
  })

  test('HJ-033 an item is a relic or a mentor, never a prophecy', () => {
    const table = scene({
      seats: [{ cell: 'F3', relics: ['G1-01'], mentor: 'M01', hand: ['P17'] }, { relics: ['G1-02'] }],
      quests: { F3: 'Q01' },
    })
    expect(table.options(0)).toEqual(['end', 'attempt G1-01', 'attempt M01'])
    expect(table.barred(0)).toEqual({})
  })

  test('HJ-034 a quest without token is free, whoever accomplished it makes it an accomplished one', () => {
    const onto = (seats: { tokens: string[] }[]): { [key: string]: string } =>
      scene({
        step: 'move',
        seats: seats.map(({ tokens }, n) => ({ tokens, relics: [`R1-0${n + 1}`] })),
        quests: { F3: 'Q01' },
      })
        .answer(0, 'F3')
        .barred(0)
    expect(onto([{ tokens: [] }, { tokens: [] }])['attempt R1-01']).toBe(undefined)
    expect(onto([{ tokens: ['F3'] }, { tokens: [] }])['attempt R1-01']).toBe('HJ-450')
    expect(onto([{ tokens: [] }, { tokens: ['F3'] }])['attempt R1-01']).toBe('HJ-450')
  })

  test('HJ-035 every cell is inn, face down, free, own or rival, an eliminated player a rival too', () => {
    const table = scene({
      step: 'move',
      seats: [{ cell: 'G3', relics: ['R1-01'], tokens: ['F4'] }, { tokens: ['F3'] }, { tokens: ['G4'], out: 0 }],
      faceUp: ['G3', 'G2', 'G4', 'F4'],
    })
    expect(table.options(0)).toEqual(['G2', 'F3', 'F4', 'G4', 'stay'])
    expect(table.barred(0)).toEqual({ F2: 'HJ-301', H2: 'HJ-301', H3: 'HJ-301', H4: 'HJ-301' })
    const arrivals: string[] = []
    for (const steps of [['G2'], ['F3'], ['F4'], ['G4'], ['F4', 'extra E4']]) {
      const walked = scene({
        step: 'move',
        seats: [{ cell: 'G3', relics: ['R1-01'], tokens: ['F4'] }, { tokens: ['F3'] }, { tokens: ['G4'], out: 0 }],
        faceUp: ['G3', 'G2', 'G4', 'F4'],
      }).answer(0, ...steps)
      arrivals.push(walked.state.turn.arrival)
    }
    expect(arrivals).toEqual(['free', 'rival', 'own', 'rival', 'inn'])
  })

  test('HJ-036 a token only shows who accomplished a quest: its owner gains nothing by visitors', () => {
    const table = scene({
      step: 'move',
      seats: [{ relics: ['R1-01'] }, { relics: ['G1-01*'], cell: 'D5', tokens: ['F3'] }],
      quests: { F3: 'Q12' },
    })
    const before = table.state.seats[1]
    table.answer(0, 'F3')
    expect(told(table)).toEqual(['pawnArrived'])
    expect(table.view(-1).token[cellOf('F3')]).toBe(1)
    expect(table.state.seats[1]).toEqual(before)
    expect(table.options(0).filter((key) => !key.startsWith('extra'))).toEqual(['end'])
  })
})
