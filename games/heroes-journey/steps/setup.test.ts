import { BACK } from '@monomyth/engine'
import { describe, expect, test } from 'vitest'
import { FIRST_RELIC, PROPHECY_PIECES, QUEST_PIECES, RELIC_PIECES } from '../content/pieces.ts'
import { cellName, INN, NEIGHBOURS, QUEST_CELLS } from '../rules/board.ts'
import { chooseMentors, FAR_LANDS, mentorsAhead } from '../testing/helpers-board.ts'
import { fromStart, type Scene } from '../testing/index.ts'
import { ids, told, toldOf } from '../testing/told.ts'
import { COLOURS } from '../words.ts'

const NEXT_TO_INN = ['D3', 'E3', 'F3', 'D4', 'F4', 'D5', 'E5', 'F5']
const MENTOR_IDS = ['M01', 'M02', 'M03', 'M04', 'M05', 'M06', 'M07', 'M08', 'M09', 'M10', 'M11', 'M12']
const inOrder = (pieces: readonly number[]): number[] => pieces.toSorted((a, b) => a - b)

/** Seat by seat everybody has taken a relic; colours go round. */
function withRelics(seats: number, seed = 'setup'): Scene {
  const table = fromStart(seats, seed)
  for (let seat = 0; seat < seats; seat++) table.answer(seat, COLOURS[seat % 3]!)
  return table
}

const complete = (seats: number, seed = 'setup'): Scene => chooseMentors(withRelics(seats, seed))

describe('starting relics', () => {
  test('HJ-100 relics, then mentors, then the board and the treasure, then the first player, then the first turn', () => {
    const table = complete(2)
    const kinds = told(table)
    expect(kinds.slice(0, 7)).toEqual([
      ...['relicChosen', 'relicChosen', 'mentorChosen', 'mentorChosen'],
      ...['boardDealt', 'firstRolled', 'firstRolled'],
    ])
    expect(kinds.slice(-2)).toEqual(['firstPlayer', 'turnStarted'])
  })

  test('HJ-101 each player takes a relic of power 1 in a colour of their choice', () => {
    const table = fromStart(3, 'setup')
    for (const [seat, colour] of (['blue', 'red', 'green'] as const).entries()) {
      expect(table.options(seat)).toEqual(['red', 'green', 'blue'])
      table.answer(seat, colour)
    }
    expect(table.state.seats.map(({ relics }) => ids(relics))).toEqual([['B1-01'], ['R1-01'], ['G1-01']])
  })

  test('HJ-102 relics are chosen openly in seat order', () => {
    const table = fromStart(3, 'setup')
    for (const seat of [0, 1, 2]) {
      expect(table.asked()).toEqual([seat])
      expect(table.kind(seat)).toBe('startingRelic')
      table.answer(seat, 'green')
      expect(toldOf(table, 'relicChosen').map((event) => event.seat)).toHaveLength(seat + 1)
    }
    expect(ids(toldOf(table, 'relicChosen').map(({ relic }) => relic))).toEqual(['G1-01', 'G1-02', 'G1-03'])
  })

  test('HJ-102 six players may take the same colour and get the lowest numbers left, awake', () => {
    const table = fromStart(6, 'setup')
    for (let seat = 0; seat < 6; seat++) table.answer(seat, 'blue')
    const owned = table.state.seats.flatMap(({ relics }) => relics)
    expect(ids(owned)).toEqual(['B1-01', 'B1-02', 'B1-03', 'B1-04', 'B1-05', 'B1-06'])
    expect(owned.map((relic) => table.state.dormant[relic - FIRST_RELIC])).toEqual([0, 0, 0, 0, 0, 0])
  })

  test.each([2, 6])('HJ-103 with %i players all other relics are shuffled into one deck nobody sees', (seats) => {
    const { state } = withRelics(seats)
    const owned = state.seats.flatMap(({ relics }) => relics)
    expect(state.relicDeck).toHaveLength(66 - seats)
    expect(inOrder([...state.relicDeck, ...owned])).toEqual(RELIC_PIECES)
    expect(state.relicBox).toEqual([])
    expect(state.relicDeck).not.toEqual(inOrder(state.relicDeck))
    expect(state.relicDeck).not.toEqual(inOrder(state.relicDeck).reverse())
    expect(withRelics(seats, 'other').state.relicDeck).not.toEqual(state.relicDeck)
    expect(new Set(withRelics(seats).view(0).relicDeck)).toEqual(new Set([BACK]))
  })

  test('HJ-104 the forty prophecies are shuffled into a pile nobody sees', () => {
    const table = withRelics(2)
    const { prophecyPile } = table.state
    expect(inOrder(prophecyPile)).toEqual(PROPHECY_PIECES)
    expect(prophecyPile).not.toEqual(PROPHECY_PIECES)
    expect(withRelics(2, 'other').state.prophecyPile).not.toEqual(prophecyPile)
    expect(new Set(table.view(0).prophecyPile)).toEqual(new Set([BACK]))
  })

  test('HJ-105 the quests are shuffled and dealt face down on all cells but the inn', () => {
    const table = withRelics(2)
    const { quests, faceUp, faceDown } = table.state
    expect(inOrder(quests)).toEqual(QUEST_PIECES)
    expect(quests).not.toEqual(QUEST_PIECES)
    expect(withRelics(2, 'other').state.quests).not.toEqual(quests)
    expect(faceDown).toEqual(QUEST_CELLS)
    expect(faceUp.filter((up) => up === 1)).toHaveLength(1)
    expect(new Set(table.view(0).quests)).toEqual(new Set([BACK]))
  })
})

describe('mentors and the board', () => {
  test('HJ-106 each player chooses one mentor', () => {
    const table = withRelics(2).answer(1, 'M07').answer(0, 'M02')
    expect(table.state.seats.map(({ mentor }) => ids(mentor))).toEqual([['M02'], ['M07']])
  })

  test('HJ-107 mentors are chosen in reverse seat order, each once, and the rest leave the game', () => {
    const table = withRelics(3)
    expect(table.asked()).toEqual([2])
    expect(table.options(2)).toEqual(MENTOR_IDS)
    table.answer(2, 'M09')
    expect(table.asked()).toEqual([1])
    expect(table.options(1)).toEqual(MENTOR_IDS.filter((id) => id !== 'M09'))
    table.answer(1, 'M05')
    expect(table.asked()).toEqual([0])
    // Even of the colour of one's relic.
    table.answer(0, 'M01')
    expect(table.state.mentorBox).toEqual([])
    expect(ids(table.state.mentorsGone).toSorted()).toEqual(
      MENTOR_IDS.filter((id) => !['M01', 'M05', 'M09'].includes(id)),
    )
    expect(toldOf(table, 'mentorChosen').map(({ seat }) => seat)).toEqual([2, 1, 0])
  })

  test('HJ-108 nothing is face up before the last mentor is chosen', () => {
    const table = withRelics(2).answer(1, 'M01')
    expect(table.asked()).toEqual([0])
    expect(table.state.treasure).toEqual([])
    expect(table.state.faceDown).toHaveLength(54)
    table.answer(0, 'M02')
    expect(table.state.treasure).toHaveLength(5)
    expect(table.state.faceDown).toHaveLength(46)
  })

  test('HJ-109 every pawn starts on the inn', () => {
    expect(complete(6).state.seats.map(({ cell }) => cellName(cell))).toEqual(['E4', 'E4', 'E4', 'E4', 'E4', 'E4'])
  })

  test('HJ-110 the eight quests around the inn are revealed to all, the 46 others stay face down', () => {
    const table = complete(2)
    const { faceUp, faceDown, quests } = table.state
    expect(QUEST_CELLS.filter((cell) => faceUp[cell] === 1).map(cellName)).toEqual(NEXT_TO_INN)
    expect(faceDown.map(cellName)).toEqual(FAR_LANDS)
    for (const viewer of [-1, 0, 1])
      expect(table.view(viewer).quests).toEqual(quests.map((quest, cell) => (faceUp[cell] === 1 ? quest : BACK)))
    expect(toldOf(table, 'boardDealt')[0]!.quests).toEqual(NEIGHBOURS[INN]!.map((cell) => quests[cell]))
  })

  test('HJ-111 five relics from the top of the deck are the treasure', () => {
    const before = withRelics(2)
    const { relicDeck } = before.state
    const table = chooseMentors(before)
    expect(table.state.treasure).toEqual(relicDeck.slice(-5).reverse())
    expect(table.state.relicDeck).toEqual(relicDeck.slice(0, -5))
    expect(table.view(-1).treasure).toEqual(table.state.treasure)
    expect(toldOf(table, 'boardDealt')[0]!.treasure).toEqual(table.state.treasure)
  })

  test('EX-08 HJ-101 HJ-103 HJ-104 HJ-109 HJ-110 HJ-111 the setup of four players', () => {
    const { state } = complete(4)
    expect(state.faceUp.filter((_, cell) => cell !== INN && state.faceUp[cell] === 1)).toHaveLength(8)
    expect(NEIGHBOURS[INN]!.every((cell) => state.faceUp[cell] === 1)).toBe(true)
    expect(state.faceDown).toHaveLength(46)
    expect(state.treasure).toHaveLength(5)
    expect(state.relicDeck).toHaveLength(57)
    expect(state.prophecyPile).toHaveLength(40)
    expect(state.seats.map(({ cell }) => cell)).toEqual([INN, INN, INN, INN])
  })
})

describe('the first player', () => {
  const rolls = (table: Scene): [seat: number, face: number][] =>
    toldOf(table, 'firstRolled').map(({ seat, face }) => [seat, face])

  test('HJ-112 each player rolls one die and the highest takes the first turn', () => {
    const table = chooseMentors(mentorsAhead({ seats: 3, dice: [2, 5, 4] }))
    expect(rolls(table)).toEqual([
      [0, 2],
      [1, 5],
      [2, 4],
    ])
    expect(toldOf(table, 'firstPlayer')).toEqual([{ kind: 'firstPlayer', seat: 1 }])
    expect([table.state.first, table.state.active]).toEqual([1, 1])
    expect(table.asked()).toEqual([1])
  })

  test('HJ-113 those tied for the highest roll again among themselves until one is in front', () => {
    const table = chooseMentors(mentorsAhead({ seats: 3, dice: [4, 1, 4, 3, 3, 2, 6] }))
    expect(rolls(table)).toEqual([
      [0, 4],
      [1, 1],
      [2, 4],
      [0, 3],
      [2, 3],
      [0, 2],
      [2, 6],
    ])
    expect(table.state.first).toBe(2)
  })

  test('HJ-113 a tie below the highest roll is nothing to roll for', () => {
    const table = chooseMentors(mentorsAhead({ seats: 3, dice: [2, 2, 6] }))
    expect(rolls(table)).toHaveLength(3)
    expect(table.state.first).toBe(2)
  })

  test('EX-43 HJ-112 HJ-113 of 5, 6, 2, 6 seats 2 and 4 roll again, and the higher starts', () => {
    const table = chooseMentors(mentorsAhead({ seats: 4, dice: [5, 6, 2, 6, 4, 3] }))
    expect(rolls(table)).toEqual([
      [0, 5],
      [1, 6],
      [2, 2],
      [3, 6],
      [1, 4],
      [3, 3],
    ])
    expect(table.asked()).toEqual([1])
    expect(table.state.first).toBe(1)
  })

  test('HJ-114 turns go clockwise by rising seat number, from the last seat back to the first', () => {
    const table = chooseMentors(mentorsAhead({ seats: 3, dice: [2, 5, 4] }))
    const turns: number[] = []
    for (const [reveals, goesTo] of Object.entries({ B1: 'F3', C1: 'F3', D1: 'F3', E1: 'E4' })) {
      const seat = table.asked()[0]!
      turns.push(seat)
      table.answer(seat, reveals, goesTo, 'end')
    }
    expect(turns).toEqual([1, 2, 0, 1])
  })

  test('HJ-115 everybody starts with no point, no prophecy, no charge and an unused first visit', () => {
    for (const hero of complete(3).state.seats) {
      const { points, hand, chargeDice, chargeTotal, visited, out } = hero
      expect({ points, hand, chargeDice, chargeTotal, visited, out }).toEqual({
        points: 0,
        hand: [],
        chargeDice: 0,
        chargeTotal: 0,
        visited: 0,
        out: -1,
      })
      expect([hero.waivedEpic, hero.waivedLocks]).toEqual([-1, -1])
    }
    const { token, idle, attempt } = complete(2).state
    expect(new Set(token)).toEqual(new Set([-1]))
    expect(idle).toBe(0)
    expect([attempt.cell, attempt.item]).toEqual([-1, -1])
  })

  test('HJ-116 the setup raises no event: the first window is that of the first turn', () => {
    const table = complete(3)
    expect(table.state.windows).toBe(1)
    expect(told(table).filter((kind) => kind === 'questRevealed' || kind === 'pawnArrived')).toEqual([])
  })
})

describe('leaving in the setup', () => {
  test('HJ-838 whoever leaves in the setup resigns once it is complete, the house choosing until then', () => {
    const table = mentorsAhead({ seats: 3, dice: [2, 5, 4] })
    table.leave(1)
    expect(table.state.seats[1]!.out).toBe(-1)
    table.answer(2, 'M02').answer(0, 'M09')
    expect(ids(table.state.mentorsGone)).toContain('M01')
    expect(table.state.seats.map(({ out }) => out)).toEqual([-1, 0, -1])
    // Seat 1 won the roll: the first turn is that of the next in the game.
    expect(table.asked()).toEqual([2])
    expect(table.state.turns).toBe(1)
    expect(table.state.first).toBe(1)
  })

  test('HJ-838 another who left in the setup does not take the first turn away', () => {
    const table = mentorsAhead({ seats: 3, dice: [2, 5, 4] })
    table.leave(0)
    table.answer(2, 'M02').answer(1, 'M09')
    expect(table.state.seats.map(({ out }) => out)).toEqual([0, -1, -1])
    expect(table.asked()).toEqual([1])
  })

  test('HJ-837 HJ-873 when everybody left in the setup they resign in turn order, and the last one left wins', () => {
    const table = mentorsAhead({ seats: 3, dice: [2, 5, 4] })
    for (const seat of [0, 1, 2]) table.leave(seat)
    expect(toldOf(table, 'resigned').map(({ seat }) => seat)).toEqual([1, 2])
    expect(table.state.seats.map(({ out }) => out)).toEqual([-1, 0, 1])
    expect(table.match.outcome()).toMatchObject({ winners: [0], ranking: [0, 2, 1], reason: 'last' })
  })

  test('HJ-838 HJ-873 with one player left after the setup the game is over before the first turn', () => {
    const table = mentorsAhead({ seats: 2, dice: [2, 5] })
    table.leave(1)
    table.answer(0, 'M02')
    expect(table.match.outcome()).toMatchObject({ winners: [0], reason: 'last' })
    expect(told(table)).not.toContain('turnStarted')
  })
})
