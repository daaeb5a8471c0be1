import type { Piece } from '@monomyth/engine'
import { actOf, pieceOf } from '../content/pieces.ts'
import { ACTS, canReplace, replaceInRow, rowOf } from '../rules/journey.ts'
import type { View } from '../state.ts'
import type { OperationOf } from './effect.ts'
import type { OperationKind } from './kind.ts'

/** CTA-234: somewhere there must be a card that could be replaced. */
export const freeJourney: OperationKind<OperationOf<'freeJourney'>> = {
  can(view) {
    if (view.turn.isMainDone === 1) return false
    for (let act = 0; act < ACTS; act++) if (view.isOpen[act] === 1 && canReplace(view, act)) return true
    return false
  },
  run(play, _owner, { count }) {
    play.state.turn.freeJourneys += count
  },
}

/** CTA-C157 The row of the attempted card; against the Adversary that of the highest revealed Act. */
function sweptAct({ attempt, isOpen }: View): number {
  return attempt.foe === 'challenge' ? actOf(pieceOf(attempt.card)) : isOpen.lastIndexOf(1)
}

/** CTA-C157 Left to right; the attempted card stays, and so does what nothing can replace. */
export const sweepRow: OperationKind<OperationOf<'sweepRow'>> = {
  can: (view) => canReplace(view, sweptAct(view)),
  run(play) {
    const { state } = play
    for (const card of rowOf(state, sweptAct(state)).slice() as Piece[]) {
      if (state.attempt.foe === 'challenge' && card === state.attempt.card) continue
      const replacement = replaceInRow(play, card)
      if (replacement !== undefined) play.tell({ kind: 'replaced', card, replacement })
    }
  },
}
