import type { ChanceMark } from './chance.ts'
import type { Shape, ZoneRef } from './contract.ts'
import { Digest } from './digest.ts'
import { EVERYBODY } from './shape.ts'

/** Everything that is true at one moment: the game's state, who knows which face, and where chance stands. */
export interface Position<S> {
  readonly state: S
  /** By piece: the bits of those who know its face where it lies. */
  readonly known: number[]
  /** By piece: the zone that holds it, or −1. Follows from the state; kept because moving asks for it. */
  readonly where: number[]
  readonly chance: ChanceMark
}

/** A fresh position around a state: everybody knows what their zones show them, and nothing more. */
export function positionOf<S>(shape: Shape<S, unknown>, state: S, chance: ChanceMark): Position<S> {
  const where = whereIn(shape, state)
  const known = where.map((zone) => (zone < 0 ? 0 : defaultSeers(shape.zones[zone]!)))
  // Field by field: what comes may be the stream itself, with its key.
  return { state, known, where, chance: { lane: chance.lane, drawn: chance.drawn } }
}

/** Which zone holds each piece. A piece in two zones, or numbers that do not start at 0, are a broken state. */
export function whereIn<S>(shape: Shape<S, unknown>, state: S): number[] {
  const where: number[] = []
  for (const zone of shape.zones) {
    for (const piece of shape.piecesIn(state, zone)) {
      while (where.length <= piece) where.push(-1)
      if (where[piece] !== -1)
        throw new Error(`piece ${piece} lies both in ${shape.zones[where[piece]!]!.id} and ${zone.id}`)
      where[piece] = zone.index
    }
  }
  return where
}

export function defaultSeers({ sees, owner }: ZoneRef): number {
  return sees === 'all' ? EVERYBODY : sees === 'owner' ? 1 << owner : 0
}

export function clonePosition<S>(shape: Shape<S, unknown>, position: Position<S>): Position<S> {
  return {
    state: shape.clone(position.state),
    known: position.known.slice(),
    where: position.where.slice(),
    chance: { lane: position.chance.lane, drawn: position.chance.drawn },
  }
}

export function hashOf<S>(shape: Shape<S, unknown>, { state, known, chance }: Position<S>): string {
  const digest = new Digest()
  shape.digest(state, digest)
  digest.numbers(known)
  digest.number(chance.lane)
  digest.number(chance.drawn)
  return digest.toString()
}
