import { callToAdventure } from '@monomyth/call-to-adventure'
import { campaign } from '@monomyth/call-to-adventure/campaign'
import type { NewMatch } from '../client/client.ts'
import { fileOf } from '../client/file.ts'
import { LocalMatch } from '../client/local-match.ts'
import { Onlooker } from '../client/testing/onlooker.ts'
import { BOX, playUntil, wanted } from '../client/testing/people.ts'
import { Browser } from '../client/testing/tabs.ts'

/** Files of matches played beforehand: what comes late in a match, or after it, need not wait for one in a test. */

const BOXES = { 'heroes-journey': BOX, 'call-to-adventure': { game: callToAdventure, tutorial: undefined } }

type Holds = (kind: string, asked: number, local: LocalMatch) => boolean

/** A match until a person is asked and something holds, or to its end. */
function played(match: NewMatch, holds?: Holds): string {
  const box = BOXES[match.game as keyof typeof BOXES]
  const local = LocalMatch.begin(box, match, { id: 'one', now: 1 })
  let asked = 0
  playUntil(local, match.seed, () => {
    const [first] = local.match.open()
    return holds !== undefined && first !== undefined && !local.canGoOn() && holds(first.ask.id, asked++, local)
  })
  if (holds !== undefined && local.match.isOver()) throw new Error(`never so in "${match.seed}"`)
  return fileOf(local.keep(2))
}

const adventure = (who: readonly string[], seed: string, more: Partial<NewMatch>): NewMatch =>
  wanted(who, seed, { game: 'call-to-adventure', options: { quickStart: true }, ...more })

/** Two Heroes against the Adversary, to the end. */
export const playedMatch = (): string => played(adventure(['random', 'random'], 'a tale of two', { mode: 'coop' }))

/** Three around the world, to the end. */
export const playedJourney = (): string => played(wanted(['greedy', 'greedy', 'random'], 'around the world'))

/** One person among bots on the way around the world: the question after so many answers. */
export const journeyAfter = (answers: number): string =>
  played(wanted(['person', 'greedy', 'greedy'], 'a match to test'), (_kind, asked) => asked === answers)

const isReaction: Holds = (kind) => kind === 'react'

/** One person among bots, who may react. */
export const reactionAmongBots = (): string =>
  played(wanted(['person', 'greedy', 'greedy'], 'a match to react in'), isReaction)

/** Two people around one screen, one of whom may react. */
export const reactionAroundOneScreen = (): string => played(wanted(['person', 'person'], 'window 234'), isReaction)

/** One person among bots, and the answer that has dice rolled which succeed, or fail. */
export function attemptThat(ends: 'succeeds' | 'fails'): { readonly file: string; readonly key: string } {
  const told = { succeeds: 'questAccomplished', fails: 'questFailed' }[ends]
  const isOwn = (event: { readonly kind: string; readonly seat?: unknown }) => event.kind === told && event.seat === 0
  let found = ''
  const file = played(wanted(['person', 'greedy', 'greedy'], 'dice that roll 6'), (_kind, _asked, local) => {
    const { saved, card } = local.keep(2)
    const [ask] = local.match.asks(0)
    for (const { key } of ask?.options ?? []) {
      if (!key.startsWith('attempt')) continue
      const tried = LocalMatch.reopen(BOX, { saved, card })
      const before = tried.match.stored.length
      tried.answer(0, ask?.id ?? 0, key)
      while (tried.canGoOn()) tried.goOn()
      if (tried.match.stored.slice(before).some(({ event }) => isOwn(event))) found = key
    }
    return found !== ''
  })
  return { file, key: found }
}

/** A Hero beside a bot: the first question of a kind. */
export const adventureAt = (wished: string): string =>
  played(adventure(['person', 'greedy'], 'a tale of two', { mode: 'coop', options: {} }), (kind) => kind === wished)

/** A campaign, so many chapters long or to its end. */
export async function playedCampaign(most = 20): Promise<string> {
  const { shelf, close } = new Browser().tab()
  let id = ''
  let carry: unknown
  for (let n = 0; n < most && campaign.tell(carry, 'en').envelope !== undefined; n++) {
    const card = await shelf.create(adventure(['random'], `chapter ${n}`, { mode: 'campaign', campaign: id, carry }))
    const looker = new Onlooker(await shelf.open(card.id))
    await looker.until(({ over }) => over)
    looker.client.close()
    id = card.campaign?.id ?? ''
    carry = (await shelf.campaign(id)).carry
  }
  const file = await shelf.exportCampaign(id)
  close()
  return file
}
