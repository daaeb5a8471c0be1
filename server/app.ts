import type { IncomingMessage, ServerResponse } from 'node:http'
import fastify, { type FastifyInstance } from 'fastify'
import { answer, HEADERS, type Site } from '../scripts/site.mjs'
import type { Bus, PersonId, Rooms, Store, TableId, Time } from './contract.ts'
import { GAMES } from './games.ts'
import { cardOf, viewerOf } from './http/card.ts'
import { answerErrors, guard } from './http/guard.ts'
import { LIMITS, type Limits } from './http/limits.ts'
import { type Logging, loggerOf } from './http/logs.ts'
import { meRoutes } from './http/me.ts'
import { Metrics } from './http/metrics.ts'
import { opsRoutes } from './http/ops.ts'
import { answerTo } from './http/refused.ts'
import type { Outside } from './http/request.ts'
import { Seating } from './http/seating.ts'
import { type SocketParts, Sockets } from './http/sockets.ts'
import { tableRoutes } from './http/tables.ts'
import { Challenges } from './identity/challenges.ts'
import { Guests } from './identity/guests.ts'
import { Passkeys } from './identity/passkeys.ts'
import { Push } from './push/push.ts'
import { Turns } from './push/turns.ts'

/** No body of a request is longer, in bytes. */
const MOST_BODY = 16 * 1024
/** Whoever takes longer to ask holds a connection for nothing. */
const REQUEST_MS = 30_000

export interface Config extends Partial<Outside> {
  readonly log?: Logging | undefined
  readonly limits?: Limits | undefined
  /** Figures for everybody who asks, not for this machine alone. */
  readonly metrics?: boolean | undefined
  /** For tests: push services on this machine too. */
  readonly pushAnywhere?: boolean | undefined
}

export interface AppParts {
  readonly store: Store
  readonly bus: Bus
  readonly rooms: Rooms
  /** The built table. */
  readonly site: Site
  /** Which build of the table this is. */
  readonly build: string
  readonly time: Time
  readonly config?: Config
}

export interface App {
  readonly http: FastifyInstance
  /** Somebody is waited for who has not got the table open: for the rooms to say. */
  turn(person: PersonId, table: TableId): void
  /**
   * Ends it: not ready any more, nobody is let in, sockets are sent elsewhere, requests under way are answered. Store,
   * bus and rooms are whoever made them's to close, after this.
   */
  close(): Promise<void>
}

/** The server without its parts: routes, sockets, figures. */
export function makeApp(parts: AppParts): App {
  const { store, bus, rooms, site, build, time, config = {} } = parts
  const outside: Outside = { origin: config.origin, trustProxy: config.trustProxy ?? false }
  const limits = config.limits ?? LIMITS
  const http = bare(config, site)
  let isGoing = false
  const metrics = new Metrics(rooms, () => sockets.count)
  const guests = new Guests(store, time, outside, (session) => bus.tell({ kind: 'session', session }))
  const seating = new Seating({ store, bus, rooms, time })
  const push = pushOf(store, outside, config, metrics)

  // Whoever is still answered while the server ends keeps no connection open to it.
  http.addHook('onSend', async (_, reply) => {
    if (isGoing) reply.header('Connection', 'close')
  })
  const guarding = { guests, outside, limits, time, metrics }
  const mayAsk = guard(http, guarding)
  answerErrors(http, guarding)
  opsRoutes(http, { store, time, metrics, isOpen: config.metrics ?? false, isGoing: () => isGoing })
  const passkeys = new Passkeys(store, new Challenges(store, time, outside), outside)
  meRoutes(http, { store, bus, rooms, guests, passkeys, push, seating, build })
  tableRoutes(http, { store, rooms, guests, seating, limits, time })
  const desk = deskOf(parts, seating, metrics, http)
  const sockets = new Sockets({
    ...{ guests, bus, time, outside, limits, desk },
    mayAsk: (address) => mayAsk(address, 2),
  })
  sockets.listen(http.server)
  const turns = turnsOf(time, sockets, push)

  return {
    http,
    turn: (person, table) => turns.turn(person, table),
    async close() {
      isGoing = true
      turns.close()
      sockets.close()
      await http.close()
      metrics.close()
    },
  }
}

const NO_SCHEMA = (): never => {
  throw new Error('no route has a schema of its own')
}

/** Fastify, with the page for whatever no route is for. */
function bare({ log }: Config, site: Site): FastifyInstance {
  const http = fastify({
    ...loggerOf(log ?? { level: 'silent' }),
    bodyLimit: MOST_BODY,
    requestTimeout: REQUEST_MS,
    // Requests on connections that are still open are answered while the server ends.
    return503OnClosing: false,
    // An address nobody can read is one that is not there.
    frameworkErrors: (_, request, reply) => {
      reply.hijack()
      elsewhere(site, request.raw, reply.raw)
    },
    routerOptions: { maxParamLength: 64 },
    // Messages are checked by the schemas of the wire. Fastify's own compilers are never asked, and take long to load.
    schemaController: { compilersFactory: { buildValidator: () => NO_SCHEMA, buildSerializer: () => NO_SCHEMA } },
  })
  http.setNotFoundHandler((request, reply) => {
    reply.hijack()
    elsewhere(site, request.raw, reply.raw)
  })
  return http
}

/** What sockets need of everything else. */
function deskOf(
  { build, rooms }: AppParts,
  seating: Seating,
  metrics: Metrics,
  http: FastifyInstance,
): SocketParts['desk'] {
  return {
    build,
    table: (id, person) => seating.table(id, person),
    rulesOf: ({ game }) => GAMES[game]?.rules ?? 0,
    viewerOf,
    card: async (table, person) => ({ kind: 'card', card: cardOf(table, undefined, person) }),
    expect: (table) => rooms.expect(table),
    enter: (table, chair, expected) => rooms.enter(table, chair, expected),
    answered: (result, ms) => {
      metrics.answers.inc({ result })
      metrics.answerTime.observe(ms / 1000)
    },
    failed: (code) => metrics.errors.inc({ code }),
    fault: (error) => {
      if (answerTo(error).isFault) http.log.error({ err: error }, 'failed')
    },
  }
}

function pushOf(store: Store, { origin }: Outside, { pushAnywhere = false }: Config, metrics: Metrics): Push {
  const subject = origin?.startsWith('https:') ? origin : 'mailto:monomyth@localhost.localdomain'
  return new Push(store, { subject, anywhere: pushAnywhere }, (result) => metrics.pushes.inc({ result }))
}

const turnsOf = (time: Time, sockets: Sockets, push: Push): Turns =>
  new Turns({
    time,
    isHere: (table, person) => sockets.isHere(table, person),
    yourTurn: (person, table) => push.yourTurn(person, table),
  })

const NO_ROUTE = JSON.stringify({ code: 'S_BAD_MESSAGE', about: 'route' })

/** What no route is for is a file of the page, or nothing. */
function elsewhere(site: Site, request: IncomingMessage, response: ServerResponse): void {
  if (!request.url?.startsWith('/api/')) answer(site, request, response)
  else {
    const headers = { ...HEADERS, 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' }
    response.writeHead(404, headers).end(NO_ROUTE)
  }
}
