import { describe, expect, test } from 'vitest'
import { fromStart, type Scene, type SeatScene, scene } from '../testing/index.ts'
import { ids, told, toldOf } from '../testing/told.ts'
import { cellOf, INN } from './board.ts'

// Q34 (R6 G8 B6) cannot be accomplished with one die.
const quests = { G2: 'Q34' }
const b = { relics: ['B1-01'] }
const c = { relics: ['B1-02'] }

/** Seat 0 fails at G2 with its red power-1 relic. */
const failing = (hero: SeatScene = {}, others: readonly SeatScene[] = [b, c], item = 'R1-01'): Scene =>
  scene({ seats: [{ cell: 'G2', relics: ['R1-01'], ...hero }, ...others], quests }).answer(0, `attempt ${item}`)

describe('Elimination', () => {
  test('HJ-830 a player with no relic and no mentor left is eliminated', () => {
    const table = failing()
    expect(toldOf(table, 'eliminated')).toMatchObject([{ seat: 0 }])
    expect(table.state.seats.map(({ out }) => out)).toEqual([0, -1, -1])
  })

  test.each([
    ['a mentor', { mentor: 'M01' }],
    ['an awake relic', { relics: ['R1-01', 'G1-01'] }],
  ])('HJ-830 %s keeps one in the game', (_what, hero) => {
    const table = failing(hero)
    expect(told(table)).not.toContain('eliminationPending')
    expect(table.state.seats[0]!.out).toBe(-1)
  })

  test('HJ-830 a relic keeps one in the game who loses the mentor', () => {
    expect(failing({ relics: ['G1-01'], mentor: 'M02' }, [b, c], 'M02').state.seats[0]!.out).toBe(-1)
  })

  test('EX-33 HJ-646 HJ-831 a single dormant relic keeps one in the game', () => {
    const table = failing({ relics: ['R1-01', 'G1-01*'] })
    expect(told(table)).not.toContain('eliminationPending')
    expect(table.state.seats[0]!.out).toBe(-1)
  })

  test('HJ-832 the check comes at the end of the failure, after the send-back', () => {
    const kinds = told(failing())
    expect(kinds.slice(kinds.indexOf('relicLost'), kinds.indexOf('eliminated') + 1)).toEqual([
      'relicLost',
      'pawnArrived',
      'eliminationPending',
      'eliminated',
    ])
  })

  test('HJ-833 eliminationPending comes first; with a relic again one stays in the game', () => {
    const table = failing({ hand: ['P16'] })
    expect(told(table).at(-1)).toBe('eliminationPending')
    table.answer(0, 'P16', 'R1-10')
    expect(told(table)).not.toContain('eliminated')
    expect(table.state.seats[0]).toMatchObject({ out: -1, cell: INN })
    expect(failing({ hand: ['P16'] }).answer(0, 'pass').state.seats[0]!.out).toBe(0)
  })

  test('HJ-834 the pawn is removed, the prophecies go back shuffled, charges and waivers vanish', () => {
    const table = scene({
      seats: [{ cell: 'G2', relics: ['R1-01'], hand: ['P13', 'P17'], waived: 'G2' }, b, c],
      quests,
    })
    const before = ids(table.state.prophecyPile)
    table.answer(0, 'attempt R1-01', 'pass')
    expect(table.state.seats[0]).toMatchObject({
      cell: -1,
      hand: [],
      drawnAt: [],
      chargeDice: 0,
      chargeTotal: 0,
      waivedEpic: -1,
      waivedLocks: -1,
    })
    const after = ids(table.state.prophecyPile)
    expect(after.toSorted()).toEqual([...before, 'P13', 'P17'].sort())
    expect(after.slice(0, 38)).not.toEqual(before)
  })

  test('HJ-834 a charge gained while falling vanishes too', () => {
    const table = failing({ relics: [], mentor: 'M02' }, [b, c], 'M02')
    expect(told(table)).toContain('charged')
    expect(table.state.seats[0]).toMatchObject({ out: 0, chargeDice: 0 })
  })

  test('HJ-835 tokens stay: those quests are accomplished, and rival quests for everybody else', () => {
    const table = failing({ tokens: ['F3', 'D3'] })
    expect(table.state.token[cellOf('F3')]).toBe(0)
    table.answer(1, 'B1', 'F3')
    expect(table.state.turn.arrival).toBe('rival')
    expect(table.options(1).filter((key) => !key.startsWith('extra'))).toEqual(['end'])
  })

  test('EX-46 HJ-834 HJ-835 HJ-391 the hand goes back unseen, and a quest of the fallen gives no bonus', () => {
    const table = scene({
      active: 2,
      seats: [
        { relics: ['G1-01'] },
        b,
        { cell: 'G2', relics: ['R1-01'], hand: ['P13', 'P15'], tokens: ['F3', 'D3', 'D5'] },
      ],
      quests: { ...quests, F3: 'Q01', D3: 'Q03', D5: 'Q05' },
    }).answer(2, 'attempt R1-01')
    expect(table.state.seats[2]).toMatchObject({ cell: -1, hand: [], out: 0, points: 3 })
    expect(table.state.prophecyPile).toHaveLength(40)
    expect(table.events(0).some(({ event }) => 'prophecy' in event)).toBe(false)
    expect(['F3', 'D3', 'D5'].map((cell) => table.state.token[cellOf(cell)])).toEqual([2, 2, 2])
    table.answer(0, 'B1', 'F3')
    expect(table.options(0).some((key) => key.startsWith('bonus'))).toBe(false)
  })

  test('HJ-836 one’s own turn goes straight to its end, and no more turns come', () => {
    const table = scene({
      seats: [{ cell: 'G2', relics: ['R1-01'] }, b, c],
      quests,
      turn: { moved: true, arrival: 'own' },
    }).answer(0, 'attempt R1-01')
    const kinds = told(table)
    expect(kinds.slice(kinds.indexOf('eliminated'))).toEqual(['eliminated', 'turnEnded', 'turnStarted'])
    table.answer(1, 'B1', 'F3', 'end').answer(2, 'C1', 'F3', 'end')
    expect(table.asked()).toEqual([1])
  })

  test('HJ-836 the eliminated cannot win, whatever their points', () => {
    const table = scene({
      seats: [
        { cell: 'G2', relics: ['R1-01'], points: 14 },
        { ...b, points: 3 },
        { ...c, points: 1 },
      ],
      quests,
      idle: 11,
    }).answer(0, 'attempt R1-01')
    table.leave(2)
    expect(table.match.outcome()).toMatchObject({ winners: [1], ranking: [1, 2, 0] })
  })

  test('HJ-837 those who fall at once go in turn order from the active player', () => {
    // Nothing in the box eliminates two at once; whoever left during the setup resigns when it is complete.
    const table = fromStart(5, 'at once 1')
    for (const seat of [0, 1, 3]) table.leave(seat)
    for (const seat of [2, 4]) table.answer(seat, 'red')
    for (const seat of [4, 2]) table.answer(seat, table.options(seat)[0]!)
    expect(table.state.first).toBe(3)
    expect(toldOf(table, 'resigned').map(({ seat }) => seat)).toEqual([3, 0, 1])
    expect(table.state.seats.map(({ out }) => out)).toEqual([1, 2, -1, 0, -1])
    expect(table.state.active).toBe(4)
  })

  test('EX-34 HJ-836 HJ-873 of two players the one left wins at once, whatever the points', () => {
    const table = scene({
      active: 1,
      seats: [
        { relics: ['R1-01'], points: 4 },
        { cell: 'G2', relics: ['B1-01'], points: 11 },
      ],
      quests,
    }).answer(1, 'attempt B1-01')
    expect(table.match.outcome()).toEqual({ winners: [0], scores: [4, 11], ranking: [0, 1], reason: 'last' })
    expect(table.asked()).toEqual([])
    expect(told(table).slice(-2)).toEqual(['eliminated', 'gameOver'])
  })
})
