import { Chance } from './chance.ts'
import type { AnyGame, Dice, Outcome, Seat, ZoneRef } from './contract.ts'
import type { Match } from './match.ts'
import { clonePosition, defaultSeers, whereIn } from './position.ts'
import { type Policy, Run } from './run.ts'
import { bitOf } from './shape.ts'

/** How a head plays on: who answers, and for how many decisions. */
export interface Rollout {
  readonly policy: Policy<never>
  readonly decisions: number
}

/** One future as a seat may imagine it. Nothing in it comes from what the seat cannot know. */
export interface Thought {
  readonly state: unknown
  readonly outcome: Outcome | undefined
  readonly decisions: number
}

/**
 * A bot's head: comes to the pending question as it happened, draws anew what the seat cannot know, and plays on.
 * Drawing only there keeps everything the seat has seen since the last boundary.
 */
export function think(match: Match, seat: Seat, { policy, decisions }: Rollout, chance: Chance): Thought {
  const { game, given, key } = match.table
  const { boundary, script, gone, leaving, halt } = match.standing()
  const entries = given.entries.map((entry, of) => (of === seat ? entry : undefined))
  const run = new Run(game, { ...given, entries }, key, clonePosition(game.shape, boundary), {
    script,
    gone,
    policy: policy as Policy,
    limit: decisions,
    thinker: seat,
    openPlace: halt.openPlace,
    awake(host) {
      imagine(game, host, seat, chance)
      host.chance = new Chance(chance.key, chance, chance.word())
    },
  })
  const outcome = run.toEnd(leaving)
  return { state: run.state, outcome, decisions: run.decisions }
}

/** Forgets the secrets of others, and deals what this seat cannot see anew among the places it could be in. */
function imagine(game: AnyGame, { state, known, where }: Run, seat: Seat, chance: Dice): void {
  const { shape } = game
  shape.veil(state, seat)
  const bit = bitOf(seat)
  const pools = poolsOf(shape)
  // By pool: the pieces nobody told this seat about, in rising order, so that where they truly lie cannot show.
  const unseen: number[][] = []
  for (let piece = 0; piece < where.length; piece++) {
    const pool = where[piece]! < 0 ? -1 : pools[where[piece]!]!
    if (pool < 0 || (known[piece]! & bit) !== 0 || isUnlisted(shape.zones[where[piece]!]!, seat)) continue
    unseen[pool] ??= []
    unseen[pool].push(piece)
  }
  for (const pieces of unseen) if (pieces !== undefined) chance.shuffle(pieces)
  const dealt = unseen.map(() => 0)
  const seers = known.slice()
  for (const zone of shape.zones) {
    const pieces = unseen[pools[zone.index]!]
    if (pieces === undefined || isUnlisted(zone, seat)) continue
    const list: number[] = shape.piecesIn(state, zone)
    for (let at = 0; at < list.length; at++) {
      const bits = seers[list[at]!]!
      if ((bits & bit) !== 0) continue
      const piece = pieces[dealt[pools[zone.index]!]!++]!
      list[at] = piece
      known[piece] = bits
      where[piece] = zone.index
    }
  }
  if (game.prior !== undefined) drawPrior(game, { state, known, where }, seat, chance)
}

/** What the seat cannot even list is the game's to draw. It may lay out other pieces than those that truly lie there. */
function drawPrior(game: AnyGame, { state, known, where }: Imagined, seat: Seat, chance: Dice): void {
  const { shape } = game
  game.prior!(state, () => shape.view(state, seat, known), seat, chance)
  if (!shape.zones.some((zone) => isUnlisted(zone, seat))) return
  for (const [piece, zone] of whereIn(shape, state).entries()) {
    if (zone >= 0 && where[piece] !== zone) known[piece] = defaultSeers(shape.zones[zone]!)
    where[piece] = zone
  }
}

type Imagined = Pick<Run, 'state' | 'known' | 'where'>

const isUnlisted = (zone: ZoneRef, seat: Seat): boolean => zone.unlisted && zone.owner !== seat

/** By zone: the number of its pool. Zones of one back share a pool, but for somebody's own. Made once for a shape. */
function poolsOf({ zones }: { readonly zones: readonly ZoneRef[] }): readonly number[] {
  const known = POOLS.get(zones)
  if (known !== undefined) return known
  const names = zones.map(({ back, own, owner }) => (own ? `${back} ${owner}` : back))
  const pools = names.map((name) => names.indexOf(name))
  POOLS.set(zones, pools)
  return pools
}
const POOLS = new WeakMap<readonly ZoneRef[], readonly number[]>()
