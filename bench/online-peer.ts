import { createRequire } from 'node:module'
import type { LogEntry, Server as Servers, State, StorageAPI } from 'boardgame.io'
import pg from 'pg'
import { game } from './boardgame-io.ts'

/**
 * Run as a program: `online-peer.ts DATABASE` serves the core of The Heroes Journey by boardgame.io's own server, each
 * move stored in PostgreSQL before anybody is told of it, and says its port.
 *
 * How it stores is up to whoever runs it; here it is done as the connectors written for it do, only leaner. A match is
 * one row: its state, written whole with every move, and what is known about it; each move adds one row to the log, in
 * the same statement. Its server asks for the state and for what is known before every move, and writes both after it.
 * It tells everybody before that: so its word is kept back until the state is stored, as ours is.
 */
const [database = ''] = process.argv.slice(2)
const pool = new pg.Pool({ connectionString: database })

type Wanted = Parameters<StorageAPI.Async['fetch']>[1]
interface Row {
  readonly state?: State
  readonly initial?: State
  readonly metadata?: Servers.MatchData
}

/** What is kept back until the state it tells of is stored, by match. */
const kept = new Map<string, (() => void)[]>()

const query = (name: string, text: string, values: readonly unknown[]) =>
  pool.query({ name, text, values: [...values] })

const storage = {
  type: () => 1,
  async connect() {
    await pool.query(`
      create table matches (id text primary key, initial json not null, state json not null, metadata json not null);
      create table log (id text not null, n integer not null, entries json not null, primary key (id, n))`)
  },
  async createMatch(id: string, { initialState, metadata }: StorageAPI.CreateMatchOpts) {
    const [state, about] = [JSON.stringify(initialState), JSON.stringify(metadata)]
    await query('create', 'insert into matches values ($1, $2, $2, $3) on conflict do nothing', [id, state, about])
  },
  async setState(id: string, state: State, entries: LogEntry[] = []) {
    await query(
      'state',
      `with moved as (update matches set state = $2 where id = $1 returning id)
       insert into log select id, $3::integer, $4::json from moved`,
      [id, JSON.stringify(state), state._stateID, JSON.stringify(entries)],
    )
    const told = kept.get(id) ?? []
    kept.delete(id)
    for (const tell of told) tell()
  },
  async setMetadata(id: string, metadata: Servers.MatchData) {
    await query('metadata', 'update matches set metadata = $2 where id = $1', [id, JSON.stringify(metadata)])
  },
  async fetch(id: string, { state, metadata, log, initialState }: Wanted) {
    const columns = [state && 'state', metadata && 'metadata', initialState && 'initial'].filter(Boolean).join()
    const { rows } = await query(`fetch ${columns}`, `select ${columns} from matches where id = $1`, [id])
    const [{ initial, ...row } = {} as Row] = rows as Row[]
    const found = { ...row, ...(initial && { initialState: initial }) }
    if (!log) return found
    const entries = await query('log', 'select entries from log where id = $1 order by n', [id])
    return { ...found, log: entries.rows.flatMap((one: { entries: LogEntry[] }) => one.entries) }
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
process.send?.({ port: Object(appServer.address()).port })
