import { start } from '@monomyth/engine'
import { describe, expect, test } from 'vitest'
import {
  ACT_PIECES,
  CARD_COUNT,
  FACE_PIECES,
  HERITAGE_PIECES,
  isTrait,
  ORIGIN_PIECES,
  pieceOf,
  storyOf,
} from '../content/pieces.ts'
import { callToAdventure } from '../game.ts'
import { lang as en } from '../lang/en/index.ts'
import { lang as fr } from '../lang/fr/index.ts'
import { SHAPE } from '../state.ts'
import {
  act,
  CORE,
  ending,
  fromStart,
  ids,
  only,
  type SceneSetting,
  type SeatScene,
  scene,
  thrown,
  toldOf,
} from '../testing/index.ts'
import { taleOf } from './tale.ts'

const SCRIBE = 26
/** The Mysterious Cave, three core runes, not cast yet. */
const UNCAST = { ...thrown(66, CORE, [-1, -1, -1]), casts: 0 }
const CAVE = { 1: [66] }
const heroOf = ({ state }: ReturnType<typeof scene>) => state.seats[0]!
/** Everything a card says of itself, in both languages. */
const SAID = Array.from({ length: CARD_COUNT }, (_, piece) =>
  [en, fr].map((lang) => `${lang.piece(piece)} ${lang.text(piece) ?? ''}`).join(' '),
)

describe('Frame', () => {
  test('CTA-001 one to four players, one Hero each', () => {
    for (const seats of [1, 2, 3, 4]) {
      const table = fromStart('campaign', seats, 'frame')
      expect(table.asked()).toEqual([...Array(seats).keys()])
      expect(table.state.seats.map(({ dealtHeritages }) => dealtHeritages.length)).toEqual(Array(seats).fill(1))
    }
    for (const seats of [0, 5])
      for (const { id } of callToAdventure.modes)
        expect(() => start(callToAdventure, { mode: id, seats, seed: 'frame' })).toThrow()
  })

  test('CTA-002 four modes, each with its numbers of players; cooperative is what is played unless another is named', () => {
    expect(callToAdventure.modes.map(({ id, seats }) => [id, ...seats])).toEqual([
      ['coop', 2, 4],
      ['solo', 1, 1],
      ['competitive', 2, 4],
      ['campaign', 1, 4],
    ])
    expect(start(callToAdventure, { seats: 2, seed: 'frame' }).table.given.mode).toBe('coop')
  })

  test('CTA-006 the final edition prevails: its counts, and one CON and one WIS icon at the Monastery', () => {
    expect([HERITAGE_PIECES.length, ORIGIN_PIECES.length, ACT_PIECES.flat().length]).toEqual([13, 15, 67])
    expect(FACE_PIECES.length).toBe(22)
    const table = scene({ seats: [{ origin: 16, story: [60] }], rows: { 1: [65, 64] } }).answer(0, 'bottom 065')
    expect(toldOf(table, 'runesCast')[0]!.runes).toEqual([...CORE, 9, 15])
  })

  test('CTA-007 a card overrides the rules: an Outcast pays nothing, a Barbarian leaves nothing to chance', () => {
    const attempt = (seat: SeatScene) => scene({ seats: [seat], rows: { 1: [69, 55] } }).answer(0, 'top 069')
    expect(attempt({ origin: SCRIBE }).kind(0)).not.toBe('dark')
    const outcast = attempt({ origin: 14, class: 29, banked: 6 })
    expect(outcast.options(0)).toEqual(['0 dark', '1 dark'])
    outcast.answer(0, '1 dark')
    expect([outcast.kind(0), outcast.options(0)]).toEqual(['darkFace', ['bar', 'moon']])
  })

  test('CTA-008 what an older edition calls Motivation is the Class: no card says the word, the Class holds the experience', () => {
    expect(SAID.filter((text) => /motivation/i.test(text))).toEqual([])
    const table = scene({ seats: [{ class: 32, xp: 2 }], rows: { 1: [55, 64] } }).answer(0, 'bank 2')
    expect(toldOf(table, 'banked')).toEqual([{ kind: 'banked', seat: 0, amount: 2, banked: 2 }])
  })

  test('CTA-009 no Trait has a cost or a prerequisite, no card is an Ally or a Peasant', () => {
    const bare: SeatScene = { icons: {}, level: 7 }
    for (const [act, story] of [[], [63, 64, 65], [63, 64, 65, 66, 67, 68]].entries()) {
      const traits = ACT_PIECES[act]!.filter(isTrait).map((piece) => piece + 1)
      const rows = { [act + 1]: traits } as NonNullable<SceneSetting['rows']>
      const table = scene({ seats: [{ ...bare, story, hasFaced: true }], rows, open: 3, seed: 'trait' })
      expect(only(table.options(0), 'trait')).toEqual(
        expect.arrayContaining(traits.map((number) => `trait ${String(number).padStart(3, '0')}`)),
      )
      for (const number of traits) {
        const def = storyOf(pieceOf(number - 1))
        expect(def).not.toHaveProperty('difficulty')
        if (def.kind === 'trait' && def.effect.cost !== undefined) expect(def.effect.optional).toBe(true)
      }
    }
    expect(SAID.filter((text) => /\b(ally|allié|peasant|paysan)\b/i.test(text))).toEqual([])
  })

  test('CTA-010 a match is played with the 206 cards of this box and with nothing else', () => {
    for (const [mode, seats] of [
      ['solo', 1],
      ['coop', 4],
      ['competitive', 3],
    ] as const) {
      const { state } = fromStart(mode, seats, 'box')
      const all = SHAPE.zones.flatMap((zone) => SHAPE.piecesIn(state, zone)).sort((a, b) => a - b)
      expect(all).toEqual(Array.from({ length: 206 }, (_, piece) => piece))
    }
  })

  test('CTA-011 the tale has no effect: nobody is asked for it, and the result stands', () => {
    const table = scene({ step: 'scoring', seats: [{}, {}], tokens: 0, isFinal: true })
    expect([table.asked(), table.match.isOver()]).toEqual([[], true])
    expect(table.match.outcome()!.reason).toBe('won')
  })

  test('CTA-012 the finished board from left to right, with the path of each card', () => {
    const table = scene({
      step: 'scoring',
      seats: [{ heritage: 2, origin: 16, class: 32, destiny: 41, story: [55, '63b', 64, 78, 86, '87b', 101, 108] }],
    })
    const tale = taleOf(table.view(-1), 0)
    expect(ids(tale.map(({ piece }) => piece))).toEqual([
      ...['002', '016', '055', '063', '064'],
      ...['032', '078', '086', '087'],
      ...['041', '101', '108'],
    ])
    expect(tale.map(({ bottom }) => bottom)).toEqual([-1, -1, 0, 1, 0, -1, 0, 0, 1, -1, 0, 0])
    const running = scene({ seats: [{ heritage: 2, origin: 16, class: 32, destiny: 41 }] })
    expect(ids(taleOf(running.view(-1), 0).map(({ piece }) => piece))).toEqual(['002', '016', '032', 'back'])
  })
})

describe('How lost icons were read', () => {
  const gained = (trait: number, seat: SeatScene = {}) =>
    scene({
      seats: [{ origin: 24, ...seat }],
      rows: { 1: [61, 62, 64], 2: [79, 83], 3: [105, 106, 117] },
    }).answer(0, `trait ${String(trait).padStart(3, '0')}`)

  test('CTA-020 "obtenez une" is a Virtue (Folk Hero), "prenez une" a Corruption (the Dark Lord)', () => {
    const folk = gained(79)
    expect(toldOf(folk, 'levelChanged')).toMatchObject([{ by: -1, level: 2 }])
    expect([heroOf(folk).xp, heroOf(folk).heroes, heroOf(folk).antiheroes]).toEqual([0, [], []])
    const lord = scene({ seats: [{}, {}], step: 'cast', isFinal: true, attempt: UNCAST, rows: CAVE, runes: [1, 0, 0] })
    lord.answer(0, 'branch 1')
    expect(toldOf(lord, 'levelChanged')).toMatchObject([{ by: 1, level: 4, cause: 'adversary' }])
  })

  test('CTA-021 "gagnez un" is one experience: Villager, Laborer, Human', () => {
    const paid = (origin: number) => {
      const table = scene({ seats: [{ origin }], rows: { 1: [67, 55] }, runes: [1, 1, 1, 1, 1, 1] })
      return toldOf(table.answer(0, origin === 16 ? 'bottom 067' : 'top 067'), 'xpChanged')
    }
    for (const origin of [16, 18]) expect(paid(origin)).toMatchObject([{ by: 1, cause: 'card' }])
    const human = scene({ seats: [{ heritage: 2 }], step: 'cast', attempt: UNCAST, rows: CAVE, runes: [1, 1, 0] })
    human.answer(0, 'own')
    expect(toldOf(human, 'xpChanged')[0]).toMatchObject({ by: 1, cause: 'card' })
  })

  test('CTA-022 "gagnez une" is one card: Warlock and Ranger draw it', () => {
    const draws = (seat: SeatScene, trait: number) =>
      toldOf(gained(trait, { banked: 6, ...seat }), 'featDrawn').map(({ type }) => type)
    expect(draws({ class: 39 }, 83)).toEqual(['antihero'])
    const ranger = scene({
      seats: [{ class: 36, banked: 6, icons: { WIS: 2 } }],
      rows: { 1: [73, 55] },
      runes: [1, 1, 1, 1, 1],
    })
    expect(toldOf(act(ranger, 0, 'bottom 073'), 'featDrawn').map(({ type }) => type)).toEqual(['hero'])
  })

  test('CTA-023 a gain without an article is two: Scout, Master of Lore, Elf, Halfling', () => {
    expect(toldOf(gained(61, { origin: 20, icons: {} }), 'xpChanged')).toMatchObject([{ by: 2 }])
    const lore = gained(105, { icons: { ROY: 1, NAT: 1, JUS: 1 } })
    expect(toldOf(lore, 'xpChanged')).toMatchObject([{ by: 2 }])
    const crest = (seat: SeatScene) =>
      scene({
        seats: [seat],
        step: 'cast',
        attempt: UNCAST,
        rows: CAVE,
        decks: { actionDeck: [149] },
        runes: [1, 0, 0],
      })
    const elf = crest({ heritage: 8, xp: 1 }).answer(0, 'own', 'hero')
    expect(toldOf(elf, 'featDrawn')).toHaveLength(2)
    const halfling = crest({ heritage: 3 }).answer(0, 'own')
    expect(ending(halfling)).toBe('failed 1 of 3')
    expect(toldOf(halfling, 'xpChanged').map(({ by }) => by)).toEqual([1, 2])
  })

  test('CTA-024 "88", "77", "11", "+1+1" are one digit: difficulty 8, reward 7, one point a Feat, one more below', () => {
    const lord = scene({ seats: [{ xp: 1 }, {}], isFinale: true, ender: 0 }).answer(0, 'face 125')
    expect(toldOf(lord, 'attemptDeclared')).toMatchObject([{ difficulty: 8 }])
    const scored = scene({
      step: 'scoring',
      isFinal: true,
      seats: [{ destiny: 41, icons: {}, hasBeatenFinal: true, played: [159, 183] }],
    })
    expect(heroOf(scored).score).toEqual([1, 1, 0, 0, 7])
    const below = scene({ seats: [{ xp: 1 }], rows: { 1: [64, 55] } }).answer(0, 'bottom 064')
    expect(toldOf(below, 'attemptDeclared')).toMatchObject([{ difficulty: 4 }])
  })
})
