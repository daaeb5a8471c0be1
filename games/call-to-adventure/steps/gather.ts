import '../effects/operations.ts'
import { fire } from '../effects/index.ts'
import type { Play } from '../events.ts'
import { buyDarkRunes, gatheredRunes } from '../rules/gather.ts'
import { layRune } from '../rules/spread.ts'

/** CTA-307 to CTA-316 S2 What answers the attempt; S3 the runes; S4 Dark runes. */
export function gather(play: Play): void {
  const { state } = play
  const { active, attempt } = state
  fire(play, 'declare', { seat: active })
  for (const rune of gatheredRunes(state)) layRune(attempt, rune)
  buyDarkRunes(play, active)
  state.cursor = { at: 'pre' }
}
