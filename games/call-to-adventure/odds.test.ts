import type { Odds } from '@monomyth/engine'
import { describe, expect, test } from 'vitest'
import { card } from './content/pieces.ts'
import { callToAdventure } from './game.ts'
import { option } from './rules/option.ts'
import { type SceneSetting, type SeatScene, scene } from './testing/index.ts'

const SCRIBE = 26

function odds(setting: SceneSetting, ask: string, value: number): Odds | undefined {
  return callToAdventure.odds!(scene(setting).view(0), { ask, seat: 0, value })
}
/** Against the Mysterious Cave (3, STR and CON), by its top (CON) or bottom path (STR). */
const cave = (seat: SeatScene, path: 'top' | 'bottom' = 'top', more: Partial<SceneSetting> = {}) =>
  odds({ seats: [{ origin: SCRIBE, ...seat }], rows: { 1: [66, 64] }, ...more }, 'menu', option(path, card(66)))!

/** The least and the most it can come to. */
const range = ({ from, totals }: Odds) => [from, from + totals.length - 1]

describe('CTA-417 the odds of an attempt', () => {
  test('three core runes', () => {
    const law = cave({})
    expect(range(law)).toEqual([0, 3])
    expect(law.totals).toEqual([1 / 8, 3 / 8, 3 / 8, 1 / 8])
    expect([law.success, law.difficulty, law.runes, law.crest, law.corruption]).toEqual([1 / 8, 3, 3, 1 / 2, 0])
    expect(cave({}, 'bottom').success).toBe(0)
    expect(cave({}).byDark).toEqual([1 / 8])
  })

  test('CTA-309 CTA-414 ability runes, at most three of each, the third of them special', () => {
    expect(range(cave({ story: [56] }))).toEqual([1, 5])
    expect(range(cave({ story: [56, 63, 67] }))).toEqual([2, 9])
    expect(range(cave({ story: [56, 63, 67, 86] }, 'top', { rows: { 1: [64], 2: [87] } }))).toEqual([2, 9])
  })

  test('CTA-313 CTA-446 by number of Dark runes, as many as can be had', () => {
    expect(cave({ xp: 2 }).byDark).toEqual([1 / 8, 11 / 16, 31 / 32])
    expect(cave({ xp: 9 }).byDark).toEqual([1 / 8, 11 / 16, 31 / 32, 1])
    expect(cave({ xp: 2, level: 7 }).byDark).toEqual([1 / 8])
  })

  test('the ask for Dark runes knows the chance of a Moon', () => {
    const setting: SceneSetting = {
      seats: [{ origin: SCRIBE, xp: 2 }],
      step: 'gather',
      rows: { 1: [66, 64] },
      attempt: { foe: 'challenge', card: card(66) },
    }
    expect(odds(setting, 'dark', 0)!.corruption).toBe(0)
    expect(odds(setting, 'dark', 1)!.corruption).toBe(1 / 2)
    expect(odds(setting, 'dark', 2)).toMatchObject({ corruption: 3 / 4, success: 31 / 32, dark: 2, runes: 5 })
  })

  test('CTA-537 what the Class adds', () => {
    expect(range(cave({ class: 29, banked: 2 }))).toEqual([1, 4])
    expect(range(cave({ class: 29, banked: 2 }, 'bottom'))).toEqual([0, 3])
    expect(range(cave({ class: 29, banked: 4 }, 'bottom'))).toEqual([1, 4])
  })

  test('third effects that bend a face', () => {
    // CTA-541: for a Warrior the Crest is worth as much as the bar, here beside the STR of the path.
    expect(cave({ class: 32, banked: 6 }).totals).toEqual([1 / 4, 1 / 2, 1 / 4])
    expect(range(cave({ class: 32, banked: 6 }))).toEqual([1, 3])
    // CTA-540: a Barbarian's Dark runes show what it likes.
    const chosen = cave({ class: 29, banked: 6, xp: 1 })
    expect(chosen.byDark).toEqual([1 / 2, 1])
    // A Sorcerer's special runes add 1 or 2.
    expect(range(cave({ class: 38, banked: 6, story: [56, 63, 67] }))).toEqual([3, 9])
    // CTA-343: a Monk's calm ends with a Dark rune.
    expect(cave({ class: 34, banked: 6, xp: 1 }, 'bottom').byDark).toEqual([1 / 8, 5 / 16])
    expect(range(cave({ class: 35, banked: 6, level: 2 }))).toEqual([1, 4])
  })

  test('CTA-731 CTA-700 the faces of the Adversary and what they add', () => {
    const face = (story: readonly number[]) =>
      odds({ seats: [{ origin: SCRIBE, story, xp: 1 }, {}] }, 'menu', option('face', card(124)))!
    expect(range(face([57, 58, 63, 64, 69, 73]))).toEqual([2, 5])
    expect(range(face([57, 63, 64, 69, 73, 76]))).toEqual([0, 3])
    expect(face([57, 63, 64, 69, 73, 76]).difficulty).toBe(6)
    const final = odds(
      { seats: [{ origin: SCRIBE, xp: 1 }, {}], isFinale: true, ender: 0 },
      'menu',
      option('face', card(125)),
    )!
    expect([final.difficulty, final.success]).toEqual([8, 0])
  })

  test('what is no attempt has no odds', () => {
    const setting: SceneSetting = { seats: [{ xp: 1 }], rows: { 1: [57, 64] } }
    expect(odds(setting, 'menu', option('trait', card(57)))).toBeUndefined()
    expect(odds(setting, 'menu', option('bank', 1))).toBeUndefined()
    expect(odds(setting, 'feat', option('bank', 1))).toBeUndefined()
  })
})
