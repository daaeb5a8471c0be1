import { SPECTATOR } from '@monomyth/engine'
import type { Frame, SeatClient } from '../client/client.ts'
import { momentOf } from '../replay/turns.ts'

/**
 * The public question that is open at this screen. Kept in the browser, so that whoever opens the page anew is asked
 * again: the match may have gone on already, and that nobody could react must not show.
 */

const KEY = 'monomyth.pause'

/** The event of this match at which everybody was asked, if that question is still open. */
export function keptPause(match: string): number | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null')
    const { id, n } = (kept ?? {}) as { readonly id?: unknown; readonly n?: unknown }
    return id === match && typeof n === 'number' ? n : undefined
  } catch {
    return undefined
  }
}

export function keepPause(match: string, n: number): void {
  keep(JSON.stringify({ id: match, n }))
}

export function dropPause(): void {
  keep(undefined)
}

function keep(text: string | undefined): void {
  try {
    if (text === undefined) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, text)
  } catch {
    // Forbidden or full: then only this page knows.
  }
}

/** The table as everybody saw it when this event was told. */
export async function rewound(client: SeatClient, newest: Frame, n: number): Promise<Frame> {
  const history = await client.history(SPECTATOR)
  const before = history[momentOf(history, n) - 1]
  const past = await client.past(before?.at ?? 0, SPECTATOR)
  return { ...newest, ...past, viewer: SPECTATOR, waiting: [], over: false }
}
