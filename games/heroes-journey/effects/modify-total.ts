import { isAttempting } from '../rules/items.ts'
import type { EffectOf } from './effect.ts'
import type { EffectKind } from './kind.ts'

/** HJ-467: an addition to the total of the attempt under way. */
export const modifyTotal: EffectKind<EffectOf<'modifyTotal'>> = {
  can: (view) => isAttempting(view),
  run(play, seat, { by }) {
    const { attempt } = play.state
    attempt.added += by
    play.tell({ kind: 'totalChanged', seat, added: attempt.added })
  },
}
