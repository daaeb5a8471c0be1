import { namesOf, PORT, TRIES } from '../scripts/serve.mjs'
import { readSite } from '../scripts/site.mjs'
import { type App, makeApp } from './app.ts'
import { openBus } from './bus/open.ts'
import type { Rooms, Store } from './contract.ts'
import { GAMES } from './games.ts'
import { buildOf } from './http/build.ts'
import { NO_LIMITS } from './http/limits.ts'
import type { Level } from './http/logs.ts'
import { newId } from './identity/secrets.ts'
import { BotPool } from './rooms/bots/pool.ts'
import { makeRooms } from './rooms/rooms.ts'
import { PACE, type Pace } from './rooms/windows.ts'
import type { Where } from './store/open.ts'
import { realTime } from './time.ts'

export interface ServeOptions {
  /** The built table. */
  readonly folder: string
  readonly where: Where
  readonly host: string
  /** undefined: the usual one, or the next one that is free. */
  readonly port: number | undefined
  readonly origin: string | undefined
  readonly trustProxy: boolean
  readonly metrics: boolean
  readonly log: Level
  /** False: nobody is ever too fast, for load tests on one's own machine. */
  readonly limits: boolean
  /** Milliseconds a chance to react is shown, where a test shall not wait as long as people do. */
  readonly window?: number | undefined
}

export interface Serving {
  /** What to type into a browser. */
  readonly addresses: readonly string[]
  readonly port: number
  /** Writes a fault into the log. */
  fault(error: unknown): void
  /** Ends it in order: nobody new, everybody sent elsewhere, what is under way finished, everything stored. */
  close(): Promise<void>
}

/** How often matches nobody here looks at are seen to. */
const SWEEP_MS = 1_000
/** Requests that take longer than this are not waited for when the server ends. */
const PATIENCE_MS = 3_000

/** The usual pace, or one with shorter windows. */
const paceOf = (window: number = PACE.window): Pace => ({
  ...PACE,
  window,
  least: Math.min(PACE.least, window),
  slack: Math.min(PACE.slack, window),
})

/** Everything around a store, up to the address. The store is the server's from here on: it closes it. */
export async function openHouse(options: ServeOptions, store: Store): Promise<Serving> {
  const { where, host } = options
  const site = readSite(options.folder)
  const build = buildOf(site)
  const bus = await openBus(where)
  const bots = new BotPool()
  const rooms: Rooms = makeRooms({
    ...{ store, bus, bots, games: GAMES, time: realTime, node: newId(), build, pace: paceOf(options.window) },
    turn: (person, table) => app.turn(person, table),
    fault: (error, table) => app.http.log.error({ err: error, table }, 'failed'),
  })
  const app: App = makeApp({ ...{ store, bus, rooms, site, build, time: realTime }, config: configOf(options) })
  const stopSweeping = sweeping(rooms, (error) => app.http.log.error({ err: error }, 'failed'))

  const close = async (): Promise<void> => {
    stopSweeping()
    const cut = setTimeout(() => app.http.server.closeAllConnections(), PATIENCE_MS)
    await app.close()
    clearTimeout(cut)
    await rooms.close()
    await bots.close()
    await bus.close()
    await store.close()
  }
  try {
    const port = await listening(app, host, options.port)
    const addresses = namesOf(host).map((name: string) => `http://${name}:${port}/`)
    app.http.log.info({ port, build }, 'serving')
    return { addresses, port, fault: (error) => app.http.log.fatal({ err: error }, 'failed'), close }
  } catch (error) {
    await close()
    throw error
  }
}

const configOf = ({ origin, trustProxy, metrics, log, limits }: ServeOptions) => ({
  ...{ origin, trustProxy, metrics, log: { level: log } },
  limits: limits ? undefined : NO_LIMITS,
})

async function listening({ http }: App, host: string, wanted: number | undefined): Promise<number> {
  for (let port = wanted ?? PORT; ; port++) {
    try {
      await http.listen({ port, host, listenTextResolver: () => 'listening' })
      return http.addresses()[0]?.port ?? port
    } catch (error) {
      const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
      if (!isTaken || wanted !== undefined || port === PORT + TRIES) throw error
    }
  }
}

/** One sweep after the other, never two at once. */
function sweeping(rooms: Rooms, fault: (error: unknown) => void): () => void {
  let isOver = false
  const next = (): void => {
    if (!isOver) realTime.after(SWEEP_MS, () => void rooms.sweep().catch(fault).finally(next))
  }
  next()
  return () => {
    isOver = true
  }
}
