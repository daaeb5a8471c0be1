import type { CampaignCard, MatchCard } from './client.ts'

/** A match as a list needs it. */
export interface Listed {
  readonly id: string
  /** Rises by one with every change: whoever writes says what it has seen. */
  readonly seq: number
  readonly card: MatchCard
}

/** A match as it is kept. */
export interface Kept extends Listed {
  /** The engine's save, as text: smaller and quicker to copy than the thousand little objects in it. */
  readonly saved: string
}

/** A campaign as it is kept: its matches lie with the others. */
export interface KeptCampaign {
  readonly id: string
  /** As of a match. */
  readonly seq: number
  readonly card: CampaignCard
}

/** The card as it can be shown, whatever happened to it in the store; one that lost its form opens no match. */
export function cardOf({ id, card }: Listed): MatchCard {
  const isWhole =
    typeof card?.game === 'string' &&
    typeof card.name === 'string' &&
    typeof card.changed === 'number' &&
    Array.isArray(card.seats) &&
    Array.isArray(card.winners)
  return isWhole ? { ...card, id } : { ...BLANK, id }
}

const BLANK: Omit<MatchCard, 'id'> = {
  ...{ game: '', name: '', mode: '', options: {}, seats: [], seed: '' },
  ...{ created: 0, changed: 0, answers: 0, over: false, winners: [], lesson: undefined },
}

/** Where matches are kept. Every change is whole or not at all; failing is a TableError. */
export interface Store {
  list(): Promise<readonly Listed[]>
  load(id: string): Promise<Kept | undefined>
  /**
   * Keeps it if it follows what lies there (`seq` − 1, or nothing). False: somebody was faster; nothing has changed.
   * `strict`: the promise is kept once it would survive a power cut.
   */
  put(kept: Kept, durability?: 'strict' | 'relaxed'): Promise<boolean>
  remove(id: string): Promise<void>

  campaigns(): Promise<readonly KeptCampaign[]>
  campaign(id: string): Promise<KeptCampaign | undefined>
  /** A campaign together with matches of it: all of them as `put` does, or none. */
  putCampaign(campaign: KeptCampaign, matches?: readonly Kept[]): Promise<boolean>
  removeCampaign(id: string, matches: readonly string[]): Promise<void>
}

/** Forgets everything with the page: for tests, and where the browser lets nobody store anything. */
export function memoryStore(): Store {
  const all = new Map<string, Kept>()
  const chains = new Map<string, KeptCampaign>()
  return {
    list: async () => [...all.values()].map(({ id, seq, card }) => ({ id, seq, card })),
    load: async (id) => all.get(id),
    async put(kept) {
      if (!follows(kept, all.get(kept.id))) return false
      all.set(kept.id, kept)
      return true
    },
    async remove(id) {
      all.delete(id)
    },
    campaigns: async () => [...chains.values()],
    campaign: async (id) => chains.get(id),
    async putCampaign(campaign, matches = []) {
      if (!follows(campaign, chains.get(campaign.id))) return false
      if (matches.some((kept) => !follows(kept, all.get(kept.id)))) return false
      chains.set(campaign.id, campaign)
      for (const kept of matches) all.set(kept.id, kept)
      return true
    },
    async removeCampaign(id, matches) {
      chains.delete(id)
      for (const match of matches) all.delete(match)
    },
  }
}

/** Is this the very next change of what lies there? */
export const follows = ({ seq }: { readonly seq: number }, there: { readonly seq: number } | undefined): boolean =>
  (there?.seq ?? 0) === seq - 1
