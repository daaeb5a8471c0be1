import { Chance, keyOf, type Piece, start } from '@monomyth/engine'
import { check, seenBy, thoughtOf, twinFor } from '@monomyth/engine/testing'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Carry } from './campaign.ts'
import {
  ACT_PIECES,
  ACTION_PIECES,
  ADVERSARIES,
  ANTIHERO_PIECES,
  DESTINY_PIECES,
  FACE_PIECES,
  HERITAGE_PIECES,
  HERO_PIECES,
  idOf,
  isTrait,
  pieceOf,
} from './content/pieces.ts'
import { callToAdventure } from './game.ts'
import { deedsOfAllCards, type Reached, reach } from './testing/reach.ts'
import { BOONS } from './words.ts'

/** A new seed each time; a test that fails prints the command that walks the same way again. */
const seed = process.env.MONOMYTH_SEED ?? String(Date.now())
const long = process.env.MONOMYTH_LONG === '1'
const command = `${long ? 'MONOMYTH_LONG=1 ' : ''}MONOMYTH_SEED=${seed} npx vitest run games/call-to-adventure/walks`
beforeEach(({ onTestFailed }) => onTestFailed(() => console.log(`Again: ${command}`)))

const KINDS = [
  { mode: 'solo', seats: 1 },
  ...[2, 3, 4].map((seats) => ({ mode: 'coop', seats })),
  ...[2, 3, 4].map((seats) => ({ mode: 'competitive', seats })),
  ...[1, 2, 3, 4].map((seats) => ({ mode: 'campaign', seats })),
]
const brief = (violations: ReturnType<typeof check>['violations']) =>
  violations.map(({ invariant, about, command }) => ({ invariant, about, command }))

/** Found once, for the tests that ask what random play meets. */
let found: Reached | undefined
const met = (): Reached => {
  found ??= reach(long ? 20_000 : 900, `${seed} reach`)
  return found
}

/** Effects that no rule carries out, and where they are read instead. */
const READ: ReadonlyMap<string, string> = new Map([
  ...['020 draw', '021 draw', '021 corrupt', '028 virtue'].map((deed) => [deed, 'steps/reveal.ts: the setup'] as const),
  ['014 freeDark', 'rules/turn.ts: a fresh turn'],
  ['017 freeJourney', 'rules/turn.ts: a fresh turn'],
  ['028 prevent', 'rules/level.ts: before a Corruption'],
  ['029 chooseDarkFaces', 'rules/cast.ts: the faces of Dark runes'],
  ['034 result', 'rules/total.ts: a Class that always adds'],
  ['035 result', 'rules/total.ts: a Class that always adds'],
  ['038 specialZero', 'rules/total.ts: a Class that always adds'],
  ...ADVERSARIES.map(
    ({ adversary }) => [`${adversary.number} result`, 'rules/total.ts: the face gives it to who faces it'] as const,
  ),
])

describe(`random walks, seed ${seed}`, () => {
  test.each(KINDS)('$mode, $seats seats: every invariant holds and every game ends', ({ mode, seats }) => {
    const walk = { mode, seats, games: long ? 500 : 3, seed: `${seed} ${mode} ${seats}` }
    const { violations, longestStep, medianStep } = check(callToAdventure, walk)
    expect(brief(violations)).toEqual([])
    expect(longestStep).toBeLessThanOrEqual(100)
    expect(medianStep).toBeLessThan(15)
  })

  test.each([
    { quest: 'darkness', easy: true, quickStart: true, collection: 1 },
    { quest: 'darkness', adversary: '2B' },
    { quest: 'reign', adversary: '4B', collection: 4 },
    { quest: 'darkness', adversary: '6B' },
    { quest: 'reign', adversary: '7B', quickStart: true },
  ])('with the options %o every invariant holds', (options) => {
    const { violations } = check(callToAdventure, { seats: 3, options, games: long ? 200 : 2, seed: `${seed} options` })
    expect(brief(violations)).toEqual([])
  })

  test('every chapter of a campaign, with every Boon and the Shadow, comes to its end', () => {
    for (let n = 0; n < (long ? 700 : 28); n++) {
      const shadow = n % 3 === 0
      const carry: Carry = { carry: 1, chapter: 1 + (n % 7), shadow, boon: BOONS[n % BOONS.length]!, played: [] }
      const seats = carry.boon === 'clearSight' && carry.chapter < 5 ? 2 : 1 + (n % 4)
      const match = start(callToAdventure, { mode: 'campaign', seats, seed: `${seed} chapter ${n}`, carry })
      const chance = new Chance(keyOf(`${seed} chapter ${n}`))
      while (!match.isOver()) answerAtRandom(match, chance)
      const next = match.carry() as Carry
      expect(next.played).toHaveLength(1)
      expect([carry.chapter, carry.chapter + 1, 8]).toContain(next.chapter)
    }
  })

  test('random play reaches every Character, Story card, path, Adversary, Action and Feat', () => {
    const { keys, paths, destinies, deeds } = met()
    const numbers = (pieces: readonly Piece[]) => pieces.map((piece) => idOf(piece))
    const unmet = (wanted: readonly string[], found: ReadonlySet<string>) => wanted.filter((one) => !found.has(one))
    const stories = ACT_PIECES.flat()
    const sides = stories.flatMap((story) => (isTrait(story) ? [[story, 0]] : [0, 1].map((side) => [story, side])))
    expect(unmet(numbers(DESTINY_PIECES), destinies)).toEqual([])
    // Overcome and held at the end, top and bottom.
    const held = sides.map(([story, side]) => `${idOf(pieceOf(story!))} ${side}`)
    expect(unmet(held, paths)).toEqual([])
    const faced = numbers(FACE_PIECES).map((id) => `face ${id}`)
    expect(unmet(faced, keys)).toEqual([])
    const feats = numbers([...HERO_PIECES, ...ANTIHERO_PIECES]).map((id) => `feat ${id}`)
    expect(unmet(feats, keys)).toEqual([])
    const doers = new Set([...deeds].map((deed) => deed.split(' ')[0]!))
    expect(unmet(numbers([...HERITAGE_PIECES, ...ACTION_PIECES]), doers)).toEqual([])
    expect(unmet(['activate 022', 'activate 025', 'activate 033', 'activate 037', 'memory'], keys)).toEqual([])
    // Answers of every kind of question.
    expect(
      unmet(['retry', 'press', 'end', 'bar', 'moon', 'own', 'xp', 'branch 1', 'branch 2', 'bank 6'], keys),
    ).toEqual([])
  })

  test('random play reaches every effect of every card, but for those that are read and never done', () => {
    const { deeds } = met()
    const unmet = deedsOfAllCards().filter((deed) => !deeds.has(deed))
    expect(unmet.filter((deed) => !READ.has(deed))).toEqual([])
    // What is listed here and done after all has no place in the list.
    expect([...READ.keys()].filter((deed) => deeds.has(deed))).toEqual([])
  })
})

describe(`secrecy, seed ${seed}`, () => {
  test('over 200 random matches, at random moments, what a viewer cannot know changes nothing it gets', () => {
    let compared = 0
    let thoughts = 0
    for (let n = 0; n < 200; n++) {
      const { mode, seats } = KINDS[n % KINDS.length]!
      const match = start(callToAdventure, { mode, seats, seed: `${seed} secrecy ${n}` })
      const chance = new Chance(keyOf(`${seed} ${n}`))
      // A random moment: so many answers in, or where the match ends before that.
      for (let left = chance.below(200); left > 0 && !match.isOver(); left--) answerAtRandom(match, chance)
      if (match.isOver()) continue
      for (let viewer = -1; viewer < seats; viewer++) {
        const twin = twinFor(callToAdventure, match, viewer, chance)
        if (twin === undefined) continue
        compared++
        expect(seenBy(twin, viewer)).toBe(seenBy(match, viewer))
        if (!match.open().some(({ seat }) => seat === viewer)) continue
        thoughts++
        expect(thoughtOf(twin, viewer, 'same')).toBe(thoughtOf(match, viewer, 'same'))
      }
    }
    expect(compared).toBeGreaterThan(120)
    expect(thoughts).toBeGreaterThan(30)
  })
})

function answerAtRandom(match: ReturnType<typeof start>, chance: Chance): void {
  const open = match.open()
  const { seat, ask, options, pass, group } = open[chance.below(open.length)]!
  const index = chance.below(options.length + Number(pass))
  const key = index < options.length ? ask.key(options[index]!) : group === undefined ? 'pass' : 'done'
  match.answer(seat, match.asked[seat]!, key)
}
