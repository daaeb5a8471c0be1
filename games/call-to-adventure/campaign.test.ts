import { describe, expect, test } from 'vitest'
import { type Carry, campaignRank, FIRST_CHAPTER, receive } from './campaign.ts'
import { CHAPTERS } from './content/pieces.ts'
import { en } from './lang/en/index.ts'
import { fr } from './lang/fr/index.ts'
import { fromStart, ids, type Scene, scene, toldOf } from './testing/index.ts'

/** Two Heroes come to the end of a chapter with so many tokens left. */
const ended = (chapter: number, tokens: number, isShadowed = 0): Scene =>
  scene({
    mode: 'campaign',
    step: 'scoring',
    seats: [{}, {}],
    tokens,
    boon: chapter === 2 ? 'firstLight' : 'none',
    campaign: { chapter, isShadowed },
  })
const carryOf = (table: Scene): Carry => table.match.carry() as Carry
const tokensOf = (table: Scene): number => toldOf(table, 'adversarySet')[0]!.tokens
const started = (carry: Carry, seats = 2): Scene => fromStart('campaign', seats, 'chapter', { quickStart: true }, carry)

describe('The campaign', () => {
  test('CTA-880, CTA-886 it begins with Chapter One and the Dark Lord', () => {
    const table = fromStart('campaign', 2, 'first', { quickStart: true })
    expect(table.state.campaign).toMatchObject({ chapter: 1, isShadowed: 0, onward: 'open', played: [] })
    expect(ids(table.state.faces)).toEqual(['122', '124', '125'])
    expect(carryOf(table)).toEqual(FIRST_CHAPTER)
  })

  test.each(CHAPTERS)('CTA-890 chapter $chapter is fought with form A', ({ chapter, adversary }) => {
    const { state } = started({ ...FIRST_CHAPTER, chapter })
    expect(state.chapters).toBe(chapter)
    expect(adversary).toBe(`${chapter}A`)
    expect(ids(state.faces)[1]).toBe(['124', '126', '130', '132', '136', '138', '142'][chapter - 1])
  })

  test.each(CHAPTERS)(
    'CTA-893 chapter $chapter under the Shadow: form B, or one more token each',
    ({ chapter, shadow }) => {
      const table = started({ ...FIRST_CHAPTER, chapter, shadow: true }, 3)
      const face = { 2: '128', 4: '134', 6: '140', 7: '144' }[chapter as number]
      if (shadow !== undefined) expect(ids(table.state.faces)[1]).toBe(face)
      expect(tokensOf(table)).toBe(shadow === undefined ? 18 : 15)
    },
  )

  test('CTA-891 a win is recorded, ends the Shadow and brings the Boon of the chapter', () => {
    for (const { chapter, boon } of CHAPTERS.slice(0, 6)) {
      const won = ended(chapter, 0, 1)
      expect(won.match.outcome()).toMatchObject({ reason: 'won' })
      const played = [{ chapter, won: true, easy: false, shadow: true, seats: 2 }]
      expect(carryOf(won)).toEqual({ carry: 1, chapter: chapter + 1, shadow: false, boon, played })
    }
  })

  test('CTA-892 a loss: Retry keeps Shadow and Boon', () => {
    const lost = ended(2, 3, 1)
    expect(lost.match.outcome()).toBeUndefined()
    expect([lost.asked(), lost.kind(0), lost.options(0)]).toEqual([[0], 'aftermath', ['retry', 'press']])
    lost.answer(0, 'retry')
    expect(lost.match.outcome()).toMatchObject({ winners: [], reason: 'lost' })
    expect(carryOf(lost)).toMatchObject({ chapter: 2, shadow: true, boon: 'firstLight' })
    expect(carryOf(lost).played).toEqual([{ chapter: 2, won: false, easy: false, shadow: true, seats: 2 }])
  })

  test('CTA-892, CTA-894 a loss: Press On takes the Shadow and no Boon', () => {
    expect(carryOf(ended(2, 3).answer(0, 'press'))).toMatchObject({ chapter: 3, shadow: true, boon: 'none' })
  })

  test('CTA-895 after Chapter Seven: Retry or End', () => {
    const lost = ended(7, 1)
    expect(lost.options(0)).toEqual(['retry', 'end'])
    expect(carryOf(lost.answer(0, 'end'))).toMatchObject({ chapter: 8, shadow: false, boon: 'none' })
    expect(carryOf(ended(7, 0))).toMatchObject({ chapter: 8, boon: 'none' })
  })

  test('CTA-881 alone or together, and the group may change between chapters', () => {
    const won = ended(1, 0)
    for (const seats of [1, 2, 3, 4]) {
      const table = started(carryOf(won), seats)
      expect(table.state.seats).toHaveLength(seats)
      expect(table.state.campaign).toMatchObject({ chapter: 2, played: [{ seats: 2 }] })
    }
  })

  test('CTA-882 every chapter has newly made Heroes: nothing of a Hero is handed on', () => {
    const rich = { xp: 20, banked: 6, level: 1, hand: [159, 160], story: [55, 56, 57] }
    const won = scene({ mode: 'campaign', step: 'scoring', seats: [rich], tokens: 0 })
    expect(Object.keys(carryOf(won)).toSorted()).toEqual(['boon', 'carry', 'chapter', 'played', 'shadow'])
    const [hero] = started({ ...carryOf(won), boon: 'none' }, 1).state.seats
    expect(hero).toMatchObject({ banked: 0, story: [], playedHeroes: [], playedAntiheroes: [] })
  })

  test('CTA-884 the Character cards of an envelope are in the decks before the deal of its chapter', () => {
    const all = (chapter: number) => {
      const { state } = fromStart('campaign', 1, 'deal', {}, { ...FIRST_CHAPTER, chapter })
      const [hero] = state.seats
      const dealt = [hero!.dealtHeritages, hero!.dealtOrigins, hero!.dealtDestinies]
      const decks = [state.heritages, state.origins, state.destinies]
      return [...dealt, ...decks].flatMap(ids)
    }
    for (const { chapter, destiny, character } of CHAPTERS) {
      const brought = [destiny, character].map((number) => String(number).padStart(3, '0'))
      expect(all(chapter)).toEqual(expect.arrayContaining(brought))
      if (chapter > 1) expect(all(chapter - 1).filter((id) => brought.includes(id))).toEqual([])
    }
  })

  test('CTA-885 the special Action is in the deck against its Adversary, and out of it afterwards', () => {
    for (const { chapter, action } of CHAPTERS) {
      const { state } = started({ ...FIRST_CHAPTER, chapter })
      const special = ids([...state.actionDeck, ...state.pending]).filter((id) => Number(id) > 151)
      expect(special).toEqual([String(action)])
      const earlier = CHAPTERS.slice(0, chapter - 1).map((one) => String(one.action))
      expect(ids(state.box).filter((id) => Number(id) > 151 && Number(id) < 159)).toEqual(earlier)
    }
  })

  test('CTA-887 after the seventh envelope the campaign is over, and a random Adversary of all is met', () => {
    expect(carryOf(ended(7, 0))).toMatchObject({ chapter: 8 })
    const met = new Set(
      Array.from(
        { length: 80 },
        (_, n) => fromStart('coop', 2, `after ${n}`, { quickStart: true }).state.adversary.card,
      ),
    )
    expect(met.size).toBe(11)
    const { state } = fromStart('coop', 2, 'whole', { quickStart: true })
    expect(state.chapters).toBe(7)
  })

  test('CTA-896 the host decides, whoever else sits at the table', () => {
    for (const seats of [[{}], [{}, {}], [{}, {}, {}], [{}, {}, {}, {}]]) {
      const lost = scene({ mode: 'campaign', step: 'scoring', seats, tokens: 2, active: seats.length - 1 })
      expect([lost.asked(), lost.kind(0), lost.options(0)]).toEqual([[0], 'aftermath', ['retry', 'press']])
    }
  })

  test('CTA-897 ranks by chapters won: seven, five, three, fewer', () => {
    const rank = (won: readonly number[]) =>
      campaignRank({
        ...FIRST_CHAPTER,
        chapter: 8,
        played: won.map((chapter) => ({ chapter, won: true, easy: false, shadow: false, seats: 2 })),
      })
    const ranks = [0, 1, 2, 3, 4, 5, 6, 7].map((count) => rank([1, 2, 3, 4, 5, 6, 7].slice(0, count)))
    expect(ranks).toEqual(['night', 'night', 'night', 'embers', 'embers', 'dawn', 'dawn', 'age'])
    expect(Object.values(en.campaignRanks)).toEqual(['Long Night', 'Embers', 'Dawn', 'Age of Heroes'])
    expect(Object.values(fr.campaignRanks)).toEqual(['Longue Nuit', 'Braises', 'Aube', 'Âge des Héros'])
    // A chapter won twice counts once.
    expect(rank([1, 1, 1])).toBe('night')
  })

  test('CTA-887 after its end another campaign begins with Chapter One', () => {
    const over = carryOf(ended(7, 0))
    expect(started(over).state.campaign).toMatchObject({ chapter: 1, isShadowed: 0, played: [] })
  })

  test('CTA-880 a match that is part of no campaign hands nothing on', () => {
    for (const mode of ['coop', 'competitive'] as const)
      expect(fromStart(mode, 2, 'alone', { quickStart: true }).match.carry()).toBeUndefined()
  })

  test('CTA-C905 a retry may be Easy, and a win in it is a win', () => {
    const carry = carryOf(ended(3, 2).answer(0, 'retry'))
    const easy = fromStart('campaign', 2, 'easy', { quickStart: true, easy: true }, carry)
    expect(tokensOf(easy)).toBe(8)
    expect(tokensOf(fromStart('campaign', 2, 'easy', { quickStart: true }, carry))).toBe(10)
    const campaign = { chapter: 3, isEasy: 1 }
    const won = scene({ mode: 'campaign', step: 'scoring', seats: [{}, {}], tokens: 0, campaign })
    expect(carryOf(won)).toMatchObject({ chapter: 4, boon: 'pardon', played: [{ won: true, easy: true }] })
    expect(
      campaignRank({ ...carryOf(won), played: [1, 2, 3].map((n) => ({ ...carryOf(won).played[0]!, chapter: n })) }),
    ).toBe('embers')
  })

  test.each([
    [0, 'night'],
    [2, 'night'],
    [3, 'embers'],
    [4, 'embers'],
    [5, 'dawn'],
    [6, 'dawn'],
    [7, 'age'],
  ])('CTA-897, CTA-C905 %i chapters won in the end: %s', (won, rank) => {
    const match = { easy: true, shadow: false, seats: 1 }
    const played = CHAPTERS.flatMap(({ chapter }) => [
      { ...match, chapter, won: false },
      ...(chapter <= won ? [{ ...match, chapter, won: true }] : []),
    ])
    expect(campaignRank({ ...FIRST_CHAPTER, chapter: 8, played })).toBe(rank)
  })

  test('CTA-880, CTA-900 a carry from a file is read field by field, and holds no name of what is unopened', () => {
    const won = carryOf(ended(1, 0))
    expect(receive(won)).toEqual([])
    expect(receive(FIRST_CHAPTER)).toEqual([])
    expect(receive(carryOf(ended(7, 0)))).toEqual([])
    for (const odd of [undefined, null, 7, 'carry', [], {}, { ...won, carry: 2 }])
      expect(receive(odd)).toEqual([{ code: 'CARRY_FORM', about: expect.any(String) }])
    const [played] = won.played
    for (const [about, odd] of [
      ['chapter', { chapter: 0 }],
      ['chapter', { chapter: 9 }],
      ['chapter', { chapter: 1.5 }],
      ['chapter', { chapter: '2' }],
      ['shadow', { shadow: 1 }],
      ['boon', { boon: 'gold' }],
      ['played', { played: 3 }],
      ['played', { played: [null] }],
      ['played', { played: [{ ...played, chapter: 8 }] }],
      ['played', { played: [{ ...played, won: 'yes' }] }],
      ['played', { played: [{ ...played, seats: 5 }] }],
    ] as const)
      expect(receive({ ...won, ...odd })).toEqual([{ code: 'CARRY_FIELD', about }])
    expect(() => started({ ...won, chapter: 9 })).toThrow(expect.objectContaining({ code: 'E_BAD_CARRY' }))
  })
})
