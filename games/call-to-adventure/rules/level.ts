import type { Seat } from '@monomyth/engine'
import { asks } from '../asks.ts'
import { originOf } from '../content/pieces.ts'
import type { Effect } from '../effects/effect.ts'
import { fire } from '../effects/index.ts'
import type { Play } from '../events.ts'
import type { Cause } from '../words.ts'
import { LAST_LEVEL, TOP_LEVEL } from './track.ts'
import { payXp } from './xp.ts'

export { LAST_LEVEL, LEVELS, TOP_LEVEL } from './track.ts'

/** CTA-442, CTA-449, CTA-451 One level up, with all it triggers; nothing on the top level. */
export function gainVirtue(play: Play, seat: Seat, cause: Cause): void {
  if (play.state.seats[seat]!.level <= TOP_LEVEL) return
  shift(play, seat, -1, cause)
  fire(play, 'virtue', { seat })
}

/** CTA-443, CTA-447, CTA-450 One level down, with all it triggers, unless it is prevented; nothing on the last level. */
export function takeCorruption(play: Play, seat: Seat, cause: Cause): void {
  if (play.state.seats[seat]!.level >= LAST_LEVEL || isPrevented(play, seat)) return
  shift(play, seat, 1, cause)
  fire(play, 'corruption', { seat })
}

/** CTA-C028: what is taken as a cost cannot be prevented. CTA-452: it is asked only for as many levels as are left. */
export function payCorruption(play: Play, seat: Seat, count: number): void {
  for (let n = 0; n < count && play.state.seats[seat]!.level < LAST_LEVEL; n++) {
    shift(play, seat, 1, 'cost')
    fire(play, 'corruption', { seat })
  }
}

/** CTA-112 The marker alone: in the setup a change of level triggers nothing. */
export function shift(play: Play, seat: Seat, by: number, cause: Cause): void {
  const hero = play.state.seats[seat]!
  hero.level += by
  play.tell({ kind: 'levelChanged', seat, by, level: hero.level, cause })
}

/** CTA-C028 An Origin may offer, once in each player's turn, to pay instead. */
function isPrevented(play: Play, seat: Seat): boolean {
  const hero = play.state.seats[seat]!
  if (hero.originUsed === 1) return false
  const price = priceToPrevent(originOf(hero.origin[0]!).effects)
  if (price < 0 || hero.xp < price || play.mayChoose(seat, asks.offer, hero.origin) === undefined) return false
  hero.originUsed = 1
  payXp(play, seat, price)
  play.tell({ kind: 'corruptionPrevented', seat })
  return true
}

/** −1: it cannot. */
function priceToPrevent(effects: readonly Effect[]): number {
  for (const { on, cost } of effects) if (on === 'wouldCorrupt' && cost?.pay === 'xp') return cost.from
  return -1
}
