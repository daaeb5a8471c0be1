import { isAttempting } from '../rules/items.ts'
import type { EffectOf } from './effect.ts'
import type { EffectKind } from './kind.ts'

/** HJ-467: the value of the attempt under way, never below 0. */
const changed = (value: number, by: number): number => Math.max(0, value + by)

export const modifyValue: EffectKind<EffectOf<'modifyValue'>> = {
  can: (view, _seat, { by }) => isAttempting(view) && changed(view.attempt.value, by) !== view.attempt.value,
  run(play, seat, { by }) {
    const { attempt } = play.state
    attempt.value = changed(attempt.value, by)
    play.tell({ kind: 'valueChanged', seat, value: attempt.value })
  },
}
