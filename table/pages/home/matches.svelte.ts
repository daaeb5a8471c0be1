import {
  type CampaignCard,
  type MatchCard,
  type MatchShelf,
  TableError,
  type TroubleCode,
} from '../../client/client.ts'

/** The matches on the shelf, as the home page shows them: kept up to date, whichever tab changes them. */
export class Matches {
  /** undefined: still looking. */
  cards = $state.raw<readonly MatchCard[]>()
  campaigns = $state.raw<readonly CampaignCard[]>([])
  /** What is wrong with the shelf, if anything is. */
  trouble = $state.raw<TroubleCode>()
  readonly #shelf: MatchShelf

  constructor(shelf: MatchShelf) {
    this.#shelf = shelf
  }

  get unfinished(): readonly MatchCard[] {
    return this.loose.filter(({ over }) => !over)
  }

  get finished(): readonly MatchCard[] {
    return this.loose.filter(({ over }) => over)
  }

  /** What was played last and can be played on, chapters of campaigns included. */
  get newest(): MatchCard | undefined {
    return (this.cards ?? []).find(({ over }) => !over)
  }

  /** The chapters of a campaign are shown with it. */
  private get loose(): readonly MatchCard[] {
    const known = new Set(this.campaigns.map(({ id }) => id))
    return (this.cards ?? []).filter(({ campaign }) => campaign === undefined || !known.has(campaign.id))
  }

  /** Returns how to stop. */
  watch(): () => void {
    void this.look()
    const stop = this.#shelf.watch(() => void this.look())
    const stopTrouble = this.#shelf.trouble((code) => {
      this.trouble = code
    })
    return () => {
      stop()
      stopTrouble()
    }
  }

  async look(): Promise<void> {
    try {
      const [cards, campaigns] = await Promise.all([this.#shelf.list(), this.#shelf.campaigns()])
      this.campaigns = campaigns
      this.cards = cards
    } catch (error) {
      this.cards ??= []
      this.trouble = error instanceof TableError ? error.code : 'T_UNKNOWN'
    }
  }

  async lookAgain(): Promise<void> {
    this.trouble = undefined
    await this.look()
  }

  /** Takes a match off the shelf. Resolves to how to put it back, where that can be done. */
  async remove({ id }: MatchCard): Promise<(() => Promise<MatchCard>) | undefined> {
    // A match too damaged to be written out can still be deleted.
    const text = await this.#shelf.export(id).catch(() => undefined)
    await this.#shelf.remove(id)
    await this.look()
    if (text === undefined) return undefined
    return async () => {
      const back = await this.#shelf.import(text)
      await this.look()
      return back
    }
  }
}
