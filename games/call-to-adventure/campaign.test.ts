import { describe, expect, test } from 'vitest'
import { type Carry, campaignRank, FIRST_CHAPTER } from './campaign.ts'
import { CHAPTERS } from './content/pieces.ts'
import { fromStart, ids, type Scene, scene, toldOf } from './testing/index.ts'

/** Two Heroes come to the end of a chapter with so many tokens left. */
const ended = (chapter: number, tokens: number, isShadowed = 0): Scene =>
  scene({
    mode: 'campaign',
    step: 'scoring',
    seats: [{}, {}],
    tokens,
    boon: chapter === 2 ? 'firstLight' : 'none',
    campaign: { chapter, isShadowed },
  })
const carryOf = (table: Scene): Carry => table.match.carry() as Carry
const tokensOf = (table: Scene): number => toldOf(table, 'adversarySet')[0]!.tokens
const started = (carry: Carry, seats = 2): Scene => fromStart('campaign', seats, 'chapter', { quickStart: true }, carry)

describe('The campaign', () => {
  test('CTA-880, CTA-886 it begins with Chapter One and the Dark Lord', () => {
    const table = fromStart('campaign', 2, 'first', { quickStart: true })
    expect(table.state.campaign).toMatchObject({ chapter: 1, isShadowed: 0, onward: 'open', played: [] })
    expect(ids(table.state.faces)).toEqual(['122', '124', '125'])
    expect(carryOf(table)).toEqual(FIRST_CHAPTER)
  })

  test.each(CHAPTERS)('CTA-890 chapter $chapter is fought with form A', ({ chapter, adversary }) => {
    const { state } = started({ ...FIRST_CHAPTER, chapter })
    expect(state.chapters).toBe(chapter)
    expect(adversary).toBe(`${chapter}A`)
    expect(ids(state.faces)[1]).toBe(['124', '126', '130', '132', '136', '138', '142'][chapter - 1])
  })

  test.each(CHAPTERS)(
    'CTA-893 chapter $chapter under the Shadow: form B, or one more token each',
    ({ chapter, shadow }) => {
      const table = started({ ...FIRST_CHAPTER, chapter, shadow: true }, 3)
      const face = { 2: '128', 4: '134', 6: '140', 7: '144' }[chapter as number]
      if (shadow !== undefined) expect(ids(table.state.faces)[1]).toBe(face)
      expect(tokensOf(table)).toBe(shadow === undefined ? 18 : 15)
    },
  )

  test('CTA-891 a win is recorded, ends the Shadow and brings the Boon of the chapter', () => {
    for (const { chapter, boon } of CHAPTERS.slice(0, 6)) {
      const won = ended(chapter, 0, 1)
      expect(won.match.outcome()).toMatchObject({ reason: 'won' })
      const played = [{ chapter, won: true, easy: false, shadow: true, seats: 2 }]
      expect(carryOf(won)).toEqual({ carry: 1, chapter: chapter + 1, shadow: false, boon, played })
    }
  })

  test('CTA-892 a loss: Retry keeps Shadow and Boon', () => {
    const lost = ended(2, 3, 1)
    expect(lost.match.outcome()).toBeUndefined()
    expect([lost.asked(), lost.kind(0), lost.options(0)]).toEqual([[0], 'aftermath', ['retry', 'press']])
    lost.answer(0, 'retry')
    expect(lost.match.outcome()).toMatchObject({ winners: [], reason: 'lost' })
    expect(carryOf(lost)).toMatchObject({ chapter: 2, shadow: true, boon: 'firstLight' })
    expect(carryOf(lost).played).toEqual([{ chapter: 2, won: false, easy: false, shadow: true, seats: 2 }])
  })

  test('CTA-892, CTA-894 a loss: Press On takes the Shadow and no Boon', () => {
    expect(carryOf(ended(2, 3).answer(0, 'press'))).toMatchObject({ chapter: 3, shadow: true, boon: 'none' })
  })

  test('CTA-895 after Chapter Seven: Retry or End', () => {
    const lost = ended(7, 1)
    expect(lost.options(0)).toEqual(['retry', 'end'])
    expect(carryOf(lost.answer(0, 'end'))).toMatchObject({ chapter: 8, shadow: false, boon: 'none' })
    expect(carryOf(ended(7, 0))).toMatchObject({ chapter: 8, boon: 'none' })
  })

  test.each([
    [0, 'night'],
    [2, 'night'],
    [3, 'embers'],
    [4, 'embers'],
    [5, 'dawn'],
    [6, 'dawn'],
    [7, 'age'],
  ])('CTA-897, CTA-C905 %i chapters won in the end: %s', (won, rank) => {
    const match = { easy: true, shadow: false, seats: 1 }
    const played = CHAPTERS.flatMap(({ chapter }) => [
      { ...match, chapter, won: false },
      ...(chapter <= won ? [{ ...match, chapter, won: true }] : []),
    ])
    expect(campaignRank({ ...FIRST_CHAPTER, chapter: 8, played })).toBe(rank)
  })
})
