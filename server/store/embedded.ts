import { existsSync, mkdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { Kysely, sql } from 'kysely'
import type { Store } from '../contract.ts'
import { dialectOf } from './dialect.ts'
import { StoreError } from './errors.ts'
import { takeLock } from './lock.ts'
import { migrate } from './migrate.ts'
import { pgliteOn, pgliteSource } from './pglite.ts'
import type { Schema } from './schema.ts'
import { sqlStore } from './sql-store.ts'
import { SyncedFolder } from './synced-folder.ts'
import { makeEmpty } from './template.ts'

/** How often it is seen to what a server of PostgreSQL does by itself, and PGlite does not. */
const TEND_EVERY = 60_000
/** Every so many times what is no longer needed is cleared away. */
const CLEAR_EVERY = 60
const GROWING = sql`vacuum matches, snapshots, entries, tables, seats`
/** What is written anew after a crash, in bytes: it takes a second or so. */
const MOST_REDO = 32 * 1024 * 1024
const REDO = sql<{ bytes: number }>`
  select pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn)::bigint as bytes from pg_control_checkpoint()`

/** The store in a folder of this machine, for this process alone. */
export async function openEmbedded(folder: string): Promise<Store> {
  const { db, release } = await openFolder(folder)
  let times = 0
  const tending = setInterval(() => {
    // Where it cannot be done now, it is done the next time.
    tend(db, times++ % CLEAR_EVERY === 0).catch(() => {})
  }, TEND_EVERY).unref()
  return sqlStore(db, async () => {
    clearInterval(tending)
    release()
  })
}

/** Clears away, if it is to, and puts what was written where it belongs: else the log of it would grow for ever. */
export async function tend(db: Kysely<Schema>, isToClear: boolean, mostRedo = MOST_REDO): Promise<void> {
  if (isToClear) await GROWING.execute(db)
  const [redo] = (await REDO.execute(db)).rows
  if (redo !== undefined && redo.bytes > mostRedo) await sql`checkpoint`.execute(db)
}

/** The database in a folder, locked, in its newest form; an empty one at first, or that of a dump. */
export async function openFolder(folder: string, from?: Blob) {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const real = realpathSync(folder)
  const release = await takeLock(join(real, 'lock'))
  try {
    const pglite = await (isThere(real) ? pgliteOn(new SyncedFolder(dataIn(real))) : make(real, from))
    const db = await migrated(pglite)
    rmSync(unfinishedIn(real), { force: true })
    return { pglite, db, release }
  } catch (error) {
    release()
    throw error
  }
}

async function migrated(pglite: PGlite): Promise<Kysely<Schema>> {
  const db = new Kysely<Schema>({ dialect: dialectOf(pgliteSource(pglite)) })
  try {
    await migrate(db)
    return db
  } catch (error) {
    await db.destroy()
    throw error
  }
}

/** Is there a database in the folder that was whole once? */
export const isThere = (folder: string): boolean =>
  existsSync(join(dataIn(folder), 'PG_VERSION')) && !existsSync(unfinishedIn(folder))

const dataIn = (folder: string): string => join(folder, 'data')
const unfinishedIn = (folder: string): string => join(folder, 'unfinished')

/** Takes away what is not whole, and nothing else. */
export function clean(folder: string): void {
  if (!existsSync(unfinishedIn(folder))) return
  for (const part of [dataIn(folder), unfinishedIn(folder)]) rmSync(part, { recursive: true, force: true })
}

/** While it is not whole a file says so: whatever is there then is of no use, and nobody has stored anything in it. */
async function make(folder: string, from: Blob | undefined): Promise<PGlite> {
  clean(folder)
  if (existsSync(dataIn(folder))) throw new StoreError('E_NOT_EMPTY', `${dataIn(folder)} is there, and no database`)
  writeFileSync(unfinishedIn(folder), '')
  if (from === undefined) await makeEmpty(dataIn(folder))
  const fs = new SyncedFolder(dataIn(folder))
  const pglite = await pgliteOn(fs, from)
  // What was copied is only on its way to the disk, and nothing may be acknowledged that rests on it.
  if (from === undefined) await fs.syncAll()
  return pglite
}
