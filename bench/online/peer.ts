import { createRequire } from 'node:module'
import type { LogEntry, Server as Servers, State, StorageAPI } from 'boardgame.io'
import pg from 'pg'
import { game } from '../boardgame-io.ts'

/**
 * Run as a program: `peer.ts DATABASE` serves the core of The Heroes Journey by boardgame.io's own server, each move
 * stored in PostgreSQL before anybody is told of it, and says its port.
 *
 * It stores as bgio-postgres does, the connector its documentation names for PostgreSQL: a match is one row, read whole
 * for whatever is asked of it, and a move is a transaction that reads the row, sees that the state is newer, and writes
 * state and log. Here those statements are prepared and sent as they are, without the mapper that makes them there, so
 * it costs less than it does. And boardgame.io tells everybody of a move before it stores it: its word is kept back
 * until then, as ours is.
 */
const [database = ''] = process.argv.slice(2)
const pool = new pg.Pool({ connectionString: database })

type Wanted = Parameters<StorageAPI.Async['fetch']>[1]
interface Row {
  readonly state: State
  readonly initial: State
  readonly metadata: Servers.MatchData
  readonly log: LogEntry[]
}

/** What is kept back until the state it tells of is stored, by match. */
const kept = new Map<string, (() => void)[]>()

type Session = Pick<pg.Pool, 'query'>

async function rowOf(session: Session, id: string): Promise<Row | undefined> {
  const text = 'select initial, state, metadata, log from matches where id = $1'
  const { rows } = await session.query<Row>({ name: 'row', text, values: [id] })
  return rows[0]
}

async function inTransaction(work: (session: Session) => Promise<void>): Promise<void> {
  const session = await pool.connect()
  try {
    await session.query('begin')
    await work(session)
    await session.query('commit')
  } catch (error) {
    // Nobody is told anything: the bench sees that it was not answered.
    session.release(true)
    throw error
  }
  session.release()
}

const storage = {
  type: () => 1,
  async connect() {
    await pool.query(
      'create table matches (id text primary key, initial json, state json, metadata json, log json not null)',
    )
  },
  async createMatch(id: string, { initialState, metadata }: StorageAPI.CreateMatchOpts) {
    const values = [id, JSON.stringify(initialState), JSON.stringify(metadata)]
    await pool.query("insert into matches values ($1, $2, $2, $3, '[]') on conflict do nothing", values)
  },
  async setState(id: string, state: State, entries: LogEntry[] = []) {
    await inTransaction(async (session) => {
      const row = await rowOf(session, id)
      if (row === undefined || row.state._stateID >= state._stateID) return
      const text = 'update matches set state = $2, log = $3 where id = $1'
      const values = [id, JSON.stringify(state), JSON.stringify([...row.log, ...entries])]
      await session.query({ name: 'state', text, values })
    })
    const told = kept.get(id) ?? []
    kept.delete(id)
    for (const tell of told) tell()
  },
  async setMetadata(id: string, metadata: Servers.MatchData) {
    const text = 'update matches set metadata = $2 where id = $1'
    await pool.query({ name: 'metadata', text, values: [id, JSON.stringify(metadata)] })
  },
  async fetch(id: string, { state, metadata, log, initialState }: Wanted) {
    const row = await rowOf(pool, id)
    if (row === undefined) return {}
    return {
      ...(state && { state: row.state }),
      ...(metadata && { metadata: row.metadata }),
      ...(log && { log: row.log }),
      ...(initialState && { initialState: row.initial }),
    }
  },
  async wipe(id: string) {
    await pool.query('delete from matches where id = $1', [id])
  },
  listMatches: async () => [],
}

/** Between parts of the server, and between servers: what a move led to goes out when it is stored. */
class StoredFirst {
  private readonly hearers = new Map<string, ((payload: unknown) => void)[]>()

  publish(channel: string, payload: { readonly type: string; readonly args: readonly unknown[] }): void {
    const tell = (): void => {
      for (const hear of this.hearers.get(channel) ?? []) hear(payload)
    }
    const [match] = payload.args
    if (payload.type !== 'update' || typeof match !== 'string') tell()
    else kept.set(match, [...(kept.get(match) ?? []), tell])
  }

  subscribe(channel: string, hear: (payload: unknown) => void): void {
    this.hearers.set(channel, [...(this.hearers.get(channel) ?? []), hear])
  }

  unsubscribeAll(channel: string): void {
    this.hearers.delete(channel)
  }
}

const { Server, SocketIO } = createRequire(import.meta.url)(
  'boardgame.io/server',
) as typeof import('boardgame.io/server')
const server = Server({
  games: [game],
  db: storage as never,
  origins: [],
  transport: new SocketIO({ pubSub: new StoredFirst() as never }),
})
const { appServer } = await server.run(0)
process.on('disconnect', () => process.exit(0))
process.on('message', ({ n }: { n: number }) => {
  const { user, system } = process.cpuUsage()
  process.send?.({ n, cpu: (user + system) / 1e6 })
})
process.send?.({ port: Object(appServer.address()).port })
