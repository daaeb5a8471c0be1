import type { Piece, Seat } from '@monomyth/engine'
import { asks } from '../asks.ts'
import { heritageOf } from '../content/pieces.ts'
import { type Context, contextOf } from '../effects/context.ts'
import type { Effect } from '../effects/effect.ts'
import { isOffered } from '../effects/offer.ts'
import { perform } from '../effects/run.ts'
import type { Play } from '../events.ts'
import type { View } from '../state.ts'
import { FEATS } from '../words.ts'
import { drawByRune } from './cast.ts'
import { canDraw } from './drawable.ts'
import { isCompetitive } from './modes.ts'

/** CTA-500 By what is open, as bits: a Hero card, an Antihero card, the own effect. */
const OWN = 2
const CHOICES: readonly (readonly number[])[] = Array.from({ length: 8 }, (_, open) =>
  [0, 1, OWN].filter((choice) => (open & (1 << choice)) !== 0),
)

/** CTA-500, CTA-502, CTA-505 The active Hero may use exactly one of the two effects for this Crest. */
export function offerHeritage(play: Play): void {
  const { state } = play
  const { active } = state
  const [heritage] = state.seats[active]!.heritage
  if (heritage === undefined || state.attempt.isHeritageOff === 1) return
  let open = 0
  for (const [choice, type] of FEATS.entries()) if (canDraw(state, type)) open |= 1 << choice
  if (isOwnOffered(state, active, heritage)) open |= 1 << OWN
  const choice = play.mayChoose(active, asks.heritage, CHOICES[open]!)
  if (choice === undefined) return
  play.tell({ kind: 'heritageUsed', seat: active, heritage })
  if (choice === OWN) useOwn(play, active, heritage)
  else drawByRune(play, FEATS[choice]!)
}

/** CTA-C012, CTA-C013: what an own effect gives where it has nothing to work on. */
const ONE_XP: Effect = {
  on: 'crest',
  by: 'self',
  if: [],
  optional: true,
  cost: undefined,
  do: [{ do: 'xp', who: 'self', by: 1 }],
  else: [],
  limit: 'none',
}

/** CTA-860, CTA-C013: without an Adversary there is no Action to cancel. */
function ownEffect(view: View, heritage: Piece): Effect {
  const { own } = heritageOf(heritage)
  return isCompetitive(view) && own.do.some((operation) => operation.do === 'cancelAction') ? ONE_XP : own
}

function crestOf(seat: Seat, heritage: Piece): Context {
  const context = contextOf('crest', { seat })
  context.card = heritage
  return context
}

const isOwnOffered = (view: View, seat: Seat, heritage: Piece): boolean =>
  isOffered(view, seat, ownEffect(view, heritage), crestOf(seat, heritage))

/** Uses the own effect of a Heritage, be it that of another Hero. */
export const useOwn = (play: Play, seat: Seat, heritage: Piece): void =>
  perform(play, seat, ownEffect(play.state, heritage), crestOf(seat, heritage))

/** CTA-C012 The Heritages of the others whose own effect would be offered. */
export function copiedHeritages(view: View, owner: Seat): Piece[] {
  const offered: Piece[] = []
  for (let seat = 0; seat < view.seats.length; seat++) {
    const heritage = view.seats[seat]!.heritage[0] as Piece | undefined
    if (seat !== owner && heritage !== undefined && isOwnOffered(view, owner, heritage)) offered.push(heritage)
  }
  return offered
}
