import type { Campaign, LangId } from '@monomyth/ui'
import { type CampaignCard, type ChapterCard, TableError } from '../../client/client.ts'
import { gameOf } from '../../games.ts'
import type { Route } from '../../router.ts'

/** How a game tells its campaign. Fails as loading fails, or with a code if it has none. */
export async function campaignOf(game: string): Promise<Campaign> {
  const campaign = await gameOf(game)?.campaign?.()
  if (campaign === undefined) throw new TableError('E_UNKNOWN_GAME', game)
  return campaign
}

/** The chapter being played, if one is. */
export const underWay = ({ chapters }: CampaignCard): ChapterCard | undefined => chapters.find(({ over }) => !over)

/** Where whoever goes on with a campaign wants to be. */
export function onward(card: CampaignCard): Route {
  const match = underWay(card)?.match
  return match === undefined ? { page: 'campaign', id: card.id } : { page: 'match', id: match }
}

/** The chapter to come: the next one, the last one tried again, or none any more. */
type ToCome = 'next' | 'retry' | undefined

export function toCome({ carry, chapters }: CampaignCard, campaign: Campaign, lang: LangId): ToCome {
  const last = chapters.at(-1)
  if (last !== undefined) return leadsTo(campaign, lang, last.carry, carry)
  return campaign.tell(carry, lang).envelope === undefined ? undefined : 'next'
}

/** Where a chapter led, by what it began with and what it handed on. */
export function leadsTo(campaign: Campaign, lang: LangId, from: unknown, to: unknown): ToCome {
  const { envelope } = campaign.tell(to, lang)
  if (envelope === undefined) return undefined
  return campaign.tell(from, lang).envelope === envelope ? 'retry' : 'next'
}
