import type { Play } from '../events.ts'
import { openWindow } from '../rules/windows.ts'

/** CTA-326 S9 The window after the cast. CTA-380: a re-attempt goes back to S6. */
export function post(play: Play): void {
  const { state } = play
  openWindow(play, 'post')
  state.cursor = { at: state.attempt.isAgain === 1 ? 'cast' : 'outcome' }
}
