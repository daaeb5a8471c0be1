import { describe, expect, test } from 'vitest'
import { cellOf } from '../rules/board.ts'
import { scene } from '../testing/index.ts'
import { ids, toldOf } from '../testing/told.ts'

const opponent = { relics: ['G1-01'] }

describe('Unbarred Gate, P18', () => {
  test('EX-39 HJ-749 HJ-564 the quest is not epic and a padlock counts as its highest value', () => {
    const table = scene({
      step: 'move',
      seats: [{ cell: 'F3', relics: ['B2-01', 'R1-01'], hand: ['P18'] }, opponent],
      quests: { G2: 'Q50' },
      treasure: ['R1-10', 'G1-10', 'B1-10', 'G2-08', 'B2-08'],
    })
    table.answer(0, 'G2', 'P18')
    expect(toldOf(table, 'waived').map(({ seat, quest }) => [seat, ...ids([quest])])).toEqual([[0, 'Q50']])
    expect(table.options(0).slice(0, 3)).toEqual(['end', 'attempt B2-01', 'attempt R1-01'])
    const odds = table.game.odds!(table.view(0), {
      ask: 'main',
      seat: 0,
      value: table.ask(0)!.options[1]!.value,
    })
    expect(odds).toMatchObject({ success: 21 / 36 })
    table.answer(0, 'attempt B2-01')
    expect(toldOf(table, 'attemptDeclared')).toMatchObject([{ dice: 2, value: 6 }])
  })

  test('EX-39 HJ-564 success is off-colour: the reward is red, then a free reveal', () => {
    const table = scene({
      seats: [{ cell: 'G2', relics: ['B2-01'], waived: 'G2' }, opponent],
      quests: { G2: 'Q50' },
      treasure: ['R1-10', 'R2-08', 'B1-10', 'G2-08', 'B2-08'],
      dice: [1, 6],
    })
    table.answer(0, 'attempt B2-01')
    expect(table.options(0)).toEqual(['R1-10', 'R2-08'])
    table.answer(0, 'R2-08')
    expect(table.kind(0)).toBe('freeReveal')
  })

  test('HJ-749 declined, the black die and the padlocks stand', () => {
    const table = scene({
      step: 'move',
      seats: [{ cell: 'F3', relics: ['B2-01', 'R1-01'], hand: ['P18'] }, opponent],
      quests: { G2: 'Q50' },
    }).answer(0, 'G2', 'pass')
    expect(table.barred(0)).toMatchObject({ 'attempt B2-01': 'HJ-456', 'attempt R1-01': 'HJ-459' })
  })

  test('HJ-749 a waiver is for its player and that quest alone', () => {
    const seats = [
      { cell: 'G2', relics: ['B2-01'] },
      { ...opponent, waived: 'G2' },
    ]
    const table = scene({ seats, quests: { G2: 'Q50' }, turn: { moved: true } })
    expect(table.barred(0)).toMatchObject({ 'attempt B2-01': 'HJ-456' })
    const elsewhere = scene({
      seats: [{ cell: 'G2', relics: ['B2-01'], waived: 'F3' }, opponent],
      quests: { G2: 'Q50' },
      turn: { moved: true },
    })
    expect(elsewhere.barred(0)).toMatchObject({ 'attempt B2-01': 'HJ-456' })
  })

  test('HJ-749 a waiver ends with the turn of its player', () => {
    const seats = [{ cell: 'G2', relics: ['B2-01'], waived: 'G2' }, opponent]
    const table = scene({ seats, quests: { G2: 'Q50' } })
    expect(table.options(0)).toEqual(['end', 'attempt B2-01'])
    table.answer(0, 'end')
    expect(table.state.seats[0]).toMatchObject({ waivedEpic: -1, waivedLocks: -1 })
  })

  test('HJ-981 played outside its player’s turn it lasts to the end of their next turn', () => {
    const table = scene({
      step: 'move',
      seats: [
        { cell: 'F3', relics: ['R1-01'] },
        { cell: 'F4', relics: ['B2-01'], hand: ['P07', 'P18'] },
      ],
      quests: { G2: 'Q25', G3: 'Q50' },
    })
    table.answer(0, 'G2').answer(1, 'P07', 'G3')
    expect(table.options(1)).toEqual(['P18', 'pass'])
    table.answer(1, 'P18', 'pass').answer(0, 'end')
    expect(table.state.seats[1]).toMatchObject({ waivedEpic: cellOf('G3'), waivedLocks: cellOf('G3') })
    table.answer(1, 'B1', 'stay')
    expect(table.options(1)).toEqual(['end', 'attempt B2-01'])
    table.answer(1, 'end')
    expect(table.state.seats[1]).toMatchObject({ waivedEpic: -1, waivedLocks: -1 })
  })

  test.each([
    ['made', 'bonus-move G2', { moved: true, arrival: 'own', attempted: 'B1' }],
    ['barred by the extra movement', 'extra G2', { moved: true }],
    ['barred by the bonus', 'bonus-move G2', { moved: true, arrival: 'free' }],
  ] as const)('HJ-981 in one’s own turn it is not eligible once the attempt is %s', (_how, key, turn) => {
    const seats = [{ cell: 'F4', relics: ['R1-01'], hand: ['P18'] }, opponent]
    const table = scene({ seats, quests: { G4: 'Q25', G3: 'Q50' }, turn })
    table.answer(0, key.replace('G2', 'G3'))
    expect(ids(table.state.seats[0]!.hand)).toEqual(['P18'])
    expect(table.kind(0)).not.toBe('react')
  })

  test('HJ-981 outside one’s own turn it does not matter whether the active player can still attempt', () => {
    const seats = [
      { cell: 'F3', relics: ['R1-01'] },
      { cell: 'F4', relics: ['B2-01'], hand: ['P07', 'P18'] },
    ]
    const table = scene({ seats, quests: { G2: 'Q25', G3: 'Q50' }, turn: { moved: true } })
    table.answer(0, 'extra G2').answer(1, 'P07', 'G3')
    expect(table.state.turn.forfeited).toBe(1)
    expect(table.options(1)).toEqual(['P18', 'pass'])
  })
})
