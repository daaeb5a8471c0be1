import { Kysely } from 'kysely'
import pg from 'pg'
import type { Store } from '../contract.ts'
import { dialectOf, type Session, type Source } from './dialect.ts'
import { migrate } from './migrate.ts'
import { Names } from './names.ts'
import type { Schema } from './schema.ts'
import { sqlStore } from './sql-store.ts'

/** Nothing the store does takes long. Whoever waits longer is told that it failed, and asks again. */
const PATIENCE = 10_000

/**
 * A role or a database may be set to acknowledge what is not on the disk yet. We promise more. Whoever waits for yet
 * more than the own disk, such as a standby, goes on doing so.
 */
const DURABLE = `
  select set_config('synchronous_commit', 'on', false) where current_setting('synchronous_commit') = 'off'`

/** The store on a PostgreSQL server, for any number of nodes at once. */
export async function openPostgres(url: string): Promise<Store> {
  // Migrations may take their time.
  const first = new Kysely<Schema>({ dialect: dialectOf(postgresSource(new pg.Pool(poolOf(url)))) })
  try {
    await migrate(first)
  } finally {
    await first.destroy()
  }
  const pool = new pg.Pool({
    ...poolOf(url),
    statement_timeout: PATIENCE,
    idle_in_transaction_session_timeout: PATIENCE,
    query_timeout: PATIENCE + 2_000,
    onConnect: (client) => client.query(DURABLE),
  })
  return sqlStore(new Kysely<Schema>({ dialect: dialectOf(postgresSource(pool)) }))
}

/** How this server speaks to PostgreSQL. */
export const poolOf = (url: string) =>
  ({
    connectionString: url,
    application_name: 'monomyth',
    connectionTimeoutMillis: PATIENCE,
    keepAlive: true,
    // To open another takes longer than to wake a match.
    idleTimeoutMillis: 0,
    types: { getTypeParser },
  }) satisfies pg.PoolConfig

const { INT8 } = pg.types.builtins
/** Numbers are numbers: none of ours is beyond 2^53. */
const getTypeParser: typeof pg.types.getTypeParser = (id: number, format?: 'text' | 'binary') =>
  id === INT8 ? Number : pg.types.getTypeParser(id, format)

export function postgresSource(pool: pg.Pool): Source {
  const names = new Names()
  // An idle connection that is lost is no failure of anybody: the next one asked for is a new one. One that is lost in
  // somebody's hands fails what they ask of it next; said to nobody, it would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return {
    session: async () => sessionOf(await pool.connect().catch(thrown), names),
    end: () => pool.end(),
  }
}

function sessionOf(client: pg.PoolClient, names: Names): Session {
  let broken: Error | undefined
  return {
    async query(text, values) {
      const name = names.nameOf(text, values)
      try {
        const { rows, rowCount } = await client.query({ text, values: [...values], ...(name && { name }) })
        return { rows, affected: rowCount ?? 0 }
      } catch (error) {
        // What the server did not say itself leaves the connection in a state nobody knows.
        if (error instanceof Error && !(error instanceof pg.DatabaseError)) broken = error
        return thrown(error)
      }
    },
    release: () => client.release(broken),
  }
}

/** To ask again will not mend how we ask. */
const OUR_FAULT = /\b(SSL|SASL)\b/

/**
 * What the network and the server say has a code. What pg says itself has none, and is always the same: the connection
 * is gone, or was not to be had in time.
 */
function thrown(error: unknown): never {
  const isOfPg = error instanceof Error && error.constructor === Error && !('code' in error)
  if (!isOfPg || OUR_FAULT.test(error.message)) throw error
  throw Object.assign(new Error(error.message, { cause: error }), { code: 'ECONNLOST' })
}
