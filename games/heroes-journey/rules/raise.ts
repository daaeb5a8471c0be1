import { PROPHECY_PIECES } from '../content/pieces.ts'
import type { Play, TriggerEvent } from '../events.ts'
import type { State } from '../state.ts'

/** HJ-733: tells the event and opens its window, inside the current one if there is one. */
export function raise(play: Play, event: TriggerEvent): void {
  play.tell(event)
  openWindow(play, event)
}

/** HJ-730 */
export function openWindow(play: Play, event: TriggerEvent): void {
  const { state } = play
  state.windows++
  if (isAnyHandFilled(state)) play.window({ kind: 'opened', event, window: state.windows })
}

/** HJ-751: a window in which nobody can be asked closes at once. Prophecies that lie nowhere else are in hands. */
const isAnyHandFilled = ({ prophecyPile, laid }: State): boolean =>
  prophecyPile.length + laid.length < PROPHECY_PIECES.length
