import type { Options } from '@monomyth/engine'
import { start } from '@monomyth/engine'
import { describe, expect, test } from 'vitest'
import { callToAdventure } from '../game.ts'
import { en } from '../lang/en/index.ts'
import { fr } from '../lang/fr/index.ts'
import {
  CORE,
  fromStart,
  HIGH,
  ids,
  LOW,
  type Scene,
  type SceneSetting,
  type SeatScene,
  scene,
  thrown,
  toldOf,
} from '../testing/index.ts'
import type { ModeName } from '../words.ts'
import { rankOf } from './outcome.ts'

const begun = (mode: ModeName, seats: number, options: Options = {}): Scene =>
  fromStart(mode, seats, 'mode', { quickStart: true, ...options })
const tokensOf = (table: Scene): number => toldOf(table, 'adversarySet')[0]!.tokens
const FEATS = Array.from({ length: 48 }, (_, n) => String(159 + n))
const missing = ({ state }: Scene): string[] => {
  const hands = state.seats.flatMap(({ heroes, antiheroes }) => [...heroes, ...antiheroes])
  const there = ids([...state.heroDeck, ...state.antiheroDeck, ...hands])
  return FEATS.filter((id) => !there.includes(id))
}

describe('Cooperative', () => {
  test('CTA-850 everything is in the match: Adversary, Quest, seven Actions, all Feats', () => {
    const table = begun('coop', 3, { adversary: '1A' })
    expect(ids(table.state.faces)).toEqual(['122', '124', '125'])
    expect(table.state.actionDeck).toHaveLength(7)
    expect(missing(table)).toEqual([])
    expect(tokensOf(table)).toBe(15)
  })
})

describe('Solo', () => {
  test('CTA-851 one Hero, rows of four, otherwise the same: Adversary, Quest, seven Actions', () => {
    const { state } = begun('solo', 1)
    expect([state.row1.length, state.row2.length, state.row3.length]).toEqual([4, 4, 4])
    expect([state.faces.length, state.actionDeck.length, state.seats.length]).toEqual([3, 7, 1])
    expect(state.isOpen).toEqual([1, 0, 0])
  })

  test('CTA-852 cards for "a Hero" may be played on oneself', () => {
    const post = (feat: number, more: Partial<SceneSetting> = {}) =>
      scene({
        seats: [{ hand: [feat] }],
        step: 'post',
        rows: { 1: [66] },
        attempt: thrown(66, CORE, [HIGH, LOW, HIGH]),
        ...more,
      })
    expect(post(159).options(0)).toEqual(['feat 159', 'pass'])
    expect(toldOf(post(159).answer(0, 'feat 159'), 'resultChanged')).toMatchObject([{ seat: 0, by: 2 }])
    // Poisoned Gift names a Hero; there is only one, so nothing is asked.
    const gift = post(205).answer(0, 'feat 205')
    expect(gift.state.seats[0]).toMatchObject({ level: 4, xp: 2 })
    const comfort = scene({
      seats: [{ hand: [177] }],
      step: 'out',
      rows: { 1: [66] },
      attempt: { ...thrown(66, CORE, [0, 0, 1]), outcome: 'failed', margin: -2 },
    })
    expect(comfort.options(0)).toEqual(['feat 177', 'pass'])
  })

  test('CTA-853 what needs another Hero cannot be played', () => {
    // Cards 189, 191, 192, 193, should one hold them all the same.
    const seats = [{ hand: [189, 191, 192, 193], xp: 0 }]
    const table = scene({ seats, step: 'post', rows: { 1: [66] }, attempt: thrown(66, CORE, [HIGH, LOW, HIGH]) })
    expect(toldOf(table, 'failed')).toHaveLength(1)
    expect(toldOf(table, 'featPlayed')).toEqual([])
  })

  test('CTA-869 the five Feats that need another player are out, alone in a campaign too', () => {
    const out = ['176', '189', '191', '192', '193']
    expect(missing(begun('solo', 1))).toEqual(out)
    expect(missing(begun('campaign', 1))).toEqual(out)
    expect(missing(begun('campaign', 2))).toEqual([])
    expect(ids(begun('solo', 1).state.box)).toEqual(expect.arrayContaining(out))
  })

  test('CTA-854 won or lost with the Destiny score; a win has a rank', () => {
    const ended = (xp: number, tokens: number) =>
      scene({ step: 'scoring', seats: [{ destiny: 41, icons: {}, xp }], tokens }).match.outcome()!
    expect(ended(34, 0)).toEqual({ winners: [0], scores: [34], ranking: [0], reason: 'won' })
    expect(ended(34, 1)).toEqual({ winners: [], scores: [34], ranking: [0], reason: 'lost' })
    const scores = [-4, 21, 22, 27, 28, 33, 34, 39, 40, 60]
    expect(scores.map(rankOf)).toEqual([
      ...['footnote', 'footnote', 'tale', 'tale', 'ballad', 'ballad', 'saga', 'saga', 'legend', 'legend'],
    ])
    expect(Object.values(en.ranks)).toEqual(['Footnote', 'Tale', 'Ballad', 'Saga', 'Legend'])
    expect(Object.values(fr.ranks)).toEqual(['Note en marge', 'Conte', 'Ballade', 'Saga', 'Légende'])
    const said = (score: number) =>
      en.outcome({ winners: [0], scores: [score], ranking: [0], reason: 'won' }, { seat: 0, names: ['Ana'] } as never)
    expect(said(34)).toContain('Saga')
  })
})

describe('Options', () => {
  test('CTA-861 Easy: one token fewer for each player, on either side', () => {
    for (const seats of [2, 3, 4]) {
      expect(tokensOf(begun('coop', seats, { easy: true }))).toBe(4 * seats)
      expect(tokensOf(begun('coop', seats, { easy: true, quest: 'darkness' }))).toBe(5 * seats)
    }
    expect(tokensOf(begun('solo', 1, { easy: true }))).toBe(4)
    expect(tokensOf(begun('campaign', 2, { easy: true }))).toBe(8)
  })

  test('CTA-862 CTA-863 Age of Darkness is the harder side: 6 tokens for each player', () => {
    for (const seats of [2, 3, 4]) expect(tokensOf(begun('coop', seats, { quest: 'darkness' }))).toBe(6 * seats)
    expect(tokensOf(begun('solo', 1, { quest: 'darkness' }))).toBe(6)
    const tokens = (quest: 'reign' | 'darkness') => {
      const attempt = { foe: 'adversary', card: 123, runes: [...CORE], faces: [0, 0, 1], casts: 1 } as const
      const seats: SeatScene[] = [{ icons: {} }, {}]
      return scene({
        seats,
        step: 'outcome',
        quest,
        tokens: 10,
        attempt: { ...attempt, runes: [...CORE], faces: [0, 0, 1] },
      }).state.adversary.tokens
    }
    expect([tokens('reign'), tokens('darkness')]).toEqual([10, 11])
  })

  test('CTA-867 the sides are called Reign of the Adversary and Age of Darkness', () => {
    expect([en.cards[122], en.cards[123]]).toEqual(['Reign of the Adversary', 'Age of Darkness'])
    expect([fr.cards[122], fr.cards[123]]).toEqual(['Règne de l’Adversaire', 'Âge des Ténèbres'])
    const coop = callToAdventure.modes.find(({ id }) => id === 'coop')!
    expect(coop.options.quest).toEqual(['reign', 'darkness'])
  })

  test('CTA-868 options may be combined freely', () => {
    for (const quest of ['reign', 'darkness'])
      for (const easy of [false, true])
        for (const quickStart of [false, true])
          for (const collection of [1, 4, 7]) {
            const match = start(callToAdventure, {
              seats: 2,
              seed: 'mix',
              options: { quest, easy, quickStart, collection },
            })
            expect(match.isOver()).toBe(false)
          }
    const table = begun('coop', 3, { quest: 'darkness', easy: true, collection: 1 })
    expect([tokensOf(table), table.state.turns, table.state.chapters]).toEqual([15, 1, 1])
    expect(ids(table.state.faces)).toEqual(['123', '124', '125'])
  })
})
