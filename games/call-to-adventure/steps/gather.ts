import '../effects/operations.ts'
import { fire } from '../effects/index.ts'
import type { Play } from '../events.ts'
import { buyDarkRunes, gatheredRunes } from '../rules/gather.ts'

/** CTA-307 to CTA-316 S2 What answers the attempt; S3 the runes; S4 Dark runes. */
export function gather(play: Play): void {
  const { state } = play
  const { active } = state
  fire(play, 'declare', { seat: active })
  state.attempt.runes = gatheredRunes(state)
  state.attempt.faces = state.attempt.runes.map(() => -1)
  buyDarkRunes(play, active)
  state.cursor = { at: 'pre' }
}
