import type { Seat } from '@monomyth/engine'
import { describe, expect, test } from 'vitest'
import { ACT_PIECES, pathOf } from '../content/pieces.ts'
import {
  act,
  iconsOf,
  ids,
  only,
  passWindows,
  type Scene,
  type SeatScene,
  scene,
  told,
  toldOf,
} from '../testing/index.ts'
import { ABILITIES, STORIES } from '../words.ts'
import { currentAct } from './slots.ts'
import { taleOf } from './tale.ts'

const heroOf = ({ state }: Scene, seat: Seat = 0) => state.seats[seat]!
const storyOf = (table: Scene): string[] => ids(heroOf(table).story)
const TRAITS = { 1: [55, 56, 57, 58], 2: [78, 79, 80, 81], 3: [101, 102, 103, 104] }
/** Pit Fighter: nothing of his answers a Trait. */
const FIGHTER: SeatScene = { origin: 24 }
const gain = (trait: number, seat: SeatScene = {}) =>
  scene({ seats: [{ ...FIGHTER, ...seat }], rows: TRAITS, open: 3 }).answer(
    0,
    `trait ${String(trait).padStart(3, '0')}`,
  )

describe('Slots', () => {
  test('CTA-250 cards are added under Origin, Class and Destiny, in this order', () => {
    const seats = [{ ...FIGHTER, heritage: 2, class: 32, destiny: 41, story: [63, 64, 65, 66, 67, 68, 69], xp: 1 }]
    const table = scene({ seats, rows: TRAITS }).answer(0, 'trait 101')
    expect(ids(taleOf(table.view(0), 0).map(({ piece }) => piece))).toEqual([
      ...['002', '024', '063', '064', '065'],
      ...['032', '066', '067', '068'],
      ...['041', '069', '101'],
    ])
  })

  test('CTA-251 the current Act is the first slot with fewer than three cards: which Acts are open shows it', () => {
    const story = [59, 60, 61, 63, 64, 65, 66, 67]
    const acts = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((count) => {
      const table = scene({ seats: [{ story: story.slice(0, count), hasFaced: true, xp: 1 }], rows: TRAITS })
      const firsts = ['trait 055', 'trait 078', 'trait 101'].map((key) => table.options(0).includes(key))
      expect(firsts.indexOf(true)).toBe(currentAct(table.state, 0))
      return currentAct(table.state, 0)
    })
    expect(acts).toEqual([0, 0, 0, 1, 1, 1, 2, 2, 2])
  })

  test('CTA-252 CTA-630 three cards fill a slot and complete the Act: the fourth goes under the next Character', () => {
    const table = scene({ seats: [{ ...FIGHTER, story: [63, 64] }], rows: TRAITS, open: 1 })
    expect(currentAct(table.state, 0)).toBe(0)
    act(table, 0, 'trait 055')
    expect(currentAct(table.state, 0)).toBe(1)
    expect(only(table.options(0), 'trait')).toEqual(['trait 078', 'trait 079', 'trait 080', 'trait 081'])
    act(table, 0, 'trait 080')
    const tale = ids(taleOf(table.view(0), 0).map(({ piece }) => piece))
    expect(tale.slice(2, 5)).toEqual(['063', '064', '055'])
    expect(tale.slice(6, 7)).toEqual(['080'])
  })

  test('CTA-254 a card of a later Act goes under the current Character', () => {
    const table = gain(103, { story: [63], xp: 1 })
    expect(storyOf(table)).toEqual(['063', '103'])
    expect(currentAct(table.state, 0)).toBe(0)
    expect(ids(taleOf(table.view(0), 0).map(({ piece }) => piece)).slice(2, 4)).toEqual(['063', '103'])
  })

  test('CTA-256 nothing is placed under the Heritage: what follows it is the Origin', () => {
    for (const story of [[], [63], [63, 64, 65], [63, 64, 65, 66, 67, 68]]) {
      const table = gain(story.length > 5 ? 101 : story.length > 2 ? 78 : 55, { heritage: 2, story, hasFaced: true })
      const [heritage, next] = taleOf(table.view(0), 0)
      expect(ids([heritage!.piece, next!.piece])).toEqual(['002', '024'])
    }
  })
})

describe('Traits', () => {
  test('CTA-257 a Trait is taken from the row: no cast, no cost', () => {
    const table = gain(58, { icons: {} })
    expect(told(table).slice(0, 1)).toEqual(['traitGained'])
    expect(told(table)).not.toContain('runesCast')
    expect(storyOf(table)).toEqual(['058'])
    expect(ids(table.state.row1)).not.toContain('058')
    expect(toldOf(table, 'xpChanged')).toEqual([])
  })

  test('CTA-258 its text is applied once, when it is gained', () => {
    const table = gain(56, { icons: { CON: 1 } })
    expect(toldOf(table, 'xpChanged')).toMatchObject([{ by: 1, cause: 'card' }])
    act(passWindows(table), 0, 'trait 057')
    // Stealthy asks for INT, and Athletic is silent.
    expect(toldOf(table, 'xpChanged')).toHaveLength(1)
  })

  test('CTA-259 a Trait has one path, the top one', () => {
    const table = scene({ seats: [FIGHTER], rows: { 1: [55, 64] } })
    expect(table.options(0)).toEqual(['trait 055', 'top 064', 'bottom 064'])
    table.answer(0, 'trait 055')
    expect(heroOf(table).bottoms).toEqual([0])
    for (const piece of ACT_PIECES.flat().slice(0, 8)) expect(pathOf(piece, 1)).toBe(pathOf(piece, 0))
  })

  test('CTA-260 first the text, counting the Story without it; then the card, its marks, and what answers it', () => {
    // Kind-Hearted: a Hero card for WIS, then Triumph and a Virtue. The Scout answers the Virtue, the Scribe the Trait.
    const seat = { origin: 26, class: 31, banked: 6 }
    const table = scene({ seats: [seat], rows: { 1: [61, 64] } }).answer(0, 'trait 061')
    expect(told(table).slice(0, 6)).toEqual([
      'traitGained',
      'featDrawn', // (1) its text
      'levelChanged', // (3) its Virtue, after (2)
      'featDrawn', // the Cleric
      'tokensChanged', // the Dark Lord
      'xpChanged', // after (4) the Scribe
    ])
    expect(toldOf(table, 'featDrawn').map(({ cause }) => cause)).toEqual(['card', 'card'])
  })

  test('CTA-261 its own icons never satisfy its own condition', () => {
    // Master of Lore asks for three different Story icons and is ARC itself.
    const lore = (icons: SeatScene['icons']) =>
      scene({ seats: [{ ...FIGHTER, icons: icons! }], rows: { 3: [105, 117] } }).answer(0, 'trait 105')
    expect(heroOf(lore({ ROY: 1, NAT: 1 })).xp).toBe(0)
    expect(heroOf(lore({ ROY: 1, NAT: 1, ARC: 1 })).xp).toBe(2)
  })

  test('CTA-C082 Veteran and Hand of Justice count the other Traits only', () => {
    const xp = (trait: string, story: readonly number[]) =>
      heroOf(scene({ seats: [{ ...FIGHTER, story }], rows: { 1: [76], 2: [82], 3: [107] }, open: 3 }).answer(0, trait))
        .xp
    expect([xp('trait 082', [55]), xp('trait 082', [55, 56])]).toEqual([0, 2])
    expect([xp('trait 107', [55, 63]), xp('trait 107', [55, 56])]).toEqual([0, 2])
  })

  test('CTA-262 gaining a Trait attempts no path', () => {
    // A Trapper is paid for attempting a DEX path, a Pit Fighter for overcoming one.
    const table = scene({ seats: [{ origin: 23, icons: {} }], rows: { 1: [57, 63] } })
    expect(toldOf(table.answer(0, 'trait 057'), 'xpChanged')).toEqual([])
    const attempted = scene({ seats: [{ origin: 23, icons: {} }], rows: { 1: [57, 63] } }).answer(0, 'bottom 063')
    expect(toldOf(attempted, 'xpChanged')).toMatchObject([{ by: 1 }])
  })

  test('CTA-263 "the previous turn" is the own one: others in between do not matter', () => {
    const rows = { 1: [60, 57, 55, 62], 2: [83, 80] }
    const table = scene({ seats: [FIGHTER, { origin: 15 }], rows })
    act(act(table, 0, 'trait 060'), 1, 'trait 057')
    act(table, 0, 'trait 083')
    expect(toldOf(table, 'xpChanged')).toMatchObject([{ seat: 0, by: 1, cause: 'card' }])
  })

  test('CTA-264 false after a turn that added no card, after the Adversary and in the first turn', () => {
    const first = scene({ seats: [{ ...FIGHTER, story: [56] }], rows: { 2: [78, 86] } }).answer(0, 'trait 078')
    expect(toldOf(first, 'xpChanged')).toEqual([])
    // The turn before was the Adversary's; the one before that added STR.
    const story = [55, 57, 58, 60, 63, 56] as const
    const faced = scene({
      seats: [{ ...FIGHTER, story, addedLastTurn: 1 }],
      rows: { 2: [78], 3: [101, 108] },
      runes: [0, 0, 1, 0],
      step: 'start',
    })
    expect(toldOf(faced, 'failed')).toMatchObject([{ foe: 'adversary' }])
    expect(faced.kind(0)).toBe('menu')
    expect(heroOf(faced)).toMatchObject({ storyBefore: 6, storyAtTurn: 6 })
    const added = scene({ seats: [{ ...FIGHTER, story: [56], addedLastTurn: 1 }], rows: { 2: [78, 86] } })
    expect(toldOf(added.answer(0, 'trait 078'), 'xpChanged')).toMatchObject([{ by: 1 }])
  })
})

describe('What a path brings', () => {
  test('CTA-268 CTA-561 an Antihero mark draws an Antihero card at once', () => {
    const decks = { antiheroDeck: [183] }
    const table = scene({ seats: [{ ...FIGHTER, icons: {} }, {}], rows: { 1: [62, 64] }, decks }).answer(0, 'trait 062')
    expect(toldOf(table, 'featDrawn', 0)).toEqual([
      { kind: 'featDrawn', seat: 0, feat: 182, type: 'antihero', cause: 'path' },
    ])
    expect(ids(heroOf(table).antiheroes)).toEqual(['183'])
    expect(ids(table.view(1).seats[0]!.antiheroes)).toEqual(['back'])
  })

  test('CTA-561 a black triangle draws one too, in the midst of the attempt', () => {
    const seats = [{ ...FIGHTER, icons: { DEX: 3 } }]
    const table = scene({ seats, rows: { 1: [73, 55] }, decks: { antiheroDeck: [183] }, runes: [1, 0, 1, 0, 0, 0] })
    table.answer(0, 'top 073')
    expect(toldOf(table, 'featDrawn')).toMatchObject([{ type: 'antihero', cause: 'rune' }])
    expect(table.options(0)).toEqual(['feat 183', 'pass'])
  })

  test('CTA-270 its icons and points belong to the Story at once and for good', () => {
    const table = scene({ seats: [{ ...FIGHTER, icons: {} }], rows: { 1: [74, 55] }, runes: [1, 1, 1] })
    act(table, 0, 'top 074')
    expect(toldOf(table, 'failed')).toHaveLength(1)
    const won = scene({
      seats: [{ ...FIGHTER, icons: { INT: 2 } }],
      rows: { 1: [74, 55] },
      decks: { deck1: [71] },
      runes: [1, 1, 1, 0, 0, 0, 0, 1, 0, 0],
    })
    act(won, 0, 'bottom 074')
    expect([iconsOf(won, 'WIS'), iconsOf(won, 'ARC'), iconsOf(won, 'INT')]).toEqual([1, 1, 2])
    act(won, 0, 'top 071')
    expect(toldOf(won, 'runesCast')[1]!.runes).toEqual([0, 1, 2, 12, 13])
    expect([iconsOf(won, 'WIS'), iconsOf(won, 'ARC')]).toEqual([1, 1])
  })

  test('CTA-271 the path that was not chosen counts for nothing', () => {
    const scored = (story: SeatScene['story']) =>
      heroOf(scene({ step: 'scoring', seats: [{ destiny: 41, origin: 24, story: story! }] }))
    // The Wild Hunt: DEX, Tragedy 3; below it WIS, NAT, Triumph 2.
    expect(scored([115]).score.slice(0, 2)).toEqual([2, 3])
    expect(scored(['115b']).score.slice(0, 2)).toEqual([1 + 2, 0])
    expect(scored(['115b']).icons).toEqual([0, 0, 0, 0, 0, 1])
    expect(scored([115]).icons).toEqual([0, 0, 0, 0, 0, 0])
  })
})

describe('The Story', () => {
  test('CTA-610 it consists of the Characters on the board and the visible paths', () => {
    const table = scene({ seats: [{ origin: 24, class: 32, story: [60, '65b', 74] }] })
    const counted = (icons: readonly ('STR' | 'DEX' | 'CON' | 'INT' | 'WIS' | 'CHA' | 'DIV' | 'ARC')[]) =>
      icons.map((icon) => iconsOf(table, icon))
    expect(counted(['STR', 'DEX', 'CON', 'INT', 'WIS', 'CHA', 'DIV', 'ARC'])).toEqual([1, 1, 1, 1, 1, 0, 1, 1])
  })

  test('CTA-611 at the end it also holds the Destiny and an overcome Final Adversary', () => {
    const icons = (seat: SeatScene) => {
      const table = scene({ step: 'scoring', adversary: '3A', isFinal: true, seats: [{ icons: {}, ...seat }] })
      return [iconsOf(table, 'ROY'), iconsOf(table, 'INT')]
    }
    expect(icons({ destiny: 41 })).toEqual([0, 0])
    expect(icons({ destiny: 53 })).toEqual([1, 0])
    expect(icons({ destiny: 53, hasBeatenFinal: true })).toEqual([2, 1])
  })

  test('CTA-612 track and Feats are no part of it: they change no icon and no set', () => {
    const scored = (seat: SeatScene) => heroOf(scene({ step: 'scoring', seats: [{ destiny: 52, icons: {}, ...seat }] }))
    const plain = scored({})
    const played = scored({ played: [170, 171, 172, 195], hand: [173], level: 4 })
    expect([played.abilities, played.icons, played.score[3]]).toEqual([plain.abilities, plain.icons, plain.score[3]])
    // Jack of All Trades counts kinds of icons: one point for each Hero card played, no more.
    expect(played.score[0]).toBe(plain.score[0]! + 3)
  })

  test('CTA-613 the Heritage never counts: whichever it is, the Story is the same', () => {
    const icons = (heritage: number) => {
      const { abilities, icons: stories } = heroOf(scene({ seats: [{ ...FIGHTER, heritage }] }))
      return [...abilities, ...stories]
    }
    for (let heritage = 1; heritage <= 13; heritage++) expect(icons(heritage)).toEqual([1, 1, ...Array(10).fill(0)])
  })

  test('CTA-614 there are six Story icons, each on some path, and no other', () => {
    expect(STORIES).toEqual(['DIV', 'JUS', 'ARC', 'ROY', 'VIL', 'NAT'])
    const shown = new Set(ACT_PIECES.flat().flatMap((piece) => [0, 1].flatMap((bottom) => pathOf(piece, bottom).icons)))
    expect([...shown].toSorted()).toEqual([...STORIES, ...ABILITIES].toSorted())
  })

  test('CTA-618 CTA-810 row D: each of the six types by itself', () => {
    const rowD = (icons: SeatScene['icons']) =>
      heroOf(scene({ step: 'scoring', seats: [{ destiny: 45, icons: icons! }] })).score[3]
    expect(rowD({ DIV: 1, JUS: 1, ARC: 1, ROY: 1, VIL: 1, NAT: 1 })).toBe(0)
    for (const icon of STORIES) expect(rowD({ [icon]: 3 })).toBe(4)
    expect(rowD({ DIV: 2, JUS: 2, ARC: 2, ROY: 2, VIL: 2, NAT: 2 })).toBe(12)
    expect(rowD({ DIV: 4, NAT: 2 })).toBe(10)
    // Abilities make no sets.
    expect(rowD({ STR: 4, WIS: 3 })).toBe(0)
  })
})
