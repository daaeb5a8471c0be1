import { fire } from '../effects/index.ts'
import type { Play } from '../events.ts'
import { castAll, gainBenefits } from '../rules/cast.ts'
import { crest } from '../rules/crest.ts'
import { darkRunes, isCrestShown } from '../rules/spread.ts'

/** CTA-318 to CTA-325 S6 the cast, S7 special faces, S8 the Crest. A re-attempt comes back here (CTA-370). */
export function cast(play: Play): void {
  const { state } = play
  state.attempt.isAgain = 0
  castAll(play)
  // CTA-C126: once an attempt, for the Dark runes of the first cast.
  if (state.attempt.casts === 1 && darkRunes(state) > 0) fire(play, 'darkCast', { seat: state.active })
  gainBenefits(play)
  if (isCrestShown(state)) crest(play)
  state.cursor = { at: 'post' }
}
