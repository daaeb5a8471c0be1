import { asks } from '../asks.ts'
import { pieceOf } from '../content/pieces.ts'
import { cancelPending, revealAction } from '../rules/actions.ts'
import type { View } from '../state.ts'
import type { OperationOf } from './effect.ts'
import type { OperationKind } from './kind.ts'

const top = ({ stack }: View) => stack[stack.length - 1]

/** CTA-582, CTA-C193 The Feat just below has no effect; it still counts as played. */
export const cancelFeat: OperationKind<OperationOf<'cancelFeat'>> = {
  can: (view) => top(view)?.isCancelled === 0,
  run(play) {
    const { stack } = play.state
    const below = stack[stack.length - 1]!
    below.isCancelled = 1
    play.tell({ kind: 'featCancelled', seat: below.seat, feat: pieceOf(below.feat) })
  },
}

/** CTA-C013, CTA-C169 The Action of this very Crest, or one of those pending. */
export const cancelAction: OperationKind<OperationOf<'cancelAction'>> = {
  can({ attempt, pending }, _owner, { which }, { target }) {
    const action = which === 'this' ? attempt.revealed : target
    return which === 'chosen' && target < 0 ? pending.length > 0 : pending.includes(pieceOf(action))
  },
  aim: (play, owner, { which }) =>
    which === 'this' ? -1 : play.choose(owner, asks.action, play.state.pending.slice()),
  run(play, _owner, { which }, { target }) {
    cancelPending(play, pieceOf(which === 'this' ? play.state.attempt.revealed : target))
  },
}

/** CTA-323, CTA-720 */
export const playAction: OperationKind<OperationOf<'playAction'>> = {
  can: ({ actionDeck, actionDiscard }) => actionDeck.length + actionDiscard.length > 0,
  run: (play) => revealAction(play),
}

/** CTA-728, CTA-C151, CTA-C145 */
export const suppress: OperationKind<OperationOf<'suppress'>> = {
  can: ({ attempt }, _owner, { what }) =>
    what === 'class' ? attempt.isClassOff === 0 : what === 'featsOfOthers' || attempt.isHeritageOff === 0,
  run(play, _owner, { what }) {
    const { attempt, active, seats } = play.state
    if (what === 'class') attempt.isClassOff = 1
    if (what === 'heritage') attempt.isHeritageOff = 1
    if (what !== 'featsOfOthers') return
    for (let seat = 0; seat < seats.length; seat++) {
      if (seat === active) continue
      attempt.fromFeats[seat] = 0
      attempt.fromBards[seat] = 0
    }
  },
}
