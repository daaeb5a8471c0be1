import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Kysely } from 'kysely'
import pg from 'pg'
import { afterAll, describe } from 'vitest'
import type { Store } from '../contract.ts'
import { dialectOf, type Source } from '../store/dialect.ts'
import { memoryStore } from '../store/memory.ts'
import { migrate } from '../store/migrate.ts'
import { pgliteSource, pgliteUnsynced } from '../store/pglite.ts'
import { poolOf, postgresSource } from '../store/postgres.ts'
import type { Schema } from '../store/schema.ts'
import { sqlStore } from '../store/sql-store.ts'
import '../store/testing/baseline.ts'
import { makeEmpty } from '../store/template.ts'
import { sharedPostgres } from './postgres.ts'

/** Opens an empty store. Only the last one opened may be used. */
export type Open = () => Promise<Store>

/** Where a store may lie, for tests of what must hold in all of them. */
export const SOURCES = {
  PGlite: throwAway,
  PostgreSQL: async () => postgresSource(new pg.Pool(poolOf(await (await sharedPostgres()).database()))),
} as const satisfies Record<string, () => Promise<Source>>

/** PGlite in a folder that goes with it. */
async function throwAway(): Promise<Source> {
  const folder = mkdtempSync(join(tmpdir(), 'monomyth-pglite-'))
  await makeEmpty(join(folder, 'data'))
  const source = pgliteSource(await pgliteUnsynced(join(folder, 'data')))
  const end = async (): Promise<void> => {
    await source.end()
    rmSync(folder, { recursive: true })
  }
  return { ...source, end }
}

/** Runs a suite on the store in memory, on PGlite and on a real PostgreSQL. */
export function eachStore(name: string, suite: (open: Open) => void): void {
  describe(`${name}, in memory`, () => suite(async () => memoryStore()))
  for (const [place, start] of Object.entries(SOURCES)) {
    describe(`${name}, on ${place}`, () => {
      let db: Promise<Kysely<Schema>> | undefined
      afterAll(async () => (await db)?.destroy())
      suite(async () => {
        db ??= migrated(start)
        return emptied(await db)
      })
    })
  }
}

async function migrated(start: () => Promise<Source>): Promise<Kysely<Schema>> {
  const db = new Kysely<Schema>({ dialect: dialectOf(await start()) })
  await migrate(db)
  return db
}

/** Everything else goes with persons and tables. Closing one store leaves the database to the next. */
async function emptied(db: Kysely<Schema>): Promise<Store> {
  for (const table of ['persons', 'tables', 'entries', 'settings'] as const) await db.deleteFrom(table).execute()
  return { ...sqlStore(db), close: async () => {} }
}
