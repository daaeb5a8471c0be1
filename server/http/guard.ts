import type { FastifyInstance, FastifyRequest } from 'fastify'
import { HEADERS } from '../../scripts/site.mjs'
import type { Time } from '../contract.ts'
import type { Guests } from '../identity/guests.ts'
import { Buckets, type Limits } from './limits.ts'
import type { Metrics } from './metrics.ts'
import { answerTo, Refused } from './refused.ts'
import { addressOf, householdOf, isLoopback, isOurs, type Outside, originOf } from './request.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What a request of this route weighs against the limits. */
    readonly cost?: number
  }
}

/** By the route that was found: its address may be spelled `/%61pi/me` or `http://x/api/me` and leads there all the same. */
const isApi = ({ routeOptions, url }: FastifyRequest): boolean => (routeOptions.url ?? url).startsWith('/api/')
const READING = ['GET', 'HEAD']

export interface GuardParts {
  readonly guests: Guests
  readonly outside: Outside
  readonly limits: Limits
  readonly time: Time
  readonly metrics: Metrics
}

/** Stands before every route: who comes too often, from another page, or with something that is no JSON, is sent away. */
export function guard(app: FastifyInstance, { guests, outside, limits, time }: GuardParts) {
  const addresses = new Buckets(limits.address, time)
  const persons = new Buckets(limits.person, time)
  // Whoever sits at the machine itself, or before a proxy nobody told us of, is everybody at once.
  const mayAsk = (address: string, cost = 1): boolean =>
    isLoopback(address) || addresses.take(householdOf(address), cost)

  app.addHook('onRequest', async (request, reply) => {
    if (!isApi(request)) return
    reply.headers({ ...HEADERS, 'Cache-Control': 'no-store' })
    if (originOf(request.raw, outside).startsWith('https:'))
      reply.header('Strict-Transport-Security', 'max-age=31536000')
    const { cost = 1 } = request.routeOptions.config
    const token = guests.tokenIn(request.raw)
    if (!mayAsk(addressOf(request.raw, outside), cost) || (token !== undefined && !persons.take(token, cost)))
      throw new Refused('S_TOO_FAST')
    if (READING.includes(request.method)) return
    if (!isOurs(request.raw, outside)) throw new Refused('S_FORBIDDEN', 'origin')
  })

  app.removeAllContentTypeParsers()
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) =>
    body === '' ? done(null, {}) : parse(request, String(body), done),
  )
  return mayAsk
}

/** What went wrong, by code; and one line in the log for every answer. */
export function answerErrors(app: FastifyInstance, { metrics }: GuardParts): void {
  app.setErrorHandler((error, request, reply) => {
    const { status, error: said, isFault } = answerTo(error)
    metrics.errors.inc({ code: said.code })
    if (isFault) request.log.error({ err: error, route: request.routeOptions.url }, 'failed')
    return reply.code(status).send(said)
  })

  app.addHook('onResponse', async (request, reply) => {
    const { method } = request
    const route = request.routeOptions.url ?? (isApi(request) ? 'none' : 'site')
    const { statusCode: status, elapsedTime } = reply
    metrics.requests.observe({ method, route, status }, elapsedTime / 1000)
    request.log.info({ method, route, status, ms: Math.round(elapsedTime) }, 'answered')
  })
}
