import type { Play } from '../events.ts'
import { noAttempt } from '../rules/attempt.ts'
import { openWindow } from '../rules/windows.ts'

/** CTA-341, CTA-342 S14 The window after the outcome; S15 the attempt ends. */
export function out(play: Play): void {
  const { state } = play
  openWindow(play, 'out')
  state.attempt = noAttempt(state.seats.length)
  state.cursor = { at: 'end' }
}
