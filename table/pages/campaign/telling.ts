import type { Campaign, LangId } from '@monomyth/ui'
import { type CampaignCard, type ChapterCard, TableError } from '../../client/client.ts'
import { gameOf } from '../../games.ts'
import type { Route } from '../../router.ts'

/** How a game tells its campaign. Fails as loading fails, or with a code if it has none. */
export async function campaignOf(game: string): Promise<Campaign> {
  const chunk = await gameOf(game)?.campaign?.()
  if (chunk === undefined) throw new TableError('E_UNKNOWN_GAME', game)
  return chunk.campaign
}

/** The chapter being played, if one is. */
export const underWay = ({ chapters }: CampaignCard): ChapterCard | undefined => chapters.find(({ over }) => !over)

/** Where whoever goes on with a campaign wants to be. */
export function onward(card: CampaignCard): Route {
  const match = underWay(card)?.match
  return match === undefined ? { page: 'campaign', id: card.id } : { page: 'match', id: match }
}

/** The chapter to come: the next one, the last one tried again, or none any more. */
export function toCome(card: CampaignCard, campaign: Campaign, lang: LangId): 'next' | 'retry' | undefined {
  const { envelope } = campaign.tell(card.carry, lang)
  const last = card.chapters.at(-1)
  if (envelope === undefined) return undefined
  return last !== undefined && campaign.tell(last.carry, lang).envelope === envelope ? 'retry' : 'next'
}
