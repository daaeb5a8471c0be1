import type { Seat } from '@monomyth/engine'
import { asks } from '../asks.ts'
import type { TriggerEvent } from '../events.ts'
import { arrive } from '../rules/arrive.ts'
import { cellsIn } from '../rules/places.ts'
import { isFaceUp } from '../rules/quests.ts'
import type { View } from '../state.ts'
import type { Place } from '../words.ts'
import type { EffectOf } from './effect.ts'
import { type EffectKind, pick } from './kind.ts'

/** HJ-302, HJ-312, HJ-977: never on a face-down quest, and only where the pawn does not stand already. */
export const place: EffectKind<EffectOf<'place'>> = {
  can: (view, seat, effect, event) => candidates(view, seat, effect.place, event).length > 0,
  run(play, seat, effect, event) {
    const cell = pick(play, seat, asks.place, candidates(play.state, seat, effect.place, event), effect)
    if (cell !== undefined) arrive(play, seat, cell, 'place')
  },
}

const candidates = (view: View, seat: Seat, place: Place, event: TriggerEvent): readonly number[] =>
  cellsIn(view, seat, place, event).filter((cell) => isFaceUp(view, cell) && cell !== view.seats[seat]!.cell)
