import { pieceOf } from '../content/pieces.ts'
import type { Play } from '../events.ts'
import { applyActions } from '../rules/actions.ts'
import { failAdversary, overcomeAdversary } from '../rules/adversary.ts'
import { failChallenge, overcomeChallenge } from '../rules/challenge.ts'
import { difficultyOf } from '../rules/foe.ts'
import { takeCorruption } from '../rules/level.ts'
import { resultOf } from '../rules/result.ts'
import { moons } from '../rules/spread.ts'

/** CTA-328 to CTA-340 S10 Actions, S11 Moons, S12 the outcome, S13 what follows from it. */
export function outcome(play: Play): void {
  const { state } = play
  applyActions(play)
  sufferMoons(play)
  decide(play)
  const seat = state.active
  const { foe, outcome: end } = state.attempt
  const card = pieceOf(state.attempt.card)
  if (foe === 'challenge') end === 'overcome' ? overcomeChallenge(play, seat, card) : failChallenge(play, seat, card)
  else end === 'overcome' ? overcomeAdversary(play, seat, card) : failAdversary(play, seat)
  state.cursor = { at: 'out' }
}

/** CTA-331, CTA-332, CTA-C180 */
function sufferMoons(play: Play): void {
  const { state } = play
  if (state.attempt.areMoonsIgnored === 1) return
  for (let left = moons(state); left > 0; left--) takeCorruption(play, state.active, 'moon')
}

/** CTA-333 to CTA-337 */
function decide(play: Play): void {
  const { state } = play
  const { attempt } = state
  const result = resultOf(state)
  const difficulty = difficultyOf(state)
  attempt.margin = result - difficulty
  attempt.outcome = attempt.margin >= 0 ? 'overcome' : 'failed'
  const { outcome: kind, foe, bottom } = attempt
  play.tell({ kind, seat: state.active, foe, card: pieceOf(attempt.card), bottom, result, difficulty })
}
