import { describe, expect, test } from 'vitest'
import { act, CORE, ending, HIGH, LOW, type Scene, type SeatScene, scene, thrown, toldOf } from '../testing/index.ts'

/** The marker as it moves in play, alone against the Dark Lord. */

const level = ({ state }: Scene, seat = 0): number => state.seats[seat]!.level
const tokens = ({ state }: Scene): number => state.adversary.tokens
const ROW = { 1: [66] } as const
/** The outcome of an attempt with so many Moons. */
const moons = (count: number, seat: SeatScene = {}): Scene =>
  scene({
    seats: [{ origin: 24, ...seat }],
    step: 'outcome',
    rows: ROW,
    attempt: thrown(66, [...CORE, 21, 22, 23].slice(0, 3 + count), [0, 0, 1, 1, 1, 1].slice(0, 3 + count)),
  })

describe('The track', () => {
  test('CTA-440 seven levels: four Corruptions lead from the start to the last, two Virtues to the first', () => {
    const down = [0, 1, 2, 3].map((count) => level(moons(count)))
    expect(down).toEqual([3, 4, 5, 6])
    expect(level(moons(1, { level: 6 }))).toBe(7)
    const up = [3, 2, 1].map((from) =>
      level(scene({ seats: [{ origin: 24, level: from }], rows: { 1: [61, 64] } }).answer(0, 'trait 061')),
    )
    expect(up).toEqual([2, 1, 1])
  })

  test('CTA-441 the start is level 3: both types of Feats, no points', () => {
    const table = scene({ step: 'reveal', seats: [{ origin: 24 }] })
    expect(level(table)).toBe(3)
    const feats = scene({ seats: [{ hand: [178, 205] }], step: 'end' })
    expect(feats.options(0)).toEqual(['feat 178', 'feat 205', 'pass'])
    const scored = scene({ step: 'scoring', seats: [{ destiny: 41, icons: {} }] })
    expect(scored.state.seats[0]!.score).toEqual([0, 0, 0, 0, 0])
  })

  test('CTA-443 a Corruption moves the marker one level down', () => {
    const table = moons(1)
    expect(toldOf(table, 'levelChanged')).toEqual([{ kind: 'levelChanged', seat: 0, by: 1, level: 4, cause: 'moon' }])
  })

  test('CTA-447 on level 7 nothing is taken any more; the 2 of the Moon counts', () => {
    const table = moons(1, { level: 7 })
    expect(ending(table)).toBe('overcome 3 of 3')
    expect([level(table), tokens(table), toldOf(table, 'levelChanged')]).toEqual([7, 5, []])
  })

  test('CTA-450 what answers a Corruption answers each level moved', () => {
    for (const [from, count, moved] of [
      [3, 3, 3],
      [4, 2, 2],
      [5, 3, 2],
      [6, 3, 1],
      [7, 3, 0],
    ] as const) {
      const table = moons(count, { level: from })
      expect(tokens(table)).toBe(5 + moved)
      expect(toldOf(table, 'tokensChanged').map(({ by }) => by)).toEqual(Array(moved).fill(1))
    }
  })

  test('CTA-453 the level reached counts, not the sum of levels', () => {
    const score = (at: number) =>
      scene({ step: 'scoring', seats: [{ destiny: 41, icons: {}, level: at }] }).state.seats[0]!.score.slice(0, 2)
    expect([1, 2, 6, 7].map(score)).toEqual([
      [3, 0],
      [1, 0],
      [0, 3],
      [-4, 0],
    ])
  })

  test('CTA-454 the level is looked at each time a Feat is played; what was played stays and scores', () => {
    // Two Corruptions for four experience: from level 4 to 6, where no Hero card can be played.
    const table = scene({ seats: [{ origin: 24, level: 4, hand: [204, 178, 175], destiny: 41 }], step: 'end' })
    expect(table.options(0)).toEqual(['feat 178', 'feat 175', 'feat 204', 'pass'])
    table.answer(0, 'feat 178')
    expect(table.options(0)).toContain('feat 175')
    table.answer(0, 'feat 204', '2')
    expect(level(table)).toBe(6)
    expect(table.options(0).filter((key) => key.startsWith('feat'))).toEqual([])
    expect(table.state.seats[0]!.playedHeroes).toHaveLength(1)
    const scored = scene({ step: 'scoring', seats: [{ destiny: 41, icons: {}, level: 6, played: [178] }] })
    expect(scored.state.seats[0]!.score.slice(0, 2)).toEqual([1, 3])
  })
})

describe('The last level', () => {
  test('WE-21 level 7: no Dark rune can be bought, Forbidden Power adds one, its Moon moves nothing, a Virtue does', () => {
    const seat = { origin: 24, icons: {}, level: 7, xp: 3, hand: [187] }
    const table = scene({ seats: [seat], rows: { 1: [66, 61] }, runes: [HIGH, LOW, HIGH, HIGH] }).answer(0, 'top 066')
    expect(table.kind(0)).toBe('feat')
    expect(table.options(0)).toEqual(['feat 187', 'bank 1', 'bank 2', 'bank 3', 'pass'])
    table.answer(0, 'pass', 'feat 187', 'pass')
    expect(toldOf(table, 'runeAdded')).toEqual([{ kind: 'runeAdded', rune: 21, face: 1 }])
    act(table, 0, 'pass')
    expect(ending(table)).toBe('overcome 4 of 3')
    expect([level(table), tokens(table), toldOf(table, 'levelChanged')]).toEqual([7, 5, []])
    act(table, 0, 'trait 061')
    expect(toldOf(table, 'levelChanged')).toMatchObject([{ by: -1, level: 6 }])
  })
})
