import type { AskKind, Seat } from '@monomyth/engine'
import type { Play, TriggerEvent } from '../events.ts'
import type { View } from '../state.ts'
import type { Effect } from './effect.ts'

/** What an effect of one kind can do and does. `seat` owns the card and makes all choices, HJ-737. */
export interface EffectKind<E extends Effect> {
  /** HJ-734: could it change anything now? */
  can(view: View, seat: Seat, effect: E, event: TriggerEvent): boolean
  /** Called only when it can; whatever repeats stops where it no longer can, HJ-007. */
  run(play: Play, seat: Seat, effect: E, event: TriggerEvent): void
}

/** HJ-007: one of these, if there is one; what is optional can be declined. */
export function pick<T>(
  play: Play,
  seat: Seat,
  ask: AskKind<T, View>,
  candidates: readonly T[],
  { optional }: { readonly optional: boolean },
): T | undefined {
  if (candidates.length === 0) return undefined
  return optional ? play.mayChoose(seat, ask, candidates) : play.choose(seat, ask, candidates)
}
