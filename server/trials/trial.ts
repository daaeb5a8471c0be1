import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Kysely, sql } from 'kysely'
import pg from 'pg'
import type { Store } from '../contract.ts'
import { dialectOf } from '../store/dialect.ts'
import { openFolder } from '../store/embedded.ts'
import { openStore, type Where } from '../store/open.ts'
import { poolOf, postgresSource } from '../store/postgres.ts'
import type { Schema } from '../store/schema.ts'
import { startPostgres } from '../testing/postgres.ts'
import { digest } from './witness.ts'

/** `npm run test:long`: the bars in full; else a sample of each. */
export const isLong = process.env.MONOMYTH_LONG === '1'

/** Nodes are started over and over: on a machine that has other things to do, that takes its time. */
export const PATIENCE = isLong ? 4 * 3_600_000 : 300_000

export { sleep }

/** What a trial in full has seen, for whoever runs it. */
export function report(seen: string): void {
  if (isLong) console.log(seen)
}

/** Where everything lasts during a trial, and what is to be done when it is over. */
export interface Place {
  readonly where: Where
  remove(): Promise<void>
}

export const PLACES = {
  async PGlite(): Promise<Place> {
    const data = mkdtempSync(join(tmpdir(), 'monomyth-trial-'))
    return { where: { data }, remove: async () => rmSync(data, { recursive: true, force: true }) }
  },
  /** A server of its own, which writes as it would in earnest. */
  async PostgreSQL(): Promise<Place> {
    const postgres = await startPostgres({ durable: true })
    return { where: { database: await postgres.database() }, remove: () => postgres.stop() }
  },
} as const

/** Looks into the store, while no node has it for itself. */
export async function looking<T>(where: Where, look: (store: Store) => Promise<T>): Promise<T> {
  const store = await openStore(where)
  try {
    return await look(store)
  } finally {
    await store.close()
  }
}

/** Everything that is stored, as digests by table; while no node has it for itself. */
export async function contents(where: Where): Promise<Record<string, string>> {
  const { db, release = () => {} } = 'data' in where ? await openFolder(where.data) : { db: sqlOf(where.database) }
  try {
    const tables = await sql<{ name: string }>`
      select table_name as name from information_schema.tables where table_schema = 'public' order by 1`.execute(db)
    const found: Record<string, string> = {}
    for (const { name } of tables.rows) {
      const { rows } = await sql`select to_json(t)::text as row from ${sql.table(name)} t order by 1`.execute(db)
      found[name] = `${rows.length} ${digest(rows)}`
    }
    return found
  } finally {
    await db.destroy()
    release()
  }
}

const sqlOf = (database: string): Kysely<Schema> =>
  new Kysely<Schema>({ dialect: dialectOf(postgresSource(new pg.Pool(poolOf(database)))) })

/** Waits until it is so; fails where it does not become so. */
export async function until(what: string, isSo: () => boolean, patience = 30_000): Promise<void> {
  const end = Date.now() + patience
  while (!isSo()) {
    if (Date.now() > end) throw new Error(`never: ${what}`)
    await sleep(5)
  }
}
