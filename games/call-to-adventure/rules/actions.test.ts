import { describe, expect, test } from 'vitest'
import {
  CORE,
  DARK,
  ending,
  HIGH,
  ids,
  LOW,
  type SceneSetting,
  type SeatScene,
  scene,
  thrown,
  toldOf,
} from '../testing/index.ts'

const SCRIBE = 26
const CAST = [HIGH, HIGH, HIGH]

/** 3 against 3, and this Action pending. */
const pending = (number: number, seat: SeatScene = {}, more: Partial<SceneSetting> = {}) =>
  scene({
    seats: [{ origin: SCRIBE, ...seat }],
    step: 'outcome',
    rows: { 1: [66, 64] },
    pending: [number],
    attempt: thrown(66, CORE, CAST),
    ...more,
  })

describe('Adversary Actions', () => {
  test('CTA-585 CTA-726 CTA-727 Trap: a card of the own choice, or two harder', () => {
    const table = pending(146, { hand: [174, 199] })
    expect(table.options(0)).toEqual(['174', '199'])
    expect(ending(table.answer(0, '199'))).toBe('overcome 3 of 3')
    expect(ids(table.state.antiheroDiscard)).toEqual(['199'])
    expect(table.state.seats[0]!.playedAntiheroes).toEqual([])
    expect(ending(pending(146))).toBe('failed 3 of 5')
  })

  test('CTA-C148 CTA-925 Dread: one experience or one less', () => {
    const table = pending(148, { xp: 1 })
    expect(table.options(0)).toEqual(['branch 1', 'branch 2'])
    expect(ending(table.answer(0, 'branch 1'))).toBe('overcome 3 of 3')
    expect(table.state.seats[0]!.xp).toBe(0)
    expect(ending(pending(148))).toBe('failed 2 of 3')
  })

  test('CTA-334 the result is never below 0', () => {
    const table = pending(148, {}, { attempt: thrown(66, CORE, [LOW, LOW, LOW]) })
    expect(ending(table)).toBe('failed 0 of 3')
  })

  test('CTA-315 CTA-730 The Lord’s Call adds no Dark rune on level 7', () => {
    expect(toldOf(pending(152, { level: 6 }), 'runeAdded')).toHaveLength(1)
    const lowest = pending(152, { level: 7 })
    expect(toldOf(lowest, 'runeAdded')).toEqual([])
    expect(ending(lowest)).toBe('overcome 3 of 3')
  })

  test('Dark Omen: one token', () => {
    expect(toldOf(pending(149), 'tokensChanged').map(({ by }) => by)).toEqual([1])
  })

  test('CTA-452 CTA-C148 Cursed Ground: a level down or one harder', () => {
    expect(pending(150).answer(0, 'branch 1').state.seats[0]!.level).toBe(4)
    expect(ending(pending(150, { level: 7 }))).toBe('failed 3 of 4')
  })

  test('CTA-C153 Rain of Ash: one less for each Dark rune, one without', () => {
    const dark = thrown(66, [...CORE, ...DARK], [...CAST, LOW, LOW, LOW])
    expect(ending(pending(153, {}, { attempt: dark, adversary: '2A' }))).toBe('overcome 3 of 3')
    expect(ending(pending(153, {}, { adversary: '2A' }))).toBe('failed 2 of 3')
  })

  test("the Headsman's Toll: two experience, or one harder", () => {
    const paid = pending(154, { xp: 3, class: 32, banked: 6 }, { adversary: '3A' })
    expect(ending(paid)).toBe('overcome 3 of 3')
    expect(paid.state.seats[0]!.xp).toBe(1)
    const poor = pending(154, { xp: 1, class: 32, banked: 6 }, { adversary: '3A' })
    expect(ending(poor)).toBe('failed 3 of 4')
  })

  test('CTA-C155 Stolen Reflection: an ability rune showing 2 is turned; without one, one less', () => {
    const twos = thrown(66, [...CORE, 3, 9, 11], [...CAST, HIGH, LOW, HIGH])
    const table = pending(155, {}, { attempt: twos, adversary: '4A' })
    expect(table.options(0)).toEqual(['STR 1', 'CON 3'])
    table.answer(0, 'CON 3')
    expect(ending(table)).toBe('overcome 6 of 3')
    expect(toldOf(table, 'xpChanged')).toEqual([])
    expect(ending(pending(155, {}, { adversary: '4A' }))).toBe('failed 2 of 3')
  })

  test('Creeping Fever: one experience of each Hero', () => {
    const table = scene({
      seats: [{ origin: SCRIBE, xp: 2, banked: 6 }, { xp: 1 }, {}],
      step: 'outcome',
      adversary: '5A',
      rows: { 1: [66, 64] },
      pending: [156],
      attempt: thrown(66, CORE, CAST),
    })
    expect(table.state.seats.map(({ xp }) => xp)).toEqual([1, 0, 0])
  })

  test('CTA-C157 Thunderclap: the other cards of the row are replaced, left to right; one harder', () => {
    const table = pending(
      157,
      {},
      {
        adversary: '6A',
        rows: { 1: [63, 66, 64, 65] },
        decks: { deck1: [70, 71, 72] },
        attempt: thrown(66, [...CORE, 9], [...CAST, LOW]),
      },
    )
    expect(toldOf(table, 'replaced').map(({ card, replacement }) => ids([card, replacement]))).toEqual([
      ['063', '070'],
      ['064', '071'],
      ['065', '072'],
    ])
    expect(ending(table)).toBe('overcome 4 of 4')
    expect(toldOf(table, 'journeyed')).toEqual([])
    // CTA-716: no Journey, no token.
    expect(toldOf(table, 'tokensChanged')).toEqual([])
  })

  test('Torn Page: a card at random, or a token and one less', () => {
    const table = pending(158, { hand: [174, 199] }, { adversary: '7A' }).answer(0, 'branch 1')
    expect(toldOf(table, 'featDiscarded').length).toBe(1)
    // The Erased Hero gains a token for each card discarded.
    expect(toldOf(table, 'tokensChanged').map(({ by }) => by)).toEqual([1])
    const empty = pending(158, {}, { adversary: '7A' })
    expect(ending(empty)).toBe('failed 2 of 3')
  })

  test('CTA-329 CTA-723 several apply from the last revealed', () => {
    const table = pending(148, {}, { pending: [149, 147, 148] })
    expect(ids(toldOf(table, 'actionApplied').map(({ action }) => action))).toEqual(['148', '147', '149'])
    expect(ids(table.state.actionDiscard)).toEqual(['148', '147', '149'])
  })
})
