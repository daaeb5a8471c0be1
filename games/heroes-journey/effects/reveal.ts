import { asks } from '../asks.ts'
import { faceDownIn } from '../rules/places.ts'
import { revealQuest } from '../rules/reveal.ts'
import type { EffectOf } from './effect.ts'
import { type EffectKind, pick } from './kind.ts'

/** HJ-251, HJ-256: one at a time, each with its own event. */
export const reveal: EffectKind<EffectOf<'reveal'>> = {
  can: (view, seat, { place }, event) => faceDownIn(view, seat, place, event).length > 0,
  run(play, seat, effect, event) {
    for (let i = 0; i < effect.count; i++) {
      const cell = pick(play, seat, asks.revealByEffect, faceDownIn(play.state, seat, effect.place, event), effect)
      if (cell === undefined) return
      revealQuest(play, seat, cell, 'effect')
    }
  },
}
