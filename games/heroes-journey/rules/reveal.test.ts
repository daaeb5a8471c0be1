import { BACK } from '@monomyth/engine'
import { describe, expect, test } from 'vitest'
import { FAR_LANDS } from '../testing/helpers-board.ts'
import { type Scene, scene } from '../testing/index.ts'
import { ids, told, toldOf } from '../testing/told.ts'
import { cellName, cellOf } from './board.ts'

const isKnown = (table: Scene, viewer: number, cell: string): boolean =>
  table.view(viewer).quests[cellOf(cell)] !== BACK
const revealed = (table: Scene): [seat: number, cell: string, cause: string][] =>
  toldOf(table, 'questRevealed').map(({ seat, cell, cause }) => [seat, cellName(cell), cause])

describe('the reveal of step 2', () => {
  test('HJ-250 the active player turns the face-down quest of their choice face up', () => {
    const table = scene({ step: 'reveal', seats: [{ relics: ['R1-01'] }, {}], faceDown: { G6: 'Q33' } })
    expect(isKnown(table, 0, 'G6')).toBe(false)
    table.answer(0, 'G6')
    expect(table.state.faceUp[cellOf('G6')]).toBe(1)
    expect(table.state.faceDown).not.toContain(cellOf('G6'))
    expect(ids([table.view(1).quests[cellOf('G6')]!])).toEqual(['Q33'])
  })

  test('HJ-251 every face-down quest of the board may be chosen, at any distance', () => {
    const table = scene({ step: 'reveal', seats: [{ cell: 'B3', relics: ['R1-01'] }, {}], faceUp: ['B3', 'G7'] })
    expect(table.options(0)).toEqual(FAR_LANDS.filter((cell) => cell !== 'B3' && cell !== 'G7'))
    expect(table.barred(0)).toEqual({})
  })

  test('HJ-252 the reveal is compulsory: with one quest left it is turned up without asking', () => {
    const table = scene({
      step: 'reveal',
      seats: [{ relics: ['R1-01'] }, {}],
      faceUp: 'all',
      faceDown: { A4: 'Q30' },
    })
    expect(revealed(table)).toEqual([[0, 'A4', 'step']])
    expect(table.state.faceDown).toEqual([])
    expect(table.kind(0)).toBe('move')
  })

  test('HJ-252 the reveal cannot be declined', () => {
    const table = scene({ step: 'reveal', seats: [{ relics: ['R1-01'] }, {}] })
    expect(table.ask(0)!.pass).toBe(undefined)
  })

  test('HJ-252 the reveal is skipped when no quest is face down', () => {
    const table = scene({ step: 'reveal', seats: [{ relics: ['R1-01'] }, {}], faceUp: 'all' })
    expect(told(table)).toEqual([])
    expect(table.kind(0)).toBe('move')
  })
})

describe('what a reveal does', () => {
  test('HJ-253 a revealed quest is known to everybody and stays face up', () => {
    const table = scene({ step: 'reveal', seats: [{ relics: ['R1-01'] }, { relics: ['G1-01'] }] })
    table.answer(0, 'G2', 'F3', 'end').answer(1, 'B1', 'D3', 'end')
    for (const viewer of [-1, 0, 1]) expect(isKnown(table, viewer, 'G2')).toBe(true)
    expect(table.options(0)).not.toContain('G2')
  })

  test('HJ-253 an effect may hide it again', () => {
    const table = scene({
      step: 'reveal',
      seats: [
        { cell: 'C3', relics: ['R1-01'] },
        { cell: 'C4', relics: ['G1-01'], hand: [] },
        { relics: ['B1-01'], hand: ['P14'] },
      ],
      faceUp: ['C3', 'C4'],
    })
    table.answer(0, 'G2', 'D3', 'end').answer(2, 'P14', 'G2')
    for (const viewer of [-1, 0, 1, 2]) expect(isKnown(table, viewer, 'G2')).toBe(false)
    expect(table.options(1)).toContain('G2')
  })

  test('HJ-254 a reveal costs nothing and triggers nothing on the quest itself', () => {
    const table = scene({
      step: 'reveal',
      seats: [
        { relics: ['R1-01', 'G1-02'], mentor: 'M12', chargeDice: 1 },
        { cell: 'G3', relics: ['G1-01*'] },
      ],
      faceDown: { G2: 'Q54' },
      faceUp: ['G3'],
    })
    const before = table.state
    table.answer(0, 'G2')
    expect(told(table)).toEqual(['questRevealed'])
    expect(table.state.seats).toEqual(before.seats)
    expect(table.state.turn).toEqual(before.turn)
    expect(table.state.token).toEqual(before.token)
    expect(table.state.treasure).toEqual(before.treasure)
  })

  test('HJ-255 the reveal of step 2 and that of an effect leave the bonus, the bonus reveal uses it up', () => {
    // Pip Larkspur reveals next to the pawn at the start of the turn.
    const table = scene({
      step: 'start',
      seats: [{ cell: 'C3', relics: ['R1-01'], mentor: 'M08' }, { relics: ['G1-01'] }],
      faceUp: ['C3'],
    })
    expect(table.options(0)).toEqual(['B2', 'C2', 'D2', 'B3', 'B4', 'C4', 'pass'])
    table.answer(0, 'B2', 'G2', 'D3')
    expect(table.state.turn.bonusUsed).toBe(0)
    table.answer(0, 'bonus-reveal G4')
    expect(table.state.turn.bonusUsed).toBe(1)
    expect(toldOf(table, 'bonusDeclared').map(({ bonus, cell }) => [bonus, cellName(cell)])).toEqual([['reveal', 'G4']])
    expect(table.options(0).filter((key) => key.startsWith('bonus'))).toEqual([])
    expect(revealed(table)).toEqual([
      [0, 'B2', 'effect'],
      [0, 'G2', 'step'],
      [0, 'G4', 'bonus'],
    ])
  })

  test('HJ-255 the free reveal after a success leaves the bonus', () => {
    // White: Q07 gives a prophecy, then a free reveal. The next ask comes in the turn after, so Far Lantern stops here.
    const table = scene({
      seats: [
        { cell: 'F4', relics: ['R1-01'] },
        { relics: ['G1-01'], hand: ['P06'] },
      ],
      quests: { F4: 'Q07' },
      dice: [6],
    }).answer(0, 'attempt R1-01', 'B1')
    expect(table.kind(1)).toBe('react')
    expect(revealed(table)).toEqual([[0, 'B1', 'success']])
    expect(table.state.turn.bonusUsed).toBe(0)
  })

  test('HJ-256 quests are revealed one at a time, each with its own event and window', () => {
    // The lost Old Marl reveals up to three quests; Far Lantern may answer each.
    const table = scene({
      seats: [
        { cell: 'F3', relics: ['R1-01'], mentor: 'M06' },
        { relics: ['G1-01'], hand: ['P06'] },
      ],
      quests: { F3: 'Q03' },
      dice: [1],
    }).answer(0, 'attempt M06')
    for (const cell of ['B1', 'C1', 'D1']) {
      expect(table.kind(0)).toBe('revealByEffect')
      table.answer(0, cell)
      expect(table.options(1)).toEqual(['P06', 'pass'])
      table.answer(1, 'pass')
    }
    expect(revealed(table)).toEqual([
      [0, 'B1', 'effect'],
      [0, 'C1', 'effect'],
      [0, 'D1', 'effect'],
    ])
  })

  test('HJ-256 a reveal belongs to the player who chose the card, whoever is active', () => {
    const table = scene({
      step: 'reveal',
      seats: [
        { relics: ['R1-01'], hand: ['P06'] },
        { relics: ['G1-01'], hand: ['P06'] },
      ],
    }).answer(0, 'B1')
    // Not seat 0, whose own reveal it is.
    expect(table.asked()).toEqual([1])
    table.answer(1, 'P06', 'C1')
    expect(revealed(table)).toEqual([
      [0, 'B1', 'step'],
      [1, 'C1', 'effect'],
    ])
    expect(table.asked()).toEqual([0])
    expect(table.options(0)).toEqual(['P06', 'pass'])
  })
})

describe('with no quest face down any more', () => {
  test('EX-47 HJ-252 HJ-395 HJ-567 there is no reveal of step 2, no bonus reveal and no free reveal', () => {
    const table = scene({
      step: 'start',
      seats: [{ cell: 'D3', relics: ['G2-01'] }, { relics: ['G1-01'] }],
      quests: { F4: 'Q12' },
      faceUp: 'all',
      treasure: ['G1-10', 'B1-10', 'G2-08', 'B2-08', 'G3-04'],
      dice: [6, 6],
    })
    expect(table.kind(0)).toBe('move')
    table.answer(0, 'E4')
    const around = ['D3', 'E3', 'F3', 'D4', 'F4', 'D5', 'E5', 'F5']
    expect(table.options(0)).toEqual([
      'end',
      ...around.map((cell) => `extra ${cell}`),
      ...around.map((cell) => `bonus-move ${cell}`),
    ])
    table.answer(0, 'bonus-move F4', 'attempt G2-01')
    // Off-colour, and yet nothing is left to reveal.
    expect(toldOf(table, 'questAccomplished')).toHaveLength(1)
    expect([table.asked(), table.kind(1)]).toEqual([[1], 'move'])
  })
})
