import { describe, expect, test } from 'vitest'
import { card } from '../content/pieces.ts'
import { CORE, ending, HIGH, ids, LOW, type SeatScene, scene, thrown, toldOf } from '../testing/index.ts'

/** Origins, each at its own moment (CTA-521). */

const gained = (table: ReturnType<typeof scene>) =>
  toldOf(table, 'xpChanged').map(({ seat, by, cause }) => [seat, by, cause])

describe('Origins', () => {
  test('CTA-523 WE-51 Outcast: the first Dark rune of each own turn is free, but not on level 7', () => {
    const dark = (seat: SeatScene, freeDark: number) =>
      scene({ seats: [{ origin: 14, ...seat }], rows: { 1: [66, 64] }, turn: { freeDark } }).answer(0, 'top 066')
    expect(dark({}, 1).options(0)).toEqual(['0 dark', '1 dark'])
    expect(dark({ xp: 1 }, 1).options(0)).toEqual(['0 dark', '1 dark', '2 dark'])
    expect(dark({ xp: 5 }, 1).options(0)).toEqual(['0 dark', '1 dark', '2 dark', '3 dark'])
    expect(toldOf(dark({ level: 7 }, 1), 'runesCast')[0]!.runes).toEqual([...CORE, 9])
    const bought = dark({ xp: 1 }, 1).answer(0, '2 dark')
    expect(toldOf(bought, 'darkRunesBought')).toEqual([{ kind: 'darkRunesBought', seat: 0, count: 2, paid: 1 }])
    expect(bought.state.turn.freeDark).toBe(0)
  })

  test('CTA-C015 Squire: one experience in the turn of another, once; alone in the own', () => {
    const table = scene({
      seats: [{}, { origin: 15, hand: [159, 205] }],
      step: 'post',
      rows: { 1: [66, 64] },
      attempt: thrown(66, CORE, [HIGH, LOW, HIGH]),
    })
    table.answer(1, 'feat 159', 'feat 205', 'seat 1')
    expect(gained(table).filter(([seat]) => seat === 1)).toEqual([[1, 1, 'card']])
    const solo = scene({ seats: [{ origin: 15, hand: [178] }], rows: { 1: [66, 64] } }).answer(0, 'feat 178')
    expect(gained(solo)).toEqual([
      [0, 1, 'card'],
      [0, 2, 'card'],
    ])
    const own = scene({ seats: [{ origin: 15, hand: [178] }, {}], rows: { 1: [66, 64] } }).answer(0, 'feat 178')
    expect(gained(own)).toEqual([[0, 2, 'card']])
  })

  test.each([
    [16, 69, 'top', true],
    [16, 69, 'bottom', false],
    [18, 69, 'bottom', true],
    [18, 69, 'top', false],
    [23, 73, 'top', true],
    [23, 90, 'top', true],
    [23, 69, 'top', false],
  ])('CTA-306 CTA-307 origin %i on %i %s', (origin, number, path, isGained) => {
    const rows = number > 77 ? { 1: [64], 2: [number] } : { 1: [number, 64] }
    const table = scene({ seats: [{ origin, heritage: 2 }], rows }).answer(
      0,
      `${path} ${String(number).padStart(3, '0')}`,
    )
    // The experience can pay for a Dark rune of this very attempt.
    expect(table.kind(0) === 'dark' && table.options(0).length === 2).toBe(isGained)
  })

  test('WE-45 CTA-707 Sailor and Halfling: layered rewards of a failure, none against the Adversary', () => {
    const seat = { origin: 19, heritage: 3 }
    const failed = scene({
      seats: [seat],
      step: 'outcome',
      rows: { 1: [66, 64] },
      attempt: thrown(66, CORE, [LOW, LOW, LOW], { onFail: [2] }),
    })
    expect(gained(failed)).toEqual([
      [0, 1, 'failure'],
      [0, 2, 'card'],
      [0, 1, 'card'],
    ])
    const facing = scene({
      seats: [seat, { xp: 1 }],
      step: 'outcome',
      attempt: { foe: 'adversary', card: card(124), runes: [...CORE], faces: [LOW, LOW, LOW], casts: 1 },
    })
    expect(gained(facing)).toEqual([])
  })

  test('Scout: two experience for each Virtue', () => {
    const table = scene({ seats: [{ origin: 20, hand: [175] }], rows: { 1: [66, 64] } }).answer(0, 'feat 175')
    expect(gained(table)).toEqual([[0, 2, 'card']])
  })

  test.each([
    [21, 72, 'bottom', 1],
    [21, 72, 'top', 0],
    [27, 70, 'bottom', 1],
    [27, 70, 'top', 0],
  ])('origin %i when card %i %s joins the Story', (origin, number, path, times) => {
    const table = scene({
      seats: [{ origin }],
      step: 'outcome',
      rows: { 1: [number, 64] },
      attempt: thrown(number, [...CORE, 3], [HIGH, HIGH, HIGH, LOW], { bottom: Number(path === 'bottom') }),
    })
    expect(ending(table).startsWith('overcome')).toBe(true)
    expect(gained(table).length).toBe(times)
  })

  test('CTA-C022 Strolling Player: a Hero card for an Antihero card and the reverse, once a turn', () => {
    const table = scene({
      seats: [{ origin: 22, hand: [174, 199] }],
      rows: { 1: [66, 64] },
      decks: { antiheroDeck: [206], heroDeck: [177] },
    })
    expect(table.options(0)).toContain('activate 022')
    table.answer(0, 'activate 022', '174')
    expect(ids(table.state.seats[0]!.antiheroes)).toEqual(['199', '206'])
    expect(table.options(0)).not.toContain('activate 022')
    expect(scene({ seats: [{ origin: 22 }], rows: { 1: [66, 64] } }).options(0)).not.toContain('activate 022')
  })

  test.each([
    [2, 1],
    [1, 0],
  ])('CTA-C024 Pit Fighter: a margin of %i', (margin, times) => {
    const table = scene({
      seats: [{ origin: 24 }],
      step: 'outcome',
      rows: { 1: [66, 64] },
      attempt: thrown(66, CORE, [HIGH, HIGH, HIGH], { harder: -margin }),
    })
    expect(gained(table).length).toBe(times)
  })

  test("CTA-596 Smith's Apprentice: pays one to turn a 1, once an attempt", () => {
    const table = scene({
      seats: [{ origin: 25, xp: 2, class: 32, banked: 6 }],
      step: 'post',
      rows: { 1: [66, 64] },
      attempt: thrown(66, [...CORE, 3, 9], [LOW, LOW, HIGH, LOW, LOW]),
    })
    expect(table.options(0)).toEqual(['activate 025', 'pass'])
    table.answer(0, 'activate 025')
    expect(table.options(0)).toEqual(['STR 1', 'CON 1'])
    table.answer(0, 'STR 1')
    expect(ending(table)).toBe('overcome 4 of 3')
    expect(toldOf(table, 'runeTurned').length).toBe(1)
  })

  test('Scribe: one experience for each Trait', () => {
    const table = scene({ seats: [{ origin: 26 }], rows: { 1: [57, 64] } }).answer(0, 'trait 057')
    // One for INT in the Story, one for the Trait.
    expect(gained(table)).toEqual([
      [0, 1, 'card'],
      [0, 1, 'card'],
    ])
  })

  test('CTA-C028 Acolyte: two experience prevent a Corruption, once a turn, never a cost', () => {
    const moons = (seat: SeatScene) =>
      scene({
        seats: [{ origin: 28, class: 32, banked: 6, ...seat }],
        step: 'outcome',
        rows: { 1: [66, 64] },
        attempt: thrown(66, [...CORE, 21, 22], [HIGH, HIGH, HIGH, HIGH, HIGH]),
      })
    const table = moons({ xp: 4 })
    expect([table.kind(0), table.options(0)]).toEqual(['offer', ['028', 'pass']])
    table.answer(0, '028')
    expect([table.state.seats[0]!.level, table.state.seats[0]!.xp]).toEqual([4, 2])
    // A prevented Corruption triggers nothing.
    expect(toldOf(table, 'tokensChanged').length).toBe(1)
    expect(moons({ xp: 1 }).state.seats[0]!.level).toBe(5)
    const cost = scene({
      seats: [{ origin: 28, class: 32, banked: 6, xp: 2, hand: [201] }],
      rows: { 1: [66, 64] },
    }).answer(0, 'feat 201')
    expect(cost.state.seats[0]!.level).toBe(4)
  })
})
