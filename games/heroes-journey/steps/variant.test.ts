import { Scene as EngineScene } from '@monomyth/engine/testing'
import { describe, expect, test } from 'vitest'
import { QUESTS } from '../content/quests.ts'
import { heroesJourney } from '../game.ts'
import { cellName, cellOf } from '../rules/board.ts'
import type { State, View } from '../state.ts'
import { chooseMentors, FAR_LANDS, mentorsAhead } from '../testing/helpers-board.ts'
import { type Scene, stateOf } from '../testing/index.ts'
import { told, toldOf } from '../testing/told.ts'

/** Worth 3, 3, 4, 5, 3, 4, 3 and 5 points. */
const HARD = { D3: 'Q25', E3: 'Q26', F3: 'Q40', D4: 'Q49', F4: 'Q27', D5: 'Q42', E5: 'Q28', F5: 'Q50' }

/** Three players, seat 1 first. */
const dealt = (quests: { [cell: string]: string }, variant = true): Scene =>
  chooseMentors(mentorsAhead({ seats: 3, quests, dice: [2, 5, 4], variant }))

const revealed = (table: Scene): string[] => toldOf(table, 'questRevealed').map(({ cell }) => cellName(cell))

describe('No quest at my level', () => {
  test('HJ-900 the variant is a table option, off by default', () => {
    expect(heroesJourney.modes[0]!.options).toEqual({ variant: [false, true] })
    expect(EngineScene.start(heroesJourney, { seats: 2, seed: 'off' }).match.table.given.options).toEqual({
      variant: false,
    })
    expect(dealt(HARD).kind(1)).toBe('offer')
    expect(dealt(HARD, false).kind(1)).toBe('reveal')
  })

  test('HJ-901 one quest of 2 points around the inn is enough for the ordinary start', () => {
    for (const cell of Object.keys(HARD)) expect(dealt({ ...HARD, [cell]: 'Q10' }).kind(1), cell).toBe('reveal')
    expect(dealt({ ...HARD, F5: 'Q01' }).kind(1)).toBe('reveal')
  })

  test('HJ-901 quests of 2 points further away do not count', () => {
    expect(dealt({ ...HARD, C3: 'Q10', E2: 'Q01' }).kind(1)).toBe('offer')
  })

  test('HJ-902 each player may reveal one face-down quest before the first turn', () => {
    const table = dealt(HARD)
    expect(table.state.turns).toBe(0)
    table.answer(1, 'B1').answer(2, 'A4').answer(0, 'H7')
    expect(revealed(table)).toEqual(['B1', 'A4', 'H7'])
    expect(toldOf(table, 'questRevealed').map(({ seat, cause }) => [seat, cause])).toEqual([
      [1, 'step'],
      [2, 'step'],
      [0, 'step'],
    ])
    for (const cell of ['B1', 'A4', 'H7']) {
      expect(table.state.faceUp[cellOf(cell)], cell).toBe(1)
      expect(table.view(-1).quests[cellOf(cell)], cell).toBe(table.state.quests[cellOf(cell)])
    }
    expect(table.state.faceDown).toHaveLength(43)
    expect([table.state.turns, table.kind(1)]).toEqual([1, 'reveal'])
  })

  test('HJ-903 players are asked in turn order, may choose any face-down quest and may decline', () => {
    const table = dealt(HARD)
    expect(table.asked()).toEqual([1])
    expect(table.options(1)).toEqual([...FAR_LANDS, 'pass'])
    table.answer(1, 'B1')
    expect(table.asked()).toEqual([2])
    expect(table.options(2)).toEqual([...FAR_LANDS.slice(1), 'pass'])
    table.answer(2, 'pass')
    expect(table.asked()).toEqual([0])
    expect(table.options(0)).toEqual([...FAR_LANDS.slice(1), 'pass'])
    table.answer(0, 'pass')
    expect(revealed(table)).toEqual(['B1'])
    expect(table.asked()).toEqual([1])
  })

  test('HJ-904 with this box the deal comes in 0.56 per cent of games', () => {
    const hard = QUESTS.filter(({ points }) => points > 2).length
    let chance = 1
    for (let n = 0; n < 8; n++) chance *= (hard - n) / (QUESTS.length - n)
    expect((100 * chance).toFixed(2)).toBe('0.56')
  })

  test('HJ-116 the reveals of the variant open no window', () => {
    // Far Lantern waits for a reveal in the far lands; here somebody holds it before the game begins.
    const state: State = {
      ...stateOf({ seats: [{ relics: ['R1-01'] }, { relics: ['R1-02'], hand: ['P06'] }], turns: 0 }),
      cursor: { at: 'offer' },
    }
    const setup = { seats: 2, seed: 'offer', options: { variant: true } }
    const table = EngineScene.at<State, View>(heroesJourney, setup, { state }).answer(0, 'B1')
    expect([table.asked(), table.kind(1)]).toEqual([[1], 'offer'])
    table.answer(1, 'pass')
    expect(told(table)).toEqual(['questRevealed', 'turnStarted'])
    expect(table.state.windows).toBe(1)
  })

  test('EX-10 HJ-900 HJ-901 HJ-902 HJ-903 B, then C, then A are asked, whatever B revealed', () => {
    const table = dealt({ ...HARD, B1: 'Q01' })
    expect(table.state.first).toBe(1)
    expect(table.asked()).toEqual([1])
    table.answer(1, 'B1')
    expect(revealed(table)).toEqual(['B1'])
    expect([table.asked(), table.kind(2)]).toEqual([[2], 'offer'])
    table.answer(2, 'C1')
    expect([table.asked(), table.kind(0)]).toEqual([[0], 'offer'])
    table.answer(0, 'pass')
    expect([table.asked(), table.kind(1)]).toEqual([[1], 'reveal'])
  })
})
