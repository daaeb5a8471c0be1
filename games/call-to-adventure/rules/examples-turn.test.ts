import type { Seat } from '@monomyth/engine'
import { describe, expect, test } from 'vitest'
import type { Carry } from '../campaign.ts'
import { idOf } from '../content/pieces.ts'
import {
  act,
  fromStart,
  iconsOf,
  ids,
  only,
  playOn,
  type Scene,
  type SeatScene,
  scene,
  told,
  toldOf,
} from '../testing/index.ts'

// The worked examples of the rules that concern what is around an attempt.

const heroOf = ({ state }: Scene, seat: Seat = 0) => state.seats[seat]!
const storyOf = (table: Scene, seat: Seat = 0): string[] => ids(heroOf(table, seat).story)

describe('Setup', () => {
  test('WE-03 Elf, Scout, Ranger: DEX 1, WIS 1, two Hero cards, 3 experience, level 3', () => {
    const table = scene({ step: 'reveal', seats: [{ heritage: 8, origin: 20, class: 36 }] })
    expect([iconsOf(table, 'DEX'), iconsOf(table, 'WIS')]).toEqual([1, 1])
    expect(heroOf(table)).toMatchObject({ xp: 3, level: 3, antiheroes: [] })
    expect(heroOf(table).heroes).toHaveLength(2)
    expect(heroOf(table).abilities).toEqual([0, 1, 0, 0, 1, 0])
  })

  test('WE-10 Suzanne lays out Fiending, Villager, Warlock and, face down, One With Nature', () => {
    const decks = {
      heritages: [7, 1],
      origins: [16, 18, 20, 21],
      classes: [39, 29, 30, 31],
      destinies: [43, 41, 42, 44],
      heroDeck: [165, 159],
    }
    const table = scene({ step: 'characters', seats: [{}, {}], decks, first: 0 })
    expect(table.asked()).toEqual([0, 1])
    expect(table.options(0)).toEqual(['016', '018'])
    table.answer(0, '016', '039', '043')
    // CTA-104: nothing is seen before all have chosen.
    expect(table.view(1).seats[0]).toMatchObject({ heritage: [], origin: [], class: [] })
    table.answer(1, '020', '030', '042')
    const seen = table.view(1).seats[0]!
    expect([seen.heritage, seen.origin, seen.class, seen.destiny].map(ids)).toEqual([
      ['007'],
      ['016'],
      ['039'],
      ['back'],
    ])
    expect(ids(table.view(0).seats[0]!.destiny)).toEqual(['043'])
    expect(ids(heroOf(table).heroes)).toEqual(['165'])
    expect(heroOf(table)).toMatchObject({ level: 3, xp: 3 })
    expect([seen.dealtOrigins, seen.dealtClasses, seen.dealtDestinies].map(ids)).toEqual([['back'], ['back'], ['back']])
  })
})

describe('Traits', () => {
  test('WE-04 Matt, a Scout, gains Tough: 1 experience for DEX, and CON; it is his main action', () => {
    const table = scene({ seats: [{ origin: 20, story: [69], hand: [178] }], rows: { 1: [55, 64] } }).answer(
      0,
      'trait 055',
    )
    expect(heroOf(table).xp).toBe(1)
    expect(iconsOf(table, 'CON')).toBe(1)
    expect(storyOf(table)).toEqual(['069', '055'])
    expect(table.state.turn.isMainDone).toBe(1)
    expect(table.kind(0)).toBe('feat')
    expect(table.options(0)).toEqual(['feat 178', 'bank 1', 'pass'])
  })

  test('WE-05 Chris, a Laborer, gains Athletic: 1 experience, none for attempting a STR path', () => {
    const table = scene({ seats: [{ origin: 18 }], rows: { 1: [56, 64] } }).answer(0, 'trait 056')
    expect(toldOf(table, 'xpChanged')).toMatchObject([{ by: 1 }])
    expect(iconsOf(table, 'STR')).toBe(2)
  })

  test('WE-11 Suzanne, a Villager, gains Intimidating: CHA 2 and 1 experience', () => {
    const table = scene({ seats: [{ origin: 16 }], rows: { 1: [59, 64] } }).answer(0, 'trait 059')
    expect(iconsOf(table, 'CHA')).toBe(2)
    expect(heroOf(table).xp).toBe(1)
  })

  test('WE-38 a Trait does not count itself: no experience for Unbreakable with CON 1 before it', () => {
    const gain = (story: readonly number[]) =>
      scene({ seats: [{ origin: 19, story }], rows: { 3: [103, 108] } }).answer(0, 'trait 103')
    expect([heroOf(gain([])).xp, iconsOf(gain([]), 'CON')]).toEqual([0, 2])
    expect(heroOf(gain([55])).xp).toBe(2)
  })

  test('WE-55 Gladiator after a turn that added CON: 1 experience; after a failed turn in between: none', () => {
    const start = (runes: readonly number[]) =>
      act(scene({ seats: [{ origin: 20 }], rows: { 1: [66, 74, 63, 64], 2: [78, 86] }, runes }), 0, 'top 066')
    expect(toldOf(act(start([1, 1, 1]), 0, 'trait 078'), 'xpChanged')).toMatchObject([{ by: 1, cause: 'card' }])
    const failed = act(act(start([1, 1, 1, 0, 0, 1, 0]), 0, 'top 074'), 0, 'trait 078')
    expect(toldOf(failed, 'xpChanged')).toMatchObject([{ by: 1, cause: 'failure' }])
    expect(storyOf(failed)).toEqual(['066', '078'])
  })
})

describe('Acts', () => {
  test('WE-06 Brigid completes Act I: no Act I card any more, the next one goes under the Class', () => {
    const table = scene({
      seats: [{ origin: 14, story: [56, '63b'] }],
      rows: { 1: [70, 65, 55], 2: [79, 86] },
      open: 1,
      runes: [1, 1, 1, 1, 1],
    })
    act(table, 0, 'bottom 070', '0 dark')
    expect(storyOf(table)).toEqual(['056', '063', '070'])
    expect(heroOf(table).bottoms).toEqual([0, 1, 1])
    expect(table.options(0)).toEqual(['trait 079', 'top 086', 'bottom 086'])
    expect(table.barred(0)).toMatchObject({ 'top 065': 'CTA-255', 'bottom 065': 'CTA-255', 'trait 055': 'CTA-255' })
    act(table, 0, 'trait 079')
    expect(storyOf(table).slice(3)).toEqual(['079'])
  })

  test('WE-12 Adam has completed Act I: at the start of his turn the Act II row is turned up for all', () => {
    const seats = [{ class: 39, story: [55, 63, 64] }, {}, {}]
    const rows = { 1: [65], 2: [78, 79, 86, 87] }
    const table = scene({ step: 'next', active: 2, seats, rows, open: 1 })
    expect(toldOf(table, 'rowRevealed').map(({ act, cards }) => [act, ids(cards)])).toEqual([
      [1, ['078', '079', '086', '087']],
    ])
    const everything = ['trait 078', 'trait 079', 'top 086', 'bottom 086', 'top 087', 'bottom 087']
    expect(table.options(0)).toEqual(everything)
    act(table, 0, 'trait 078')
    expect(heroOf(table).story).toHaveLength(4)
    const usable = ['top 065', 'trait 080', 'trait 079', 'top 086', 'top 087']
    expect(only(table.options(1), 'trait', 'top')).toEqual(usable)
  })

  test('WE-22 an Act II Challenge under the Origin completes Act I', () => {
    const seats = [{ story: [55, 63] }]
    const table = scene({ seats, rows: { 1: [65], 2: [86, 87] }, runes: [1, 1, 1, 1] })
    const both = ['top 086', 'bottom 086', 'top 087', 'bottom 087']
    expect(table.options(0)).toEqual(['top 065', 'bottom 065', ...both])
    act(table, 0, 'top 086')
    expect(storyOf(table)).toEqual(['055', '063', '086'])
    expect(table.barred(0)).toMatchObject({ 'top 065': 'CTA-255', 'bottom 065': 'CTA-255' })
    expect(table.options(0)).toEqual(['trait 078', 'top 087', 'bottom 087'])
  })

  test('WE-52 an exhausted Act: what is taken is not replaced, and no Journey is possible there', () => {
    const table = scene({ seats: [{ xp: 1 }], rows: { 1: [55, 56, 63] }, decks: { deck1: [] }, exact: ['deck1'] })
    expect(only(table.options(0), 'journey')).toEqual([])
    expect(table.barred(0)).toMatchObject({ 'journey 055': 'CTA-238', 'journey 063': 'CTA-238' })
    act(table, 0, 'trait 055')
    expect(ids(table.state.row1)).toEqual(['056', '063'])
  })
})

/** Six Story cards: both first slots are full. */
const SIX = [57, 58, 60, 63, 69, 73]
const EIGHT = [...SIX, 61, 62]

describe('The Adversary', () => {
  test('WE-13 Josepha, with three cards in slots 1 and 2, must face the Adversary', () => {
    const table = scene({ seats: [{ story: SIX, xp: 1 }], rows: { 1: [55], 2: [78], 3: [101, 108] } })
    expect(table.options(0)).toEqual([
      'face 124',
      ...['journey 055', 'journey 078', 'journey 101', 'journey 108'],
      'bank 1',
    ])
    expect(table.barred(0)).toMatchObject({ 'trait 078': 'CTA-207', 'top 108': 'CTA-207', end: 'CTA-204' })
  })

  test('WE-14 Jeff has two cards in slot 3: his last turn is the Final Adversary', () => {
    const seats = [{ story: [...EIGHT, 101] }, { story: [65, 66, 67, 68, 70, 71, 72, 74], xp: 1 }]
    const table = scene({ seats, active: 1, ender: 0, isFinale: true, rows: { 3: [102, 108] }, open: 3 })
    expect(only(table.options(1), 'face', 'trait', 'top', 'bottom', 'end')).toEqual(['face 125'])
    expect(table.barred(1)).toMatchObject({ 'trait 102': 'CTA-208', 'bottom 108': 'CTA-208' })
  })

  test('WE-15 ten tokens, three Corruptions, two failures, two Virtues: 13', () => {
    const table = scene({
      seats: [{ origin: 24, xp: 3 }, { origin: 15 }],
      rows: { 1: [63], 2: [79], 3: [121, 117, 104] },
      runes: [0, 0, 1, 1, 1, 1, 0, 0, 1],
    })
    expect(table.state.adversary.tokens).toBe(10)
    act(table, 0, 'bottom 121', '3 dark')
    expect(heroOf(table).level).toBe(6)
    expect(table.state.adversary.tokens).toBe(14)
    act(table, 1, 'top 117')
    expect(table.state.adversary.tokens).toBe(15)
    act(table, 0, 'trait 079')
    act(table, 1, 'trait 104')
    expect(table.state.adversary.tokens).toBe(13)
  })

  test('WE-23 three Moons against the Dark Lord: level 6 and three tokens', () => {
    const table = scene({ seats: [{ origin: 27, xp: 3 }], rows: { 1: [69, 55] }, runes: [1, 1, 1, 1, 1, 1] })
    act(table, 0, 'top 069', '3 dark')
    expect(heroOf(table).level).toBe(6)
    expect(toldOf(table, 'tokensChanged').map(({ by }) => by)).toEqual([1, 1, 1])
    expect(table.state.adversary.tokens).toBe(8)
  })

  test('WE-24 an Adversary without tokens: play goes on, a failure puts one back, all still face it', () => {
    const seats = [{ story: [...SIX, 61], origin: 27 }]
    const table = scene({
      seats,
      tokens: 0,
      isFinal: true,
      rows: { 3: [109, 101, 107, 106] },
      runes: [0, 0, 1, 0, 0, 0],
    })
    act(table, 0, 'top 109')
    expect(table.state.adversary.tokens).toBe(1)
    expect(table.match.isOver()).toBe(false)
    playOn(table)
    expect(toldOf(table, 'attemptDeclared').at(-1)).toMatchObject({ foe: 'final' })
  })

  test('WE-45 Sailor and Halfling: 1 + 1 + 2 for a failed Challenge, nothing against the Adversary', () => {
    const seat = { heritage: 3, origin: 19 }
    const decks = { actionDeck: [149] }
    const failed = scene({ seats: [seat], rows: { 1: [74, 55] }, decks, runes: [0, 0, 0] })
    failed.answer(0, 'bottom 074')
    expect(failed.options(0)).toEqual(['hero', 'antihero', 'own', 'pass'])
    expect(heroOf(act(failed, 0, 'own')).xp).toBe(4)
    const faced = scene({ step: 'start', seats: [{ ...seat, story: SIX }], decks, runes: [0, 0, 0, 0] })
    expect(faced.options(0)).toEqual(['hero', 'antihero', 'pass'])
    expect(heroOf(act(faced, 0, 'pass')).xp).toBe(0)
  })

  test('WE-46 Age of Darkness, three players: 18 + 4 + 1 + 3 + 1 = 27', () => {
    const table = scene({
      step: 'start',
      quest: 'darkness',
      tokens: 18,
      seats: [{ origin: 26, story: SIX }, { origin: 24 }, { origin: 20 }],
      rows: { 1: [74, 72, 71], 2: [78], 3: [111] },
      open: 2,
      decks: { actionDeck: [] },
      exact: ['actionDeck'],
      discards: { actionDiscard: [147] },
      runes: [0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0],
    })
    expect(told(table).slice(0, 3)).toEqual(['turnStarted', 'rowRevealed', 'tokensChanged'])
    expect(toldOf(table, 'failed')).toMatchObject([{ foe: 'adversary' }])
    expect(table.state.adversary.tokens).toBe(22)
    act(table, 1, 'top 074')
    act(table, 2, 'top 072')
    act(table, 0, 'top 111')
    expect(table.state.adversary.tokens).toBe(25)
    act(table, 1, 'top 071', '0 dark')
    act(table, 1, 'pass')
    expect(table.state.adversary.tokens).toBe(27)
  })

  test('WE-59 Day of Reckoning counts the two Antihero cards played before it, not itself', () => {
    const seat = { story: SIX, played: [183, 184], hand: [199] }
    const table = scene({ seats: [seat] })
    // Only the Adversary can be faced, so nothing is asked before the window.
    expect(table.options(0)).toEqual(['feat 199', 'pass'])
    table.answer(0, 'feat 199')
    expect(toldOf(table, 'resultChanged').map(({ by, card }) => [by, idOf(card)])).toEqual([[2, '199']])
    expect(heroOf(table).playedAntiheroes).toHaveLength(3)
  })
})

describe('The end', () => {
  const declared = (table: Scene) => toldOf(table, 'attemptDeclared').map(({ seat, foe }) => [seat, foe])
  const turnsOf = (table: Scene) => toldOf(table, 'turnStarted').map(({ seat }) => seat)
  const kinds = (table: Scene, ...wanted: string[]) => told(table).filter((kind) => wanted.includes(kind))

  /** Ana, Ben, Cleo; it is Ben's turn, and he places his ninth card. */
  const ending = (ana: SeatScene, isFinal: boolean): Scene => {
    const ben = { story: EIGHT }
    const cleo = { story: [65, 66, 67, 68, 70, 71, 72] }
    const rows = { 1: [55], 2: [79], 3: [104, 106, 107, 101] }
    const table = scene({ seats: [ana, ben, cleo], active: 1, rows, isFinal, open: 3 })
    return act(table, 1, 'trait 104')
  }

  test('WE-39 one more turn for Cleo and Ana, then Ben, Cleo and Ana face the Final Adversary', () => {
    const table = ending({ story: [75, 76, 77, 86, 87, 88, 89] }, true)
    act(table, 2, 'trait 106')
    act(table, 0, 'trait 107')
    playOn(table)
    expect(turnsOf(table)).toEqual([2, 0, 1, 2, 0])
    expect(declared(table)).toEqual([
      [1, 'final'],
      [2, 'final'],
      [0, 'final'],
    ])
    expect(kinds(table, 'endStarted', 'finaleStarted', 'gameOver')).toEqual(['endStarted', 'finaleStarted', 'gameOver'])
    const { tokens } = table.state.adversary
    expect(table.match.outcome()!.reason).toBe(tokens === 0 ? 'won' : 'lost')
  })

  test('WE-40 Ana never faced the first side: the card is flipped when the last turns begin', () => {
    const table = ending({ story: [75, 76, 77, 86, 87] }, false)
    act(table, 2, 'trait 106')
    act(table, 0, 'trait 079')
    expect(heroOf(table, 0)).toMatchObject({ hasFaced: 0 })
    playOn(table)
    expect(kinds(table, 'finaleStarted', 'adversaryFlipped')).toEqual(['finaleStarted', 'adversaryFlipped'])
    expect(declared(table)).toEqual([
      [1, 'final'],
      [2, 'final'],
      [0, 'final'],
    ])
  })

  test('WE-41 Ana must face the first side in the last round; the card flips at the end of that turn', () => {
    const table = ending({ story: [75, 76, 77, 86, 87, 88] }, false)
    act(table, 2, 'trait 106')
    playOn(table)
    expect(declared(table)).toEqual([
      [0, 'adversary'],
      [1, 'final'],
      [2, 'final'],
      [0, 'final'],
    ])
    expect(kinds(table, 'finaleStarted', 'adversaryFlipped')).toEqual(['adversaryFlipped', 'finaleStarted'])
  })
})

describe('Modes', () => {
  test('WE-44 a Crest in the competitive game reveals no Action; the Heritage may be used', () => {
    const seats = [{ heritage: 1, origin: 27 }, {}]
    const table = scene({ mode: 'competitive', seats, rows: { 1: [69, 55] }, runes: [1, 1, 0] }).answer(0, 'top 069')
    expect(table.kind(0)).toBe('heritage')
    expect(table.options(0)).toEqual(['hero', 'antihero', 'own', 'pass'])
    expect(told(table)).not.toContain('actionRevealed')
    expect(table.state.pending).toEqual([])
  })

  test('WE-47 Chapter 1 lost and Press On: form B and no Boon in Chapter 2; a win there brings the next Boon', () => {
    const lost = scene({ mode: 'campaign', step: 'scoring', seats: [{}, {}], tokens: 1 })
    expect([lost.asked(), lost.options(0)]).toEqual([[0], ['retry', 'press']])
    lost.answer(0, 'press')
    expect(lost.match.outcome()).toMatchObject({ winners: [], reason: 'lost' })
    const carry = lost.match.carry() as Carry
    const played = [{ chapter: 1, won: false, easy: false, shadow: false, seats: 2 }]
    expect(carry).toEqual({ carry: 1, chapter: 2, shadow: true, boon: 'none', played })

    const second = fromStart('campaign', 3, 'WE-47', {}, carry)
    expect(ids(second.state.faces)).toEqual(['122', '128', '129'])
    playOn(second, 1)
    expect(second.state.adversary.tokens).toBe(15)

    const campaign = { chapter: 2, isShadowed: 1 }
    const won = scene({ mode: 'campaign', step: 'scoring', seats: [{}, {}], tokens: 0, adversary: '2B', campaign })
    expect(won.match.carry()).toMatchObject({ chapter: 3, shadow: false, boon: 'songs' })
  })

  test('WE-51 an Outcast without experience: one Dark rune on levels 1 to 6, none on level 7', () => {
    const at = (level: number) => scene({ seats: [{ origin: 14, level }], rows: { 1: [69, 55] } }).answer(0, 'top 069')
    for (const level of [1, 2, 3, 4, 5, 6]) expect(at(level).options(0)).toEqual(['0 dark', '1 dark'])
    expect(at(7).kind(0)).not.toBe('dark')
  })
})

describe('Scoring', () => {
  const score = (seat: SeatScene, adversary = '1A') =>
    heroOf(scene({ step: 'scoring', seats: [seat], adversary, isFinal: true })).score

  test('WE-19 a fourth WIS icon: still three runes, but one more Triumph', () => {
    const seat = { origin: 18, destiny: 42, story: [60, 65, 69, '73b'] as const }
    const table = scene({ seats: [{ ...seat, xp: 1 }], rows: { 2: [93, 78] } })
    expect(iconsOf(table, 'WIS')).toBe(4)
    table.answer(0, 'top 093')
    expect(table.state.attempt.runes).toEqual([0, 1, 2, 15, 16, 17])
    // Four WIS and one Trait.
    expect(score(seat)[0]).toBe(5)
    expect(score({ ...seat, story: [60, 65, 69] })[0]).toBe(4)
  })

  test('WE-37 sets: NAT 5, DIV 3, JUS 2, VIL 1 score 8 + 4 + 2 + 0', () => {
    expect(score({ icons: { NAT: 5, DIV: 3, JUS: 2, VIL: 1 } })[3]).toBe(14)
  })

  test('WE-53 a full count', () => {
    const table = scene({
      step: 'scoring',
      adversary: '2A',
      isFinal: true,
      seats: [
        {
          destiny: 41,
          story: [108, 103, 87, 118],
          icons: { DEX: 2, INT: 3, ARC: 2, NAT: 1 },
          level: 2,
          played: [159, 160, 161, 162, 183],
          xp: 3,
          banked: 4,
          hasBeatenFinal: true,
        },
      ],
    })
    expect(heroOf(table).score).toEqual([21, 5, 3, 4, 5])
    expect(table.match.outcome()!.scores).toEqual([38])
    expect(ids(toldOf(table, 'scored').map(({ destiny }) => destiny))).toEqual(['041'])
  })

  test('WE-54 level 7 takes 4 Triumph; the 3 Tragedy of level 6 do not count', () => {
    const seat = { destiny: 41, story: [108, 87], icons: {} }
    expect(score({ ...seat, level: 3 }).slice(0, 2)).toEqual([6, 0])
    expect(score({ ...seat, level: 7 }).slice(0, 2)).toEqual([2, 0])
  })
})
