import { SPECTATOR } from '@monomyth/engine'
import { describe, expect, test } from 'vitest'
import { MENTORS } from '../content/mentors.ts'
import { fromStart, scene } from '../testing/index.ts'
import { dormantOf, ids, told, toldOf } from '../testing/told.ts'
import { cellOf, INN } from './board.ts'

// Q34 (R6 G8 B6) cannot be accomplished with one die: a mentor used there is always lost.
const LOST_AT_G2 = { quests: { G2: 'Q34' } }
const other = { relics: ['B1-01'] }
const other2 = { relics: ['G1-01'] }

describe('A mentor in an attempt', () => {
  test('HJ-680 each player has exactly one mentor at the start', () => {
    const table = fromStart(3, 'mentors').answer(0, 'red').answer(1, 'red').answer(2, 'red')
    table.answer(2, 'M05').answer(1, 'M01').answer(0, 'M12')
    expect(table.state.seats.map(({ mentor }) => ids(mentor))).toEqual([['M12'], ['M01'], ['M05']])
  })

  test('HJ-680 a lost mentor is never replaced', () => {
    const table = scene({ seats: [{ cell: 'G2', mentor: 'M02', relics: ['R1-01'] }, other], ...LOST_AT_G2 })
    table.answer(0, 'attempt M02')
    table.answer(1, 'B1', 'D3', 'end')
    table.answer(0, 'C1', 'D4')
    expect(table.state.seats[0]!.mentor).toEqual([])
    expect(table.options(0).filter((key) => key.startsWith('attempt'))).toEqual(['attempt R1-01'])
  })

  test.each([
    ['a padlock', 'Q21', 'M05', { 'attempt M05': 'HJ-456' }],
    ['an epic quest', 'Q28', 'M01', { 'attempt M01': 'HJ-459' }],
  ])('HJ-681 %s bars a mentor like a power-1 item of its colour', (_what, quest, mentor, barred) => {
    const table = scene({ seats: [{ cell: 'G2', mentor, relics: ['R3-01'] }, other], quests: { G2: quest } })
    expect(table.options(0)).toEqual(['end', 'attempt R3-01'])
    expect(table.barred(0)).toEqual(barred)
  })

  test.each([
    ['M01', 5],
    ['M05', 2],
    ['M09', 4],
  ])('HJ-681 %s rolls one die against the value of its colour', (mentor, value) => {
    const table = scene({ seats: [{ cell: 'G2', mentor }, other], quests: { G2: 'Q14' } })
    table.answer(0, `attempt ${mentor}`)
    expect(toldOf(table, 'attemptDeclared')).toMatchObject([{ dice: 1, value }])
  })

  test('HJ-681 a mentor of another colour than the quest makes an off-colour success', () => {
    const table = scene({ seats: [{ cell: 'G2', mentor: 'M09' }, other], quests: { G2: 'Q12' }, dice: [3] })
    table.answer(0, 'attempt M09', 'R1-10')
    expect(table.kind(0)).toBe('freeReveal')
  })

  test('HJ-681 a mentor of the colour of the quest earns no free reveal', () => {
    const table = scene({ seats: [{ cell: 'G2', mentor: 'M01' }, other], quests: { G2: 'Q10' }, dice: [3] })
    table.answer(0, 'attempt M01', 'R1-10')
    expect(table.state.active).toBe(1)
  })

  test('HJ-682 a mentor used with success is ready again next turn', () => {
    const quests = { F3: 'Q10', G2: 'Q11' }
    const table = scene({ seats: [{ cell: 'F3', mentor: 'M01' }, other], quests, treasure: ['G1-10'], dice: [3] })
    table.answer(0, 'attempt M01')
    table.answer(1, 'B1', 'D3', 'end')
    table.answer(0, 'C1', 'G2')
    expect(table.options(0)).toContain('attempt M01')
    expect(dormantOf(table, 0)).toEqual([])
  })
})

describe('A lost mentor', () => {
  test('HJ-683 leaves the game for good', () => {
    const table = scene({ seats: [{ cell: 'G2', mentor: 'M02', relics: ['R1-01'] }, other], ...LOST_AT_G2 })
    expect(ids(table.state.mentorsGone)).not.toContain('M02')
    table.answer(0, 'attempt M02')
    expect(table.state.seats[0]!.mentor).toEqual([])
    expect(ids(table.state.mentorsGone)).toContain('M02')
    expect(toldOf(table, 'mentorLost')).toMatchObject([{ seat: 0, cell: cellOf('G2') }])
  })

  test('HJ-684 both has its effect and brings one prophecy', () => {
    const table = scene({
      seats: [{ cell: 'G2', mentor: 'M02', relics: ['R1-01'] }, other],
      ...LOST_AT_G2,
      pile: ['P07'],
    })
    table.answer(0, 'attempt M02')
    expect(table.state.seats[0]).toMatchObject({ chargeDice: 1 })
    expect(ids(table.state.seats[0]!.hand)).toEqual(['P07'])
    expect(toldOf(table, 'prophecyDrawn')).toMatchObject([{ seat: 0, why: 'mentor' }])
  })

  test('HJ-684 HJ-605 a mentor that was kept does neither', () => {
    const table = scene({ seats: [{ cell: 'G2', mentor: 'M02', hand: ['P03'] }, other], ...LOST_AT_G2 })
    table.answer(0, 'attempt M02', 'P03')
    expect(ids(table.state.seats[0]!.mentor)).toEqual(['M02'])
    expect(table.state.seats[0]).toMatchObject({ cell: INN, chargeDice: 0, hand: [] })
  })

  test('HJ-685 first the pawn is sent back and relics wake, then the effect, then the prophecy, then the check', () => {
    const table = scene({ seats: [{ cell: 'G2', mentor: 'M02' }, other, other2], ...LOST_AT_G2 })
    table.answer(0, 'attempt M02')
    const after = told(table).slice(told(table).indexOf('mentorLost'))
    expect(after.slice(0, 6)).toEqual([
      'mentorLost',
      'pawnArrived',
      'charged',
      'prophecyDrawn',
      'eliminationPending',
      'eliminated',
    ])
  })

  test('HJ-685 the relics have woken before the effect', () => {
    const seats = [{ cell: 'G2', mentor: 'M02', relics: ['R1-01*'] }, other]
    const table = scene({ seats, ...LOST_AT_G2 }).answer(0, 'attempt M02')
    const after = told(table).slice(told(table).indexOf('mentorLost'))
    expect(after.slice(0, 5)).toEqual(['mentorLost', 'relicsWoke', 'pawnArrived', 'charged', 'prophecyDrawn'])
    expect(dormantOf(table, 0)).toEqual([])
  })

  test('EX-31 HJ-685 HJ-830 a relic given by the last mentor keeps its owner in the game', () => {
    const table = scene({
      seats: [{ cell: 'G2', mentor: 'M01' }, other],
      ...LOST_AT_G2,
      treasure: ['R2-01', 'G1-01', 'B1-02', 'G1-02', 'B2-01'],
      deck: ['G3-01'],
      pile: ['P07'],
    })
    table.answer(0, 'attempt M01')
    const [hero] = table.state.seats
    expect(ids(hero!.relics)).toEqual(['R2-01'])
    expect(ids(table.state.treasure)).toEqual(['G1-01', 'B1-02', 'G1-02', 'B2-01', 'G3-01'])
    expect(ids(hero!.hand)).toEqual(['P07'])
    expect(hero).toMatchObject({ cell: INN, mentor: [], out: -1 })
    expect(told(table)).not.toContain('eliminationPending')
  })

  test.each(['M04', 'M08', 'M12'])('HJ-686 %s gives only the prophecy when lost', (mentor) => {
    const seats = [{ cell: 'G2', mentor, relics: ['R1-01*'] }, other]
    const table = scene({ seats, ...LOST_AT_G2, pile: ['P07'] }).answer(0, `attempt ${mentor}`)
    expect(ids(table.state.seats[0]!.hand)).toEqual(['P07'])
    expect(table.kind(1)).toBe('reveal')
  })

  test.each(['M04', 'M08', 'M12'])('HJ-686 %s acts at the start of a turn of its owner, while owned', (mentor) => {
    const table = scene({ step: 'start', seats: [{ cell: 'G2', mentor, relics: ['R1-01*'] }, other], ...LOST_AT_G2 })
    expect(table.kind(0)).toBe({ M04: 'wake', M08: 'revealByEffect', M12: 'peek' }[mentor])
  })

  test('HJ-686 a lost mentor does not act at the start of a turn', () => {
    const table = scene({ step: 'start', seats: [{ cell: 'G2', relics: ['R1-01*'] }, other], ...LOST_AT_G2 })
    expect(table.kind(0)).toBe('reveal')
  })

  test.each(MENTORS.filter(({ when }) => when === 'lost').map(({ id }) => id))(
    'HJ-686 %s does nothing at the start of a turn',
    (mentor) => {
      const table = scene({ step: 'start', seats: [{ cell: 'G2', mentor, relics: ['R1-01*'] }, other], ...LOST_AT_G2 })
      expect(table.kind(0)).toBe('reveal')
    },
  )

  test('HJ-687 is not a relic: Carrion Crows cannot take it', () => {
    const seats = [
      { cell: 'G2', mentor: 'M02', relics: ['R1-01'] },
      { ...other, hand: ['P04'] },
    ]
    const table = scene({ seats, ...LOST_AT_G2 }).answer(0, 'attempt M02')
    expect(table.kind(1)).toBe('reveal')
    expect(told(table)).not.toContain('relicLost')
  })
})

describe('A mentor is not a relic', () => {
  test('HJ-687 it cannot be exchanged', () => {
    const table = scene({
      seats: [
        { cell: 'G2', relics: ['R3-01'] },
        { relics: ['B1-01'], mentor: 'M01', hand: ['P19'] },
      ],
      quests: { G2: 'Q10' },
      treasure: ['R1-10', 'G3-01', 'G3-02', 'G3-03', 'G2-01'],
      deck: ['G3-04'],
    })
    table.answer(0, 'attempt R3-01').answer(1, 'P19')
    // The only exchange left is the relic for the one that is at most one power higher.
    expect(ids(table.state.seats[1]!.relics)).toEqual(['G2-01'])
    expect(ids(table.state.seats[1]!.mentor)).toEqual(['M01'])
  })

  test('HJ-687 it does not count among relics, nor can it be taken', () => {
    const seats = [
      { cell: 'G2', mentor: 'M07', relics: ['R1-01'] },
      { relics: ['B1-01', 'B2-01'], mentor: 'M01' },
      { relics: ['G1-01', 'G2-01', 'G2-02'], mentor: 'M05' },
    ]
    const table = scene({ seats, ...LOST_AT_G2 }).answer(0, 'attempt M07')
    expect(table.state.seats.map(({ relics }) => ids(relics))).toEqual([
      ['R1-01', 'G1-01'],
      ['B1-01', 'B2-01'],
      ['G2-01', 'G2-02'],
    ])
    expect(table.state.seats.map(({ mentor }) => ids(mentor))).toEqual([[], ['M01'], ['M05']])
  })

  test('HJ-688 mentors, and which are gone, are seen by everybody', () => {
    const table = scene({ seats: [{ mentor: 'M02', relics: ['R1-01'] }, { mentor: 'M12' }] })
    for (const viewer of [0, 1, SPECTATOR]) {
      const { mentorsGone, seats } = table.view(viewer)
      expect(seats.map(({ mentor }) => ids(mentor))).toEqual([['M02'], ['M12']])
      expect(ids(mentorsGone)).toEqual(['M01', 'M03', 'M04', 'M05', 'M06', 'M07', 'M08', 'M09', 'M10', 'M11'])
    }
  })
})
