import type { EffectOf } from './effect.ts'
import type { EffectKind } from './kind.ts'

/** HJ-399, HJ-736: the bonus or the prophecy of the event comes to nothing. */
export const cancel: EffectKind<EffectOf<'cancel'>> = {
  can({ bonusCancelled, cancelled, laid }, _seat, { what }, event) {
    if (what === 'bonus') return event.kind === 'bonusDeclared' && bonusCancelled === 0
    return event.kind === 'prophecyPlayed' && cancelled[laid.indexOf(event.prophecy)] === 0
  },
  run(play, _seat, _effect, event) {
    const { state } = play
    if (event.kind === 'bonusDeclared') {
      state.bonusCancelled = 1
      play.tell({ kind: 'bonusCancelled', seat: event.seat })
    }
    if (event.kind === 'prophecyPlayed') {
      state.cancelled[state.laid.indexOf(event.prophecy)] = 1
      play.tell({ kind: 'prophecyCancelled', seat: event.seat, prophecy: event.prophecy })
    }
  },
}
