import type { MatchCard, MatchShelf } from '../../client/client.ts'

/** The matches on the shelf, as the home page shows them: kept up to date, whichever tab changes them. */
export class Matches {
  /** undefined: still looking. */
  cards = $state.raw<readonly MatchCard[]>()
  /** Why they cannot be had, if they cannot. */
  trouble = $state.raw<unknown>()
  readonly #shelf: MatchShelf

  constructor(shelf: MatchShelf) {
    this.#shelf = shelf
  }

  get unfinished(): readonly MatchCard[] {
    return (this.cards ?? []).filter(({ over }) => !over)
  }

  get finished(): readonly MatchCard[] {
    return (this.cards ?? []).filter(({ over }) => over)
  }

  /** Returns how to stop. */
  watch(): () => void {
    void this.look()
    return this.#shelf.watch(() => void this.look())
  }

  async look(): Promise<void> {
    try {
      this.cards = await this.#shelf.list()
      this.trouble = undefined
    } catch (error) {
      this.cards ??= []
      this.trouble = error
    }
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
