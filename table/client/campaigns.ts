import { type AnyGame, fingerprint } from '@monomyth/engine'
import type { Around } from './around.ts'
import { campaignFile, campaignIn } from './campaign-file.ts'
import { type CampaignCard, type ChapterCard, type MatchCard, type NewMatch, TableError } from './client.ts'
import { LocalMatch } from './local-match.ts'
import type { Kept, KeptCampaign } from './store.ts'

/** What a match of a campaign starts from. */
type Chapter = Required<Pick<NewMatch, 'campaign' | 'carry'>>

/**
 * The campaigns of this device. A chain never forks: a chapter is stored together with the campaign it is added to, only
 * if that one stands where whoever added it saw it stand, and only once the chapter before is over.
 */
export class Campaigns {
  private readonly around: Around
  private readonly gameOf: (id: string) => Promise<AnyGame>
  private readonly changed: (id: string) => void

  constructor(around: Around, gameOf: (id: string) => Promise<AnyGame>, changed: (id: string) => void) {
    this.around = around
    this.gameOf = gameOf
    this.changed = changed
  }

  async list(): Promise<readonly CampaignCard[]> {
    const kept = await this.around.store.campaigns()
    // One whose last match cannot be read is shown as it was.
    const cards = await Promise.all(kept.map(({ id, card }) => this.get(id).catch(() => card)))
    return cards.sort((a, b) => b.changed - a.changed)
  }

  /** As it stands: with what its last match has handed on, if that is over by now. */
  async get(id: string): Promise<CampaignCard> {
    return (await this.alone(id, () => this.settled(id))).card
  }

  async unseal(id: string, envelope: string): Promise<CampaignCard> {
    const { card } = await this.change(id, (card) =>
      card.opened.includes(envelope) ? card : { ...card, opened: [...card.opened, envelope] },
    )
    return card
  }

  async rename(id: string, name: string): Promise<void> {
    await this.change(id, (card) => ({ ...card, name }))
  }

  async remove(id: string): Promise<void> {
    const matches = await this.alone(id, async () => {
      const { card } = await this.load(id)
      const played = card.chapters.map(({ match }) => match)
      await this.around.store.removeCampaign(id, played)
      return played
    })
    for (const gone of [id, ...matches]) this.changed(gone)
  }

  /** Begins the match `wanted` asks for: the first of a new campaign, or the next of one that waits for it. */
  async begin(wanted: Chapter & NewMatch, match: (from: Chapter) => Kept): Promise<Kept> {
    const { campaign: id, carry, game, name } = wanted
    if (id === '') {
      const campaign = this.around.random(10)
      const first = match({ campaign, carry: undefined })
      const { mode, created } = first.card
      const card = { id: campaign, game, mode, name, created, changed: created, carry: undefined, opened: [] }
      await this.store({ id: campaign, seq: 1, card: { ...card, chapters: [chapterOf(first.card)] } }, [first])
      return first
    }
    return this.alone(id, async () => {
      const { seq, card } = await this.settled(id)
      const isWaiting = card.chapters.every(({ over }) => over)
      if (!isWaiting || fingerprint(card.carry) !== fingerprint(carry)) throw new TableError('T_CHAPTER_BEGUN', id)
      const next = match({ campaign: id, carry: card.carry })
      const chapters = [...card.chapters, chapterOf(next.card)]
      const grown = { id, seq: seq + 1, card: { ...card, changed: next.card.changed, chapters } }
      if (!(await this.store(grown, [next]))) throw new TableError('T_CHAPTER_BEGUN', id)
      return next
    })
  }

  async export(id: string): Promise<string> {
    const card = await this.get(id)
    const { store } = this.around
    return campaignFile(card, await Promise.all(card.chapters.map(({ match }) => store.load(match))))
  }

  async import(text: string): Promise<CampaignCard> {
    const { around } = this
    const { campaign, matches } = await campaignIn(text, this.gameOf, {
      id: () => around.random(10),
      now: around.now(),
    })
    await this.store(campaign, matches)
    return campaign.card
  }

  // ── Inside ────────────────────────────────────────────────────────────────────────────────────────────────────────

  private alone<T>(id: string, work: () => Promise<T>): Promise<T> {
    return this.around.alone(`campaign ${id}`, work)
  }

  private async load(id: string): Promise<KeptCampaign> {
    const kept = await this.around.store.campaign(id)
    if (kept === undefined) throw new TableError('T_NO_CAMPAIGN', id)
    return kept
  }

  private async store(campaign: KeptCampaign, matches: readonly Kept[] = []): Promise<boolean> {
    const isStored = await this.around.store.putCampaign(campaign, matches)
    if (isStored) this.changed(campaign.id)
    return isStored
  }

  private change(id: string, change: (card: CampaignCard) => CampaignCard): Promise<KeptCampaign> {
    return this.alone(id, async () => {
      for (;;) {
        const kept = await this.settled(id)
        const card = change(kept.card)
        if (card === kept.card) return kept
        const next = { id, seq: kept.seq + 1, card }
        if (await this.store(next)) return next
      }
    })
  }

  /** However often and in however many tabs this is tried: what a match hands on is taken once. */
  private async settled(id: string): Promise<KeptCampaign> {
    for (;;) {
      const kept = await this.load(id)
      const card = await this.wentOn(kept.card)
      if (card === undefined) return kept
      const next = { id, seq: kept.seq + 1, card }
      if (await this.store(next)) return next
    }
  }

  /** undefined: it stands where it stood. */
  private async wentOn(card: CampaignCard): Promise<CampaignCard | undefined> {
    const last = card.chapters.at(-1)
    if (last === undefined || last.over) return undefined
    const kept = await this.around.store.load(last.match)
    const before = card.chapters.slice(0, -1)
    // Its match was thrown away: the chapter waits to be played once more.
    if (kept === undefined) return { ...card, chapters: before }
    if (!kept.card.over) return undefined
    const { match } = LocalMatch.reopen({ game: await this.gameOf(card.game), tutorial: undefined }, kept)
    const { changed } = kept.card
    return {
      ...card,
      changed,
      carry: match.carry(),
      chapters: [...before, { ...chapterOf(kept.card), carry: last.carry }],
    }
  }
}

const chapterOf = ({ id, campaign, seats, over, winners, changed }: MatchCard): ChapterCard => ({
  ...{ match: id, carry: campaign?.carry, seats, over, winners, changed },
})
