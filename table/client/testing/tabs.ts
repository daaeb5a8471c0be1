import { callToAdventure } from '@monomyth/call-to-adventure'
import { heroesJourney } from '@monomyth/heroes-journey'
import type { Around, Change } from '../around.ts'
import { type Port, serve } from '../calls.ts'
import type { Rules } from '../games.ts'
import { Host } from '../host.ts'
import { LocalShelf } from '../local.ts'
import { memoryStore, type Store } from '../store.ts'
import { task } from './onlooker.ts'

export const GAMES: { readonly [id: string]: Rules } = {
  'heroes-journey': { game: async () => heroesJourney, tutorial: async () => undefined },
  'call-to-adventure': { game: async () => callToAdventure, tutorial: async () => undefined },
}

/** Two ends of a channel: what is sent arrives as a copy, in order, in a task of its own. */
function ports(): [Port, Port] {
  const ends: [Port, Port] = [end(() => ends[1]), end(() => ends[0])]
  return ends
}
function end(other: () => Port): Port {
  return {
    onmessage: null,
    postMessage(message) {
      const data = structuredClone(message)
      setImmediate(() => other().onmessage?.({ data } as MessageEvent))
    },
  }
}

/** A browser: several tabs with one store, locks and a channel, each of which may be missing. */
export class Browser {
  readonly store: Store
  private readonly locks: Map<string, Promise<unknown>> | undefined
  private readonly hearers = new Set<(change: Change) => void>()
  private readonly hasChannel: boolean
  private drawn = 0
  private clock = 1000

  constructor({ store = memoryStore(), locks = true, channel = true } = {}) {
    this.store = store
    this.locks = locks ? new Map() : undefined
    this.hasChannel = channel
  }

  /** A page with its worker. `close` is a crash: nothing of it runs any more. */
  tab(games = GAMES): { shelf: LocalShelf; close: () => void } {
    const [page, worker] = ports()
    const tab = { isOpen: true }
    const hear = (change: Change) => setImmediate(() => host.hear(change))
    const around: Around = {
      games,
      store: this.store,
      alone: (name, work) => this.alone(name, work),
      tell: (change) => {
        if (this.hasChannel) for (const other of this.hearers) if (other !== hear) other(change)
      },
      pause: () => (tab.isOpen ? task() : new Promise(() => undefined)),
      later: (work) => setTimeout(work, 5),
      now: () => ++this.clock,
      random: (bytes) => String(++this.drawn).padStart(2 * bytes, '0'),
    }
    const host: Host = new Host(around, (news) => worker.postMessage(news))
    this.hearers.add(hear)
    serve(worker, Promise.resolve(host))
    const close = () => {
      tab.isOpen = false
      page.onmessage = null
      worker.onmessage = null
      this.hearers.delete(hear)
    }
    return { shelf: new LocalShelf(page), close }
  }

  private alone<T>(name: string, work: () => Promise<T>): Promise<T> {
    if (this.locks === undefined) return work()
    const done = (this.locks.get(name) ?? Promise.resolve()).then(work)
    this.locks.set(
      name,
      done.catch(() => undefined),
    )
    return done
  }
}
