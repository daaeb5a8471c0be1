import { describe, expect, test } from 'vitest'
import { card } from '../content/pieces.ts'
import {
  CORE,
  DARK,
  ending,
  HIGH,
  LOW,
  type SceneSetting,
  type SeatScene,
  scene,
  thrown,
  toldOf,
} from '../testing/index.ts'

const SCRIBE = 26
const CAST = [HIGH, HIGH, HIGH]
/** Six Story cards without a Trait or a Story icon: INT, WIS and DEX. */
const PLAIN = [64, 69, 73, 76, 75, 72] as const

/** A Hero who faces the Adversary side with a cast worth 3. */
const facing = (adversary: string, seat: SeatScene, more: Partial<SceneSetting> = {}) => {
  const first = { '1A': 124, '2A': 126, '2B': 128, '3A': 130, '4A': 132, '4B': 134, '5A': 136, '6A': 138, '6B': 140 }
  const faces: { readonly [id: string]: number } = { ...first, '7A': 142, '7B': 144 }
  return scene({
    seats: [{ origin: SCRIBE, story: [...PLAIN], ...seat }, { xp: 1 }],
    adversary,
    step: 'outcome',
    attempt: { foe: 'adversary', card: card(faces[adversary]!), runes: [...CORE], faces: [...CAST], casts: 1 },
    ...more,
  })
}

describe('Dark runes before the Wyrm', () => {
  /** Tokens won for the Dark runes of an attempt, at its first cast and when it is made again. */
  const won = (dark: readonly number[], again: Partial<SceneSetting> = {}) => {
    const runes = [...CORE, ...dark]
    const attempt = { foe: 'challenge' as const, card: card(64), runes, faces: runes.map(() => -1) }
    const seats = [{ origin: SCRIBE, hand: [198] }]
    const faces = runes.map(() => HIGH)
    return scene({ seats, adversary: '2A', step: 'cast', rows: { 1: [64] }, attempt, runes: faces, ...again })
  }
  const tokens = (table: ReturnType<typeof scene>) =>
    toldOf(table, 'tokensChanged').flatMap(({ by }) => (by > 0 ? [by] : []))

  test('CTA-C126 count at the first cast of an attempt, however many, and at no other', () => {
    expect([tokens(won([])), tokens(won(DARK.slice(0, 1))), tokens(won(DARK.slice(0, 2)))]).toEqual([[], [1], [1]])
    const runes = [...CORE, ...DARK.slice(0, 2)]
    const cast = thrown(64, runes, [HIGH, LOW, HIGH, LOW, LOW], { bottom: 1 })
    const table = won([], { step: 'post', attempt: cast, runes: runes.map(() => HIGH) }).answer(0, 'feat 198')
    expect(toldOf(table, 'runesCast')).toHaveLength(1)
    expect(tokens(table)).toEqual([])
  })
})

describe('facing the Adversary', () => {
  const HELPED: readonly [string, SeatScene][] = [
    ['1A', { story: [55, 56] }],
    ['2A', { story: [81] }],
    ['2B', { story: [55, 56, 57] }],
    ['3A', { story: ['66b', '69b'] }],
    ['4A', { story: [81, 83] }],
    ['4B', { played: [159, 160, 161, 163] }],
    ['5A', { story: [55, 66, 87] }],
    ['6B', { story: [56, 63, 67] }],
    ['7A', { story: [90, '73b', 81] }],
    ['7B', { played: [159, 160, 183, 184] }],
  ]
  test.each(HELPED)('CTA-731 the face of %s adds 2 where its condition holds', (adversary, seat) => {
    expect(ending(facing(adversary, seat))).toBe('failed 5 of 6')
    expect(ending(facing(adversary, {}))).toBe('failed 3 of 6')
  })

  test('CTA-343 the Caller of Thunder adds 1, and looks for Dark runes at S12', () => {
    expect(ending(facing('6A', {}))).toBe('failed 4 of 6')
    const dark = { foe: 'adversary' as const, card: card(138), runes: [...CORE, DARK[0]!], faces: [...CAST, LOW] }
    expect(ending(facing('6A', {}, { attempt: { ...dark, casts: 1 } }))).toBe('failed 4 of 6')
  })

  test('CTA-704 CTA-705 the reward, and one token for each point of margin', () => {
    const attempt = {
      foe: 'adversary' as const,
      card: card(126),
      runes: [...CORE, 3, 4, 6],
      faces: [...CAST, HIGH, HIGH, HIGH],
      casts: 1,
    }
    const table = facing('2A', {}, { attempt, tokens: 10 })
    expect(ending(table)).toBe('overcome 9 of 6')
    expect(toldOf(table, 'tokensChanged')).toEqual([{ kind: 'tokensChanged', by: -3, tokens: 7, cause: 'margin' }])
    expect(table.state.seats[0]!.antiheroes.length).toBe(1)
    expect(table.state.seats[0]!.story.length).toBe(6)
  })

  test('CTA-706 CTA-707 CTA-864 a failure: nothing under Reign, one token in the Age of Darkness', () => {
    const reign = facing('1A', { origin: 19 })
    expect(reign.state.seats[0]!.xp).toBe(0)
    expect(toldOf(reign, 'tokensChanged')).toEqual([])
    const darkness = facing('1A', { origin: 19 }, { quest: 'darkness' })
    expect(toldOf(darkness, 'tokensChanged')).toEqual([{ kind: 'tokensChanged', by: 1, tokens: 11, cause: 'quest' }])
  })
})

describe('token triggers', () => {
  /** An ordinary Challenge, overcome with this margin, or failed. */
  const after = (adversary: string, faces: readonly number[], more: Partial<SceneSetting> = {}) =>
    toldOf(
      scene({
        seats: [{ origin: SCRIBE }],
        adversary,
        step: 'outcome',
        rows: { 1: [66, 64] },
        attempt: thrown(66, [...CORE, 3, 9], faces),
        ...more,
      }),
      'tokensChanged',
    ).map(({ by }) => by)

  test('CTA-722 CTA-C136 a failed Challenge: one for the Quest, one more for the Leper Saint', () => {
    const low = [LOW, LOW, HIGH, LOW, LOW]
    const failed = { attempt: thrown(66, CORE, [LOW, LOW, HIGH]) }
    expect(after('1A', low)).toEqual([])
    expect(after('1A', [], failed)).toEqual([1])
    expect(after('5A', [], failed)).toEqual([1, 1])
  })

  test('the Keeper of the Last Egg and the Blank Scribe: one more for a rout', () => {
    const by = (margin: number) => ({ attempt: thrown(66, CORE, [LOW, LOW, HIGH], { harder: -2 - margin }) })
    for (const adversary of ['2B', '7B']) {
      expect(after(adversary, [], by(-2))).toEqual([1])
      expect(after(adversary, [], by(-3))).toEqual([1, 1])
    }
  })

  test('the line of mirrors: a margin of 4 removes one', () => {
    expect(after('4A', [HIGH, HIGH, HIGH, HIGH, HIGH])).toEqual([-1])
    expect(after('4A', [HIGH, HIGH, HIGH, HIGH, LOW])).toEqual([])
  })

  test('the line of storms: a bottom path with a margin of 2 and no Dark rune removes one', () => {
    const bottom = (runes: readonly number[], faces: readonly number[]) => ({
      attempt: thrown(66, runes, faces, { bottom: 1 }),
    })
    expect(after('6A', [], bottom([...CORE, 3, 9], [HIGH, HIGH, HIGH, HIGH, LOW]))).toEqual([-1])
    expect(after('6A', [], bottom([...CORE, 3, 9], [HIGH, HIGH, HIGH, LOW, LOW]))).toEqual([])
    expect(after('6A', [], bottom([...CORE, 3, DARK[0]!], [HIGH, HIGH, HIGH, HIGH, LOW]))).toEqual([])
    expect(after('6A', [HIGH, HIGH, HIGH, HIGH, HIGH])).toEqual([])
  })

  test('the Headsman: an Antihero card adds one when it is played, JUS or ROY on a path removes one', () => {
    const table = scene({
      seats: [{ origin: SCRIBE, hand: [186], xp: 1 }],
      adversary: '3A',
      step: 'post',
      rows: { 1: [67, 64] },
      attempt: thrown(67, CORE, CAST, { bottom: 1 }),
    }).answer(0, 'feat 186')
    expect(toldOf(table, 'tokensChanged').map(({ by }) => by)).toEqual([1, -1])
    expect(ending(table)).toBe('overcome 5 of 4')
  })

  test('CTA-C142 a path that shows a Story icon already there removes two, of the Blank Scribe one', () => {
    const matching = (story: readonly number[], adversary = '7A') =>
      after(adversary, [], {
        seats: [{ origin: SCRIBE, story }],
        rows: { 1: [73, 64] },
        attempt: thrown(73, CORE, CAST, { bottom: 1 }),
      })
    expect(matching([81])).toEqual([-2])
    expect(matching([81], '7B')).toEqual([-1])
    expect(matching([83])).toEqual([])
  })
})

describe('Crest texts of Final Adversaries', () => {
  /** A cast with the Crest in an ordinary Challenge: the face in force works all the same (CTA-714). */
  const crest = (adversary: string, seat: SeatScene = {}, more: Partial<SceneSetting> = {}) =>
    scene({
      seats: [{ origin: SCRIBE, heritage: 2, ...seat }],
      adversary,
      isFinal: true,
      step: 'cast',
      rows: { 1: [66, 64] },
      decks: { actionDeck: [149] },
      attempt: { foe: 'challenge', card: card(66), runes: [...CORE], faces: [-1, -1, -1] },
      runes: [HIGH, HIGH, LOW],
      ...more,
    })
  const changes = (table: ReturnType<typeof crest>) => toldOf(table, 'resultChanged').map(({ by }) => by)

  test('CTA-732 CTA-714 the Dark Lord: a Corruption or one less', () => {
    const table = crest('1A').answer(0, 'branch 1')
    expect(table.state.seats[0]!.level).toBe(4)
    expect(toldOf(table, 'tokensChanged').map(({ by }) => by)).toEqual([1])
  })

  test.each(['2A', '7A'])('%s: a card or one less', (adversary) => {
    const table = crest(adversary, { hand: [174, 199] }).answer(0, 'branch 1')
    expect(table.options(0)).toEqual(['174', '199'])
    expect(changes(crest(adversary))).toEqual([-1])
  })

  test('the Wyrm Reborn and the Plague Mother: one experience or one less', () => {
    expect(crest('2B', { xp: 1 }).answer(0, 'branch 1').state.seats[0]!.xp).toBe(0)
    expect(changes(crest('2B'))).toEqual([-1])
    expect(crest('5A', { xp: 1 }).state.seats[0]!.xp).toBe(0)
    expect(changes(crest('5A'))).toEqual([-1])
  })

  test('the Hollow King: one less from level 4 on', () => {
    expect(changes(crest('3A', { level: 4 }))).toEqual([-1])
    expect(changes(crest('3A', { level: 3 }))).toEqual([])
  })

  test('CTA-C133 the Mirror Prince: a token at once or one less', () => {
    const table = crest('4A')
    expect(table.options(0)).toEqual(['branch 1', 'branch 2'])
    expect(toldOf(table.answer(0, 'branch 1'), 'tokensChanged').map(({ by }) => by)).toEqual([1])
  })

  test('the Mirror Legion: one less on the level of another Hero; alone on level 3', () => {
    expect(changes(crest('4B', { level: 3 }))).toEqual([-1])
    expect(changes(crest('4B', { level: 4 }))).toEqual([])
    const two = (level: number) => crest('4B', {}, { seats: [{ heritage: 2, level: 4 }, { level }] })
    expect(changes(two(4))).toEqual([-1])
    expect(changes(two(3))).toEqual([])
  })

  test('the Storm Unbound: one harder', () => {
    expect(toldOf(crest('6B'), 'difficultyChanged').map(({ by }) => by)).toEqual([1])
  })

  test('CTA-712 the text of a face that is not up does nothing', () => {
    expect(crest('6B', {}, { isFinal: false }).state.attempt.harder).toBe(0)
  })
})
