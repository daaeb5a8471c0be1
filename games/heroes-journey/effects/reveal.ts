import type { Seat } from '@monomyth/engine'
import { asks } from '../asks.ts'
import { cellOfEvent } from '../rules/conditions.ts'
import { faceDownIn } from '../rules/places.ts'
import { revealQuest } from '../rules/reveal.ts'
import type { View } from '../state.ts'
import type { EffectOf } from './effect.ts'
import type { EffectKind } from './kind.ts'

/** HJ-251, HJ-256: one at a time, each with its own event. */
export const reveal: EffectKind<EffectOf<'reveal'>> = {
  can: (view, seat, { place }, event) => faceDownIn(view, place, seat, event).length > 0,
  run(play, seat, { count, place, optional }, event) {
    for (let i = 0; i < count; i++) {
      const cells = faceDownIn(play.state, place, seat, event)
      if (cells.length === 0) return
      const cell = optional
        ? play.mayChoose(seat, asks.revealByEffect, cells)
        : play.choose(seat, asks.revealByEffect, cells)
      if (cell === undefined) return
      revealQuest(play, seat, cell, 'effect')
    }
  },
}
