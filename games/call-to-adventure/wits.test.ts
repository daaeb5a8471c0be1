import { describe, expect, test } from 'vitest'
import { card } from './content/pieces.ts'
import { option } from './rules/option.ts'
import { CORE, HIGH, LOW, type SceneSetting, scene, thrown } from './testing/index.ts'
import { wits } from './wits.ts'

const SCRIBE = 26
const HUMAN = 2
const DWARF = 1

type Ratings = (ask: string, value: number | undefined) => number

/** How a seat rates options in this scene. */
const ratings = (setting: SceneSetting, seat = 0, odds = true): Ratings =>
  wits.judge(scene(setting).view(seat), seat, { odds })

/** The one rated highest; undefined is declining. */
function best(rate: Ratings, ask: string, values: readonly (number | undefined)[]): number | undefined {
  return values.reduce((most, value) => (rate(ask, value) > rate(ask, most) ? value : most))
}

const feat = (number: number) => option('feat', card(number))
const top = (number: number) => option('top', card(number))
const bottom = (number: number) => option('bottom', card(number))
const trait = (number: number) => option('trait', card(number))

describe('the choice of Characters', () => {
  const dealt: SceneSetting = { seats: [{}], adversary: '1A' }

  test('an Origin with both abilities of the Adversary', () => {
    // Constitution and Charisma against the Dark Lord; Trapper has neither.
    expect(best(ratings(dealt), 'origin', [card(23), card(16)])).toBe(card(16))
    expect(best(ratings({ ...dealt, adversary: '7B' }), 'origin', [card(23), card(16)])).toBe(card(23))
  })

  test('a Class whose bonus works against the Final Adversary', () => {
    expect(best(ratings(dealt), 'class', [card(37), card(29)])).toBe(card(29))
    expect(best(ratings({ seats: [{}, {}], mode: 'competitive' }), 'class', [card(37), card(29)])).toBe(card(37))
  })

  test('a Destiny that counts what one will have anyway', () => {
    expect(best(ratings(dealt), 'destiny', [card(43), card(46)])).toBe(card(46))
  })
})

describe('the main action', () => {
  const row = (cards: readonly number[], more: Partial<SceneSetting> = {}): SceneSetting => ({
    seats: [{ origin: SCRIBE, xp: 0 }, {}],
    mode: 'competitive',
    rows: { 1: cards },
    ...more,
  })

  test('a sure Trait rather than a hopeless Challenge', () => {
    expect(best(ratings(row([66, 58])), 'menu', [top(66), bottom(66), trait(58)])).toBe(trait(58))
  })

  test('a sure Challenge for more rather than a Trait', () => {
    const seats = [{ icons: { STR: 3, CHA: 1 }, xp: 0, destiny: 47 }, {}]
    const options = [top(67), bottom(67), trait(59)]
    expect(best(ratings(row([67, 59], { seats })), 'menu', options)).toBe(bottom(67))
  })

  test('the ability the Adversary asks for', () => {
    const coop = { seats: [{ icons: {}, xp: 0 }, {}], mode: 'coop' as const }
    expect(best(ratings(row([59, 57], { ...coop, adversary: '1A' })), 'menu', [trait(59), trait(57)])).toBe(trait(59))
    expect(best(ratings(row([59, 57], { ...coop, adversary: '4A' })), 'menu', [trait(59), trait(57)])).toBe(trait(57))
  })

  test('the icon that completes a set', () => {
    const seats = [{ icons: { NAT: 3, WIS: 3, INT: 3 }, xp: 0, destiny: 47 }, {}]
    expect(best(ratings(row([], { seats, rows: { 2: [81, 83] } })), 'menu', [trait(81), trait(83)])).toBe(trait(81))
  })

  test('a Journey where the row is poor and costs nothing, none where it costs a token', () => {
    const poor = row([66, 63], { turn: { freeJourneys: 1 } })
    const rate = ratings(poor)
    expect(rate('menu', option('journey', card(66)))).toBeGreaterThan(
      Math.max(rate('menu', top(66)), rate('menu', top(63))),
    )
    const rich = ratings(row([66, 58], { seats: [{ icons: { INT: 3 }, xp: 3 }, {}] }))
    expect(rich('menu', option('journey', card(66)))).toBeLessThan(rich('menu', trait(58)))
  })
})

describe('Dark runes', () => {
  const facing = (more: Partial<SceneSetting>, xp = 3): SceneSetting => ({
    seats: [{ origin: SCRIBE, xp, story: [55, 56, 57, 59, 60, 58] }],
    step: 'gather',
    attempt: { foe: 'challenge', card: card(66) },
    rows: { 1: [66, 64] },
    ...more,
  })

  test('as many as there are against the Final Adversary, none where nothing is at stake', () => {
    const attempt = { foe: 'final' as const, card: card(127) }
    const last = facing({ attempt, adversary: '2A', isFinal: true, isFinale: true, ender: 0, tokens: 9 })
    expect(best(ratings(last), 'dark', [0, 1, 2, 3])).toBe(3)
    const sure = facing({ seats: [{ icons: { STR: 3, CON: 3 }, xp: 3 }] })
    expect(best(ratings(sure), 'dark', [0, 1, 2, 3])).toBe(0)
  })

  test('CTA-445 none on the step above the last level for a small gain', () => {
    const low = facing({ seats: [{ icons: { STR: 1, CON: 1 }, xp: 3, level: 6 }] })
    expect(best(ratings(low), 'dark', [0, 1, 2, 3])).toBe(0)
  })
})

describe('Feats', () => {
  /** The Mysterious Cave by its bottom path: 4 with Strength to gain. */
  const cast = (faces: readonly number[], more: Partial<SceneSetting> = {}): SceneSetting => ({
    seats: [{ origin: SCRIBE, heritage: HUMAN, hand: [159] }, { hand: [163] }],
    step: 'post',
    rows: { 1: [66, 64] },
    attempt: thrown(66, [...CORE, 3], faces, { bottom: 1 }),
    ...more,
  })

  test('one that turns failure into success is played, of one that adds to a success it is kept', () => {
    expect(best(ratings(cast([HIGH, LOW, HIGH, LOW])), 'feat', [undefined, feat(159)])).toBe(feat(159))
    expect(best(ratings(cast([HIGH, HIGH, HIGH, HIGH])), 'feat', [undefined, feat(159)])).toBeUndefined()
    expect(best(ratings(cast([LOW, LOW, LOW, LOW])), 'feat', [undefined, feat(159)])).toBeUndefined()
  })

  test('an ally is helped, a rival is not', () => {
    const failing = cast([HIGH, LOW, HIGH, LOW], { seats: [{ origin: SCRIBE }, { hand: [163] }] })
    expect(best(ratings(failing, 1), 'feat', [undefined, feat(163)])).toBe(feat(163))
    expect(best(ratings({ ...failing, mode: 'competitive' }, 1), 'feat', [undefined, feat(163)])).toBeUndefined()
  })

  test('before the cast nothing is played that can wait for it', () => {
    const before = cast([-1, -1, -1, -1], { step: 'pre', attempt: { ...thrown(66, CORE, [-1, -1, -1]), casts: 0 } })
    expect(best(ratings(before), 'feat', [undefined, feat(159)])).toBeUndefined()
  })

  test('Hour of Glory for the margin against the Adversary; Second Wind when failing', () => {
    const attempt = { foe: 'adversary' as const, card: card(124), runes: [...CORE], casts: 1 }
    const seats = [{ origin: SCRIBE, hand: [174, 168], story: [55, 56, 57, 59, 60, 58] }]
    const duel = (runes: readonly number[], faces: readonly number[]): SceneSetting => ({
      seats,
      step: 'post',
      tokens: 9,
      attempt: { ...attempt, runes: [...runes], faces: [...faces] },
    })
    const ahead = duel([...CORE, 9, 10, 18, 19], [HIGH, HIGH, HIGH, HIGH, HIGH, HIGH, HIGH])
    expect(best(ratings(ahead), 'feat', [undefined, feat(174)])).toBe(feat(174))
    expect(best(ratings(ahead), 'feat', [undefined, feat(168)])).toBeUndefined()
    const behind = duel([...CORE, 9, 10, 18, 19], [LOW, LOW, LOW, LOW, LOW, LOW, LOW])
    expect(best(ratings(behind), 'feat', [undefined, feat(168)])).toBe(feat(168))
  })

  test('CTA-C169 a pending Action is cancelled where it would spoil the attempt', () => {
    const angel = { seats: [{ origin: SCRIBE, hand: [169] }], attempt: thrown(66, CORE, [HIGH, HIGH, HIGH]) }
    expect(best(ratings(cast([], { ...angel, pending: [157] })), 'feat', [undefined, feat(169)])).toBe(feat(169))
    expect(best(ratings(cast([], { ...angel, pending: [149] })), 'feat', [undefined, feat(169)])).toBeUndefined()
    const two = { ...angel, attempt: thrown(66, CORE, [HIGH, HIGH, HIGH]), pending: [149, 157] }
    expect(best(ratings(cast([], two)), 'action', [card(149), card(157)])).toBe(card(157))
  })

  test('CTA-570 at the very end whatever can be played is', () => {
    const end: SceneSetting = {
      seats: [{ origin: SCRIBE, hand: [178] }],
      step: 'end',
      isFinale: true,
      isFinal: true,
      ender: 0,
      attempt: { outcome: 'overcome' },
    }
    expect(best(ratings(end), 'feat', [undefined, feat(178)])).toBe(feat(178))
  })
})

describe('banking', () => {
  test('CTA-535 where it turns failure into success, and only so much', () => {
    const warrior: SceneSetting = {
      seats: [{ origin: SCRIBE, class: 32, banked: 1, xp: 3 }],
      step: 'post',
      rows: { 1: [66, 64] },
      attempt: thrown(66, [...CORE, 3], [HIGH, LOW, HIGH, LOW], { bottom: 1 }),
    }
    const amounts = [undefined, 1, 2, 3].map((amount) => (amount === undefined ? amount : option('bank', amount)))
    expect(best(ratings(warrior), 'feat', amounts)).toBe(option('bank', 1))
    const sure = { ...warrior, attempt: thrown(66, [...CORE, 3], [HIGH, HIGH, HIGH, HIGH], { bottom: 1 }) }
    expect(best(ratings(sure), 'feat', amounts)).toBeUndefined()
  })
})

describe('other choices', () => {
  /** The Mysterious Cave by its top path, 3, once these faces have been cast. */
  const cave = (faces: readonly number[], more: Partial<SceneSetting> = {}): SceneSetting => ({
    seats: [{ origin: SCRIBE, heritage: DWARF, hand: [159, 178] }],
    step: 'cast',
    rows: { 1: [66, 64] },
    attempt: {
      ...thrown(
        66,
        [...CORE, 3, 5].slice(0, faces.length),
        faces.map(() => -1),
      ),
      casts: 0,
    },
    runes: faces,
    ...more,
  })

  test('CTA-500 a Heritage that saves the attempt, else a card', () => {
    const omen = { decks: { actionDeck: [149] } }
    expect(best(ratings(cave([HIGH, HIGH, LOW], omen)), 'heritage', [undefined, 0, 1, 2])).toBe(2)
    expect(best(ratings(cave([HIGH, HIGH, LOW, HIGH, HIGH], omen)), 'heritage', [undefined, 0, 1, 2])).not.toBe(2)
  })

  test('the rune whose other face adds most', () => {
    expect(best(ratings(cave([LOW, LOW, LOW, LOW, LOW])), 'rune', [0, 3, 5])).toBe(5)
  })

  test('CTA-732 one less where it costs nothing, Corruption where one less would be a failure', () => {
    const lord = (harder: number): SceneSetting => {
      const table = cave([HIGH, HIGH, LOW], { adversary: '1A', isFinal: true, decks: { actionDeck: [149] } })
      return { ...table, attempt: { ...table.attempt, harder } }
    }
    expect(best(ratings(lord(-2)), 'branch', [0, 1])).toBe(1)
    expect(best(ratings(lord(-1)), 'branch', [0, 1])).toBe(0)
  })

  test('the card one can best do without is discarded', () => {
    const stuck = cave([], { seats: [{ origin: SCRIBE, hand: [159, 183], level: 2 }] })
    expect(best(ratings(stuck), 'discard', [card(159), card(183)])).toBe(card(183))
    expect(best(ratings(stuck), 'give', [card(159), card(183)])).toBe(card(183))
    expect(best(ratings(stuck), 'retrieve', [card(159), card(183)])).toBe(card(159))
  })

  test('CTA-C028 CTA-C085 offers by what they cost', () => {
    const low = cave([], { seats: [{ origin: 28, level: 6, xp: 2 }] })
    expect(best(ratings(low), 'offer', [undefined, card(28)])).toBe(card(28))
    const high = cave([], { seats: [{ origin: SCRIBE, level: 3 }], adversary: '2A' })
    expect(best(ratings(high), 'offer', [undefined, card(85)])).toBe(card(85))
  })

  test('CTA-892 a lost chapter is tried again', () => {
    expect(best(ratings(cave([])), 'aftermath', [3, 2])).toBe(2)
  })
})

test('without odds it goes by feel, and still sees what is sure', () => {
  const row: SceneSetting = { seats: [{ origin: SCRIBE, xp: 0 }, {}], mode: 'competitive', rows: { 1: [66, 58] } }
  expect(best(ratings(row, 0, false), 'menu', [top(66), bottom(66), trait(58)])).toBe(trait(58))
})
