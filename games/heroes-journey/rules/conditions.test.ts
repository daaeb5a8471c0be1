import { describe, expect, test } from 'vitest'
import { PROPHECIES, type ProphecyId } from '../content/prophecies.ts'
import type { Condition } from '../effects/effect.ts'
import { rewrite } from '../testing/helpers-a.ts'
import { type Scene, type SeatScene, scene } from '../testing/index.ts'
import { told, toldOf } from '../testing/told.ts'
import { cellOf } from './board.ts'

/** This prophecy gives a charge, where this holds: what it can change is then never in doubt. */
function asksFor(id: ProphecyId, condition: Condition): void {
  const card = PROPHECIES.find((prophecy) => prophecy.id === id)!
  rewrite(card, { effects: [{ kind: 'charge', dice: 1, total: 0 }], trigger: { ...card.trigger, if: condition } })
}

const opponent = { relics: ['B1-01'] }

describe('HJ-734 a prophecy is eligible where its conditions hold', () => {
  test('HJ-309 HJ-734 a card about moves does not answer a placement', () => {
    // B is placed in the far lands; C's Shared Road waits for a move there.
    const seats = [
      { cell: 'G2', relics: ['R1-01', 'R1-02'] },
      { ...opponent, hand: ['P20'] },
      { relics: ['B1-02'], hand: ['P07'] },
    ]
    const table = scene({ seats, quests: { G2: 'Q34' } })
      .answer(0, 'attempt R1-01')
      .answer(1, 'P20')
    expect(toldOf(table, 'pawnArrived')[0]).toMatchObject({ seat: 1, how: 'place', cell: cellOf('G2') })
    expect(table.asked()).toEqual([1])
    expect(table.kind(1)).toBe('reveal')
  })

  test('HJ-734 P18 answers a padlock without a black die', () => {
    const seats = [{ cell: 'F3', relics: ['R1-01'], hand: ['P18'] }, opponent]
    const table = scene({ step: 'move', seats, quests: { G2: 'Q13' } }).answer(0, 'G2')
    expect(table.options(0)).toEqual(['P18', 'pass'])
  })

  test('HJ-734 the first cell of the board counts like any other', () => {
    const seats = [
      { cell: 'B1', relics: ['R2-01'] },
      { ...opponent, hand: ['P15'] },
    ]
    const table = scene({ seats, quests: { B1: 'Q25' }, dice: [6, 6] }).answer(0, 'attempt R2-01')
    expect(table.options(1)).toEqual(['P15', 'pass'])
  })

  test('HJ-734 an event without a place meets no condition about a quest', () => {
    asksFor('P16', { minPoints: 1 })
    const seats = [{ cell: 'G2', relics: ['R1-01'] }, { ...opponent, hand: ['P16'] }, { relics: ['B1-02'] }]
    const table = scene({ seats, quests: { G2: 'Q34', B1: 'Q12', C1: 'Q13' } }).answer(0, 'attempt R1-01')
    expect(told(table)).toContain('eliminated')
  })

  test.each<Condition>([{ minPoints: 1 }, { questColour: 'coloured' }, { questIs: ['free'] }])(
    'HJ-734 %o is asked for only where there is a quest',
    (condition) => {
      asksFor('P09', condition)
      const seats = [
        { cell: 'F3', relics: ['R1-01'] },
        { ...opponent, hand: ['P09'] },
      ]
      expect(scene({ step: 'move', seats }).answer(0, 'E4').asked()).toEqual([0])
      expect(
        scene({ step: 'move', seats, quests: { F4: 'Q12' } })
          .answer(0, 'F4')
          .asked(),
      ).toEqual([1])
    },
  )

  test.each<[Condition, readonly string[], boolean]>([
    [{ ownAwakeRelics: 1 }, ['B1-01'], true],
    [{ ownAwakeRelics: 1 }, ['B1-01', 'B1-02*'], true],
    [{ ownAwakeRelics: 1 }, ['B1-01', 'B1-02'], false],
    [{ ownAwakeRelics: 1 }, ['B1-01*'], false],
    [{ ownDormantRelicsMin: 2 }, ['B1-01*', 'B1-02*', 'B2-01'], true],
    [{ ownDormantRelicsMin: 2 }, ['B1-01*', 'B1-02'], false],
    [{ ownAwakeRelics: 0, ownDormantRelicsMin: 1 }, ['B1-01*'], true],
    [{ ownAwakeRelics: 0, ownDormantRelicsMin: 1 }, ['B1-01*', 'B1-02'], false],
    [{ ownAwakeRelics: 0, ownDormantRelicsMin: 1 }, [], false],
  ])('HJ-734 %o with the relics %o of its player: %s', (condition, relics, asked) => {
    asksFor('P14', condition)
    const holder: SeatScene = { cell: 'D3', relics, mentor: 'M01', hand: ['P14'] }
    const table: Scene = scene({ step: 'start', seats: [{ relics: ['R1-01'] }, holder] })
    expect(table.asked()).toEqual([asked ? 1 : 0])
  })
})
