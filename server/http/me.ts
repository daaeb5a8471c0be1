import { Introduction, type Me } from '@monomyth/wire'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import type { Bus, Person, PersonId, Rooms, Store, TableRow } from '../contract.ts'
import type { Guests } from '../identity/guests.ts'
import { NewPasskey, type Passkeys, UsedPasskey } from '../identity/passkeys.ts'
import type { Push } from '../push/push.ts'
import { Nothing, read } from './body.ts'
import { cardOf, viewerOf } from './card.ts'
import { answerTo, Refused } from './refused.ts'
import type { Seating } from './seating.ts'

export interface MeParts {
  readonly store: Store
  readonly bus: Bus
  readonly rooms: Rooms
  readonly guests: Guests
  readonly passkeys: Passkeys
  readonly push: Push
  readonly seating: Seating
  readonly build: string
}

/** As a browser says it: `PushSubscription.toJSON()`. */
const key = v.pipe(v.string(), v.regex(/^[\w-]{16,120}=*$/))
/** No database takes every text there is, and no address has more than these signs. */
const endpoint = v.pipe(v.string(), v.maxLength(1024), v.regex(/^https?:\/\/[\x21-\x7e]+$/))
const Subscribed = v.object({ endpoint, keys: v.object({ p256dh: key, auth: key }) })
const Unsubscribed = v.object({ endpoint })

/** Everything about oneself: name, passkeys, notices, data. */
export function meRoutes(app: FastifyInstance, parts: MeParts): void {
  const { store, guests, seating, bus } = parts
  const me = async (person: Person | undefined): Promise<Me> => ({
    person: person ? { name: person.name, passkeys: (await store.passkeys(person.id)).length } : null,
    build: parts.build,
  })

  app.get('/api/me', async (request, reply) => {
    const person = await guests.who(request.raw)
    const token = guests.tokenIn(request.raw)
    if (person !== undefined && token !== undefined) guests.keep(request, reply, token)
    return me(person)
  })

  app.post('/api/me', { config: { cost: 10 } }, async (request, reply) =>
    me(await guests.introduce(request, reply, read(Introduction, request.body))),
  )

  app.delete('/api/me', { config: { cost: 10 } }, async (request, reply) => {
    const person = await guests.need(request)
    const tables = await seating.abandonAll(person)
    await store.dropPerson(person.id)
    for (const table of tables) bus.tell({ kind: 'table', table })
    guests.forget(request, reply)
    return reply.code(204).send()
  })

  app.get('/api/me/export', { config: { cost: 40 } }, async (request, reply) => {
    const person = await guests.need(request)
    reply.header('Content-Disposition', 'attachment; filename="monomyth.json"')
    return exportOf(parts, person, (error) =>
      request.log.error({ err: error, route: request.routeOptions.url }, 'failed'),
    )
  })

  app.delete('/api/session', async (request, reply) => {
    await guests.signOut(request, reply)
    return reply.code(204).send()
  })

  passkeyRoutes(app, parts, me)
  pushRoutes(app, parts)
}

function passkeyRoutes(
  app: FastifyInstance,
  { guests, passkeys }: MeParts,
  me: (person: Person | undefined) => Promise<Me>,
): void {
  const config = { cost: 5 }
  app.post('/api/me/passkey/options', { config }, async (request, reply) => {
    read(Nothing, request.body)
    return passkeys.wanted(request, reply, await guests.need(request))
  })
  app.post('/api/me/passkey', { config }, async (request, reply) => {
    const person = await guests.need(request)
    await passkeys.add(request, reply, person, read(NewPasskey, request.body))
    return me(person)
  })
  app.post('/api/passkey/options', { config }, (request, reply) => {
    read(Nothing, request.body)
    return passkeys.asked(request, reply)
  })
  app.post('/api/passkey', { config }, async (request, reply) => {
    const person = await passkeys.use(request, reply, read(UsedPasskey, request.body))
    await guests.signIn(request, reply, person)
    return me(person)
  })
}

function pushRoutes(app: FastifyInstance, { guests, push }: MeParts): void {
  app.get('/api/push/key', async () => ({ key: await push.publicKey() }))

  app.put('/api/me/push', async (request, reply) => {
    const person = await guests.need(request)
    const { endpoint, keys } = read(Subscribed, request.body)
    if (!push.mayReach(endpoint)) throw new Refused('S_FORBIDDEN', 'endpoint')
    await push.subscribe(person.id, { endpoint, ...keys })
    return reply.code(204).send()
  })

  app.delete('/api/me/push', async (request, reply) => {
    const person = await guests.need(request)
    await push.unsubscribe(person.id, read(Unsubscribed, request.body).endpoint)
    return reply.code(204).send()
  })
}

type Fault = (error: unknown) => void

/** All that is kept of somebody: finished matches whole, as files one can open; of others, what one was told. */
async function exportOf({ store, rooms }: MeParts, person: Person, fault: Fault) {
  const { name, lang, created } = person
  const passkeys = (await store.passkeys(person.id)).map(({ id }) => ({ id }))
  const matches = []
  for (const { table, mark } of await store.tablesOf(person.id))
    matches.push({ table: cardOf(table, mark, person.id), ...(await playedAt(rooms, table, person.id, fault)) })
  return { person: { name, lang, created }, passkeys, matches }
}

/** Where a match cannot be opened stands why not: it keeps nobody from the others. */
async function playedAt(rooms: Rooms, table: TableRow, person: PersonId, fault: Fault) {
  try {
    if (table.stage === 'over') return { saved: await rooms.saved(table) }
    if (table.stage === 'playing') return { told: await rooms.told(table, viewerOf(table, person)) }
    return {}
  } catch (error) {
    const { error: said, isFault } = answerTo(error)
    if (isFault) fault(error)
    return { error: said }
  }
}
