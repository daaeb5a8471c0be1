import type { Seat } from '@monomyth/engine'
import { contextOf } from '../effects/context.ts'
import { LAST_LEVEL, LEVELS, TOP_LEVEL } from '../rules/track.ts'
import { isAlly, type Mind } from './mind.ts'
import { tokensOn } from './tokens.ts'

/** CTA-444 By level, what it is worth to stand there before the end: its points, and what lies one step away. */
const PROMISE: readonly number[] = [0, 3, 1.4, 0.4, 0.2, 0.8, 1.6, -5]
/** What a Feat in hand is worth more when it may be played. */
const PLAYABLE = 0.6

/** What a level is worth to this Hero, with its points as they count at the end once that is near. */
function levelWorth({ view, seat, turns, duels }: Mind, level: number): number {
  const { tri, tra, hero, antihero } = LEVELS[level]!
  const { heroes, antiheroes } = view.seats[seat]!
  const hand = PLAYABLE * ((hero ? heroes.length : 0) + (antihero ? antiheroes.length : 0))
  return (turns + duels > 1 ? PROMISE[level]! : tri + tra) + hand
}

const VIRTUE = contextOf('virtue', { seat: 0 })
const CORRUPTION = contextOf('corruption', { seat: 0 })

/** CTA-442, CTA-443, CTA-450 Levels moved by the owner or another Hero: up below 0, down above it. */
export function shiftWorth(mind: Mind, who: Seat, by: number): number {
  const { view, seat, token } = mind
  const from = view.seats[who]!.level
  const to = Math.max(TOP_LEVEL, Math.min(LAST_LEVEL, from + by))
  const moved = Math.abs(to - from)
  const tokens = to < from ? tokensOn(view, 'virtue', VIRTUE) : tokensOn(view, 'corruption', CORRUPTION)
  const own = who === seat ? levelWorth(mind, to) - levelWorth(mind, from) : 0
  return own - moved * tokens * token
}

/** CTA-331 What so many Moons cost whoever makes the attempt; what another Hero suffers is worth nothing to a rival. */
export function moonWorth(mind: Mind, moons: number): number {
  const { view, seat } = mind
  if (moons === 0 || view.attempt.areMoonsIgnored === 1) return 0
  return view.active === seat || isAlly(mind) ? shiftWorth(mind, view.active, moons) : 0
}
