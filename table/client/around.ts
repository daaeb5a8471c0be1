import type { Rules } from './games.ts'
import type { Store } from './store.ts'

/** A match was stored, renamed or removed. */
export interface Change {
  readonly id: string
}

/** Everything outside that the host of the matches needs, so that it can be tested without a browser. */
export interface Around {
  readonly games: { readonly [id: string]: Rules }
  readonly store: Store
  /** Runs while nobody else, in any tab, holds what has this name. */
  alone<T>(name: string, work: () => Promise<T>): Promise<T>
  /** Tells the other tabs. */
  tell(change: Change): void
  /** Lets messages be heard before the next answer of a bot. */
  pause(): Promise<void>
  /** A while until something that failed is tried again. */
  later(work: () => void): void
  now(): number
  /** A text nobody can guess, of so many bytes. */
  random(bytes: number): string
}

const RETRY = 3000

/** The browser's own, in a worker. `hear` gets what other tabs tell. */
export function browserAround(games: Around['games'], store: Store, hear: (change: Change) => void): Around {
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('monomyth')
  channel?.addEventListener('message', ({ data }: MessageEvent<Change>) => hear(data))
  return {
    games,
    store,
    alone,
    tell: (change) => channel?.postMessage(change),
    pause,
    later: (work) => setTimeout(work, RETRY),
    now: () => Date.now(),
    random: (bytes) =>
      Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join(''),
  }
}

/** Unsafe origins have no locks, and where storing is forbidden so are they: then the compare-and-set of the store holds. */
async function alone<T>(name: string, work: () => Promise<T>): Promise<T> {
  let isBegun = false
  const begin = () => {
    isBegun = true
    return work()
  }
  if (navigator.locks === undefined) return work()
  try {
    return await navigator.locks.request(`monomyth ${name}`, begin)
  } catch (error) {
    if (isBegun) throw error
    return begin()
  }
}

/** A task of its own; timers would wait four milliseconds. */
function pause(): Promise<void> {
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(undefined)
  })
}
