import type { Given, Reactions } from '@monomyth/engine'
import { asks } from '../asks.ts'
import type { Carry } from '../campaign.ts'
import type { Event, Opened, Play } from '../events.ts'
import type { State, View } from '../state.ts'
import type { WindowName } from '../words.ts'

/** Asks, resolves the stack, begins again. Where a Feat lies on the stack already the others respond to it. */
export const openWindow = (_play: Play, _at: WindowName): void => {}

export const reactions: Reactions<State, View, Given<undefined, Carry>, Event | Opened, number> = {
  ask: asks.feat,
  order: () => [],
  held: () => [],
  could: () => false,
  react: () => {},
}
