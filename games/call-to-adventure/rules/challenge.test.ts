import { describe, expect, test } from 'vitest'
import { ACT_PIECES, idOf, isTrait, storyOf } from '../content/pieces.ts'
import {
  act,
  CORE,
  ending,
  HIGH,
  LOW,
  type SceneSetting,
  type SeatScene,
  scene,
  thrown,
  told,
  toldOf,
} from '../testing/index.ts'

const FIGHTER: SeatScene = { origin: 24 }
const CHALLENGES = ACT_PIECES.flat().filter((piece) => !isTrait(piece))
const NUMBERED = CHALLENGES.map((piece) => [idOf(piece), piece] as const)
/** It alone in the row of its Act. */
const rowWith = (piece: number): NonNullable<SceneSetting['rows']> => {
  const story = storyOf(CHALLENGES.find((one) => one === piece)!)
  return { [story.act]: [piece + 1] } as NonNullable<SceneSetting['rows']>
}

describe('The Challenge', () => {
  test.each(NUMBERED)('CTA-300 CTA-335 %s: the number on the card, one more below', (key, piece) => {
    const story = storyOf(piece)
    const { difficulty } = story.kind === 'challenge' ? story : { difficulty: -1 }
    const declared = (path: string) => {
      const table = scene({ seats: [{ ...FIGHTER, xp: 1 }], rows: rowWith(piece), open: 3 }).answer(0, `${path} ${key}`)
      return toldOf(table, 'attemptDeclared').map((event) => event.difficulty)
    }
    expect([declared('top'), declared('bottom')]).toEqual([[difficulty], [difficulty + 1]])
  })

  test('CTA-335 what effects add to the difficulty counts as well', () => {
    // Defend the Monks is 3 and one more; two Sabotages make it 8; 7 on the runes fail.
    const at = (harder: number) =>
      scene({
        seats: [FIGHTER],
        step: 'outcome',
        rows: { 1: [65] },
        attempt: thrown(65, [...CORE, 9, 10], [1, 1, 1, 1, 1], { bottom: 1, harder }),
      })
    expect(ending(at(4))).toBe('failed 7 of 8')
    expect(ending(at(3))).toBe('overcome 7 of 7')
  })

  test('CTA-301 each shows two different abilities, the same for both paths', () => {
    for (const piece of CHALLENGES) {
      const story = storyOf(piece)
      if (story.kind !== 'challenge') continue
      expect(new Set(story.abilities).size).toBe(2)
    }
    const cast = (path: string) => {
      const table = scene({ seats: [{ icons: { DEX: 1, CHA: 2, STR: 3 } }], rows: { 1: [68] } }).answer(
        0,
        `${path} 068`,
      )
      return toldOf(table, 'runesCast')[0]!.runes
    }
    expect(cast('top')).toEqual([...CORE, 6, 18, 19])
    expect(cast('bottom')).toEqual(cast('top'))
  })

  test('CTA-303 Challenge and path are named before anything is cast', () => {
    const table = scene({ seats: [FIGHTER], rows: { 1: [63, 64] } })
    expect(table.options(0)).toEqual(['top 063', 'bottom 063', 'top 064', 'bottom 064'])
    table.answer(0, 'bottom 064')
    expect(told(table).slice(0, 2)).toEqual(['attemptDeclared', 'runesCast'])
    expect(toldOf(table, 'attemptDeclared')).toEqual([
      { kind: 'attemptDeclared', seat: 0, foe: 'challenge', card: 63, bottom: 1, difficulty: 4 },
    ])
  })

  test('CTA-306 Story icons make an X path as abilities do', () => {
    // A Trapper is paid for DEX or NAT paths: Save a Wounded Beast shows WIS and NAT, Explore the Wilds DEX.
    const paid = (key: string) =>
      toldOf(scene({ seats: [{ origin: 23 }], rows: { 1: [73, 69] } }).answer(0, key), 'xpChanged').length
    expect(['bottom 073', 'top 073', 'top 069', 'bottom 069'].map(paid)).toEqual([1, 1, 0, 0])
  })

  test('CTA-307 what answers the attempt comes before the Dark runes, which it can pay for', () => {
    const table = scene({ seats: [{ origin: 18 }], rows: { 1: [66, 55] } }).answer(0, 'top 066')
    expect(told(table)).toEqual(['attemptDeclared', 'xpChanged'])
    expect([table.kind(0), table.options(0)]).toEqual(['dark', ['0 dark', '1 dark']])
    table.answer(0, '1 dark')
    expect(table.state.seats[0]!.xp).toBe(0)
  })
})

describe('The runes', () => {
  const cast = (seat: SeatScene, key: string, row: number) =>
    toldOf(scene({ seats: [seat], rows: { 1: [row] } }).answer(0, key), 'runesCast')[0]!.runes

  test('CTA-308 the three core runes are always there', () => {
    for (const path of ['top', 'bottom']) expect(cast({ icons: {} }, `${path} 063`, 63)).toEqual([0, 1, 2])
    expect(cast({ icons: { STR: 3, DEX: 3 } }, 'top 063', 63).slice(0, 3)).toEqual([0, 1, 2])
  })

  test('CTA-311 runes of other abilities are never cast, and no effect can add them', () => {
    const all = { STR: 3, DEX: 3, CON: 3, INT: 3, WIS: 3, CHA: 3 }
    expect(cast({ icons: all }, 'top 065', 65)).toEqual([...CORE, 9, 10, 11, 15, 16, 17])
    // Arcane Insight (INT or WIS) and Lion's Heart (STR or CHA) at the Monastery: CON, WIS.
    const table = scene({
      seats: [{ hand: [165, 166, 167] }],
      step: 'post',
      rows: { 1: [65] },
      attempt: thrown(65, CORE, [HIGH, LOW, HIGH]),
    })
    expect(table.options(0)).toEqual(['feat 165', 'feat 167', 'pass'])
  })

  test('CTA-312 ability runes are added without asking', () => {
    const table = scene({ seats: [{ icons: { CON: 2, WIS: 1 }, xp: 1, hand: [205] }], rows: { 1: [65] } }).answer(
      0,
      'top 065',
    )
    expect(table.kind(0)).toBe('dark')
    expect(table.state.attempt.runes).toEqual([...CORE, 9, 10, 15])
    table.answer(0, '0 dark')
    expect(toldOf(table, 'darkRunesBought')).toEqual([])
  })
})

describe('The outcome', () => {
  const at = (faces: readonly number[], more: Partial<ReturnType<typeof thrown>> = {}, seat: SeatScene = {}) =>
    scene({
      seats: [{ ...FIGHTER, ...seat }],
      step: 'outcome',
      rows: { 1: [66] },
      attempt: thrown(66, [...CORE, 3, 5, 21], faces, more),
    })

  test('CTA-333 the result is the sum of all faces and of all modifiers', () => {
    expect(ending(at([1, 1, 1, 1, 1, 1]))).toBe('overcome 9 of 3')
    expect(ending(at([1, 0, 0, 0, 0, 0]))).toBe('overcome 3 of 3')
    expect(ending(at([0, 0, 1, 0, 0, 0], { fromElse: 1 }))).toBe('overcome 4 of 3')
    expect(ending(at([0, 0, 1, 0, 0, 0], { fromElse: -1, fromFeats: [2] }))).toBe('overcome 4 of 3')
    expect(ending(at([0, 0, 1, 0, 0, 0], {}, { class: 34, banked: 2 }))).toBe('overcome 4 of 3')
  })

  test('CTA-337 equal is enough, one less is not', () => {
    const three = scene({ seats: [{ icons: {} }], rows: { 1: [66, 55] }, runes: [1, 1, 1] }).answer(0, 'top 066')
    expect(ending(three)).toBe('overcome 3 of 3')
    const below = scene({ seats: [{ icons: {} }], rows: { 1: [66, 55] }, runes: [1, 1, 1] }).answer(0, 'bottom 066')
    expect(ending(below)).toBe('failed 3 of 4')
  })

  test('CTA-381 on a re-attempt a Crest brings the Adversary another Action, never an Antihero card', () => {
    const table = scene({
      seats: [{ origin: 24, class: 37, banked: 6, xp: 1 }],
      step: 'cast',
      rows: { 1: [66] },
      attempt: { ...thrown(66, CORE, [-1, -1, -1]), casts: 0 },
      decks: { actionDeck: [149, 147] },
      runes: [0, 0, 0, 0, 0, 0],
    })
    table.answer(0, 'pass', 'activate 037')
    expect(toldOf(table, 'actionRevealed').map(({ action }) => action + 1)).toEqual([149, 147])
    act(table, 0, 'pass')
    expect(toldOf(table, 'actionApplied').map(({ action }) => action + 1)).toEqual([147, 149])
    expect(toldOf(table, 'featDrawn')).toEqual([])
  })
})
