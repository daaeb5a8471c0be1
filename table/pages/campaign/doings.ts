import type { CampaignCard } from '../../client/client.ts'
import { notify } from '../../notices.svelte.ts'
import { theShelf } from '../../shelf.ts'
import { words } from '../../words/current.svelte.ts'
import { campaignName } from '../../words/say.ts'
import { download, fileName } from '../home/files.ts'
import { fail } from '../match/doings.ts'

/** What one can do with a campaign from its row and from its page. What fails is said; nothing is lost by it. */

export async function saveCampaign(card: CampaignCard): Promise<void> {
  try {
    const file = fileName(campaignName(card, words()))
    download(file, await theShelf().exportCampaign(card.id))
    notify({ message: words().campaign.exported(file), tone: 'good', seconds: 6 })
  } catch (error) {
    fail(error)
  }
}

export async function renameCampaign({ id }: CampaignCard, name: string): Promise<void> {
  await theShelf().renameCampaign(id, name).catch(fail)
}

/** Resolves to whether it is gone. One that can still be written out can be had back for a while. */
export async function removeCampaign(card: CampaignCard): Promise<boolean> {
  const { campaign, home } = words()
  const name = campaignName(card, words())
  try {
    const text = await theShelf()
      .exportCampaign(card.id)
      .catch(() => undefined)
    await theShelf().removeCampaign(card.id)
    const message = campaign.remove.done(name)
    if (text === undefined) notify({ message, seconds: 6 })
    else notify({ message, seconds: 12, action: { label: home.removing.undo, run: () => void restore(text) } })
    return true
  } catch (error) {
    fail(error)
    return false
  }
}

async function restore(text: string): Promise<void> {
  try {
    const back = await theShelf().importCampaign(text)
    notify({ message: words().campaign.remove.undone(campaignName(back, words())), tone: 'good', seconds: 6 })
  } catch (error) {
    fail(error)
  }
}
