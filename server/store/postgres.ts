import { Kysely } from 'kysely'
import pg from 'pg'
import type { Store } from '../contract.ts'
import { dialectOf, type Session, type Source } from './dialect.ts'
import { migrate } from './migrate.ts'
import type { Schema } from './schema.ts'
import { sqlStore } from './sql-store.ts'

/** Nothing the store does takes long. Whoever waits longer is told that it failed, and asks again. */
const PATIENCE = 10_000
/** So many different statements are prepared once a connection, and then only named. */
const MOST_NAMED = 100

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
    types: { getTypeParser },
  }) satisfies pg.PoolConfig

const { INT8 } = pg.types.builtins
/** Numbers are numbers: none of ours is beyond 2^53. */
const getTypeParser: typeof pg.types.getTypeParser = (id: number, format?: 'text' | 'binary') =>
  id === INT8 ? Number : pg.types.getTypeParser(id, format)

export function postgresSource(pool: pg.Pool): Source {
  const names = new Map<string, string>()
  // An idle connection that is lost is no failure of anybody: the next one asked for is a new one.
  pool.on('error', () => {})
  return {
    session: async () => sessionOf(await pool.connect(), names),
    end: () => pool.end(),
  }
}

function sessionOf(client: pg.PoolClient, names: Map<string, string>): Session {
  let broken: Error | undefined
  return {
    async query(text, values) {
      try {
        const { rows, rowCount } = await client.query({ ...named(text, values, names), text, values: [...values] })
        return { rows, affected: rowCount ?? 0 }
      } catch (error) {
        // What the server did not say itself leaves the connection in a state nobody knows.
        if (error instanceof Error && !(error instanceof pg.DatabaseError)) broken = error
        throw error
      }
    },
    release: () => client.release(broken),
  }
}

/** Statements with values come again and again in the same words: reading and planning them once is enough. */
function named(text: string, values: readonly unknown[], names: Map<string, string>): { name?: string } {
  if (values.length === 0) return {}
  const known = names.get(text)
  if (known !== undefined) return { name: known }
  if (names.size >= MOST_NAMED) return {}
  const name = `monomyth-${names.size + 1}`
  names.set(text, name)
  return { name }
}
