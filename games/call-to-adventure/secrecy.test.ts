import { Chance, keyOf, SPECTATOR, type Viewer } from '@monomyth/engine'
import { seenBy, twinFor } from '@monomyth/engine/testing'
import { describe, expect, test } from 'vitest'
import type { View } from './state.ts'
import { act, fromStart, ids, type Scene, scene, toldOf } from './testing/index.ts'

// The table "Hidden information" of the rules, row by row.

const VIEWERS: readonly Viewer[] = [0, 1, 2, SPECTATOR]
const NOBODY: readonly Viewer[] = []
const backs = (count: number): string[] => Array.from({ length: count }, () => 'back')

/** Everybody has something to hide. */
const hiding = (): Scene =>
  scene({
    seats: [
      { heritage: 8, origin: 20, class: 36, destiny: 43, hand: [159, 183], xp: 2, banked: 1, level: 4 },
      { heritage: 1, origin: 24, class: 29, destiny: 41, hand: [178, 160] },
      { heritage: 2, origin: 15, class: 30, destiny: 42 },
    ],
    rows: { 1: [55, 64], 2: [78, 86], 3: [101, 108] },
    open: 1,
    decks: { deck1: [70, 71], heroDeck: [161, 162], actionDeck: [149] },
    discards: { discard1: [72], heroDiscard: [163], antiheroDiscard: [184], actionDiscard: [146] },
  })

interface Row {
  readonly what: string
  readonly look: (view: View) => unknown
  readonly seen: unknown
  readonly by: readonly Viewer[]
  /** What the others see. */
  readonly hidden?: unknown
}

const ROWS: readonly Row[] = [
  { what: 'CTA-108 the Heritage', look: (view) => ids(view.seats[0]!.heritage), seen: ['008'], by: VIEWERS },
  {
    what: 'CTA-109 Origin and Class',
    look: (view) => ids([...view.seats[0]!.origin, ...view.seats[0]!.class]),
    seen: ['020', '036'],
    by: VIEWERS,
  },
  {
    what: 'CTA-550, CTA-551 the Destiny',
    look: (view) => ids(view.seats[0]!.destiny),
    seen: ['043'],
    by: [0],
    hidden: ['back'],
  },
  {
    what: 'which Feats are in a hand',
    look: (view) => ids(view.seats[1]!.heroes),
    seen: ['178', '160'],
    by: [1],
    hidden: backs(2),
  },
  {
    what: 'hand size',
    look: (view) => view.seats.map(({ heroes, antiheroes }) => heroes.length + antiheroes.length),
    seen: [2, 2, 0],
    by: VIEWERS,
  },
  {
    what: 'the order of decks',
    look: (view) => ids([...view.deck1.slice(-2), ...view.heroDeck.slice(-2), ...view.antiheroDeck.slice(-1)]),
    seen: [],
    by: NOBODY,
    hidden: backs(5),
  },
  {
    what: 'face-down rows',
    look: (view) => ids([...view.row2, ...view.row3]),
    seen: [],
    by: NOBODY,
    hidden: backs(4),
  },
  { what: 'a revealed row', look: (view) => ids(view.row1), seen: ['055', '064'], by: VIEWERS },
  { what: 'the Action deck', look: (view) => ids(view.actionDeck.slice(-1)), seen: [], by: NOBODY, hidden: ['back'] },
  {
    what: 'discard piles',
    look: (view) => [view.discard1, view.heroDiscard, view.antiheroDiscard, view.actionDiscard].map(ids),
    seen: [['072'], ['163'], ['184'], ['146']],
    by: VIEWERS,
  },
  {
    what: 'CTA-166 Quest side and both faces',
    look: (view) => ids(view.faces),
    seen: ['122', '124', '125'],
    by: VIEWERS,
  },
  {
    what: 'CTA-476 reserves, Class tokens, levels, Adversary tokens',
    look: ({ seats, adversary }) => [seats[0]!.xp, seats[0]!.banked, seats[0]!.level, adversary.tokens],
    seen: [2, 1, 4, 15],
    by: VIEWERS,
  },
]

describe('Hidden information', () => {
  test.each(ROWS)('$what', ({ look, seen, by, hidden }) => {
    const table = hiding()
    for (const viewer of VIEWERS) expect(look(table.view(viewer))).toEqual(by.includes(viewer) ? seen : hidden)
  })

  test('CTA-105 Character cards not kept are known to the player dealt to, and never become public', () => {
    const table = fromStart('coop', 2, 'kept')
    while (table.state.turns === 0) {
      const [seat] = table.asked()
      table.answer(seat!, table.options(seat!)[0]!)
    }
    const unkept = (view: View) => {
      const { dealtOrigins, dealtClasses, dealtDestinies } = view.seats[1]!
      return ids([...dealtOrigins, ...dealtClasses, ...dealtDestinies])
    }
    expect(unkept(table.view(0))).toEqual(backs(3))
    expect(unkept(table.view(1))).not.toContain('back')
  })

  test('CTA-800 Destinies are public at scoring', () => {
    const table = scene({ step: 'scoring', seats: [{ destiny: 43 }, { destiny: 41 }] })
    for (const viewer of [0, 1, SPECTATOR])
      expect(table.view(viewer).seats.map(({ destiny }) => ids(destiny))).toEqual([['043'], ['041']])
  })

  test('a Feat is public when played', () => {
    const table = scene({ seats: [{ hand: [178] }, {}], rows: { 1: [55, 64] } }).answer(0, 'feat 178')
    for (const viewer of [0, 1, SPECTATOR]) expect(ids(table.view(viewer).seats[0]!.playedHeroes)).toEqual(['178'])
    expect(ids(toldOf(table, 'featPlayed').map(({ feat }) => feat))).toEqual(['178'])
  })

  test('what a viewer cannot know changes nothing it gets', () => {
    const chance = new Chance(keyOf('twin'))
    for (const table of [hiding(), act(hiding(), 0, 'trait 055')])
      for (const viewer of VIEWERS) {
        const twin = twinFor(table.game, table.match, viewer, chance)
        if (twin !== undefined) expect(seenBy(twin, viewer)).toBe(seenBy(table.match, viewer))
      }
  })

  test('CTA-578 nobody is told who is asked in a window', () => {
    // Seat 1 holds a Feat for any moment.
    const table = scene({ step: 'start', seats: [{}, { hand: [205] }], rows: { 1: [55, 64] } })
    expect(table.asked()).toEqual([1])
    expect(table.match.asks(0)).toEqual([])
    expect(table.match.asks(SPECTATOR)).toEqual([])
  })
})
