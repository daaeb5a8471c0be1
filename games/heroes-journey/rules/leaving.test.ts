import { describe, expect, test } from 'vitest'
import { chooseMentors, mentorsAhead } from '../testing/helpers-board.ts'
import { fromStart, type Scene, scene } from '../testing/index.ts'
import { ids, told, toldOf } from '../testing/told.ts'
import { cellOf } from './board.ts'

const a = { relics: ['R1-01'] }
const b = { relics: ['B1-01'] }
const c = { relics: ['G1-01'] }
/** What was told after the seat left. */
const since = (table: Scene): string[] => {
  const all = table.events(-1).map(({ event }) => event.kind)
  return all.slice(all.lastIndexOf('@left') + 1).filter((kind) => !kind.startsWith('@'))
}

describe('Resigning', () => {
  test('HJ-838 relics go to the discard, the mentor out of the game, without effect, prophecy or event', () => {
    const table = scene({
      seats: [
        { cell: 'F3', ...a },
        { cell: 'G2', relics: ['B1-01', 'B2-01*'], mentor: 'M10', hand: ['P13'], tokens: ['D3'], chargeDice: 1 },
        { ...c, hand: ['P04', 'P16'] },
      ],
      quests: { G2: 'Q01' },
    })
    const discard = table.state.relicDiscard.length
    table.leave(1)
    expect(table.state.seats[1]).toMatchObject({ cell: -1, relics: [], mentor: [], hand: [], chargeDice: 0, out: 0 })
    expect(ids(table.state.relicDiscard).slice(discard).sort()).toEqual(['B1-01', 'B2-01'])
    expect(ids(table.state.mentorsGone)).toContain('M10')
    expect(table.state.prophecyPile).toHaveLength(38)
    expect(table.state.token[cellOf('D3')]).toBe(1)
    expect(since(table)).toEqual(['resigned'])
    expect(table.asked()).toEqual([0])
  })

  test('HJ-838 what they owned wakes: a discarded relic is never dormant', () => {
    const table = scene({ seats: [{ cell: 'F3', ...a }, { cell: 'D3', relics: ['B2-01*'] }, c] })
    table.leave(1)
    expect(table.state.dormant.every((bit) => bit === 0)).toBe(true)
  })

  test('HJ-838 HJ-571 a short treasure is topped up from what they leave', () => {
    const table = scene({
      seats: [{ cell: 'F3', ...a }, b, c],
      treasure: ['R1-10', 'G1-10', 'B1-10', 'R2-08'],
      exactDeck: true,
    })
    table.leave(1)
    expect(ids(table.state.treasure)).toEqual(['R1-10', 'G1-10', 'B1-10', 'R2-08', 'B1-01'])
  })

  test('HJ-838 the turn of an active player who resigns goes to its end', () => {
    const table = scene({ step: 'move', seats: [a, b, c] })
    table.leave(0)
    expect(since(table)).toEqual(['resigned', 'turnEnded', 'turnStarted'])
    expect(table.state.active).toBe(1)
    expect(table.kind(1)).toBe('reveal')
  })

  test('HJ-838 who is out already cannot resign again', () => {
    const table = scene({ seats: [{ cell: 'F3', ...a }, { out: 0 }, b, c] })
    table.leave(1)
    expect(since(table)).toEqual([])
    expect(table.state.seats[1]!.out).toBe(0)
  })

  test('HJ-838 HJ-873 the last one left wins at once', () => {
    const table = scene({ seats: [{ cell: 'F3', ...a }, b] })
    table.leave(0)
    expect(table.match.outcome()).toMatchObject({ winners: [1], reason: 'last' })
    expect(since(table)).toEqual(['resigned', 'gameOver'])
  })

  test('HJ-838 during the setup the house chooses, and they resign when it is complete', () => {
    const table = fromStart(3, 'leaving').answer(0, 'red')
    table.leave(1)
    expect(ids(table.state.seats[1]!.relics)).toEqual(['R1-02'])
    expect(told(table)).not.toContain('resigned')
    table.answer(2, 'blue', 'M05')
    expect(ids(table.state.seats[1]!.mentor)).toEqual(['M01'])
    expect(told(table)).not.toContain('resigned')
    table.answer(0, 'M09')
    expect(toldOf(table, 'resigned')).toMatchObject([{ seat: 1 }])
    expect(table.state.seats.map(({ out }) => out)).toEqual([-1, 0, -1])
    expect(table.state.active).not.toBe(1)
    expect(table.state.turns).toBe(1)
  })

  test('HJ-838 HJ-903 while quests are offered before the first turn the house declines', () => {
    const quests = { D3: 'Q25', E3: 'Q26', F3: 'Q27', D4: 'Q28', F4: 'Q29', D5: 'Q30', E5: 'Q31', F5: 'Q32' }
    const table = chooseMentors(mentorsAhead({ seats: 3, quests, dice: [6, 2, 1], variant: true }))
    expect(table.kind(0)).toBe('offer')
    table.leave(0)
    expect(table.asked()).toEqual([1])
    expect(told(table)).not.toContain('resigned')
    table.answer(1, 'pass').answer(2, 'pass')
    expect(toldOf(table, 'resigned')).toMatchObject([{ seat: 0 }])
    expect(told(table)).not.toContain('questRevealed')
    expect(table.state.active).toBe(1)
  })

  test.each([0, 1])('HJ-838 of two players the one who stayed through the setup wins: seat %i left', (seat) => {
    const table = fromStart(2, 'leaving')
    table.leave(seat)
    table.answer(1 - seat, 'red').answer(1 - seat, 'M05')
    expect(table.match.outcome()).toMatchObject({ winners: [1 - seat], reason: 'last' })
    expect(table.state.turns).toBe(0)
  })
})

describe('Resigning in the middle of something', () => {
  const attempting = (hands: readonly (readonly string[])[], points = 0): Scene =>
    scene({
      seats: [
        { cell: 'G2', relics: ['R2-01'], hand: hands[0]!, points },
        { ...b, hand: hands[1]! },
        { ...c, hand: hands[2]! },
      ],
      quests: { G2: 'Q25', G3: 'Q01' },
      dice: [6, 6],
    }).answer(0, 'attempt R2-01')

  test('HJ-839 a reaction counts as a pass, and the step goes on', () => {
    const table = attempting([[], ['P02'], []])
    table.leave(1)
    expect(told(table)).toContain('diceRolled')
    expect(told(table)).not.toContain('prophecyPlayed')
    table.answer(0, table.options(0)[0]!)
    expect(table.state.seats[0]!.points).toBe(3)
    expect(table.state.seats[1]!.out).toBe(0)
    expect(table.asked()).toEqual([2])
  })

  test('HJ-839 an effect of theirs stops where it is', () => {
    const table = scene({
      step: 'move',
      seats: [{ cell: 'F3', ...a }, { cell: 'F3', ...b, hand: ['P07'] }, c],
      quests: { G2: 'Q01', G3: 'Q02' },
    })
    table.answer(0, 'G2').answer(1, 'P07', 'G3')
    expect(ids(table.state.laid)).toEqual(['P07'])
    table.leave(1)
    expect(toldOf(table, 'pawnArrived').map(({ seat }) => seat)).toEqual([0, 1])
    expect(table.state.laid).toEqual([])
    expect(table.state.cancelled).toEqual([])
    expect(table.state.prophecyPile).toHaveLength(40)
    expect(table.state.seats[1]).toMatchObject({ out: 0, cell: -1 })
    expect(table.kind(0)).toBe('main')
  })

  test('HJ-839 a step of the active player stops where it is: an attempt comes to nothing', () => {
    const table = attempting([[], ['P01'], []], 14)
    expect(table.state.attempt.faces).toEqual([6, 6])
    table.leave(0)
    expect(table.state.token[cellOf('G2')]).toBe(-1)
    expect(table.state.attempt).toMatchObject({ cell: -1, item: -1, faces: [] })
    expect(table.match.outcome()).toBeUndefined()
    expect(since(table)).toEqual(['resigned', 'turnEnded', 'turnStarted'])
    expect(ids(table.state.seats[1]!.hand)).toEqual(['P01'])
  })

  test('HJ-839 a mentor lost by the one who resigns is not followed by anything more', () => {
    const table = scene({ seats: [{ cell: 'G2', relics: ['R1-01'], mentor: 'M06' }, b, c], quests: { G2: 'Q34' } })
    table.answer(0, 'attempt M06', 'B1')
    table.leave(0)
    expect(toldOf(table, 'questRevealed')).toHaveLength(1)
    expect(told(table)).not.toContain('prophecyDrawn')
  })

  test('HJ-839 what another carries out is completed, then every window closes and the turn ends', () => {
    const table = scene({
      step: 'move',
      seats: [
        { cell: 'F3', ...a },
        { cell: 'F3', ...b, hand: ['P07'] },
        { ...c, hand: ['P07'] },
      ],
      quests: { G2: 'Q01', G3: 'Q02' },
    })
    table.answer(0, 'G2').answer(1, 'P07')
    table.leave(0)
    expect(table.kind(1)).toBe('moveByEffect')
    table.answer(1, 'E4').answer(1, 'D3')
    expect(table.state.seats[1]!.cell).toBe(cellOf('D3'))
    // The other Shared Road is not asked for: the window has closed.
    expect(since(table)).toEqual([
      ...['pawnArrived', 'pawnArrived', 'prophecyReturned'],
      ...['resigned', 'turnEnded', 'turnStarted'],
    ])
    expect(table.kind(1)).toBe('reveal')
  })

  test('HJ-839 HJ-873 who fails while the only other has resigned is not eliminated, but wins', () => {
    const table = scene({
      seats: [
        { cell: 'G2', relics: ['R1-01'] },
        { ...b, hand: ['P02'] },
      ],
      quests: { G2: 'Q34' },
    }).answer(0, 'attempt R1-01')
    table.leave(1)
    expect(table.match.outcome()).toMatchObject({ winners: [0], reason: 'last' })
    expect(told(table)).not.toContain('eliminated')
  })

  test('HJ-839 HJ-873 nor when others were eliminated before', () => {
    const table = scene({
      seats: [{ cell: 'G2', relics: ['R1-01'] }, { ...b, hand: ['P02'] }, { out: 0 }],
      quests: { G2: 'Q34' },
    }).answer(0, 'attempt R1-01')
    table.leave(1)
    expect(table.match.outcome()).toMatchObject({ winners: [0], ranking: [0, 1, 2] })
  })

  test('HJ-839 HJ-881 a turn given up at its very start is a turn without an attempt', () => {
    const table = scene({
      seats: [{ cell: 'G2', relics: ['R1-01', 'R1-02'] }, { ...b, mentor: 'M12' }, c],
      quests: { G2: 'Q34' },
    }).answer(0, 'attempt R1-01')
    expect(table.kind(1)).toBe('peek')
    expect(table.state.idle).toBe(0)
    table.leave(1)
    expect(table.state.idle).toBe(1)
  })
})
