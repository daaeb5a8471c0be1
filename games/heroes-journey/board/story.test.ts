import { BACK } from '@monomyth/engine'
import { describe, expect, test } from 'vitest'
import { PROPHECY_PIECES, QUEST_PIECES, RELIC_PIECES } from '../content/pieces.ts'
import type { EventOf } from '../events.ts'
import { cellOf } from '../rules/board.ts'
import { fill, fit } from './measure.ts'
import { rollOf } from './roll.ts'
import { standing } from './standing.ts'
import { isScene, piecesIn, progress } from './story.ts'
import { played, viewOf } from './testing/played.ts'

const [quest, item] = [QUEST_PIECES[24]!, RELIC_PIECES[4]!]
const cell = cellOf('E3')
const declared: EventOf<'attemptDeclared'> = { kind: 'attemptDeclared', seat: 1, cell, quest, item, dice: 2, value: 4 }
const rolled: EventOf<'diceRolled'> = { kind: 'diceRolled', seat: 1, cell, faces: [2, 1], added: 1, value: 4 }
const again: EventOf<'dieRerolled'> = { kind: 'dieRerolled', seat: 0, before: 1, after: 6 }
const done: EventOf<'questAccomplished'> = { kind: 'questAccomplished', seat: 1, cell, quest, item, points: 3 }
const failed: EventOf<'questFailed'> = { kind: 'questFailed', seat: 1, cell, quest, item }

describe('a roll', () => {
  const view = viewOf(played(20))

  test('is put together from what was told with it', () => {
    expect(rollOf(view, rolled, [declared, rolled, failed])).toEqual({
      seat: 1,
      quest,
      item,
      faces: [2, 1],
      added: 1,
      value: 4,
      total: 4,
      again: undefined,
      end: 'failure',
    })
  })

  test('is decided only when nothing can change it any more', () => {
    expect(rollOf(view, rolled, [declared, rolled]).end).toBeUndefined()
    expect(rollOf(view, rolled, [declared, rolled, again, done]).end).toBeUndefined()
    expect(rollOf(view, again, [declared, rolled, again, done])).toMatchObject({
      faces: [2, 6],
      again: 1,
      total: 9,
      item,
      end: 'success',
    })
  })

  test('goes on from the attempt in the view', () => {
    const attempt = { cell, item, dice: 2, value: 4, added: 1, faces: [2, 1], kept: 0 }
    expect(rollOf({ ...view, attempt }, again, [again])).toMatchObject({ faces: [2, 6], value: 4, total: 9, item })
  })

  test('is shown even where nobody says what it is for', () => {
    expect(rollOf(view, rolled, [])).toMatchObject({ faces: [2, 1], item: undefined, end: undefined })
  })
})

test('dice and prophecies are played out', () => {
  expect([declared, rolled, again, done].map(isScene)).toEqual([false, true, true, false])
})

test('an event names the cards whose faces are known', () => {
  expect(piecesIn(done)).toEqual([quest, item])
  expect(piecesIn({ kind: 'relicsWoke', seat: 0, relics: [item, item] } as never)).toEqual([item, item])
  expect(piecesIn({ kind: 'prophecyDrawn', seat: 0, prophecy: BACK, why: 'white' } as never)).toEqual([])
  expect(piecesIn({ kind: 'prophecyPlayed', seat: 0, prophecy: PROPHECY_PIECES[3]! } as never)).toEqual([
    PROPHECY_PIECES[3],
  ])
  expect(piecesIn({ kind: '@undone' })).toEqual([])
})

test('as many turns as there are seats make a round', () => {
  const view = viewOf(played(20))
  const after = (turns: number) => progress({ ...view, turns }, 'en')
  expect([0, 1, 3, 4].map(after)).toEqual(['setting out', 'round 1', 'round 1', 'round 2'])
  expect(progress({ ...view, turns: 16 }, 'fr')).toBe('manche 6')
})

test('pawns on one cell stand apart', () => {
  for (const count of [1, 2, 3, 4, 5, 6]) {
    const places = Array.from({ length: count }, (_, nth) => standing(nth, count))
    expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(count)
    expect(places.every(({ x, y }) => Math.abs(x) <= 0.35 && Math.abs(y) <= 0.35)).toBe(true)
  }
})

test('the map fits where it is drawn', () => {
  const large = fill(740, 570)
  expect(large.wide * 9).toBeLessThan(740)
  expect(large.high * 7.95).toBeLessThan(570)
  const small = fit(382, 844)
  expect(small.wide).toBeCloseTo(39.8, 0)
})
