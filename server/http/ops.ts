import type { FastifyInstance } from 'fastify'
import type { Store, Time } from '../contract.ts'
import type { Metrics } from './metrics.ts'
import { isLocal } from './request.ts'

/** A database that has not answered by then does not answer. */
const READY_MS = 2_000

export interface OpsParts {
  readonly store: Store
  readonly time: Time
  readonly metrics: Metrics
  /** Figures for everybody, not for this machine alone. */
  readonly isOpen: boolean
  isGoing(): boolean
}

/** The store is asked at most so often: each time a row is written, and strangers may ask for `/ready`. */
const PROBE_MS = 1_000

/** For whoever keeps the server: is it alive, may it be sent requests, how is it doing. */
export function opsRoutes(app: FastifyInstance, { store, time, metrics, isOpen, isGoing }: OpsParts): void {
  app.get('/health', { logLevel: 'warn' }, () => ({ alive: true }))

  let probe = { at: Number.NEGATIVE_INFINITY, stores: Promise.resolve(false) }
  const canStore = (): Promise<boolean> => {
    const now = time.now()
    if (Math.abs(now - probe.at) >= PROBE_MS) probe = { at: now, stores: isThere(store, time) }
    return probe.stores
  }
  app.get('/ready', { logLevel: 'warn' }, async (_, reply) => {
    const ready = !isGoing() && (await canStore())
    return reply.code(ready ? 200 : 503).send({ ready })
  })

  app.get('/metrics', { logLevel: 'warn' }, async (request, reply) => {
    if (!isOpen && !isLocal(request.raw)) return reply.callNotFound()
    return reply.type(metrics.type).send(await metrics.text())
  })
}

function isThere(store: Store, time: Time): Promise<boolean> {
  return new Promise((resolve) => {
    const off = time.after(READY_MS, () => resolve(false))
    store.ping().then(
      () => {
        off()
        resolve(true)
      },
      () => {
        off()
        resolve(false)
      },
    )
  })
}
