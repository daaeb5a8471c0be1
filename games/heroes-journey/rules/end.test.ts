import { describe, expect, test } from 'vitest'
import { type Scene, type SceneSetting, type SeatScene, scene } from '../testing/index.ts'
import { told, toldOf } from '../testing/told.ts'
import { cellOf } from './board.ts'

const b = { relics: ['B1-01'] }
const c = { relics: ['G1-01'] }

/** Seat 0 accomplishes the 2-point quest Q12 (R4) with two dice. */
const scoring = (points: number, others: readonly SeatScene[] = [b, c], more: Partial<SceneSetting> = {}): Scene =>
  scene({
    seats: [{ cell: 'F3', relics: ['R2-01'], points }, ...others],
    quests: { F3: 'Q12' },
    dice: [6, 6],
    ...more,
  }).answer(0, 'attempt R2-01')

describe('Victory', () => {
  test.each([13, 14])('HJ-870 with %i points and 2 more the match ends the instant they are gained', (points) => {
    const table = scoring(points)
    expect(table.match.outcome()).toEqual({
      winners: [0],
      scores: [points + 2, 0, 0],
      ranking: [0, 1, 2],
      reason: 'points',
    })
    expect(table.asked()).toEqual([])
    expect(told(table).slice(-2)).toEqual(['questAccomplished', 'gameOver'])
    expect(toldOf(table, 'gameOver')).toMatchObject([{ winners: [0], reason: 'points' }])
    expect(table.state.token[cellOf('F3')]).toBe(0)
  })

  test('HJ-870 14 points are not enough', () => {
    const table = scoring(12)
    expect(table.match.outcome()).toBeUndefined()
    expect(table.kind(0)).toBe('reward')
  })

  test('HJ-871 the round is not completed, though another has 14 points and is yet to play', () => {
    const table = scoring(13, [{ ...b, points: 14 }, c], { first: 0 })
    expect(table.match.outcome()).toMatchObject({ winners: [0], ranking: [0, 1, 2] })
  })

  test('HJ-872 the last chance is the roll: nothing can answer the winning quest', () => {
    const seats = [{ ...b, hand: ['P01', 'P05', 'P10', 'P15'] }, c]
    const table = scoring(13, seats)
    expect(table.options(1)).toEqual(['P01', 'pass'])
    table.answer(1, 'pass')
    expect(table.match.outcome()).toMatchObject({ winners: [0], reason: 'points' })
    const kinds = table.events(-1).map(({ event }) => event.kind)
    expect(kinds.slice(kinds.indexOf('questAccomplished'))).toEqual(['questAccomplished', 'gameOver'])
  })

  test('HJ-873 the last one in the game wins at once, whatever the points', () => {
    const seats = [
      { cell: 'F3', relics: ['R1-01'], points: 12 },
      { ...b, points: 1 },
      { out: 0, points: 14 },
    ]
    const table = scene({ seats, quests: { F3: 'Q34' } }).answer(0, 'attempt R1-01')
    expect(table.match.outcome()).toEqual({
      winners: [1],
      scores: [12, 1, 14],
      ranking: [1, 0, 2],
      reason: 'last',
    })
  })

  test('HJ-873 with two left the match goes on', () => {
    const table = scene({ seats: [{ cell: 'F3', relics: ['R1-01'] }, b, c], quests: { F3: 'Q34' } })
    table.answer(0, 'attempt R1-01')
    expect(table.match.outcome()).toBeUndefined()
  })
})

describe('A stalemate', () => {
  /** The end of a turn without an attempt, after so many. */
  const ending = (idle: number, seats: readonly SeatScene[]): Scene => scene({ step: 'end', idle, seats })

  test('EX-44 HJ-880 HJ-881 three players and the 18th turn without an attempt: the match ends', () => {
    const seats = [
      { ...b, points: 3 },
      { ...c, points: 5 },
      { relics: ['R3-01'], points: 4 },
    ]
    expect(ending(16, seats).match.outcome()).toBeUndefined()
    const table = ending(17, seats)
    expect(table.match.outcome()).toEqual({ winners: [1], scores: [3, 5, 4], ranking: [1, 2, 0], reason: 'stalemate' })
    expect(told(table)).toEqual(['turnEnded', 'gameOver'])
    expect(toldOf(table, 'turnEnded')).toMatchObject([{ idle: 18 }])
  })

  test('HJ-880 six rounds of all players: the last of them ends in the middle of no turn', () => {
    expect(ending(10, [b, c]).match.outcome()).toBeUndefined()
    expect(ending(11, [b, c]).match.outcome()).toMatchObject({ reason: 'stalemate' })
  })

  test('HJ-881 the counter rises at the end of a turn without an attempt, and is public', () => {
    const table = scene({ seats: [{ cell: 'F3', relics: ['R1-01'] }, b], quests: { F3: 'Q34' }, idle: 4 })
    table.answer(0, 'end')
    expect(table.state.idle).toBe(5)
    for (const viewer of [0, 1, -1]) expect(table.view(viewer).idle).toBe(5)
  })

  test('HJ-881 an attempt declared sets it to 0, and its own turn adds nothing', () => {
    const seats = [
      { cell: 'F3', relics: ['R1-01', 'R1-02'] },
      { ...b, hand: ['P01'] },
    ]
    const table = scene({ seats, quests: { F3: 'Q34' }, idle: 11 }).answer(0, 'attempt R1-01')
    expect(table.state.idle).toBe(0)
    table.answer(1, 'pass')
    expect(table.state).toMatchObject({ active: 1, idle: 0 })
  })

  test('HJ-881 it counts against those still in the game', () => {
    expect(ending(11, [b, c, { out: 0 }]).match.outcome()).toMatchObject({ reason: 'stalemate', ranking: [0, 1, 2] })
  })

  test.each<[string, SeatScene, SeatScene]>([
    ['most points', { points: 4, relics: ['R1-01'] }, { points: 3, relics: ['B3-01'], tokens: ['D3', 'D4'] }],
    ['then more power', { points: 3, relics: ['R2-01'] }, { points: 3, relics: ['B1-01'] }],
    ['dormant relics count', { points: 3, relics: ['R2-01*', 'R1-01'], cell: 'F4' }, { points: 3, relics: ['B2-01'] }],
    ['a mentor counts 1', { points: 3, relics: ['R1-01'], mentor: 'M01' }, { points: 3, relics: ['B1-01'] }],
    [
      'then more quests',
      { points: 2, relics: ['R1-01'], tokens: ['D3', 'D4'] },
      { points: 2, relics: ['B1-01'], tokens: ['D5'] },
    ],
  ])('HJ-882 %s', (_what, better, worse) => {
    expect(ending(11, [worse, better]).match.outcome()).toMatchObject({ winners: [1], ranking: [1, 0] })
    expect(ending(11, [better, worse]).match.outcome()).toMatchObject({ winners: [0], ranking: [0, 1] })
  })

  test('HJ-882 power is compared before quests, points before both', () => {
    const strong = { points: 2, relics: ['R3-01'], tokens: ['D5'] }
    const busy = { points: 2, relics: ['B1-01'], tokens: ['D3', 'D4'] }
    expect(ending(11, [busy, strong]).match.outcome()).toMatchObject({ winners: [1] })
  })

  test('HJ-882 those still tied share the victory', () => {
    const seats = [
      { ...b, points: 1 },
      { ...c, points: 4 },
      { relics: ['R1-01'], points: 4 },
    ]
    const table = ending(17, seats)
    expect(table.match.outcome()).toMatchObject({ winners: [1, 2], ranking: [1, 2, 0] })
    expect(toldOf(table, 'gameOver')).toMatchObject([{ winners: [1, 2], reason: 'stalemate' }])
  })

  test('HJ-882 HJ-883 an eliminated player does not win, however many points', () => {
    const seats = [b, { out: 0, points: 14 }, { ...c, points: 1 }, { out: 1, points: 9 }]
    expect(ending(11, seats).match.outcome()).toMatchObject({ winners: [2], ranking: [2, 0, 3, 1] })
  })

  test('HJ-883 the ranking: the winner, then those in the game, then the eliminated, the last of them first', () => {
    const seats = [
      { cell: 'F3', relics: ['R2-01'], points: 13 },
      { out: 1, points: 9 },
      { ...b, points: 2 },
      { out: 0, points: 12 },
      { ...c, points: 7 },
      { out: 2, points: 0 },
    ]
    const table = scene({ seats, quests: { F3: 'Q12' }, dice: [6, 6] }).answer(0, 'attempt R2-01')
    expect(table.match.outcome()!.ranking).toEqual([0, 4, 2, 5, 1, 3])
  })
})
