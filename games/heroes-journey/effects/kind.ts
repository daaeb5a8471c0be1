import type { Seat } from '@monomyth/engine'
import type { Play } from '../events.ts'
import type { TriggerEvent } from '../rules/raise.ts'
import type { View } from '../state.ts'
import type { Effect } from './effect.ts'

/** What an effect of one kind can do and does. `seat` owns the card and makes all choices, HJ-737. */
export interface EffectKind<E extends Effect> {
  /** HJ-734: could it change anything now? */
  can(view: View, seat: Seat, effect: E, event: TriggerEvent): boolean
  /** HJ-007: as far as possible, down to nothing. */
  run(play: Play, seat: Seat, effect: E, event: TriggerEvent): void
}
