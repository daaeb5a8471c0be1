import { describe, expect, test } from 'vitest'
import { act, type Scene, type SceneSetting, type SeatScene, scene, told, toldOf } from '../testing/index.ts'
import { rankOf } from './outcome.ts'

/** The end of a match of these Heroes. */
const counted = (seats: readonly SeatScene[], more: Partial<SceneSetting> = {}): Scene =>
  scene({ step: 'scoring', seats, tokens: 0, isFinal: true, ...more })
const rows = (seat: SeatScene, more: Partial<SceneSetting> = {}): readonly number[] =>
  counted([{ icons: {}, destiny: 41, ...seat }], more).state.seats[0]!.score

describe('The score sheet', () => {
  test('CTA-800 all Destinies are revealed', () => {
    const table = counted([{ destiny: 41 }, { destiny: 42 }])
    expect([0, 1].map((seat) => table.view(-1).seats[seat]!.destiny)).toEqual([[40], [41]])
    expect(told(table)).toEqual(['scored', 'scored', 'gameOver'])
  })

  test('CTA-801, CTA-805 points of visible paths only', () => {
    // Slay the Dragon Tri 4; Rise From the Dead Tra 4; below it Save an Innocent Tri 3.
    expect(rows({ story: [108, 118] })).toEqual([4, 4, 0, 0, 0])
    expect(rows({ story: [108, '118b'] })).toEqual([7, 0, 0, 0, 0])
  })

  test('CTA-553, CTA-802, CTA-806 the corner and the conditions of the Destiny', () => {
    expect(rows({ destiny: 50, story: [118], played: [183, 184, 185] })).toEqual([0, 4 + 2 + 1 + 1 + 3, 0, 0, 0])
    // Last of the Line: its ROY counts for itself and for a set.
    expect(rows({ destiny: 53, icons: { ROY: 1 } })).toEqual([2 + 3, 0, 0, 2, 0])
  })

  test.each([
    [1, 3, 0],
    [2, 1, 0],
    [3, 0, 0],
    [4, 0, 0],
    [5, 0, 1],
    [6, 0, 3],
    [7, -4, 0],
  ])('CTA-803, CTA-807, CTA-815 level %i: %i Triumph, %i Tragedy', (level, tri, tra) => {
    expect(rows({ level })).toEqual([tri, tra, 0, 0, 0])
  })

  test('CTA-804, CTA-808, CTA-571 a point for each Feat played, none for those in hand', () => {
    expect(rows({ played: [159, 160, 183], hand: [161, 184] })).toEqual([2, 1, 0, 0, 0])
  })

  test('CTA-809, CTA-539 experience in the reserve, not on the Class', () => {
    expect(rows({ xp: 4, banked: 6 })).toEqual([0, 0, 4, 0, 0])
  })

  test.each([
    [1, 0],
    [2, 2],
    [3, 4],
    [4, 8],
    [5, 8],
    [8, 8],
  ])('CTA-615 to CTA-617 %i of a Story icon score %i', (count, points) => {
    expect(rows({ icons: { JUS: count } })[3]).toBe(points)
  })

  test('CTA-814 CTA-817 five rows, and the Destiny score is their sum', () => {
    const seat = { destiny: 45, icons: { STR: 1, VIL: 2 }, story: [108], played: [159, 183], level: 6, xp: 2 } as const
    const table = counted([{ ...seat, hasBeatenFinal: true }])
    // Slay the Dragon 4 and a Hero card; Warlord 1 + 2, level 6 and an Antihero card; a pair of VIL; the Dark Lord.
    expect(table.state.seats[0]!.score).toEqual([5, 3 + 3 + 1, 2, 2, 7])
    expect(table.match.outcome()!.scores).toEqual([23])
  })

  test('CTA-818 Destinies count played cards, Traits, paths and levels as they are after the last turn', () => {
    // Last of the Line: Traits, ROY, and 3 for level 3 or 4. In its last turn this Hero falls to level 5 by two Moons.
    const seat = { origin: 24, destiny: 53, icons: {}, story: [55, 56], level: 3 }
    const attempt = { foe: 'final', card: 124, runes: [0, 1, 2, 21, 22], faces: [0, 0, 1, 1, 1], casts: 1 } as const
    const last = (faces: readonly number[]) =>
      scene({
        step: 'outcome',
        seats: [seat],
        isFinale: true,
        ender: 0,
        attempt: { ...attempt, runes: [...attempt.runes], faces: [...faces] },
      }).state.seats[0]!.score
    expect(last([0, 0, 1, 0, 0])[0]).toBe(2 + 1 + 3)
    expect(last([0, 0, 1, 1, 1])).toEqual([2 + 1, 1, 0, 0, 0])
    // Living Legend: paths and played Hero cards, those of the last window as well.
    const legend = scene({
      step: 'end',
      seats: [{ destiny: 51, hand: [178], played: [159] }],
      isFinale: true,
      ender: 0,
    })
    act(legend, 0, 'feat 178')
    expect(legend.state.seats[0]!.score[0]).toBe(2 + 1)
  })

  test('CTA-927 halves are rounded down', () => {
    const half = (played: readonly number[]) => rows({ destiny: 51, played })[0]! - played.length
    expect([[], [159], [159, 160], [159, 160, 161], [159, 160, 161, 162]].map(half)).toEqual([0, 0, 1, 1, 2])
    const dark = (played: readonly number[]) => rows({ destiny: 50, played })[1]! - 2 - played.length
    expect([[183], [183, 184], [183, 184, 185]].map(dark)).toEqual([0, 1, 1])
  })

  test('CTA-811 to CTA-813 the Final Adversary: its points in row E, its icons for Destiny and sets', () => {
    // The Ashen Wyrm: STR, NAT, Triumph 5. One With Nature counts STR, WIS and NAT.
    const seat = { destiny: 43, icons: { NAT: 1 }, hasBeatenFinal: true }
    expect(rows(seat, { adversary: '2A' })).toEqual([1 + 2, 0, 0, 2, 5])
    expect(rows({ ...seat, hasBeatenFinal: false }, { adversary: '2A' })).toEqual([1, 0, 0, 0, 0])
  })

  test('CTA-762 it is a path of its points', () => {
    expect(rows({ destiny: 51, hasBeatenFinal: true }, { adversary: '2A' })[0]).toBe(1)
    expect(rows({ destiny: 50, hasBeatenFinal: true }, { adversary: '4A' })[1]).toBe(2 + 1)
  })
})

describe('The outcome', () => {
  const poor: SeatScene = { icons: {}, destiny: 41 }
  const rich: SeatScene = { icons: {}, destiny: 42, xp: 5 }
  const level: SeatScene = { icons: {}, destiny: 43, xp: 5 }

  test('CTA-003, CTA-004, CTA-764 no token left: the best score wins', () => {
    expect(counted([poor, rich]).match.outcome()).toEqual({
      winners: [1],
      scores: [0, 5],
      ranking: [1, 0],
      reason: 'won',
    })
  })

  test('CTA-003, CTA-767 one token left: nobody wins, but scores are shown', () => {
    const table = counted([poor, rich], { tokens: 1 })
    expect(table.match.outcome()).toEqual({ winners: [], scores: [0, 5], ranking: [1, 0], reason: 'lost' })
    expect(toldOf(table, 'gameOver')).toEqual([{ kind: 'gameOver', winners: [], reason: 'lost' }])
  })

  test('CTA-816 ties share the win', () => {
    expect(counted([rich, poor, level]).match.outcome()).toMatchObject({ winners: [0, 2], ranking: [0, 2, 1] })
  })

  test('CTA-005, CTA-858 competitive: the best score wins, row E is 0', () => {
    const table = counted([poor, rich], { mode: 'competitive' })
    expect(table.match.outcome()).toMatchObject({ winners: [1], reason: 'scores' })
    expect(table.state.seats.map(({ score }) => score[4])).toEqual([0, 0])
  })

  test.each([
    [-4, 'footnote'],
    [21, 'footnote'],
    [22, 'tale'],
    [27, 'tale'],
    [28, 'ballad'],
    [33, 'ballad'],
    [34, 'saga'],
    [39, 'saga'],
    [40, 'legend'],
  ])('CTA-854 a solo score of %i: %s', (score, rank) => {
    expect(rankOf(score)).toBe(rank)
  })
})
