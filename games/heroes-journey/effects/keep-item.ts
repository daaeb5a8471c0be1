import type { EffectOf } from './effect.ts'
import type { EffectKind } from './kind.ts'

/** HJ-605: the item of the failed attempt is not lost. */
export const keepItem: EffectKind<EffectOf<'keepItem'>> = {
  can: (view, _seat, _effect, event) => event.kind === 'questFailed' && view.attempt.kept === 0,
  run(play, _seat, _effect, event) {
    if (event.kind !== 'questFailed') return
    play.state.attempt.kept = 1
    play.tell({ kind: 'itemKept', seat: event.seat, item: event.item })
  },
}
