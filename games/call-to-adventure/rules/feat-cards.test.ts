import { describe, expect, test } from 'vitest'
import { card, HERO_PIECES } from '../content/pieces.ts'
import {
  CORE,
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

const heroOf = ({ state }: ReturnType<typeof scene>, seat = 0) => state.seats[seat]!
/** After a cast that shows 2, against a top path of 3. */
const post = (number: number, seats: readonly SeatScene[], more: Partial<SceneSetting> = {}) =>
  scene({ seats, step: 'post', rows: { 1: [number] }, attempt: thrown(number, CORE, [HIGH, LOW, HIGH]), ...more })
const addedBy = (table: ReturnType<typeof scene>) => toldOf(table, 'resultChanged').map(({ by }) => by)

describe('Feats', () => {
  test('CTA-569 a played card lies face up beside its player for the rest of the match', () => {
    const table = post(66, [{ hand: [159] }, {}]).answer(0, 'feat 159')
    for (const viewer of [0, 1, -1]) expect(ids(table.view(viewer).seats[0]!.playedHeroes)).toEqual(['159'])
    expect(heroOf(table).heroes).toEqual([])
    expect(table.state.heroDiscard).toEqual([])
  })

  test('CTA-570 each played Hero card is worth 1 Triumph, each Antihero card 1 Tragedy', () => {
    const score = (played: readonly number[]) =>
      heroOf(scene({ step: 'scoring', seats: [{ destiny: 41, icons: {}, played }] })).score.slice(0, 2)
    expect(score([])).toEqual([0, 0])
    expect(score([178])).toEqual([1, 0])
    expect(score([203])).toEqual([0, 1])
    expect(score([159, 160, 161, 183, 184])).toEqual([3, 2])
  })

  test('CTA-583 what is drawn while the stack resolves can be played when the window starts again', () => {
    // Ruthless Ambition draws two Antihero cards, Bitter Lesson and Unholy Bargain, under a waiting Poisoned Gift.
    const decks = { antiheroDeck: [203, 204] }
    const table = scene({ seats: [{ hand: [201, 190] }, { hand: [205] }], step: 'end', decks })
    table.answer(0, 'feat 201').answer(1, 'feat 205', 'seat 1')
    expect(table.options(0)).toEqual(['feat 190', 'pass'])
    table.answer(0, 'pass')
    // The stack is resolved at one go, though Stolen Treasure could be played at any time: first the Gift.
    expect(toldOf(table, 'featResolved').map(({ feat }) => feat + 1)).toEqual([205, 201])
    expect(toldOf(table, 'featDrawn', 0).map(({ feat }) => feat + 1)).toEqual([203, 204])
    expect(table.asked()).toEqual([0])
    expect(table.options(0)).toEqual(['feat 190', 'feat 204', 'bank 1', 'bank 2', 'pass'])
  })

  test('CTA-584 there is no hand limit', () => {
    const hand = HERO_PIECES.slice(0, 20).map((piece) => piece + 1)
    const table = scene({ seats: [{ origin: 26, hand }], rows: { 1: [61, 64] } }).answer(0, 'trait 061')
    expect(heroOf(table).heroes).toHaveLength(21)
    expect(toldOf(table, 'featDiscarded')).toEqual([])
  })
})

/** Cards that add a rune of one of two abilities, a Challenge about both, one about neither, the first's first stone. */
const INSIGHTS = [
  { feat: 165, challenge: 74, first: 'INT', second: 'WIS', stone: 12, elsewhere: 63 },
  { feat: 166, challenge: 67, first: 'STR', second: 'CHA', stone: 3, elsewhere: 70 },
  { feat: 167, challenge: 75, first: 'DEX', second: 'CON', stone: 6, elsewhere: 77 },
]

describe('Cards', () => {
  test.each([
    [163, 66],
    [164, 64],
  ])('CTA-C163 %i: one in the own turn of its player, two in that of another', (feat, challenge) => {
    expect(addedBy(post(challenge, [{ hand: [feat] }, {}]).answer(0, `feat ${feat}`))).toEqual([1])
    const helped = post(challenge, [{}, { hand: [feat] }]).answer(1, `feat ${feat}`)
    expect(addedBy(helped)).toEqual([2])
    expect(toldOf(helped, 'resultChanged')).toMatchObject([{ card: card(feat) }])
  })

  test.each(INSIGHTS)('CTA-C165 $feat: one names an ability, relevant, with fewer than three runes', (insight) => {
    const { feat, challenge, first, second, stone, elsewhere } = insight
    const table = post(challenge, [{ hand: [feat] }, {}]).answer(0, `feat ${feat}`)
    expect([table.kind(0), table.options(0)]).toEqual(['ability', [first, second]])
    table.answer(0, first)
    expect(toldOf(table, 'runeAdded').map(({ rune }) => rune)).toEqual([stone])
    // With all three runes of the one, the other is taken without asking; with all six the card cannot be played.
    const runes = [...CORE, stone, stone + 1, stone + 2]
    const full = { ...thrown(challenge, runes, [HIGH, LOW, HIGH, LOW, LOW, HIGH]) }
    const other = post(challenge, [{ hand: [feat] }, {}], { attempt: full }).answer(0, `feat ${feat}`)
    expect(toldOf(other, 'runeAdded')).toHaveLength(1)
    expect(toldOf(other, 'runeAdded')[0]!.rune).not.toBe(stone)
    // The Sewers are about STR and DEX, the Cabinet about DEX and INT, the Fair about WIS and CHA.
    expect(ending(post(elsewhere, [{ hand: [feat] }, {}]))).toMatch(/^failed/)
  })
})
