import { describe, expect, test } from 'vitest'
import { CORE, only, type Scene, type SceneSetting, type SeatScene, scene, thrown, toldOf } from '../testing/index.ts'

const heroOf = ({ state }: Scene, seat = 0) => state.seats[seat]!
const ROW = { 1: [66, 55] } as const
/** An Action applies to an attempt that shows 2. */
const applied = (action: number, seats: readonly SeatScene[], more: Partial<SceneSetting> = {}): Scene =>
  scene({
    seats,
    step: 'outcome',
    rows: ROW,
    pending: [action],
    attempt: thrown(66, CORE, [1, 0, 1]),
    ...more,
  })

describe('Experience', () => {
  test('CTA-470 it pays for Journeys, Dark runes, the costs of cards, and is banked', () => {
    const menu = () => scene({ seats: [{ origin: 24, xp: 1 }], rows: ROW })
    expect(only(menu().options(0), 'journey', 'bank')).toEqual(['journey 066', 'journey 055', 'bank 1'])
    const costs = [
      menu().answer(0, 'journey 055'),
      menu().answer(0, 'bank 1'),
      menu().answer(0, 'top 066', '1 dark'),
      scene({ seats: [{ xp: 1, hand: [186] }], step: 'post', rows: ROW, attempt: thrown(66, CORE, [1, 0, 1]) }).answer(
        0,
        'feat 186',
      ),
    ]
    for (const table of costs.slice(0, 3)) expect(heroOf(table).xp).toBe(0)
    expect(toldOf(costs[3]!, 'xpChanged')[0]).toEqual({ kind: 'xpChanged', seat: 0, by: -1, cause: 'cost' })
  })

  test('CTA-471 there is no end of it: far more than the sixty tokens of an older box', () => {
    const table = scene({ seats: [{ origin: 24, xp: 70 }, { xp: 70 }], rows: ROW, tokens: 80 })
    expect(heroOf(table).xp + heroOf(table, 1).xp).toBe(140)
    const failed = scene({
      seats: [{ icons: {}, xp: 70 }],
      step: 'outcome',
      rows: ROW,
      attempt: thrown(66, CORE, [0, 0, 1]),
    })
    expect(heroOf(failed).xp).toBe(71)
  })

  test('CTA-472 a reserve never goes below 0: a loss takes what is there', () => {
    // Creeping Fever: each Hero loses one.
    const table = applied(156, [{ icons: {}, xp: 2 }, { xp: 0 }, { xp: 1 }])
    expect(toldOf(table, 'xpChanged').filter(({ by }) => by < 0)).toEqual([
      { kind: 'xpChanged', seat: 0, by: -1, cause: 'action' },
      { kind: 'xpChanged', seat: 2, by: -1, cause: 'action' },
    ])
    expect([heroOf(table, 1).xp, heroOf(table, 2).xp]).toEqual([0, 0])
  })

  test('CTA-543 the third effect of a Warrior looks back at a Crest once it is unlocked, and only then', () => {
    /** What the cast comes to when one experience is banked behind so many others. */
    const banking = (banked: number, faces: readonly number[], number = 32) => {
      const attempt = thrown(95, CORE, faces)
      const table = scene({ seats: [{ class: number, banked, xp: 1 }], step: 'post', rows: { 2: [95] }, attempt })
      return toldOf(table.answer(0, 'bank 1'), 'failed').map(({ result }) => result)
    }
    const [CREST, NONE] = [
      [1, 1, 0],
      [1, 1, 1],
    ]
    expect(banking(5, CREST)).toEqual([3])
    expect(banking(4, CREST)).toEqual([2])
    expect(banking(5, NONE)).toEqual(banking(4, NONE))
    // The others answer to something else than a Crest.
    expect(banking(5, CREST, 29)).toEqual([2])
    // Without an attempt there is no cast to look back at.
    const menu = scene({ seats: [{ class: 32, banked: 5, xp: 1 }], rows: ROW }).answer(0, 'bank 1')
    expect(toldOf(menu, 'resultChanged')).toEqual([])
  })

  test('CTA-475 nothing takes experience off a Class: what is lost or given comes from the reserve', () => {
    const fever = applied(156, [{ banked: 5, xp: 0, icons: {} }])
    expect(heroOf(fever).banked).toBe(5)
    // The Headsman's Toll wants two: without a reserve the Challenge is harder instead.
    const toll = applied(154, [{ banked: 6, xp: 1, icons: {} }])
    expect([heroOf(toll).banked, toldOf(toll, 'difficultyChanged')[0]?.by]).toEqual([6, 1])
    // Light Fingers and Blackmail find nothing with a Hero who has banked all.
    const thief = scene({ seats: [{ hand: [191, 192] }, { banked: 6 }, { xp: 1 }], step: 'end' })
    thief.answer(0, 'feat 191', 'pass')
    expect(heroOf(thief, 1).banked).toBe(6)
    expect(heroOf(thief, 0).xp).toBe(1)
  })

  test('CTA-476 reserves, Class tokens and Adversary tokens are seen by all', () => {
    const table = scene({
      seats: [
        { xp: 2, banked: 1 },
        { xp: 5, banked: 3 },
      ],
      tokens: 7,
    })
    for (const viewer of [0, 1, -1]) {
      const { seats, adversary } = table.view(viewer)
      expect(seats.map(({ xp, banked }) => [xp, banked])).toEqual([
        [2, 1],
        [5, 3],
      ])
      expect(adversary.tokens).toBe(7)
    }
  })

  test('CTA-477 the tokens of the Adversary never go below 0', () => {
    const beaten = scene({
      seats: [{ icons: {} }, {}],
      step: 'outcome',
      tokens: 2,
      attempt: { foe: 'adversary', card: 123, runes: [...CORE, 9, 10, 11], faces: [1, 1, 1, 1, 1, 1], casts: 1 },
    })
    expect(toldOf(beaten, 'overcome')).toMatchObject([{ result: 9, difficulty: 6 }])
    expect(toldOf(beaten, 'tokensChanged')).toEqual([{ kind: 'tokensChanged', by: -2, tokens: 0, cause: 'margin' }])
    // A Virtue would remove one more.
    const virtue = scene({ seats: [{ origin: 24 }], tokens: 0, rows: { 1: [61, 64] } }).answer(0, 'trait 061')
    expect([virtue.state.adversary.tokens, toldOf(virtue, 'tokensChanged')]).toEqual([0, []])
  })
})
