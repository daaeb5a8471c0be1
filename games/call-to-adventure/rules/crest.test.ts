import { describe, expect, test } from 'vitest'
import { card, idOf } from '../content/pieces.ts'
import {
  CORE,
  DARK,
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

const SCRIBE = 26

/** A cast that shows the Crest, worth 1 with no ability rune, up to the Heritage. Dark Omen is revealed. */
const crest = (seat: SeatScene, more: Partial<SceneSetting> = {}) =>
  scene({
    seats: [{ origin: SCRIBE, ...seat }],
    step: 'cast',
    rows: { 1: [66, 64] },
    decks: { actionDeck: [149] },
    attempt: { foe: 'challenge', card: card(66), runes: [...CORE], faces: [-1, -1, -1] },
    runes: [HIGH, LOW, LOW],
    ...more,
  })
const OFFERED = ['hero', 'antihero', 'own', 'pass']
const NOT_OFFERED = ['hero', 'antihero', 'pass']

describe('Heritage', () => {
  test('CTA-500 CTA-502 CTA-503 one card of either type, the own effect, or nothing', () => {
    const table = crest({ heritage: 2, level: 1 })
    expect(table.options(0)).toEqual(OFFERED)
    table.answer(0, 'antihero')
    expect(table.state.seats[0]!.antiheroes.length).toBe(1)
    expect(toldOf(table, 'heritageUsed').map(({ heritage }) => idOf(heritage))).toEqual(['002'])
    expect(toldOf(crest({ heritage: 2 }).answer(0, 'pass'), 'heritageUsed')).toEqual([])
  })

  test('CTA-501 without a Crest it does nothing', () => {
    expect(toldOf(crest({ heritage: 2 }, { runes: [HIGH, LOW, HIGH] }), 'actionRevealed')).toEqual([])
    expect(crest({ heritage: 2 }, { runes: [HIGH, LOW, HIGH] }).kind(0)).not.toBe('heritage')
  })

  test('CTA-923 of a type of which no card is left, in deck or discard pile, none is offered', () => {
    const left = (heroes: readonly number[], antiheroes: readonly number[], played: Partial<SceneSetting> = {}) =>
      crest(
        { heritage: 2 },
        {
          decks: { actionDeck: [149], heroDeck: heroes, antiheroDeck: antiheroes },
          exact: ['heroDeck', 'antiheroDeck'],
          ...played,
        },
      ).options(0)
    expect(left([], [183])).toEqual(['antihero', 'own', 'pass'])
    expect(left([160], [])).toEqual(['hero', 'own', 'pass'])
    expect(left([], [])).toEqual(['own', 'pass'])
    expect(left([], [], { discards: { heroDiscard: [160] } })).toEqual(['hero', 'own', 'pass'])
    expect(left([], [], { discards: { antiheroDiscard: [183] } })).toEqual(['antihero', 'own', 'pass'])
  })

  test('Dwarf: one more', () => {
    expect(ending(crest({ heritage: 1 }).answer(0, 'own'))).toBe('failed 2 of 3')
  })

  test('Human: one experience', () => {
    const table = crest({ heritage: 2 }).answer(0, 'own')
    expect(toldOf(table, 'xpChanged')[0]).toEqual({ kind: 'xpChanged', seat: 0, by: 1, cause: 'card' })
  })

  test('CTA-504 Halfling: nothing to promise against the Adversary', () => {
    const facing = {
      attempt: { foe: 'adversary' as const, card: card(124), runes: [...CORE], faces: [-1, -1, -1] },
    }
    expect(crest({ heritage: 3 }).options(0)).toEqual(OFFERED)
    expect(crest({ heritage: 3 }, facing).options(0)).toEqual(NOT_OFFERED)
  })

  test('CTA-C004 Half-Orc: any number of cards, one by one, one experience each', () => {
    expect(crest({ heritage: 4 }).options(0)).toEqual(NOT_OFFERED)
    const table = crest({ heritage: 4, hand: [174, 199, 203] }).answer(0, 'own')
    expect(table.options(0)).toEqual(['174', '199', '203'])
    table.answer(0, '174')
    expect(table.options(0)).toEqual(['199', '203', 'done'])
    table.answer(0, '203')
    expect(table.state.seats[0]!.xp).toBe(2)
    expect(ids([...table.state.heroDiscard, ...table.state.antiheroDiscard])).toEqual(['174', '203'])
  })

  test('CTA-C005 Half-Elf: both cards first, then any one is discarded', () => {
    const table = crest(
      { heritage: 5, hand: [174] },
      { decks: { heroDeck: [177], antiheroDeck: [203], actionDeck: [149] } },
    )
    table.answer(0, 'own')
    expect(table.options(0)).toEqual(['174', '177', '203'])
    table.answer(0, '177')
    expect(ids(table.state.heroDiscard)).toEqual(['177'])
  })

  test('CTA-C006 Gnome: a rune but core C is cast again and counts fully', () => {
    const table = crest(
      { heritage: 6 },
      {
        attempt: { foe: 'challenge', card: card(66), runes: [...CORE, 3, 4, 5], faces: [-1, -1, -1, -1, -1, -1] },
        runes: [HIGH, LOW, LOW, LOW, LOW, HIGH, LOW],
      },
    ).answer(0, 'own')
    expect(table.options(0)).toEqual(['core A', 'core B', 'STR 1', 'STR 2', 'STR 3'])
    table.answer(0, 'STR 3')
    expect(toldOf(table, 'runeRecast')).toEqual([{ kind: 'runeRecast', rune: 5, before: 1, face: 0 }])
    expect(toldOf(table, 'xpChanged')[0]).toEqual({ kind: 'xpChanged', seat: 0, by: 1, cause: 'rune' })
  })

  test('CTA-C007 CTA-452 Fiending: two more for a Corruption, not on level 7', () => {
    const table = crest({ heritage: 7 }).answer(0, 'own')
    expect(ending(table)).toBe('overcome 3 of 3')
    expect(table.state.seats[0]!.level).toBe(4)
    expect(crest({ heritage: 7, level: 7 }).options(0)).toEqual(NOT_OFFERED)
  })

  test('CTA-C008 Elf: one experience for two cards of one type', () => {
    expect(crest({ heritage: 8 }).options(0)).toEqual(NOT_OFFERED)
    const table = crest({ heritage: 8, xp: 1 }).answer(0, 'own')
    expect(table.options(0)).toEqual(['hero', 'antihero'])
    table.answer(0, 'antihero')
    expect(toldOf(table, 'featDrawn').map(({ type }) => type)).toEqual(['antihero', 'antihero'])
    expect(toldOf(table, 'xpChanged').map(({ by }) => by)[0]).toBe(-1)
  })

  test('CTA-C009 Dragonkin: the amount is named', () => {
    const table = crest({ heritage: 9, xp: 3 }).answer(0, 'own')
    expect(table.options(0)).toEqual(['1', '2'])
    table.answer(0, '2')
    expect(ending(table)).toBe('overcome 3 of 3')
    const poor = crest({ heritage: 9, xp: 1 }).answer(0, 'own')
    expect(ending(poor)).toBe('failed 2 of 3')
  })

  test('CTA-C010 Giantkin: an ability rune that shows 1', () => {
    const with3 = (faces: readonly number[]) =>
      crest(
        { heritage: 10 },
        {
          attempt: { foe: 'challenge', card: card(66), runes: [...CORE, 3, 5], faces: [-1, -1, -1, -1, -1] },
          runes: [HIGH, LOW, LOW, ...faces],
        },
      )
    expect(with3([HIGH, LOW]).options(0)).toEqual(NOT_OFFERED)
    const table = with3([LOW, LOW]).answer(0, 'own')
    expect(toldOf(table, 'runeTurned')).toEqual([{ kind: 'runeTurned', rune: 3, face: 1 }])
  })

  test('CTA-504 Starborn: nothing above level 1', () => {
    expect(crest({ heritage: 11, xp: 2, level: 1 }).options(0)).toEqual(NOT_OFFERED)
    expect(crest({ heritage: 11, xp: 1 }).options(0)).toEqual(NOT_OFFERED)
    expect(crest({ heritage: 11, xp: 2 }).answer(0, 'own').state.seats[0]!.level).toBe(2)
  })

  test('CTA-C012 Changeling: the own effect of another, at its own cost; else one experience', () => {
    const alone = crest({ heritage: 12 }).answer(0, 'own')
    expect(toldOf(alone, 'xpChanged')[0]!.by).toBe(1)
    const seats = [{ origin: SCRIBE, heritage: 12, xp: 1 }, { heritage: 8 }, { heritage: 1 }, { heritage: 11, xp: 5 }]
    const among = crest({}, { seats }).answer(0, 'own')
    expect(among.options(0)).toEqual(['008', '001'])
    expect(ending(among.answer(0, '001'))).toBe('failed 2 of 3')
    const none = crest({}, { seats: [{ heritage: 12 }, { heritage: 8 }] }).answer(0, 'own')
    expect(toldOf(none, 'xpChanged')[0]!.by).toBe(1)
  })

  test('CTA-C013 Clockborn: the Action of this very Crest is discarded without effect', () => {
    const table = crest({ heritage: 13, xp: 1 }).answer(0, 'own')
    expect(toldOf(table, 'actionCancelled').map(({ action }) => idOf(action))).toEqual(['149'])
    expect(toldOf(table, 'actionApplied')).toEqual([])
    expect(crest({ heritage: 13 }).options(0)).toEqual(NOT_OFFERED)
  })

  test('CTA-856 CTA-860 WE-44 competitive: no Action; Clockborn gains one experience at no cost', () => {
    const table = crest({}, { mode: 'competitive', seats: [{ heritage: 13 }, {}] })
    expect(toldOf(table, 'actionRevealed')).toEqual([])
    expect(table.options(0)).toEqual(OFFERED)
    table.answer(0, 'own')
    expect(toldOf(table, 'xpChanged')[0]!.by).toBe(1)
  })
})

describe('the Adversary on a Crest', () => {
  test('CTA-323 CTA-328 the Action is pending until S10', () => {
    const table = crest({ heritage: 2, hand: [205] })
    expect(ids(table.state.pending)).toEqual(['149'])
    table.answer(0, 'pass')
    expect(toldOf(table, 'tokensChanged')).toEqual([])
    table.answer(0, 'pass')
    expect(toldOf(table, 'tokensChanged')[0]).toEqual({ kind: 'tokensChanged', by: 1, tokens: 6, cause: 'action' })
    expect(ids(table.state.actionDiscard)).toEqual(['149'])
  })

  test('CTA-724 CTA-725 CTA-866 an empty deck is shuffled anew, without what is pending', () => {
    const table = crest(
      { heritage: 2 },
      {
        quest: 'darkness',
        decks: {},
        exact: ['actionDeck'],
        discards: { actionDiscard: [148] },
        pending: [149],
      },
    )
    expect(ids(table.state.pending)).toEqual(['149', '148'])
    expect(table.state.adversary.tokens).toBe(6)
  })

  test('CTA-C902 Royal Pardon: the first Action goes straight to the discard pile', () => {
    const table = crest({ heritage: 2 }, { boon: 'pardon' })
    expect(table.state.pending).toEqual([])
    expect(ids(table.state.actionDiscard)).toEqual(['149'])
    expect(table.state.boonUsed).toBe(1)
    expect(ids(crest({ heritage: 2 }, { boon: 'pardon', boonUsed: true }).state.pending)).toEqual(['149'])
  })

  test('CTA-C145 the Last Page: one experience, or no Heritage for this Crest', () => {
    const setting = { adversary: '7B', isFinal: true } as const
    const table = crest({ heritage: 2, xp: 1, hand: [205] }, setting)
    expect(table.options(0)).toEqual(['branch 1', 'branch 2'])
    expect(table.answer(0, 'branch 2').kind(0)).toBe('feat')
    expect(crest({ heritage: 2, xp: 1 }, setting).answer(0, 'branch 1').kind(0)).toBe('heritage')
    expect(toldOf(crest({ heritage: 2 }, setting), 'heritageUsed')).toEqual([])
  })

  test('CTA-C139 the Storm Titan has a 2 cast again, or takes one', () => {
    const setting = { adversary: '6A', isFinal: true } as const
    const table = crest(
      { heritage: 2 },
      {
        ...setting,
        attempt: { foe: 'challenge', card: card(66), runes: [...CORE, 3], faces: [-1, -1, -1, -1] },
        runes: [HIGH, HIGH, LOW, HIGH, LOW],
      },
    )
    expect(toldOf(table, 'runeRecast')).toEqual([{ kind: 'runeRecast', rune: 3, before: 1, face: 0 }])
    const without = crest({ heritage: 2 }, setting)
    expect(toldOf(without, 'resultChanged').map(({ by }) => by)).toEqual([-1])
  })
})

describe('Class, third effect', () => {
  test('CTA-540 a Barbarian chooses the face of each Dark rune once the others are known', () => {
    const table = scene({
      seats: [{ origin: SCRIBE, class: 29, banked: 6, xp: 2, heritage: 2 }],
      rows: { 1: [66, 64] },
      runes: [HIGH, LOW, HIGH],
    }).answer(0, 'bottom 066', '2 dark')
    expect(table.kind(0)).toBe('darkFace')
    expect(table.view(0).attempt.faces).toEqual([1, 0, 1, -1, -1])
    expect(table.options(0)).toEqual(['bar', 'moon'])
    table.answer(0, 'moon', 'bar')
    // Two of the core, a Moon, a bar, and one of the second effect.
    expect(ending(table)).toBe('overcome 6 of 4')
    expect(table.state.seats[0]!.level).toBe(4)
  })

  test('CTA-C030 CTA-C151 a Bard adds one to each of its Feats, and Sow Discord takes that too', () => {
    const bard = (pending: readonly number[]) =>
      scene({
        seats: [{}, { class: 30, banked: 6, hand: [159] }],
        step: 'post',
        rows: { 1: [66, 64] },
        pending,
        attempt: thrown(66, CORE, [HIGH, LOW, HIGH]),
      }).answer(1, 'feat 159')
    expect(ending(bard([]))).toBe('overcome 5 of 3')
    expect(ending(bard([151]))).toBe('failed 2 of 3')
    // Overwhelmed concerns the Class of the active Hero alone.
    expect(ending(bard([147]))).toBe('overcome 5 of 3')
  })

  test('CTA-C030 CTA-728 Overwhelmed takes the points of a Bard in its own attempt', () => {
    const table = scene({
      seats: [{ class: 30, banked: 6, hand: [159] }],
      step: 'post',
      rows: { 1: [66, 64] },
      pending: [147],
      attempt: thrown(66, CORE, [HIGH, LOW, HIGH]),
    }).answer(0, 'feat 159')
    expect(ending(table)).toBe('overcome 4 of 3')
  })

  test('CTA-541 CTA-379 a Warrior has one more for each Crest', () => {
    const table = scene({
      seats: [{ origin: SCRIBE, class: 32, banked: 6, heritage: 2, hand: [168] }],
      step: 'cast',
      rows: { 1: [66, 64] },
      decks: { actionDeck: [149, 148] },
      attempt: { foe: 'challenge', card: card(66), runes: [...CORE], faces: [-1, -1, -1] },
      runes: [LOW, LOW, LOW, LOW, LOW, LOW],
    }).answer(0, 'pass', 'feat 168', 'pass')
    // Twice one, less one for Dread.
    expect(ending(table)).toBe('failed 1 of 3')
  })

  test('CTA-C033 a Druid casts a rune again, once an attempt and on an empty stack', () => {
    const table = scene({
      seats: [{ class: 33, banked: 6, hand: [178] }, { hand: [182] }],
      step: 'post',
      rows: { 1: [66, 64] },
      attempt: thrown(66, CORE, [HIGH, LOW, HIGH]),
      runes: [HIGH],
    })
    expect(table.options(0)).toEqual(['feat 178', 'activate 033', 'pass'])
    table.answer(0, 'feat 178').answer(1, 'pass')
    // CTA-596: the Feat is resolved before the Druid may act.
    table.answer(0, 'activate 033')
    expect(table.options(0)).toEqual(['core A', 'core B'])
    table.answer(0, 'core B')
    expect(table.options(0)).not.toContain('activate 033')
    expect(toldOf(table, 'runeRecast')).toEqual([{ kind: 'runeRecast', rune: 1, before: 0, face: 1 }])
  })

  test('CTA-C037 CTA-596 a Rogue pays one for a re-attempt that goes straight to the cast', () => {
    const table = scene({
      seats: [{ origin: SCRIBE, class: 37, banked: 6, xp: 2 }, { hand: [182] }],
      step: 'post',
      rows: { 1: [66, 64] },
      attempt: thrown(66, CORE, [HIGH, LOW, HIGH]),
      runes: [HIGH, HIGH, HIGH],
    })
    expect(table.options(0)).toEqual(['activate 037', 'pass'])
    table.answer(0, 'activate 037')
    expect(toldOf(table, 'runesCast').length).toBe(1)
    // A new window: the active player can do no more, the other is asked.
    expect(table.asked()).toEqual([1])
    expect(table.state.seats[0]!.xp).toBe(1)
  })

  test('CTA-C901 Living Memory: one free re-attempt for the whole party', () => {
    const table = scene({
      seats: [{ origin: SCRIBE }, {}],
      step: 'post',
      boon: 'livingMemory',
      rows: { 1: [66, 64] },
      attempt: thrown(66, CORE, [HIGH, LOW, HIGH]),
      runes: [HIGH, LOW, HIGH],
    })
    expect(table.options(0)).toEqual(['memory', 'pass'])
    table.answer(0, 'memory')
    expect(table.state.boonUsed).toBe(1)
    expect(toldOf(table, 'runesCast').length).toBe(1)
    expect(ending(table)).toBe('failed 2 of 3')
  })

  test('a Sorcerer: special runes never add 0', () => {
    const table = scene({
      seats: [{ class: 38, banked: 6 }],
      step: 'outcome',
      rows: { 1: [66, 64] },
      attempt: thrown(66, [...CORE, 5, 11], [HIGH, LOW, HIGH, LOW, LOW]),
    })
    expect(ending(table)).toBe('overcome 4 of 3')
  })

  test('CTA-C040 a Wizard draws one more of the same type for each draw by a rune', () => {
    const table = crest({ heritage: 2, class: 40, banked: 6 }).answer(0, 'antihero')
    expect(toldOf(table, 'featDrawn').map(({ type, cause }) => [type, cause])).toEqual([
      ['antihero', 'rune'],
      ['antihero', 'card'],
    ])
  })

  test('CTA-C039 a Warlock draws an Antihero card for a path with ARC', () => {
    const table = scene({
      seats: [{ origin: SCRIBE, class: 39, banked: 6 }],
      step: 'outcome',
      rows: { 1: [74, 64] },
      attempt: thrown(74, [...CORE, 15], [HIGH, HIGH, HIGH, HIGH], { bottom: 1 }),
    })
    expect(ending(table)).toBe('overcome 5 of 5')
    expect(toldOf(table, 'featDrawn').map(({ type }) => type)).toEqual(['antihero'])
  })

  test('CTA-729 Overwhelmed does not undo what the Class has drawn', () => {
    const table = crest({ heritage: 2, class: 40, banked: 6 }, { decks: { actionDeck: [147] } }).answer(0, 'hero')
    expect(table.state.seats[0]!.heroes.length).toBe(2)
  })

  test('CTA-728 CTA-C036 Overwhelmed: no Class effect in what is left of the attempt', () => {
    const ranger = (pending: readonly number[]) =>
      scene({
        seats: [{ origin: SCRIBE, class: 36, banked: 6 }],
        step: 'outcome',
        rows: { 1: [73, 64] },
        pending,
        attempt: thrown(73, CORE, [HIGH, HIGH, HIGH], { bottom: 1 }),
      })
    // The second effect, a WIS path, adds one; the NAT of the path draws.
    expect(ending(ranger([]))).toBe('overcome 4 of 3')
    expect(toldOf(ranger([]), 'featDrawn').length).toBe(1)
    expect(ending(ranger([147]))).toBe('overcome 3 of 3')
    expect(toldOf(ranger([147]), 'featDrawn')).toEqual([])
  })
})

test('CTA-331 CTA-C180 each Moon moves one level, unless Shield of Faith covers them', () => {
  const moons = () =>
    scene({
      seats: [{ hand: [180] }],
      step: 'post',
      rows: { 1: [66, 64] },
      attempt: thrown(66, [...CORE, ...DARK], [HIGH, LOW, HIGH, HIGH, HIGH, LOW]),
    })
  expect(moons().answer(0, 'pass').state.seats[0]!.level).toBe(5)
  expect(moons().answer(0, 'feat 180').state.seats[0]!.level).toBe(3)
})
