import type { EventOf, Play } from '../events.ts'
import type { State } from '../state.ts'
import type { TriggerName } from '../words.ts'

/** HJ-739: an event prophecies wait for. */
export type TriggerEvent = EventOf<TriggerName>
/** HJ-735: the same with the number of its window. Every window is opened below, so every event of one has it. */
export type Raised = TriggerEvent & { readonly opened: number }

/** HJ-730, HJ-733: tells the event and opens its window, inside the current one if there is one. */
export function raise(play: Play, event: TriggerEvent): void {
  const { state } = play
  play.tell(event)
  state.windows++
  if (isAnyHandFilled(state)) play.window({ ...event, opened: state.windows } satisfies Raised)
}

/** HJ-751: a window in which nobody can be asked closes at once; mostly there is not one prophecy in all hands. */
function isAnyHandFilled({ seats }: State): boolean {
  for (const { hand } of seats) if (hand.length > 0) return true
  return false
}
