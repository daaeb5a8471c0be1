import type { Seat } from '@monomyth/engine'
import type { Play } from '../events.ts'
import { type Context, cardOf } from './context.ts'
import { amountOf } from './counters.ts'
import type { OperationOf } from './effect.ts'
import { chooser, type OperationKind } from './kind.ts'

/** CTA-336, CTA-344 Added to the result of the attempt under way, and remembered by where it came from. */
export const result: OperationKind<OperationOf<'result'>> = {
  can: (view, owner, { by }, context) => view.attempt.foe !== 'none' && amountOf(view, owner, by, context) !== 0,
  run(play, owner, operation, context) {
    const by = amountOf(play.state, owner, operation.by, context)
    book(play, owner, by, context)
    context.added += by
    play.tell({ kind: 'resultChanged', seat: chooser(play.state, owner), by, card: cardOf(context) })
  },
}

/** CTA-C151, CTA-728, CTA-C030: Feats, a Bard's extra points and Crests of the Class can be taken away again. */
function book(play: Play, owner: Seat, by: number, { on, card }: Context): void {
  const { attempt, seats } = play.state
  if (on === 'played') attempt.fromFeats[owner]! += by
  else if (on === 'playFeat') attempt.fromBards[owner]! += by
  else if (owner >= 0 && seats[owner]!.class[0] === card) attempt.fromCrests += by
  else attempt.fromElse += by
}

/** CTA-335 */
export const difficulty: OperationKind<OperationOf<'difficulty'>> = {
  can: ({ attempt }) => attempt.foe !== 'none',
  run(play, _owner, { by }, context) {
    play.state.attempt.harder += by
    play.tell({ kind: 'difficultyChanged', by, card: cardOf(context) })
  },
}

/** CTA-C003, CTA-C189: paid at S13, and only for an ordinary Challenge. */
export const onFail: OperationKind<OperationOf<'onFail'>> = {
  can: ({ attempt }) => attempt.foe === 'challenge',
  run(play, owner, { xp }) {
    play.state.attempt.onFail[owner]! += xp
  },
}

/** CTA-370, CTA-380: one new cast, however many have asked for it. */
export const reattempt: OperationKind<OperationOf<'reattempt'>> = {
  can: ({ attempt }) => attempt.casts > 0 && attempt.outcome === 'open',
  run(play) {
    play.state.attempt.isAgain = 1
  },
}
