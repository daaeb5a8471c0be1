import type { EventView } from '@monomyth/engine'
import type { Moment, Past, Result, ServerMessage } from '@monomyth/wire'
import { TableError } from '../../client/client.ts'

/** What the server said; nothing, where that cannot be read. */
export function parsed(text: string): ServerMessage | undefined {
  try {
    return JSON.parse(text) as ServerMessage
  } catch {
    return undefined
  }
}

type Valued = { readonly events: readonly EventView[]; readonly history: readonly Moment[]; readonly past: Past }
/** The answer that was asked for. Anything else is a fault of the server. */
export function of<K extends keyof Valued>(result: Result | undefined, key: K): Valued[K] {
  if (result === undefined || !(key in result)) throw new TableError('T_UNKNOWN', key)
  return (result as unknown as Valued)[key]
}
