import { Chance, keyOf } from '../chance.ts'
import type { AnyGame, Piece } from '../contract.ts'
import { Match } from '../match.ts'
import { type Position, positionOf } from '../position.ts'
import { EVERYBODY } from '../shape.ts'
import { givenOf, type Setup } from '../start.ts'

/** A match that begins in the middle: at a state with some pieces shown to all, or at a whole position. */
export function stage(
  game: AnyGame,
  setup: Setup,
  at: {
    readonly state: unknown
    readonly drawn?: number
    readonly shown?: readonly Piece[]
    readonly position?: Position<unknown>
  },
): Match {
  const given = givenOf(game, setup)
  const position = at.position ?? positionOf(game.shape, at.state, { lane: 0, drawn: at.drawn ?? 0 })
  for (const piece of at.shown ?? []) position.known[piece] = EVERYBODY
  return new Match({
    game,
    given,
    seed: setup.seed,
    key: keyOf(setup.seed),
    base: { step: 0, position, gone: 0 },
    before: [],
    staged: true,
  })
}

/** How far the stream of this seed must be drawn for the next dice to show these faces. */
export function drawnBefore(seed: string, faces: readonly number[], sides = 6): number {
  const key = keyOf(seed)
  for (let drawn = 0; ; drawn++) {
    const chance = new Chance(key, { lane: 0, drawn })
    if (faces.every((face) => chance.below(sides) + 1 === face)) return drawn
  }
}
