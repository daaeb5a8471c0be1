import { describe, expect, test } from 'vitest'
import { card } from '../content/pieces.ts'
import {
  act,
  CORE,
  ending,
  HIGH,
  iconsOf,
  LOW,
  only,
  playOn,
  type Scene,
  type SceneSetting,
  type SeatScene,
  scene,
  thrown,
  told,
  toldOf,
} from '../testing/index.ts'

const heroOf = ({ state }: Scene, seat = 0) => state.seats[seat]!
const turnsOf = (table: Scene): number[] => toldOf(table, 'turnStarted').map(({ seat }) => seat)
const declared = (table: Scene) => toldOf(table, 'attemptDeclared').map(({ seat, foe }) => [seat, foe])
const kinds = (table: Scene, ...wanted: string[]): string[] => told(table).filter((kind) => wanted.includes(kind))
const TRAITS = { 1: [55, 56, 57, 58], 2: [78, 79, 80, 81], 3: [101, 102, 103, 106] }
const SIX = [65, 66, 67, 68, 70, 71]
const EIGHT = [...SIX, 72, 74]
const OTHERS = [
  [75, 76, 77, 86, 87, 88, 89],
  [90, 91, 92, 93, 94, 95, 96],
  [108, 109, 110, 111, 112, 113, 114],
] as const
/** Facing a side of the Adversary card, before anything is cast. */
const facing = (final: boolean): Partial<NonNullable<SceneSetting['attempt']>> => ({
  foe: final ? 'final' : 'adversary',
  card: card(final ? 125 : 124),
})
/** An attempt against the Final Adversary with 9 and more on the runes. */
const high = (final: boolean, ...dark: number[]): NonNullable<SceneSetting['attempt']> => ({
  ...facing(final),
  runes: [...CORE, 9, 10, 11, ...dark],
  faces: [...CORE, 9, 10, 11, ...dark].map(() => HIGH),
  casts: 1,
})

describe('The Adversary', () => {
  test('CTA-709 after facing it, won or lost, the Hero goes on to Act III', () => {
    const after = (runes: readonly number[], end: string) => {
      const table = scene({ seats: [{ origin: 24, icons: { CON: 2 }, story: SIX, xp: 0 }], rows: TRAITS, runes })
      if (table.kind(0) === 'heritage') table.answer(0, 'pass')
      expect(toldOf(table, end as 'failed')).toMatchObject([{ foe: 'adversary' }])
      act(table, 0, 'trait 101')
      return only(table.options(0), 'trait', 'face')
    }
    expect(after([0, 0, 1, 0, 0], 'failed')).not.toContain('face 124')
    expect(after([1, 1, 1, 1, 1], 'overcome')).toContain('trait 102')
    expect(after([1, 1, 1, 1, 1], 'overcome')).not.toContain('trait 078')
  })

  test('CTA-716 CTA-717 a token comes each time its event happens, and goes each time', () => {
    const moons = (level: number) =>
      scene({
        seats: [{ icons: {}, level }],
        step: 'outcome',
        rows: { 1: [66] },
        attempt: thrown(66, [...CORE, 21, 22], [0, 0, 1, 1, 1]),
      })
    expect(toldOf(moons(3), 'tokensChanged').map(({ by, cause }) => [by, cause])).toEqual([
      [1, 'adversary'],
      [1, 'adversary'],
    ])
    // Redemption: two Virtues.
    const redeemed = scene({ seats: [{ hand: [176] }, { level: 6 }], step: 'end', tokens: 9 }).answer(0, 'feat 176')
    expect(toldOf(redeemed, 'tokensChanged').map(({ by }) => by)).toEqual([-1, -1])
    expect(redeemed.state.adversary.tokens).toBe(7)
  })

  test('CTA-718 without tokens it is not beaten yet: it may gain some, and must still be faced', () => {
    const seats = [{ icons: {}, story: EIGHT, hasFaced: true }]
    const table = scene({ seats, tokens: 0, isFinal: true, rows: { 3: [109, 101, 102, 103] }, runes: [0, 0, 1] })
    act(table, 0, 'top 109')
    expect(table.state.adversary.tokens).toBe(1)
    const faced = scene({ seats: [{ icons: {}, story: SIX, xp: 1 }], tokens: 0, rows: TRAITS })
    expect(only(faced.options(0), 'face', 'trait', 'top')).toEqual(['face 124'])
    const last = scene({ seats: [{ icons: {}, xp: 1 }], tokens: 0, isFinale: true, ender: 0, rows: TRAITS })
    expect(only(last.options(0), 'face', 'trait', 'top')).toEqual(['face 125'])
    expect(last.match.isOver()).toBe(false)
  })

  test('CTA-719 a face is an X Challenge only if its reward shows X', () => {
    // Ancestral Sword helps on STR and CON paths; the Consort gives a card, the Dark Lord CON. Both are about CON and CHA.
    const playable = (final: boolean) => {
      const attempt = { ...facing(final), runes: [...CORE], faces: [HIGH, LOW, HIGH], casts: 1 }
      return scene({ seats: [{ hand: [159, 174] }], step: 'post', isFinal: final, attempt }).options(0)
    }
    expect(playable(false)).toEqual(['feat 174', 'pass'])
    expect(playable(true)).toEqual(['feat 159', 'feat 174', 'pass'])
    const barbarian = (final: boolean) => {
      const attempt = { ...facing(final), runes: [...CORE], faces: [HIGH, LOW, HIGH], casts: 1 }
      return ending(scene({ seats: [{ icons: {}, class: 29, banked: 2 }], step: 'outcome', isFinal: final, attempt }))
    }
    expect([barbarian(false), barbarian(true)]).toEqual(['failed 2 of 6', 'failed 3 of 8'])
  })
})

describe('The last turns', () => {
  /** Seat 1 places its ninth card. */
  const ended = (others: number, more: Partial<SceneSetting> = {}): Scene => {
    const seats: SeatScene[] = Array.from({ length: others + 1 }, (_, n) =>
      n === 1 ? { origin: 24, story: EIGHT } : { story: OTHERS[n > 1 ? n - 1 : 0]! },
    )
    return act(scene({ seats, active: 1, rows: TRAITS, open: 3, isFinal: true, ...more }), 1, 'trait 101')
  }

  test('CTA-752 each other player takes one more ordinary turn, in turn order', () => {
    for (const others of [1, 2, 3]) {
      const table = ended(others)
      const order = Array.from({ length: others }, (_, n) => (2 + n) % (others + 1))
      for (const [n, seat] of order.entries()) {
        expect(only(table.options(seat), 'face')).toEqual([])
        act(table, seat, ['trait 102', 'trait 103', 'trait 106'][n]!)
      }
      expect(turnsOf(table).slice(0, others)).toEqual(order)
      expect(kinds(table, 'endStarted', 'finaleStarted')).toEqual(['endStarted', 'finaleStarted'])
    }
  })

  test('CTA-753 CTA-754 then each Hero, beginning with the one who started the end, faces the Final Adversary', () => {
    for (const others of [1, 2, 3]) {
      const table = playOn(ended(others))
      const order = Array.from({ length: others + 1 }, (_, n) => (1 + n) % (others + 1))
      expect(turnsOf(table)).toEqual([...order.slice(1), ...order])
      expect(declared(table).filter(([, foe]) => foe === 'final')).toEqual(order.map((seat) => [seat, 'final']))
      expect(table.match.isOver()).toBe(true)
    }
  })

  test('CTA-208 in the last turn it must be the Final Adversary, even for a Hero who would owe the Adversary', () => {
    const seats = [{ story: OTHERS[0].slice(0, 6), hasFaced: false, xp: 1 }, { story: EIGHT }]
    const table = scene({ seats, isFinale: true, ender: 1, rows: TRAITS })
    expect(only(table.options(0), 'face', 'trait', 'top', 'bottom', 'end')).toEqual(['face 125'])
    expect(table.barred(0)).toMatchObject({ 'trait 101': 'CTA-208', 'trait 055': 'CTA-208', end: 'CTA-204' })
  })

  test('CTA-756 however few Story cards the Hero has', () => {
    for (const story of [[], [55], [55, 56, 57]] as const) {
      const seats = [{ story, xp: 1 }, { story: EIGHT }]
      const table = scene({ seats, isFinale: true, ender: 1, rows: { 3: [101] }, open: 3 })
      expect(only(table.options(0), 'face', 'trait', 'top', 'bottom', 'end')).toEqual(['face 125'])
    }
  })

  test('CTA-757 a card not turned yet is turned when the first last turn begins; who never faced it loses that', () => {
    const table = ended(1, { isFinal: false })
    // Seat 0 has seven cards and has faced it; seat 1 as well: so it was turned at the end of the turn.
    expect(table.state.adversary.isFinal).toBe(1)
    const seats = [{ story: [75, 76, 77] }, { origin: 24, story: EIGHT }]
    const late = act(scene({ seats, active: 1, rows: TRAITS, open: 3 }), 1, 'trait 101')
    expect(late.state.adversary.isFinal).toBe(0)
    act(late, 0, 'trait 078')
    expect(kinds(late, 'finaleStarted', 'adversaryFlipped').slice(0, 2)).toEqual(['finaleStarted', 'adversaryFlipped'])
    playOn(late)
    expect(declared(late)).toEqual([
      [1, 'final'],
      [0, 'final'],
    ])
    expect(heroOf(late).hasFaced).toBe(0)
  })

  test('CTA-758 who owes the Adversary its first side faces it in the round before', () => {
    const seats = [
      { story: [75, 76, 77, 86, 87, 88], xp: 1 },
      { origin: 24, story: EIGHT },
    ]
    const table = act(scene({ seats, active: 1, rows: TRAITS, open: 3 }), 1, 'trait 101')
    expect(only(table.options(0), 'face', 'trait', 'top')).toEqual(['face 124'])
    playOn(table)
    expect(declared(table)).toEqual([
      [0, 'adversary'],
      [1, 'final'],
      [0, 'final'],
    ])
  })
})

describe('The Final Adversary', () => {
  /** Two Heroes; the first has just cast against the Final Adversary. */
  const beaten = (dark: readonly number[], more: Partial<SceneSetting> = {}): Scene =>
    scene({
      seats: [
        { icons: { CON: 3 }, destiny: 46 },
        { icons: {}, destiny: 41, xp: 1 },
      ],
      step: 'outcome',
      isFinale: true,
      ender: 0,
      tokens: 9,
      rows: TRAITS,
      attempt: { ...high(true, ...dark), areMoonsIgnored: 1 },
      ...more,
    })

  test('CTA-759 the margin removes tokens, one for each point', () => {
    expect(ending(beaten([]))).toBe('overcome 9 of 8')
    expect(beaten([]).state.adversary.tokens).toBe(8)
    expect(ending(beaten([21, 22]))).toBe('overcome 13 of 8')
    expect(beaten([21, 22]).state.adversary.tokens).toBe(4)
  })

  test('CTA-760 CTA-763 the card is not taken, and its reward counts for nothing before the end', () => {
    const table = beaten([])
    expect(heroOf(table)).toMatchObject({ story: [], hasBeatenFinal: 1, heroes: [], antiheroes: [] })
    expect([iconsOf(table, 'CON'), table.match.isOver()]).toEqual([3, false])
    while (!table.match.isOver()) table.answer(1, table.options(1).at(-1)!)
    expect(iconsOf(table, 'CON')).toBe(4)
    // Crowned Sovereign: four CON; the Dark Lord: Triumph 7 in row E.
    expect(heroOf(table).score).toEqual([4, 0, 0, 0, 7])
    expect(heroOf(table, 1).score[4]).toBe(0)
  })

  test('CTA-761 several Heroes may each earn it', () => {
    const seats = [
      { icons: { CON: 3 }, destiny: 46, hasBeatenFinal: true },
      { icons: { CON: 3 }, destiny: 41 },
    ]
    const table = beaten([], { seats, active: 1 })
    expect(table.match.isOver()).toBe(true)
    expect([heroOf(table).score[4], heroOf(table, 1).score[4]]).toEqual([7, 7])
    expect([iconsOf(table, 'CON', 0), iconsOf(table, 'CON', 1)]).toEqual([4, 4])
  })
})
