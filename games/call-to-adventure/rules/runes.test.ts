import { describe, expect, test } from 'vitest'
import { castLaw } from '../odds.ts'
import { ABILITIES } from '../words.ts'
import {
  abilityOf,
  abilityRune,
  BENEFITS,
  CORE_C,
  FIRST_DARK,
  isAbility,
  isDark,
  isSpecial,
  runeName,
  runeValue,
  STONES,
} from './runes.ts'

const ALL = Array.from({ length: STONES }, (_, rune) => rune)
const faces = (rune: number) => [runeValue(rune, 0), runeValue(rune, 1)]

describe('the stones', () => {
  test('CTA-400 there are 24: three core, three Dark, three of each ability', () => {
    expect(ALL.filter(isDark)).toEqual([21, 22, 23])
    expect(ALL.filter((rune) => !isDark(rune) && !isAbility(rune))).toEqual([0, 1, 2])
    for (const ability of ABILITIES) {
      expect(ALL.filter((rune) => isAbility(rune) && abilityOf(rune) === ability)).toEqual(
        [0, 1, 2].map((nth) => abilityRune(ability, nth)),
      )
    }
    expect(new Set(ALL.map(runeName)).size).toBe(24)
    expect([0, CORE_C, 3, 20, FIRST_DARK].map(runeName)).toEqual(['core A', 'core C', 'STR 1', 'CHA 3', 'dark 1'])
  })

  test('CTA-401 CTA-402 CTA-403 each core stone adds 0 or 1', () => {
    for (const core of [0, 1, 2]) expect(faces(core)).toEqual([0, 1])
  })

  test('CTA-404 ability stones I and II add 1 or 2', () => {
    for (const ability of ABILITIES) for (const nth of [0, 1]) expect(faces(abilityRune(ability, nth))).toEqual([1, 2])
  })

  test('CTA-405 the special stone adds 0 or 2', () => {
    const specials = ALL.filter(isSpecial)
    expect(specials).toEqual(ABILITIES.map((ability) => abilityRune(ability, 2)))
    for (const special of specials) expect(faces(special)).toEqual([0, 2])
  })

  test('CTA-406 CTA-407 CTA-408 CTA-409 CTA-410 CTA-411 what the special stones give', () => {
    expect(BENEFITS).toEqual({ STR: 'xp', DEX: 'antihero', CON: 'xp', INT: 'antihero', WIS: 'hero', CHA: 'hero' })
  })

  test('CTA-412 a Dark stone adds 1, or 2 with its Moon', () => {
    for (const dark of [21, 22, 23]) expect(faces(dark)).toEqual([1, 2])
  })

  test('a stone that is not cast adds nothing', () => {
    for (const rune of ALL) expect(runeValue(rune, -1)).toBe(0)
  })
})

describe('the law of a cast', () => {
  const mean = (k: number, s: number) => castLaw(k, s).reduce((sum, chance, i) => sum + chance * (k + i), 0)

  test.each([
    [0, 0, 1.5, 3],
    [1, 1, 3, 5],
    [2, 2, 4.5, 7],
    [3, 3, 6, 9],
    [4, 4, 7.5, 11],
    [5, 5, 9, 13],
  ])('CTA-415 with %i extra runes: at least %i, %f on average, at most %i', (k, least, average, most) => {
    expect(k).toBe(least)
    expect(mean(k, 0)).toBe(average)
    expect(k + castLaw(k, 0).length - 1).toBe(most)
    expect(castLaw(k, 0).every((chance) => chance > 0)).toBe(true)
  })

  test('CTA-416 a plain rune adds 1.5 on average, a special one 1', () => {
    for (const k of [0, 1, 2, 3, 4])
      for (const s of [0, 1]) {
        expect(mean(k + 1, s) - mean(k, s)).toBe(1.5)
        expect(mean(k, s + 1) - mean(k, s)).toBe(1)
      }
  })

  /** The table of the rules: in how many of 2^(3+k) casts the total is at least 1, 2, 3 … */
  const CUMULATIVE = [
    [7, 4, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    [16, 15, 11, 5, 1, 0, 0, 0, 0, 0, 0, 0, 0],
    [32, 32, 31, 26, 16, 6, 1, 0, 0, 0, 0, 0, 0],
    [64, 64, 64, 63, 57, 42, 22, 7, 1, 0, 0, 0, 0],
    [128, 128, 128, 128, 127, 120, 99, 64, 29, 8, 1, 0, 0],
    [256, 256, 256, 256, 256, 255, 247, 219, 163, 93, 37, 9, 1],
  ]
  test.each(CUMULATIVE.map((row, k) => [k, row] as const))(
    'CTA-417 the cumulative odds with %i extra runes',
    (k, row) => {
      const atLeast = (t: number) => castLaw(k, 0).reduce((sum, chance, i) => sum + (k + i >= t ? chance : 0), 0)
      expect(row.map((_, i) => atLeast(i + 1) * 2 ** (3 + k))).toEqual(row)
    },
  )

  test('CTA-417 every law is what counting all casts gives, special runes included', () => {
    for (const k of [0, 1, 4]) {
      for (const s of [0, 1, 2]) {
        const stones = [...Array.from({ length: 3 }, () => [0, 1]), ...Array.from({ length: k }, () => [1, 2])]
        for (let n = 0; n < s; n++) stones.push([0, 2])
        const counted = Array.from({ length: 3 + k + 2 * s + 1 }, () => 0)
        for (let cast = 0; cast < 2 ** stones.length; cast++)
          counted[stones.reduce((sum, stone, i) => sum + stone[(cast >> i) & 1]!, -k)]! += 1
        expect(castLaw(k, s).map((chance) => chance * 2 ** stones.length)).toEqual(counted)
      }
    }
  })
})
