import { asks } from '../asks.ts'
import { faceDownIn } from '../rules/places.ts'
import type { EffectOf } from './effect.ts'
import { type EffectKind, pick } from './kind.ts'

/** HJ-748: one player alone sees a quest that stays face down; the others see which cell was looked at. */
export const peek: EffectKind<EffectOf<'peek'>> = {
  can: (view, seat, { place }, event) => faceDownIn(view, seat, place, event).length > 0,
  run(play, seat, effect, event) {
    for (let i = 0; i < effect.count; i++) {
      const cell = pick(play, seat, asks.peek, faceDownIn(play.state, seat, effect.place, event), effect)
      if (cell === undefined) return
      const quest = play.state.quests[cell]!
      play.show(quest, seat)
      play.tell({ kind: 'peeked', seat, cell, quest })
    }
  },
}
