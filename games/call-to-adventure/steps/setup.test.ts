import type { Options } from '@monomyth/engine'
import { start } from '@monomyth/engine'
import { describe, expect, test } from 'vitest'
import type { Carry } from '../campaign.ts'
import { ADVERSARIES } from '../content/pieces.ts'
import { callToAdventure } from '../game.ts'
import { fromStart, ids, type Scene, type SeatScene, scene, toldOf } from '../testing/index.ts'
import type { Boon, ModeName } from '../words.ts'

/** Everybody takes what comes first, until the first turn. */
function choose(table: Scene): Scene {
  while (table.state.turns === 0) {
    const [seat] = table.asked()
    table.answer(seat!, table.options(seat!)[0]!)
  }
  return table
}
const begun = (mode: ModeName, seats: number, options: Options = {}, carry?: Carry): Scene =>
  choose(fromStart(mode, seats, 'setup', options, carry))
/** The rest of the setup, the Characters being as told. */
const revealed = (...seats: readonly SeatScene[]): Scene => scene({ step: 'reveal', seats })
const chapter = (number: number, more: Partial<Carry> = {}): Carry => ({
  carry: 1,
  chapter: number,
  shadow: false,
  boon: 'none',
  played: [],
  ...more,
})
const all = (...numbers: readonly number[]): string[] => numbers.map((number) => String(number).padStart(3, '0'))

describe('Characters', () => {
  test.each([1, 2, 3, 4])(
    'CTA-101 each of %i players is dealt 1 Heritage, 2 Origins, 2 Classes, 2 Destinies',
    (seats) => {
      const table = fromStart(seats === 1 ? 'solo' : 'coop', seats, 'deal')
      expect(table.asked()).toEqual([...Array(seats).keys()])
      for (const hero of table.state.seats) {
        const dealt = [hero.dealtHeritages, hero.dealtOrigins, hero.dealtClasses, hero.dealtDestinies]
        expect(dealt.map(({ length }) => length)).toEqual([1, 2, 2, 2])
      }
    },
  )

  test('CTA-103, CTA-105 what is not kept stays with its owner, who alone knows it', () => {
    const table = begun('coop', 2)
    const [hero] = table.state.seats
    expect([hero!.origin, hero!.class, hero!.destiny, hero!.heritage].map(({ length }) => length)).toEqual([1, 1, 1, 1])
    const left = (viewer: number) => ids(table.view(viewer).seats[0]!.dealtOrigins)
    expect(left(0)).toEqual(ids(hero!.dealtOrigins))
    expect([left(1), left(-1)]).toEqual([['back'], ['back']])
  })

  test('CTA-104 nobody sees what others have chosen before the last has', () => {
    const table = fromStart('coop', 3, 'secret')
    for (const seat of [0, 2]) for (let n = 0; n < 3; n++) table.answer(seat, table.options(seat)[0]!)
    expect(table.asked()).toEqual([1])
    for (const viewer of [1, -1])
      expect(table.view(viewer).seats[0]).toMatchObject({ heritage: [], origin: [], class: [], destiny: [] })
    expect(toldOf(table, 'characterRevealed', 1)).toEqual([])
  })

  test('CTA-116 Quick Start: one card of each kind, and nothing to choose', () => {
    const table = fromStart('coop', 4, 'quick', { quickStart: true })
    expect(table.state.turns).toBe(1)
    for (const hero of table.state.seats) {
      expect([hero.heritage, hero.origin, hero.class, hero.destiny].map(({ length }) => length)).toEqual([1, 1, 1, 1])
      expect([hero.dealtOrigins, hero.dealtClasses, hero.dealtDestinies]).toEqual([[], [], []])
    }
  })
})

describe('Equipment', () => {
  test('CTA-106, CTA-107, CTA-110 one Hero card, three experience, level 3', () => {
    const [hero] = revealed({ origin: 14 }).state.seats
    expect(hero).toMatchObject({ xp: 3, level: 3, banked: 0, antiheroes: [] })
    expect(hero!.heroes).toHaveLength(1)
  })

  test.each([
    { origin: 20, name: 'Scout', heroes: 2, antiheroes: 0, xp: 3, level: 3 },
    { origin: 21, name: 'Pickpocket', heroes: 1, antiheroes: 1, xp: 3, level: 4 },
    { origin: 27, name: 'Disgraced Heir', heroes: 1, antiheroes: 0, xp: 5, level: 3 },
    { origin: 28, name: 'Acolyte', heroes: 1, antiheroes: 0, xp: 3, level: 2 },
  ])('CTA-111 $name changes the equipment', ({ origin, heroes, antiheroes, xp, level }) => {
    const [hero] = revealed({ origin }).state.seats
    expect(hero).toMatchObject({ xp, level })
    expect([hero!.heroes.length, hero!.antiheroes.length]).toEqual([heroes, antiheroes])
  })

  test('CTA-112 a level changed by the setup triggers nothing', () => {
    // The Dark Lord gains for a Corruption and loses for a Virtue.
    const table = revealed({ origin: 21 }, { origin: 20 })
    expect(table.state.adversary.tokens).toBe(10)
    expect(revealed({ origin: 28 }).state.adversary.tokens).toBe(5)
  })
})

describe('The table', () => {
  test.each([
    [1, 4],
    [2, 4],
    [3, 4],
    [4, 5],
  ])('CTA-141, CTA-142 %i players: rows of %i', (seats, size) => {
    const { state } = begun(seats === 1 ? 'solo' : 'coop', seats)
    expect([state.row1, state.row2, state.row3].map(({ length }) => length)).toEqual([size, size, size])
  })

  test('CTA-143 only the row of Act I is seen', () => {
    const table = begun('coop', 2)
    expect(table.state.isOpen).toEqual([1, 0, 0])
    const view = table.view(0)
    expect(ids(view.row1)).toEqual(ids(table.state.row1))
    expect([...ids(view.row2), ...ids(view.row3), ...ids(view.deck1)]).not.toContainEqual(expect.stringMatching(/\d/))
  })

  test('CTA-114 the host may name the first player; otherwise chance does', () => {
    const first = (value: 'random' | number, seed: string) =>
      fromStart('coop', 4, seed, { first: value, quickStart: true }).state.first
    expect([1, 2, 3, 4].map((seat) => first(seat, 'same'))).toEqual([0, 1, 2, 3])
    const drawn = new Set(Array.from({ length: 30 }, (_, n) => first('random', `seed ${n}`)))
    expect([...drawn].sort()).toEqual([0, 1, 2, 3])
  })
})

describe('The Adversary', () => {
  test.each([
    { rule: 'CTA-164', options: { quest: 'reign' }, each: 5 },
    { rule: 'CTA-863', options: { quest: 'darkness' }, each: 6 },
    { rule: 'CTA-861', options: { quest: 'reign', easy: true }, each: 4 },
    { rule: 'CTA-861', options: { quest: 'darkness', easy: true }, each: 5 },
  ])('$rule $options: $each tokens for each player', ({ options, each }) => {
    for (const seats of [2, 3, 4]) expect(begun('coop', seats, options).state.adversary.tokens).toBe(each * seats)
  })

  test.each(ADVERSARIES.map(({ id }) => id))('CTA-163 against %s: six base Actions and the one of its line', (id) => {
    const { state } = fromStart('solo', 1, 'actions', { adversary: id, quickStart: true })
    const special = 151 + Number(id[0])
    expect(ids(state.actionDeck).sort()).toEqual(all(146, 147, 148, 149, 150, 151, special))
    expect(ids(state.faces).slice(1)).toHaveLength(2)
  })

  test('CTA-166 the Quest side and both faces are public', () => {
    const table = begun('coop', 2, { adversary: '3A', quest: 'darkness' })
    expect(ids(table.view(-1).faces)).toEqual(all(123, 130, 131))
  })

  test('CTA-167, CTA-899 at random among those of the opened chapters', () => {
    const drawn = (collection: number) =>
      new Set(
        Array.from(
          { length: 60 },
          (_, n) => fromStart('solo', 1, `${n}`, { collection, quickStart: true }).state.adversary.card,
        ),
      )
    expect([...drawn(7)].sort((a, b) => a - b)).toEqual([...ADVERSARIES.keys()])
    expect([...drawn(2)].sort()).toEqual([0, 1, 2])
  })

  test('CTA-899 an Adversary of a closed envelope is refused', () => {
    const named = (adversary: string, collection: number) => () =>
      start(callToAdventure, { seats: 2, seed: 'a', options: { adversary, collection } })
    expect(named('4B', 3)).toThrow('ADVERSARY_NOT_OPENED 4B')
    expect(named('4B', 4)).not.toThrow()
  })

  test('CTA-168, CTA-855 competitive: no Adversary, Quest or Actions', () => {
    const { state } = begun('competitive', 3)
    expect(state.adversary).toEqual({ card: -1, isFinal: 0, tokens: 0 })
    expect([state.faces, state.actionDeck]).toEqual([[], []])
  })
})

describe('The box', () => {
  const feats = ({ state }: Scene) =>
    ids([
      ...state.heroDeck,
      ...state.antiheroDeck,
      ...state.seats.flatMap((hero) => [...hero.heroes, ...hero.antiheroes]),
    ])

  test('CTA-859 competitive: the six Feats about the Adversary are out', () => {
    const missing = all(...Array.from({ length: 48 }, (_, i) => 159 + i)).filter(
      (id) => !feats(begun('competitive', 2)).includes(id),
    )
    expect(missing).toEqual(all(169, 174, 182, 190, 199, 202))
  })

  test.each(['solo', 'campaign'] as const)('CTA-869 alone (%s): the Feats that need another player are out', (mode) => {
    const missing = all(...Array.from({ length: 48 }, (_, i) => 159 + i)).filter(
      (id) => !feats(begun(mode, 1)).includes(id),
    )
    expect(missing).toEqual(all(176, 189, 191, 192, 193))
  })

  test('CTA-888, CTA-900 Chapter One: 10 Heritages, 12 Origins, 12 Classes, 8 Destinies; closed envelopes lie nowhere', () => {
    const { state } = fromStart('campaign', 4, 'one')
    const of = (deck: readonly number[], dealt: number) => deck.length + 4 * dealt
    expect([of(state.heritages, 1), of(state.origins, 2), of(state.classes, 2), of(state.destinies, 2)]).toEqual([
      10, 12, 12, 8,
    ])
    expect(ids(state.faces)).toEqual(all(122, 124, 125))
    expect(ids(state.box)).toEqual(all(123))
  })
})

describe('Boons', () => {
  const heroWith = (boon: Boon, number: number) => begun('campaign', 2, {}, chapter(number, { boon })).state.seats[0]!
  const plain = (number: number) => heroWith('none', number)

  test('CTA-898 First Light: one more experience', () => {
    expect(heroWith('firstLight', 2).xp - plain(2).xp).toBe(1)
  })

  test('CTA-898 Songs of the Road: one more Hero card', () => {
    expect(heroWith('songs', 3).heroes.length - plain(3).heroes.length).toBe(1)
  })

  test('CTA-C904 Hard Lessons: one experience on the Class, besides the others', () => {
    expect([heroWith('hardLessons', 6).banked, plain(6).banked]).toEqual([1, 0])
    expect(heroWith('hardLessons', 6).xp).toBe(plain(6).xp)
  })

  test('CTA-C903 Clear Sight: three Destinies, also for four players and under Quick Start', () => {
    const table = fromStart('campaign', 4, 'clear', { quickStart: true }, chapter(5, { boon: 'clearSight' }))
    expect(table.asked()).toEqual([0, 1, 2, 3])
    for (const seat of [0, 1, 2, 3]) {
      expect(table.kind(seat)).toBe('destiny')
      expect(table.options(seat)).toHaveLength(3)
    }
    expect(table.state.destinies).toEqual([])
  })
})
