import { describe, expect, test } from 'vitest'
import { card } from '../content/pieces.ts'
import { EVENT_PIECES } from '../events.ts'
import { option } from '../rules/option.ts'
import { lightOf } from './light.ts'
import { cue, isScene, piecesIn, progress } from './story.ts'
import { played, viewOf } from './testing/played.ts'

describe('how far the match has come', () => {
  test('is said in both languages', () => {
    expect(progress(viewOf(played(0)), 'en')).toBe('cooperative · choosing Heroes')
    expect(progress(viewOf(played(0)), 'fr')).toBe('coopération · le choix des Héros')
    expect(progress(viewOf(played(9)), 'en')).toBe('cooperative · turn 1')
  })

  test('names the chapter of a campaign, and the last turns', () => {
    const view = viewOf(played(9))
    const chapter = { ...view, campaign: { ...view.campaign, chapter: 3 } }
    expect(progress(chapter, 'fr')).toBe('Chapitre 3 · tour 1')
    expect(progress({ ...view, isFinale: 1 }, 'en')).toBe('cooperative · the last turns')
  })
})

test('scenes and sounds belong to events there are', () => {
  const kinds = Object.keys(EVENT_PIECES)
  expect(kinds.filter((kind) => isScene({ kind }))).toEqual([
    'runesCast',
    'actionRevealed',
    'overcome',
    'failed',
    'featPlayed',
  ])
  expect(cue({ kind: 'runesCast' })).toBe('dice')
  expect(cue({ kind: 'turnPassed' })).toBeUndefined()
})

test('the cards of an event are those whose faces are known', () => {
  const event = { kind: 'journeyed', seat: 0, card: card(63), replacement: card(64), free: 0 }
  expect(piecesIn(event)).toEqual([card(63), card(64)])
  const hidden = { kind: 'featDrawn', seat: 1, feat: -1, type: 'hero', cause: 'path' }
  expect(piecesIn(hidden)).toEqual([])
  expect(piecesIn({ kind: '@undone' })).toEqual([])
})

test('a card that can only be journeyed past has a quieter light; chances stand by path', () => {
  const ask = { kind: 'menu' } as never
  const choice = (value: number, piece: number, success?: number) =>
    ({ value, at: { piece }, odds: success === undefined ? undefined : { success } }) as never
  const light = lightOf({
    ask,
    choices: [choice(option('top', 62), 62, 0.5), choice(option('journey', 62), 62), choice(option('journey', 70), 70)],
    barred: [],
  })
  expect([...light.legal]).toEqual(['piece 62'])
  expect([...light.journeys]).toEqual(['piece 70'])
  expect([...light.chances]).toEqual([['top 62', 0.5]])
})
