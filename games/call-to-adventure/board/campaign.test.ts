import { LANGS } from '@monomyth/ui/contract'
import { describe, expect, test } from 'vitest'
import { type Carry, FIRST_CHAPTER } from '../campaign.ts'
import { CHAPTERS } from '../content/pieces.ts'
import { lang as english, learn } from '../lang/en/played.ts'
import { campaign } from './campaign.ts'

const played = (...won: readonly boolean[]): Carry['played'] =>
  won.map((isWon, i) => ({ chapter: i + 1, won: isWon, easy: false, shadow: false, seats: 2 }))

describe('The campaign told', () => {
  test('CTA-880 before the first match: Chapter 1, nothing won, nothing in force', () => {
    expect(campaign.tell(undefined, 'en')).toEqual({
      ...{ envelope: '1', isTried: false, chapter: 'Chapter 1', won: 0, of: 7, inForce: [], rank: undefined },
    })
    expect(campaign.tell(undefined, 'fr').chapter).toBe('Chapitre 1')
  })

  test('CTA-891, CTA-893 the Boon and the Shadow are in force', () => {
    const carry: Carry = { ...FIRST_CHAPTER, chapter: 3, boon: 'songs', shadow: true, played: played(false, true) }
    expect(campaign.tell(carry, 'en')).toMatchObject({
      ...{ envelope: '3', won: 1 },
      inForce: [
        { name: 'Songs of the Road', isGood: true },
        { name: 'The Shadow', isGood: false },
      ],
    })
  })

  test('CTA-892, CTA-900 a chapter that is tried again is known, the one after it is not', () => {
    const after = (chapter: number): Carry => ({ ...FIRST_CHAPTER, chapter, played: played(true, false) })
    expect([2, 3].map((chapter) => campaign.tell(after(chapter), 'en').isTried)).toEqual([true, false])
  })

  test('CTA-897 the rank, once it is over', () => {
    const over: Carry = { ...FIRST_CHAPTER, chapter: 8, played: played(true, true, true, false, false, true, true) }
    expect(campaign.tell(over, 'fr')).toMatchObject({ envelope: undefined, won: 5, rank: { name: 'Aube' } })
  })
})

describe('CTA-900 envelopes', () => {
  const named = (chapter: number) => CHAPTERS.slice(chapter - 1).map(({ action }) => english.piece(action - 1))

  test('stay without names until they are opened, then say who they are', async () => {
    expect(new Set(named(1))).toEqual(new Set(['a hidden card']))
    await learn({ mode: 'campaign', options: {}, carry: { ...FIRST_CHAPTER, chapter: 2 } })
    expect(named(1).slice(0, 2)).toEqual(['The Lord’s Call', 'Rain of Ash'])
    expect(new Set(named(3))).toEqual(new Set(['a hidden card']))
    await learn({ mode: 'coop', options: { collection: 4 }, carry: undefined })
    expect(named(4).map((name) => name === 'a hidden card')).toEqual([false, true, true, true])
    await learn({ mode: 'solo', options: {}, carry: undefined })
    expect(named(1)).not.toContain('a hidden card')
  })

  test.each(LANGS)('are opened in %s', async (lang) => {
    const titles = await Promise.all(CHAPTERS.map(({ chapter }) => campaign.open(String(chapter), lang)))
    expect(new Set(titles.map(({ title }) => title)).size).toBe(7)
    for (const { opening } of titles) expect(opening).toMatch(/\.$/)
    await expect(campaign.open('8', lang)).rejects.toThrow(RangeError)
  })
})
