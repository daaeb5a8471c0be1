import { type AnyGame, open, verify } from '@monomyth/engine'
import type { Chance, TableRecord } from '@monomyth/wire'
import { hashOf } from './hash.ts'
import type { Kept } from './kept.ts'
import { chainOf } from './witness.ts'

/** What is checked of a match that is over, in this order. */
export const CHECKS = ['commitment', 'share', 'seed', 'run', 'events'] as const
export type Check = (typeof CHECKS)[number]
/** `unknown`: this browser has not kept what it would take. */
export type Verdict = 'yes' | 'no' | 'unknown'
export type Verdicts = { readonly [check in Check]: Verdict }

/** Computes everything again that can be computed here. */
export function verdictsOn(
  game: AnyGame,
  { saved, chance }: TableRecord,
  seat: number,
  kept: Kept | undefined,
): Verdicts {
  return {
    commitment: commitment(chance, kept),
    share: share(chance, seat, kept),
    seed: isSeed(chance, saved) ? 'yes' : 'no',
    run: attempt(() => verify(game, saved)),
    events: events(game, saved, kept),
  }
}

/** The secret is the one the server had promised before it knew any share. */
function commitment({ secret, commitment }: Chance, kept: Kept | undefined): Verdict {
  if (hashOf(secret) !== commitment) return 'no'
  if (kept === undefined || kept.commitment === '') return 'unknown'
  return kept.commitment === commitment ? 'yes' : 'no'
}

function share({ shares }: Chance, seat: number, kept: Kept | undefined): Verdict {
  if (kept === undefined || kept.share === '' || seat < 0) return 'unknown'
  return shares[seat] === kept.share ? 'yes' : 'no'
}

function isSeed({ secret, shares, seed }: Chance, saved: unknown): boolean {
  const played = typeof saved === 'object' && saved !== null && 'seed' in saved ? saved.seed : undefined
  return hashOf([secret, ...shares].join('\n')) === seed && played === seed
}

function events(game: AnyGame, saved: unknown, kept: Kept | undefined): Verdict {
  const shown = kept?.shown
  if (shown === undefined || shown.n === 0) return 'unknown'
  if (shown.isBroken) return 'no'
  return attempt(() => chainOf(open(game, saved).events(shown.viewer, 0), shown.n) === shown.chain)
}

/** A record that cannot even be opened proves nothing. */
function attempt(holds: () => boolean): Verdict {
  try {
    return holds() ? 'yes' : 'no'
  } catch {
    return 'no'
  }
}
