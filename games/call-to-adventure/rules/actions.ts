import type { Piece } from '@monomyth/engine'
import { actionOf } from '../content/pieces.ts'
import { contextOf, fire, runEffect } from '../effects/index.ts'
import type { Play } from '../events.ts'
import { AT } from '../state.ts'

/** CTA-323 The top Action is revealed and waits for S10. */
export function revealAction(play: Play): void {
  const { state } = play
  if (!reshuffle(play)) return
  const action = state.actionDeck.at(-1)!
  // CTA-C902 Royal Pardon: the first goes straight to the discard pile.
  if (state.boon === 'pardon' && state.boonUsed === 0) {
    state.boonUsed = 1
    play.move(action, AT.actionDiscard)
    play.tell({ kind: 'boonApplied', boon: state.boon })
    play.tell({ kind: 'actionCancelled', action })
    return
  }
  play.move(action, AT.pending)
  state.attempt.revealed = action
  play.tell({ kind: 'actionRevealed', action })
}

/** CTA-724, CTA-725: an empty deck takes back what is discarded, not what is pending. False: nothing is left. */
function reshuffle(play: Play): boolean {
  const { actionDeck, actionDiscard, active } = play.state
  if (actionDeck.length > 0) return true
  if (actionDiscard.length === 0) return false
  play.deal(AT.actionDiscard, AT.actionDeck, actionDiscard.length)
  play.shuffle(AT.actionDeck)
  play.tell({ kind: 'deckReshuffled', deck: AT.actionDeck.back })
  fire(play, 'actionReshuffle', { seat: active })
  return true
}

/** CTA-C169 */
export function cancelPending(play: Play, action: Piece): void {
  play.move(action, AT.actionDiscard)
  play.tell({ kind: 'actionCancelled', action })
}

/** CTA-328, CTA-329, CTA-723 S10 The last revealed applies first. */
export function applyActions(play: Play): void {
  const { pending, active } = play.state
  while (pending.length > 0) {
    const action = pending.at(-1)!
    const context = contextOf('resolved', { seat: active })
    context.card = action
    play.tell({ kind: 'actionApplied', action })
    runEffect(play, -1, actionOf(action).effect, context)
    play.move(action, AT.actionDiscard)
  }
}
