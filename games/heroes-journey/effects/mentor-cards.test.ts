import { describe, expect, test } from 'vitest'
import { cellOf, INN } from '../rules/board.ts'
import { type Scene, type SceneSetting, type SeatScene, scene } from '../testing/index.ts'
import { dormantOf, ids, told, toldOf } from '../testing/told.ts'

/** The owner stands on Q34 (R6 G8 B6), which one die cannot exceed, uses the mentor and loses it. */
function lost(mentor: string, setting: Partial<SceneSetting> = {}, owner: SeatScene = {}): Scene {
  const seats = [{ cell: 'H3', mentor, relics: ['B2-01'], ...owner }, { relics: ['B1-01'] }]
  return scene({ seats, pile: ['P07'], ...setting, quests: { H3: 'Q34', ...setting.quests } }).answer(
    0,
    `attempt ${mentor}`,
  )
}

const handOf = (table: Scene): string[] => ids(table.state.seats[0]!.hand)
const relicsOf = (table: Scene, seat = 0): string[] => ids(table.state.seats[seat]!.relics)

describe('Mentors that give a relic of their colour when lost', () => {
  const TREASURE = ['R1-10', 'R2-08', 'R3-01', 'G1-10', 'G2-08']
  test.each([
    ['M01', TREASURE, ['R1-10', 'R2-08']],
    ['M05', ['G1-10', 'G1-09', 'G2-08', 'G3-01', 'B1-10'], ['G1-10', 'G2-08']],
    ['M09', ['B3-01', 'B2-08', 'B1-10', 'R1-10', 'G1-10'], ['B2-08', 'B1-10']],
  ])('HJ-685 %s offers the treasure relics of its colour and power 1 or 2', (mentor, treasure, offered) => {
    const table = lost(mentor, { treasure, deck: ['B1-09'] })
    expect(table.kind(0)).toBe('takeRelic')
    expect(table.options(0)).toEqual(offered)
    table.answer(0, offered[1]!)
    expect(relicsOf(table)).toEqual(['B2-01', offered[1]])
    expect(dormantOf(table, 0)).toEqual([])
    expect(toldOf(table, 'relicGained')).toMatchObject([{ seat: 0, from: 'treasure', victim: -1, cause: 'effect' }])
    expect(handOf(table)).toEqual(['P07'])
  })

  test.each(['M01', 'M05', 'M09'])(
    'HJ-994 %s finds no relic of its colour below power 3 and does nothing',
    (mentor) => {
      const table = lost(mentor, { treasure: ['R3-01', 'G3-01', 'B3-01', 'R3-02', 'G3-02'] })
      expect(told(table)).not.toContain('relicGained')
      expect(relicsOf(table)).toEqual(['B2-01'])
      expect(handOf(table)).toEqual(['P07'])
      expect(table.kind(1)).toBe('reveal')
    },
  )
})

describe('Mentors that do something else when lost', () => {
  test('HJ-746 M02 gives one die more for the next attempt', () => {
    const table = lost('M02', { quests: { F3: 'Q25' } })
    expect(table.state.seats[0]).toMatchObject({ chargeDice: 1, chargeTotal: 0 })
    table.answer(1, 'B1', 'D3', 'end')
    table.answer(0, 'C1', 'F3', 'attempt B2-01')
    expect(toldOf(table, 'attemptDeclared').at(-1)).toMatchObject({ dice: 3 })
    expect(table.state.seats[0]!.chargeDice).toBe(0)
  })

  test('EX-41 HJ-305 HJ-602 HJ-685 M03 may put its owner back on the quest, to stay and attempt it next turn', () => {
    const table = lost('M03', {}, { relics: ['B2-01*'] })
    expect(table.kind(0)).toBe('place')
    expect(table.options(0)).toEqual(['H3', 'pass'])
    expect(table.state.seats[0]!.cell).toBe(INN)
    expect(dormantOf(table, 0)).toEqual([])
    table.answer(0, 'H3')
    expect(table.state.seats[0]!.cell).toBe(cellOf('H3'))
    table.answer(1, 'B1', 'D3', 'end')
    table.answer(0, 'G3')
    expect(table.options(0)).toEqual(['G3', 'stay'])
    table.answer(0, 'stay')
    expect(table.options(0)).toEqual(['end', 'attempt B2-01'])
  })

  test('HJ-685 M03 can be declined: its owner stays at the inn', () => {
    const table = lost('M03').answer(0, 'pass')
    expect(table.state.seats[0]!.cell).toBe(INN)
    expect(handOf(table)).toEqual(['P07'])
  })

  test('HJ-991 the placement of M03 is an arrival at the end of the world, but no move', () => {
    const seats = [{ cell: 'I4', mentor: 'M03', relics: ['B2-01'] }, { relics: ['B1-01'] }]
    const table = scene({ seats, quests: { I4: 'Q34', I3: 'Q01' }, pile: ['P07', 'P10'] })
    table.answer(0, 'attempt M03', 'I4')
    expect(toldOf(table, 'pawnArrived').map(({ cell, how }) => [cell, how])).toEqual([
      [INN, 'sentBack'],
      [cellOf('I4'), 'place'],
    ])
    // One for the first visit, one for the mentor.
    expect(toldOf(table, 'prophecyDrawn').map(({ why }) => why)).toEqual(['endOfWorld', 'mentor'])
    expect(table.state.seats[0]!.visited).toBe(1)
    // No condition is met and no move was made: the turn is over.
    expect(table.state.active).toBe(1)
  })

  test('HJ-256 M06 reveals up to three quests, one after the other', () => {
    const table = lost('M06')
    const hidden = table.options(0)
    expect(table.kind(0)).toBe('revealByEffect')
    expect(hidden).toHaveLength(46)
    expect(hidden.at(-1)).toBe('pass')
    table.answer(0, 'B1')
    expect(table.options(0)).toEqual(hidden.filter((key) => key !== 'B1'))
    table.answer(0, 'C1', 'A4')
    expect(toldOf(table, 'questRevealed').map(({ cell, cause }) => [cell, cause])).toEqual([
      [cellOf('B1'), 'effect'],
      [cellOf('C1'), 'effect'],
      [cellOf('A4'), 'effect'],
    ])
    expect(table.kind(1)).toBe('reveal')
    expect(handOf(table)).toEqual(['P07'])
  })

  test('HJ-007 M06 can be stopped after one reveal, or declined', () => {
    const one = lost('M06').answer(0, 'B1', 'pass')
    expect(toldOf(one, 'questRevealed')).toHaveLength(1)
    const none = lost('M06').answer(0, 'pass')
    expect(told(none)).not.toContain('questRevealed')
    expect(handOf(none)).toEqual(['P07'])
  })

  test('HJ-994 M06 finds no face-down quest and does nothing', () => {
    const table = lost('M06', { faceUp: 'all' })
    expect(table.kind(1)).toBe('move')
    expect(handOf(table)).toEqual(['P07'])
  })

  test('HJ-992 M07 takes a power-1 relic, dormant or awake, of an opponent with three relics or more', () => {
    const seats = [
      { cell: 'H3', mentor: 'M07', relics: ['B2-01'] },
      { cell: 'D3', relics: ['R1-01*', 'R1-02', 'R1-03', 'R2-01', 'G1-01'] },
      { relics: ['G1-02', 'G1-03'] },
      { relics: ['B1-01', 'B3-01', 'B3-02'] },
    ]
    const table = scene({ seats, quests: { H3: 'Q34' } }).answer(0, 'attempt M07')
    expect(table.kind(0)).toBe('takeFromOpponent')
    expect(table.options(0)).toEqual(['R1-01', 'R1-02', 'G1-01', 'B1-01'])
    table.answer(0, 'R1-01')
    expect(relicsOf(table)).toEqual(['B2-01', 'R1-01'])
    expect(relicsOf(table, 1)).toEqual(['R1-02', 'R1-03', 'R2-01', 'G1-01'])
    // The new owner stands on the inn.
    expect(dormantOf(table, 0)).toEqual([])
    expect(toldOf(table, 'relicGained')).toMatchObject([{ seat: 0, from: 'opponent', victim: 1, cause: 'effect' }])
  })

  test('HJ-994 M07 finds nobody with three relics and a power-1 relic', () => {
    const seats = [
      { cell: 'H3', mentor: 'M07', relics: ['B2-01', 'B2-02', 'B1-02'] },
      { relics: ['R1-01', 'R2-01'] },
      { relics: ['G2-01', 'G2-02', 'G3-03'] },
    ]
    const table = scene({ seats, quests: { H3: 'Q34' }, pile: ['P07'] }).answer(0, 'attempt M07')
    expect(table.kind(1)).toBe('reveal')
    expect(handOf(table)).toEqual(['P07'])
  })

  test('HJ-684 M10 brings two prophecies in all', () => {
    const table = lost('M10', { pile: ['P07', 'P10', 'P13'] })
    expect(handOf(table)).toEqual(['P07', 'P10'])
    expect(toldOf(table, 'prophecyDrawn').map(({ why }) => why)).toEqual(['effect', 'mentor'])
  })

  test('HJ-573 M11 lays out five new relics and takes one of power 1 from them', () => {
    const table = lost('M11', { deck: ['R1-01', 'R2-01', 'G1-01', 'R1-02', 'R3-01', 'B3-04'] })
    expect(table.kind(0)).toBe('takeRelic')
    expect(table.options(0)).toEqual(['R1-01', 'G1-01'])
    table.answer(0, 'G1-01')
    expect(relicsOf(table)).toEqual(['B2-01', 'G1-01'])
    expect(ids(table.state.treasure)).toEqual(['R1-01', 'R2-01', 'R1-02', 'R3-01', 'B3-04'])
    expect(ids(table.state.relicDiscard).sort()).toEqual(['B1-10', 'G1-10', 'G2-08', 'R1-10', 'R2-08'])
  })

  test('HJ-994 M11 finds no power-1 relic among the new five', () => {
    const table = lost('M11', { deck: ['R2-01', 'R2-02', 'G2-01', 'R3-02', 'R3-01'] })
    expect(told(table)).toContain('treasureRefreshed')
    expect(relicsOf(table)).toEqual(['B2-01'])
    expect(handOf(table)).toEqual(['P07'])
  })
})

describe('Mentors that act at the start of a turn', () => {
  const starting = (owner: SeatScene, setting: Partial<SceneSetting> = {}): Scene =>
    scene({ step: 'start', seats: [owner, { relics: ['B1-01'] }], ...setting })

  test('HJ-202 M04 may wake one relic when all are dormant', () => {
    const relics = ['R1-01*', 'R1-02*', 'G2-01*']
    const table = starting({ cell: 'D3', mentor: 'M04', relics })
    expect(table.options(0)).toEqual(['R1-01', 'G2-01', 'pass'])
    table.answer(0, 'G2-01')
    expect(dormantOf(table, 0)).toEqual(['R1-01', 'R1-02'])
    expect(table.kind(0)).toBe('reveal')
    const declined = starting({ cell: 'D3', mentor: 'M04', relics }).answer(0, 'pass')
    expect(dormantOf(declined, 0)).toEqual(['R1-01', 'R1-02', 'G2-01'])
  })

  test('HJ-202 M04 may be declined even with one relic', () => {
    expect(starting({ cell: 'D3', mentor: 'M04', relics: ['R1-01*'] }).options(0)).toEqual(['R1-01', 'pass'])
  })

  test.each([
    ['one relic is awake', ['R1-01*', 'G2-01']],
    ['there is no relic', []],
  ])('HJ-734 M04 does nothing when %s', (_what, relics) => {
    expect(starting({ cell: 'D3', mentor: 'M04', relics }).kind(0)).toBe('reveal')
  })

  test('HJ-993 M08 may reveal an adjacent quest, before the reveal of the turn and besides it', () => {
    const quests = { G2: 'Q01', G3: 'Q02' }
    const table = starting({ cell: 'G2', mentor: 'M08', relics: ['R1-01'] }, { quests })
    expect(table.kind(0)).toBe('revealByEffect')
    expect(table.options(0)).toEqual(['F1', 'G1', 'H1', 'F2', 'H2', 'H3', 'pass'])
    table.answer(0, 'F1')
    expect(toldOf(table, 'questRevealed')).toMatchObject([{ seat: 0, cell: cellOf('F1'), cause: 'effect' }])
    expect(table.kind(0)).toBe('reveal')
    expect(table.options(0)).toHaveLength(43)
  })

  test('HJ-993 M08 can be declined, and its reveal can be reacted to', () => {
    const quests = { G2: 'Q01' }
    const declined = starting({ cell: 'G2', mentor: 'M08' }, { quests }).answer(0, 'pass')
    expect(told(declined)).toEqual(['turnStarted'])
    const seats = [
      { cell: 'G2', mentor: 'M08' },
      { relics: ['B1-01'], hand: ['P06'] },
    ]
    const table = scene({ step: 'start', seats, quests }).answer(0, 'H2')
    expect(table.options(1)).toEqual(['P06', 'pass'])
  })

  test.each([
    ['at the inn', 'E4', {}],
    ['next to the inn', 'F3', {}],
    ['where no neighbour is face down', 'G2', { faceUp: ['F1', 'G1', 'H1', 'F2', 'H2', 'G3', 'H3'] }],
  ])('HJ-993 M08 does nothing %s', (_where, cell, setting) => {
    expect(starting({ cell, mentor: 'M08' }, { quests: { G2: 'Q01' }, ...setting }).kind(0)).toBe('reveal')
  })

  test('HJ-748 HJ-993 M12 may look at any face-down quest alone, before the reveal of the turn and besides it', () => {
    const table = starting({ mentor: 'M12' }, { faceDown: { B1: 'Q40' } })
    expect(table.kind(0)).toBe('peek')
    expect(table.options(0)).toHaveLength(47)
    table.answer(0, 'B1')
    expect(ids([table.view(0).quests[cellOf('B1')]!])).toEqual(['Q40'])
    expect(ids([table.view(1).quests[cellOf('B1')]!])).toEqual(['back'])
    expect(table.state.faceUp[cellOf('B1')]).toBe(0)
    expect(table.kind(0)).toBe('reveal')
    expect(table.options(0)).toHaveLength(46)
  })

  test('HJ-748 M12 can be declined, and does nothing when every quest is face up', () => {
    const declined = starting({ mentor: 'M12' }).answer(0, 'pass')
    expect(told(declined)).toEqual(['turnStarted'])
    expect(starting({ mentor: 'M12' }, { faceUp: 'all' }).kind(0)).toBe('move')
  })
})
