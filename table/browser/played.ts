import { campaign } from '@monomyth/call-to-adventure/campaign'
import type { NewMatch } from '../client/client.ts'
import { Onlooker } from '../client/testing/onlooker.ts'
import { wanted } from '../client/testing/people.ts'
import { Browser } from '../client/testing/tabs.ts'

/** Files of matches that bots have played beforehand: what comes after a match need not wait for one in a test. */

const adventure = (who: readonly string[], seed: string, more: Partial<NewMatch>): NewMatch =>
  wanted(who, seed, { game: 'call-to-adventure', options: { quickStart: true }, ...more })

async function playOut(shelf: ReturnType<Browser['tab']>['shelf'], id: string): Promise<void> {
  const looker = new Onlooker(await shelf.open(id))
  await looker.until(({ over }) => over)
  looker.client.close()
}

/** A match of two Heroes against the Adversary. */
export const playedMatch = (): Promise<string> =>
  played(adventure(['random', 'random'], 'a tale of two', { mode: 'coop' }))

/** A match of three around the world. */
export const playedJourney = (): Promise<string> => played(wanted(['greedy', 'greedy', 'random'], 'around the world'))

async function played(match: NewMatch): Promise<string> {
  const { shelf, close } = new Browser().tab()
  const { id } = await shelf.create(match)
  await playOut(shelf, id)
  const file = await shelf.export(id)
  close()
  return file
}

/** A campaign, so many chapters long or to its end. */
export async function playedCampaign(most = 20): Promise<string> {
  const { shelf, close } = new Browser().tab()
  let id = ''
  let carry: unknown
  for (let n = 0; n < most && campaign.tell(carry, 'en').envelope !== undefined; n++) {
    const card = await shelf.create(adventure(['random'], `chapter ${n}`, { mode: 'campaign', campaign: id, carry }))
    await playOut(shelf, card.id)
    id = card.campaign?.id ?? ''
    carry = (await shelf.campaign(id)).carry
  }
  const file = await shelf.exportCampaign(id)
  close()
  return file
}
