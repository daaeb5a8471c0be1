import { campaign } from '@monomyth/call-to-adventure/campaign'
import { describe, expect, it } from 'vitest'
import type { CampaignCard } from '../../client/client.ts'
import { leadsTo, toCome } from './telling.ts'

const at = (chapter: number) => ({ carry: 1, chapter, shadow: false, boon: 'none', played: [] })

describe('a chapter', () => {
  it.each([
    [undefined, at(2), 'next'],
    [undefined, at(1), 'retry'],
    [at(3), at(4), 'next'],
    [at(3), at(3), 'retry'],
    [at(7), at(7), 'retry'],
    [at(7), at(8), undefined],
  ])('that began with %j and handed on %j leads to: %s', (from, to, expected) => {
    expect(leadsTo(campaign, 'en', from, to)).toBe(expected)
    const card = { carry: to, chapters: [{ carry: from }] } as unknown as CampaignCard
    expect(toCome(card, campaign, 'fr')).toBe(expected)
  })

  it('is the first before any was played', () => {
    expect(toCome({ carry: undefined, chapters: [] } as unknown as CampaignCard, campaign, 'en')).toBe('next')
  })
})
