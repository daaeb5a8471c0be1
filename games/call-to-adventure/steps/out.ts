import type { Play } from '../events.ts'
import { endAttempt } from '../rules/attempt.ts'
import { openWindow } from '../rules/windows.ts'

/** CTA-341, CTA-342 S14 The window after the outcome; S15 the attempt ends. */
export function out(play: Play): void {
  openWindow(play, 'out')
  endAttempt(play.state)
  play.state.cursor = { at: 'end' }
}
