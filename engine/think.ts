import { Chance } from './chance.ts'
import type { AnyGame, Dice, Outcome, Seat } from './contract.ts'
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
  const { boundary, script, gone, leaving, run: live } = match.standing()
  const run = new Run(game, given, key, clonePosition(game.shape, boundary), {
    script,
    gone,
    policy: policy as Policy,
    limit: decisions,
    thinker: seat,
    openPlace: live.openPlace,
    awake(host) {
      imagine(game, host, seat, chance)
      host.chance = new Chance(chance.key, chance, chance.word())
    },
  })
  run.toEnd(leaving)
  return { state: run.state, outcome: game.outcome(run.state), decisions: run.decisions }
}

/** Deals what this seat cannot see anew among the places it could be in. */
function imagine(game: AnyGame, { state, known, where }: Run, seat: Seat, chance: Dice): void {
  const { shape } = game
  const bit = bitOf(seat)
  const groups = new Map<
    string,
    { places: { list: number[]; at: number; zone: number; seers: number }[]; pieces: number[] }
  >()
  for (const zone of shape.zones) {
    if (zone.unlisted && zone.owner !== seat) continue
    const list: number[] = shape.piecesIn(state, zone)
    for (const [at, piece] of list.entries()) {
      if ((known[piece]! & bit) !== 0) continue
      const back = zone.own ? `${zone.back} ${zone.owner}` : zone.back
      if (!groups.has(back)) groups.set(back, { places: [], pieces: [] })
      const group = groups.get(back)!
      group.places.push({ list, at, zone: zone.index, seers: known[piece]! })
      group.pieces.push(piece)
    }
  }
  for (const { places, pieces } of groups.values()) {
    // Sorted first: the order they truly lie in must not show through the shuffle.
    pieces.sort((a, b) => a - b)
    chance.shuffle(pieces)
    for (const [i, { list, at, zone, seers }] of places.entries()) {
      list[at] = pieces[i]!
      known[pieces[i]!] = seers
      where[pieces[i]!] = zone
    }
  }
  if (game.prior === undefined) return
  game.prior(state, shape.view(state, seat, known), seat, chance)
  // It may have laid out other pieces than those that truly lie there.
  for (const [piece, zone] of whereIn(shape, state).entries()) {
    if (zone >= 0 && where[piece] !== zone) known[piece] = defaultSeers(shape, zone)
    where[piece] = zone
  }
}
