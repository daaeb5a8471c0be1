import { describe, expect, test } from 'vitest'
import { PROPHECIES, type ProphecyId } from '../content/prophecies.ts'
import { type Scene, type SceneSetting, scene } from '../testing/index.ts'
import { ids, told, toldOf } from '../testing/told.ts'

/** A scene in which seat 0, by these answers, brings about the event of a prophecy. */
interface Case {
  readonly setting: SceneSetting
  readonly answers: readonly string[]
  /** What keeps the prophecy from being played. */
  readonly unless: { readonly [reason: string]: Partial<SceneSetting> & { readonly answers?: readonly string[] } }
}

const opponent = { relics: ['B1-01'] }
const third = { relics: ['B1-02'] }
/** Seat 0 attempts this quest in the far lands with two red dice, and has a relic to spare. */
const trying = (quest: string, dice: readonly number[]): SceneSetting => ({
  seats: [{ cell: 'G2', relics: ['R2-01', 'G1-01'] }, opponent],
  quests: { G2: quest },
  dice,
})
const TRY = ['attempt R2-01']
/** Q10 (R2) is accomplished with two dice of three or more in all. */
const at = (cell: string): SceneSetting => ({
  ...trying('Q10', [6, 6]),
  seats: [{ cell, relics: ['R2-01', 'G1-01'] }, opponent],
  quests: { [cell]: 'Q10' },
})
const POWER_3 = ['R3-01', 'R3-02', 'G3-01', 'G3-02', 'B3-01']

const CASES: { readonly [id in ProphecyId]: Case } = {
  P01: { setting: trying('Q25', [3, 3]), answers: TRY, unless: {} },
  P02: {
    setting: trying('Q25', [3, 3]),
    answers: TRY,
    unless: { 'the quest is worth 2 points': { quests: { G2: 'Q12' } } },
  },
  P03: { setting: trying('Q25', [1, 1]), answers: TRY, unless: { 'the attempt succeeds': { dice: [6, 6] } } },
  P04: {
    setting: trying('Q25', [1, 1]),
    answers: TRY,
    unless: {
      'a mentor is lost': {
        seats: [{ cell: 'G2', mentor: 'M02', relics: ['G1-01'] }, opponent],
        dice: [1],
        answers: ['attempt M02'],
      },
    },
  },
  P05: {
    setting: trying('Q10', [6, 6]),
    answers: TRY,
    unless: { 'the quest is next to the inn': at('F3'), 'the treasure holds power 3 only': { treasure: POWER_3 } },
  },
  P06: { setting: { ...trying('Q25', []), step: 'reveal' }, answers: ['B1'], unless: {} },
  P07: {
    setting: { ...trying('Q25', []), step: 'move', seats: [{ cell: 'F3' }, opponent] },
    answers: ['G2'],
    unless: {
      'the move stays next to the inn': { answers: ['F4'] },
      'the move goes to the inn': { answers: ['E4'] },
      'its player can move nowhere': { seats: [{ cell: 'F3' }, { cell: 'B1' }], quests: { G2: 'Q25', B1: 'Q01' } },
    },
  },
  P08: {
    setting: { seats: [{ cell: 'F3' }, opponent], turn: { moved: true, arrival: 'free' } },
    answers: ['bonus-reveal B1'],
    unless: { 'the extra movement is taken': { answers: ['extra F4'] } },
  },
  P09: {
    setting: { step: 'move', seats: [{ cell: 'F3' }, { cell: 'D3', relics: ['B1-01*'] }] },
    answers: ['E4'],
    unless: {
      'its player has no dormant relic': { seats: [{ cell: 'F3' }, { cell: 'D3', relics: ['B1-01'] }] },
      'the pawn arrives elsewhere': { answers: ['F4'] },
    },
  },
  P10: {
    setting: at('F3'),
    answers: TRY,
    unless: {
      'the quest is white': { quests: { F3: 'Q07' } },
      'no relic and no quest is left to turn up': { faceUp: 'all', exactDeck: true },
    },
  },
  P11: {
    setting: { ...trying('Q25', []), seats: [{ cell: 'G2', relics: ['R2-01'], hand: ['P17'] }, opponent] },
    answers: [...TRY, 'P17'],
    unless: {},
  },
  P12: {
    setting: { step: 'move', seats: [{ cell: 'H4' }, opponent], quests: { H4: 'Q01', I4: 'Q02' }, pile: ['P13'] },
    answers: ['I4'],
    unless: {
      'its player stands on the only face-up cell there': { seats: [{ cell: 'H4' }, { ...opponent, cell: 'I4' }] },
      'the pawn arrives short of it': { answers: ['H3'], quests: { H4: 'Q01', I4: 'Q02', H3: 'Q03' } },
    },
  },
  P13: {
    setting: {
      step: 'start',
      seats: [
        { cell: 'D3', relics: ['R1-01*', 'R2-01'] },
        { cell: 'D3', relics: ['B1-01*'] },
      ],
    },
    answers: [],
    unless: { 'no relic is dormant': { seats: [{ cell: 'D3', relics: ['R1-01'] }, opponent] } },
  },
  P14: {
    setting: { step: 'start', seats: [{ cell: 'G2' }, opponent], quests: { G2: 'Q25', H5: 'Q12' } },
    answers: [],
    unless: {
      'the pawn is next to the inn': { seats: [{ cell: 'F3' }, opponent] },
      'the pawn is at the inn': { seats: [{}, opponent] },
      'no quest of the far lands can be hidden': { quests: { G2: 'Q25' } },
      'the quest bears a token': { seats: [{ cell: 'G2', tokens: ['H5'] }, opponent] },
      'a pawn stands on the quest': { seats: [{ cell: 'G2' }, { ...opponent, cell: 'H5' }] },
    },
  },
  P15: {
    setting: trying('Q25', [6, 6]),
    answers: TRY,
    unless: { 'the quest is worth 2 points': { quests: { G2: 'Q12' } } },
  },
  P16: {
    setting: { ...trying('Q34', []), seats: [{ cell: 'G2', mentor: 'M02' }, opponent, third], pile: ['P13'] },
    answers: ['attempt M02'],
    unless: { 'the treasure is empty': { treasure: [], exactDeck: true } },
  },
  P17: {
    setting: trying('Q25', []),
    answers: TRY,
    unless: {
      'five dice are due': { seats: [{ cell: 'G2', relics: ['R2-01'], chargeDice: 3 }, opponent] },
      'more than five are due': { seats: [{ cell: 'G2', relics: ['R2-01'], chargeDice: 4 }, opponent] },
    },
  },
  P18: {
    setting: { step: 'move', seats: [{ cell: 'F3', relics: ['R1-01'] }, opponent], quests: { G2: 'Q28', G3: 'Q13' } },
    answers: ['G2'],
    unless: {
      'the quest is neither epic nor locked': { quests: { G2: 'Q25' } },
      'the quest bears a token': {
        seats: [
          { cell: 'F3', relics: ['R1-01'] },
          { ...opponent, tokens: ['G2'] },
        ],
      },
      'the pawn arrives at the inn': { answers: ['E4'] },
    },
  },
  P19: {
    setting: { ...at('G2'), treasure: ['R1-10', 'G1-10', 'B1-10', 'G2-08', 'B2-08'] },
    answers: TRY,
    unless: {
      'its player has only dormant relics': {
        seats: [
          { cell: 'G2', relics: ['R2-01'] },
          { cell: 'D3', relics: ['B1-01*'] },
        ],
      },
      'there is no reward': { treasure: ['G1-09', 'G1-10', 'B1-10', 'G2-08', 'B2-08'] },
      'the treasure is two powers above': { treasure: ['R1-10', ...POWER_3.slice(1)], deck: ['B3-02'] },
    },
  },
  P20: {
    setting: trying('Q25', [1, 1]),
    answers: TRY,
    unless: { 'the quest is next to the inn': { ...at('F3'), dice: [1, 1] } },
  },
}

/** The scene with this prophecy in the hand of one seat, played up to its event. */
function upTo(id: ProphecyId, holder: number, more: Case['unless'][string] = {}): Scene {
  const { setting, answers } = CASES[id]
  const { answers: others = answers, ...changes } = more
  const all = { ...setting, ...changes }
  const seats = all.seats.map((seat, n) => (n === holder ? { ...seat, hand: [...(seat.hand ?? []), id] } : seat))
  return scene({ ...all, seats }).answer(0, ...others)
}

const BY = new Map(PROPHECIES.map(({ id, trigger }) => [id, trigger.by]))
const IDS = PROPHECIES.map(({ id }) => id)
/** Seat 0 is the author of the event. */
const holderOf = (id: ProphecyId): number => (BY.get(id) === 'self' ? 0 : 1)

describe('Each prophecy', () => {
  test.each(IDS)('HJ-723 %s may be played when its event happens', (id) => {
    const table = upTo(id, holderOf(id))
    expect(table.asked()).toEqual([holderOf(id)])
    expect(table.kind(holderOf(id))).toBe('react')
    expect(table.options(holderOf(id))).toEqual([id, 'pass'])
    table.answer(holderOf(id), id)
    expect(ids(toldOf(table, 'prophecyPlayed').map(({ prophecy }) => prophecy))).toContain(id)
    expect(ids(table.state.seats[holderOf(id)]!.hand)).not.toContain(id)
  })

  test.each(IDS)('HJ-724 %s may be kept: the event passes', (id) => {
    const table = upTo(id, holderOf(id))
    const before = told(table).filter((kind) => kind === 'prophecyPlayed').length
    table.answer(holderOf(id), 'pass')
    expect(ids(table.state.seats[holderOf(id)]!.hand)).toContain(id)
    expect(told(table).filter((kind) => kind === 'prophecyPlayed')).toHaveLength(before)
  })

  test.each(IDS.filter((id) => BY.get(id) !== 'any'))('HJ-738 %s is only for the right author of its event', (id) => {
    const table = upTo(id, 1 - holderOf(id))
    expect(table.options(1 - holderOf(id))).not.toContain(id)
  })

  test('HJ-738 P16 answers anybody, its own player too', () => {
    for (const holder of [0, 1, 2]) expect(upTo('P16', holder).options(holder)).toEqual(['P16', 'pass'])
  })

  test.each(IDS.flatMap((id) => Object.entries(CASES[id].unless).map(([reason, more]) => [id, reason, more] as const)))(
    'HJ-734 %s is not eligible when %s',
    (id, _reason, more) => {
      expect(upTo(id, holderOf(id), more).options(holderOf(id))).not.toContain(id)
    },
  )
})
