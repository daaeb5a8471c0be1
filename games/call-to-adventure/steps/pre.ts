import type { Play } from '../events.ts'
import { openWindow } from '../rules/windows.ts'

/** CTA-317 S5 The window before the cast. */
export function pre(play: Play): void {
  openWindow(play, 'pre')
  play.state.cursor = { at: 'cast' }
}
