import type { Play } from '../events.ts'
import { openWindow } from '../rules/windows.ts'

/** CTA-201 (4), CTA-575 W-END, after the main action. */
export function end(play: Play): void {
  openWindow(play, 'end')
  play.state.cursor = { at: 'next' }
}
