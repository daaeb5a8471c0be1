import { asks } from '../asks.ts'
import { arrive } from '../rules/arrive.ts'
import { NEIGHBOURS } from '../rules/board.ts'
import { hasDestination } from '../rules/movement.ts'
import type { EffectOf } from './effect.ts'
import { type EffectKind, pick } from './kind.ts'

/** HJ-313, HJ-314, HJ-974: the owner's pawn moves, one cell after the other. */
export const move: EffectKind<EffectOf<'move'>> = {
  can: (view, seat) => hasDestination(view, view.seats[seat]!.cell),
  run(play, seat, effect) {
    const hero = play.state.seats[seat]!
    for (let i = 0; i < effect.steps; i++) {
      if (!hasDestination(play.state, hero.cell)) return
      const cell = pick(play, seat, asks.moveByEffect, NEIGHBOURS[hero.cell]!, effect)
      if (cell === undefined) return
      arrive(play, seat, cell, 'move')
    }
  },
}
