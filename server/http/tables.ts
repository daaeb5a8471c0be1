import {
  Accept,
  Begin,
  Invite,
  type Invited,
  Join,
  NewTable,
  Rematch,
  type TableCard,
  type TableRecord,
} from '@monomyth/wire'
import type { FastifyInstance } from 'fastify'
import type { Person, Rooms, Store, TableRow, Time } from '../contract.ts'
import type { Guests } from '../identity/guests.ts'
import { commitmentTo, newSecret } from '../identity/secrets.ts'
import { Nothing, read } from './body.ts'
import { cardOf } from './card.ts'
import type { Limits } from './limits.ts'
import { newTable, nextChapter, nextTable } from './new-table.ts'
import { Refused } from './refused.ts'
import type { Seating } from './seating.ts'

export interface TableParts {
  readonly store: Store
  readonly rooms: Rooms
  readonly guests: Guests
  readonly seating: Seating
  readonly limits: Limits
  readonly time: Time
}

/** So many open tables are shown, and so many that are being played. */
const LOBBY = 50
const PLAYING = 20
/** So many of one's own: all that are not over, which are fewer, and the last of the others. */
const MINE = 250
/** Whoever made a table to play at once and found nobody for a day waits no more; a match over days may wait longer. */
const DAY = 86_400_000
const LASTS = { live: DAY, days: 30 * DAY }

type OfTable = { Params: { id: string } }
/** How every id looks; a database need not be asked for any other. */
const ID = /^[\w-]{1,64}$/

/** Tables: found, made, joined, left, begun. What happens at them goes over their sockets. */
export function tableRoutes(app: FastifyInstance, parts: TableParts): void {
  const { store, guests, seating } = parts
  const card = async (table: TableRow, person: Person | undefined): Promise<TableCard> => {
    const stand = table.stage === 'waiting' ? undefined : await store.stand(table.id)
    return cardOf(table, stand?.mark, person?.id)
  }

  app.addHook<OfTable>('preHandler', async ({ params: { id } }) => {
    if (id !== undefined && !ID.test(id)) throw new Refused('S_NO_TABLE')
  })
  app.get('/api/tables', { config: { cost: 2 } }, async (request): Promise<readonly TableCard[]> => {
    const person = await guests.who(request.raw)
    const now = parts.time.now()
    const tables = await store.waiting(LOBBY, { live: now - LASTS.live, days: now - LASTS.days })
    return tables.map((table) => cardOf(table, undefined, person?.id))
  })
  app.get('/api/tables/playing', { config: { cost: 2 } }, async (request): Promise<readonly TableCard[]> => {
    const person = await guests.who(request.raw)
    return (await store.playing(PLAYING)).map((table) => cardOf(table, undefined, person?.id))
  })
  app.get('/api/tables/mine', { config: { cost: 2 } }, async (request): Promise<readonly TableCard[]> => {
    const person = await guests.need(request)
    const cards = (await store.tablesOf(person.id, MINE)).map(({ table, mark }) => cardOf(table, mark, person.id))
    // The store sorts by when anybody last answered, which may be a secret.
    return cards.sort((a, b) => b.changed - a.changed)
  })
  app.post('/api/tables', { config: { cost: 10 } }, async (request) => {
    const person = await guests.need(request)
    const wanted = read(NewTable, request.body)
    const { after, share } = wanted
    const now = parts.time.now()
    const oneMore = await limitOf(parts, person)
    if (after === undefined) return card(await seating.add(oneMore(newTable(wanted, person, now))), person)
    const next = (last: TableRow) => oneMore(nextChapter(last, wanted, person, now))
    return card(await seating.rematch(after, { person, share }, next), person)
  })
  app.get<OfTable>('/api/tables/:id', async (request) => {
    const person = await guests.who(request.raw)
    return card(await seating.table(request.params.id, person?.id), person)
  })
  app.get<OfTable>('/api/tables/:id/record', { config: { cost: 10 } }, async (request) => {
    const person = await guests.who(request.raw)
    return recordOf(parts.rooms, await seating.table(request.params.id, person?.id))
  })
  app.delete<OfTable>('/api/tables/:id', async (request, reply) => {
    await seating.drop(request.params.id, await guests.need(request))
    return reply.code(204).send()
  })
  seatRoutes(app, parts, card)
}

function seatRoutes(
  app: FastifyInstance,
  parts: TableParts,
  card: (table: TableRow, person: Person) => Promise<TableCard>,
): void {
  const { guests, seating } = parts
  const config = { cost: 5 }
  app.post<OfTable>('/api/tables/:id/join', { config }, async (request) => {
    const person = await guests.need(request)
    return card(await seating.join(request.params.id, { person, ...read(Join, request.body) }), person)
  })
  app.post<OfTable>('/api/tables/:id/leave', async (request, reply) => {
    read(Nothing, request.body)
    await seating.leave(request.params.id, await guests.need(request))
    return reply.code(204).send()
  })
  app.post<OfTable>('/api/tables/:id/begin', { config }, async (request) => {
    const person = await guests.need(request)
    return card(await seating.begin(request.params.id, person, read(Begin, request.body).bots), person)
  })
  app.post<OfTable>('/api/tables/:id/invite', async (request): Promise<Invited> => {
    const person = await guests.need(request)
    const secret = newSecret()
    await seating.invite(request.params.id, person, read(Invite, request.body).seat, secret)
    return { secret }
  })
  app.post('/api/invited', { config: { cost: 10 } }, async (request) => {
    const person = await guests.need(request)
    const { secret, share } = read(Accept, request.body)
    return card(await seating.accept(secret, { person, share }), person)
  })
  app.post<OfTable>('/api/tables/:id/rematch', { config: { cost: 10 } }, async (request) => {
    const person = await guests.need(request)
    const { share } = read(Rematch, request.body)
    const oneMore = await limitOf(parts, person)
    const next = (last: TableRow) => oneMore(nextTable(last, person, parts.time.now()))
    return card(await seating.rematch(request.params.id, { person, share }, next), person)
  })
}

/** Lets a new table of somebody's through, unless they have as many as anybody needs. */
async function limitOf({ store, limits }: TableParts, person: Person): Promise<(table: TableRow) => TableRow> {
  const isEnough = (await store.sitsAt(person.id)) >= limits.tables
  return (table) => {
    if (isEnough) throw new Refused('S_TOO_FAST', 'tables')
    return table
  }
}

/** Everything about a match that is over, the chance it was played with included. */
async function recordOf(rooms: Rooms, table: TableRow): Promise<TableRecord> {
  if (table.stage === 'waiting') throw new Refused('S_NOT_BEGUN')
  if (table.stage !== 'over') throw new Refused('S_NOT_OVER')
  const saved = await rooms.saved(table)
  const { secret, seats } = table
  const shares = seats.map(({ share }) => share)
  return { saved, chance: { commitment: commitmentTo(secret), secret, shares, seed: saved.seed } }
}
