import type { AnyGame } from '@monomyth/engine'
import type { TableRecord } from '@monomyth/wire'
import type { MatchCard } from '../client/client.ts'
import { fileOf } from '../client/file.ts'
import { LocalMatch } from '../client/local-match.ts'
import type { Record } from './client/seat.ts'

/** A match that is over, run again here, to be looked at through anybody's eyes. */
export function recordOf(game: AnyGame, card: MatchCard, { saved }: TableRecord): Record {
  const kept = { card, saved: JSON.stringify(saved) }
  const local = LocalMatch.reopen({ game, tutorial: undefined }, kept)
  return {
    events: async (eyes) => local.events(eyes),
    history: async (eyes) => local.history(eyes),
    past: async (at, eyes) => local.past(at, eyes),
    file: async () => fileOf(kept),
  }
}
