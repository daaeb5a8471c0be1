import type { Options } from '@monomyth/engine'
import { describe, expect, test } from 'vitest'
import { ADVERSARIES } from '../content/pieces.ts'
import { CORE, fromStart, ids, type Scene, scene, toldOf } from '../testing/index.ts'
import type { ModeName } from '../words.ts'

/** What lies where when the first turn begins. */

const begun = (mode: ModeName, seats: number, seed: string, options: Options = {}): Scene =>
  fromStart(mode, seats, seed, { quickStart: true, ...options })
const tokensOf = (table: Scene): number => toldOf(table, 'adversarySet')[0]!.tokens

describe('Characters', () => {
  test('CTA-100 each of the ten decks is shuffled by itself', () => {
    const decks = (seed: string) => {
      const { state } = fromStart('coop', 2, seed, { adversary: '1A' })
      const { heritages, origins, classes, destinies, deck1, deck2, deck3, heroDeck, antiheroDeck, actionDeck } = state
      return [heritages, origins, classes, destinies, deck1, deck2, deck3, heroDeck, antiheroDeck, actionDeck].map(ids)
    }
    const [one, other] = [decks('one'), decks('other')]
    for (const [at, deck] of one.entries()) {
      expect(deck, `deck ${at}`).not.toEqual(deck.toSorted())
      expect(deck, `deck ${at}`).not.toEqual(other[at])
    }
    // Only cards of their own kind.
    expect(one.map((deck) => [deck.length, deck.toSorted()[0]! >= '001'])).toEqual(
      [11, 11, 8, 10, 23, 23, 21, 24, 24, 7].map((length) => [length, true]),
    )
    const kinds = [
      ['001', '013'],
      ['014', '028'],
      ['029', '040'],
      ['041', '054'],
      ['055', '077'],
      ['078', '100'],
      ['101', '121'],
      ['159', '182'],
      ['183', '206'],
      ['146', '158'],
    ] as const
    for (const [at, [from, to]] of kinds.entries()) expect(one[at]!.filter((id) => id < from || id > to)).toEqual([])
  })

  test('CTA-102 the Heritage is kept, there is nothing to choose', () => {
    const table = fromStart('coop', 2, 'keep')
    const dealt = table.state.seats.map(({ dealtHeritages }) => ids(dealtHeritages))
    const kinds: (string | undefined)[] = []
    while (table.state.turns === 0) {
      const [seat] = table.asked()
      kinds.push(table.kind(seat!))
      table.answer(seat!, table.options(seat!)[0]!)
    }
    expect(kinds.toSorted()).toEqual(['class', 'class', 'destiny', 'destiny', 'origin', 'origin'])
    expect(table.state.seats.map(({ heritage }) => ids(heritage))).toEqual(dealt)
  })

  test('CTA-108 CTA-109 Heritage, Origin and Class lie face up, the Destiny face down', () => {
    const decks = { heritages: [7], origins: [16, 18], classes: [39, 29], destinies: [43, 41] }
    const table = scene({ step: 'characters', seats: [{}, {}], decks, first: 1 })
    table.answer(0, '016', '039', '043')
    for (let n = 0; n < 3; n++) table.answer(1, table.options(1)[0]!)
    const laid = (viewer: number) => {
      const { heritage, origin, class: own, destiny } = table.view(viewer).seats[0]!
      return [heritage, origin, own, destiny].flatMap(ids)
    }
    expect(laid(0)).toEqual(['007', '016', '039', '043'])
    for (const viewer of [1, -1]) expect(laid(viewer)).toEqual(['007', '016', '039', 'back'])
    expect(toldOf(table, 'characterRevealed', 1)[0]).toMatchObject({ seat: 0, heritage: 6, origin: 15, class: 38 })
  })

  test('CTA-113 who begins is one of the players, and is told', () => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      const table = begun('coop', 3, seed)
      expect(toldOf(table, 'firstPlayer')).toEqual([{ kind: 'firstPlayer', seat: table.state.first }])
      expect(toldOf(table, 'turnStarted')).toMatchObject([{ seat: table.state.first, turn: 1 }])
    }
  })
})

describe('The table', () => {
  test('CTA-140 three Story decks, a Hero deck and an Antihero deck lie face down for everybody', () => {
    const table = begun('coop', 2, 'decks', { adversary: '1A' })
    for (const viewer of [0, 1, -1]) {
      const { deck1, deck2, deck3, heroDeck, antiheroDeck } = table.view(viewer)
      for (const deck of [deck1, deck2, deck3, heroDeck, antiheroDeck])
        expect(new Set(ids(deck))).toEqual(new Set(['back']))
    }
    const { deck1, deck2, deck3 } = table.state
    expect([deck1, deck2, deck3].map(({ length }) => length)).toEqual([19, 19, 17])
  })

  test('CTA-144 one supply of runes: what one Hero has cast is there for the next', () => {
    const table = scene({ seats: [{ origin: 23 }, { origin: 15 }], rows: { 1: [67, 66, 55] }, runes: Array(8).fill(1) })
    table.answer(0, 'top 066').answer(1, 'top 067')
    expect(toldOf(table, 'runesCast').map(({ seat, runes }) => [seat, runes])).toEqual([
      [0, [...CORE, 3]],
      [1, [...CORE, 3, 18]],
    ])
  })
})

describe('The Adversary', () => {
  test.each(ADVERSARIES)('CTA-160 $id lies with its Adversary side up', ({ id, adversary }) => {
    const table = begun('solo', 1, 'side', { adversary: id })
    expect(table.state.adversary.isFinal).toBe(0)
    expect(toldOf(table, 'adversarySet')).toMatchObject([{ card: adversary.number - 1 }])
  })

  test('CTA-161 CTA-162 the host chooses one of two Quest sides; unless told otherwise it is Reign', () => {
    const questOf = (options: Options) => {
      const { quest, faces } = begun('coop', 2, 'quest', options).state
      return [quest, ids(faces)[0]]
    }
    expect(questOf({})).toEqual(['reign', '122'])
    expect(questOf({ quest: 'reign' })).toEqual(['reign', '122'])
    expect(questOf({ quest: 'darkness' })).toEqual(['darkness', '123'])
    expect(() => questOf({ quest: 'rise' })).toThrow()
    expect(() => questOf({ quest: 'none' })).toThrow()
  })

  test('CTA-164 Reign: 5 tokens for each player', () => {
    expect(tokensOf(begun('solo', 1, 'tokens'))).toBe(5)
    for (const seats of [2, 3, 4]) expect(tokensOf(begun('coop', seats, 'tokens', { quest: 'reign' }))).toBe(5 * seats)
  })

  test('CTA-165 special Actions of other Adversaries stay in the box', () => {
    for (const { id, chapter } of ADVERSARIES) {
      const { state } = begun('coop', 2, 'actions', { adversary: id })
      const special = [1, 2, 3, 4, 5, 6, 7].map((line) => String(151 + line))
      expect(ids(state.box).filter((card) => special.includes(card))).toEqual(
        special.filter((card) => card !== String(151 + chapter)),
      )
      expect(ids(state.actionDeck).filter((card) => special.includes(card))).toEqual([String(151 + chapter)])
    }
  })
})
