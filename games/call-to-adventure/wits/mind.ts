import type { Seat } from '@monomyth/engine'
import { isCompetitive } from '../rules/modes.ts'
import { WHOLE_STORY } from '../rules/slots.ts'
import type { View } from '../state.ts'
import type { Standing } from './law.ts'

/** How a seat looks at the table. Everything is measured in points of the score sheet. */
export interface Mind {
  readonly view: View
  readonly seat: Seat
  readonly odds: boolean
  /** What one token less on the Adversary is worth; without an Adversary nothing. */
  readonly token: number
  /** What one experience in the reserve is worth: a point at the end, and until then what it can buy. */
  readonly xp: number
  /** Own ordinary turns and own turns against the Adversary that are still to come. */
  readonly turns: number
  readonly duels: number
  /** Attempts in which a Feat may still help, one's own and those of allies. */
  readonly chances: number
  /** By option of the menu: what it is worth, and by path what adding it is worth, as far as it has been asked. */
  readonly known: Map<number, number>
  readonly paths: Map<number, number>
  /** How the attempt under way stands, once it has been asked. */
  standing: Standing | undefined
}

/**
 * CTA-003, CTA-004 What a token is worth to a Hero alone: nobody wins unless all are gone. In a party only one can be
 * the best, so that the more there are, the more one's own score counts beside the shared victory.
 */
const TOKEN = 0.85
/** At the end nothing can make up for it any more. */
const LAST_TURNS = 2
/** What a Dark rune against the Adversary brings besides the point its experience would be at the end. */
const SAVED = 0.5
/** CTA-313 So many Dark runes can be bought for each turn against the Adversary. */
const SAVED_FOR_DUEL = 3

export function mindOf(view: View, seat: Seat, odds: boolean): Mind {
  const isAlone = isCompetitive(view)
  const turns = turnsLeft(view, seat)
  const duels = duelsLeft(view, seat)
  let chances = turns + duels
  if (!isAlone)
    for (let other = 0; other < view.seats.length; other++)
      if (other !== seat) chances += turnsLeft(view, other) + duelsLeft(view, other)
  const isShort = duels > 0 && (view.seats[seat]?.xp ?? 0) <= duels * SAVED_FOR_DUEL
  return {
    view,
    seat,
    odds,
    token: isAlone ? 0 : (TOKEN * (view.isFinale === 1 ? LAST_TURNS : 1)) / Math.sqrt(view.seats.length),
    xp: isShort ? 1 + SAVED : 1,
    turns,
    duels,
    chances,
    known: new Map(),
    paths: new Map(),
    standing: undefined,
  }
}

export const isAlly = ({ view }: Mind): boolean => !isCompetitive(view)

/** Ordinary turns of this Hero: as many as Story cards are missing; once the end has started, one at most. */
function turnsLeft(view: View, seat: Seat): number {
  if (view.isFinale === 1) return 0
  const missing = WHOLE_STORY - view.seats[seat]!.story.length
  if (view.ender < 0) return missing
  return Math.min(missing, isStillToCome(view, seat) ? 1 : 0)
}

/** CTA-708, CTA-753 The first face once, the last face once. */
function duelsLeft(view: View, seat: Seat): number {
  if (view.adversary.card < 0) return 0
  if (view.isFinale === 1) return isStillToCome(view, seat) ? 1 : 0
  return view.seats[seat]!.hasFaced === 1 ? 1 : 2
}

/** CTA-752, CTA-753 In the round that begins with the one who started the end: is this Hero's turn not over yet? */
function isStillToCome({ seats, ender, active, attempt }: View, seat: Seat): boolean {
  const after = (other: Seat) => (other - ender + seats.length) % seats.length
  return seat === active ? attempt.outcome === 'open' : after(seat) > after(active)
}
