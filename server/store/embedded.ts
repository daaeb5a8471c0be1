import { existsSync, mkdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { Kysely, sql } from 'kysely'
import type { Store } from '../contract.ts'
import { dialectOf } from './dialect.ts'
import { takeLock } from './lock.ts'
import { migrate } from './migrate.ts'
import { pgliteSource, startPGlite } from './pglite.ts'
import type { Schema } from './schema.ts'
import { sqlStore } from './sql-store.ts'
import { template } from './template.ts'

/** How often what is no longer needed is cleared away, as no server does it for PGlite. */
const CLEAR_EVERY = 3_600_000

/** The store in a folder of this machine, for this process alone. */
export async function openEmbedded(folder: string): Promise<Store> {
  const { pglite, release } = await openFolder(folder)
  const db = new Kysely<Schema>({ dialect: dialectOf(pgliteSource(pglite)) })
  try {
    await migrate(db)
    await clear(db)
  } catch (error) {
    await db.destroy()
    release()
    throw error
  }
  const clearing = setInterval(() => void clear(db).catch(() => {}), CLEAR_EVERY).unref()
  return sqlStore(db, async () => {
    clearInterval(clearing)
    release()
  })
}

const clear = (db: Kysely<Schema>) => sql`vacuum`.execute(db)

/** The database in a folder, locked; an empty one at first, or that of a dump. */
export async function openFolder(folder: string, from?: Blob): Promise<{ pglite: PGlite; release: () => void }> {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const real = realpathSync(folder)
  const release = takeLock(join(real, 'lock'))
  try {
    return { pglite: isThere(real) ? await startPGlite(dataIn(real)) : await make(real, from), release }
  } catch (error) {
    release()
    throw error
  }
}

/** Is there a database in the folder that was whole once? */
export const isThere = (folder: string): boolean =>
  existsSync(join(dataIn(folder), 'PG_VERSION')) && !existsSync(unfinishedIn(folder))

const dataIn = (folder: string): string => join(folder, 'data')
const unfinishedIn = (folder: string): string => join(folder, 'unfinished')

/** Takes away what could not be made whole. */
export function clean(folder: string): void {
  for (const part of [dataIn(folder), unfinishedIn(folder)]) rmSync(part, { recursive: true, force: true })
}

/** While it is not whole a file says so: whatever is there then is of no use, and nobody has stored anything in it. */
async function make(folder: string, from: Blob | undefined): Promise<PGlite> {
  writeFileSync(unfinishedIn(folder), '')
  rmSync(dataIn(folder), { recursive: true, force: true })
  const pglite = await (from === undefined ? fromTemplate(folder) : startPGlite(dataIn(folder), from))
  rmSync(unfinishedIn(folder))
  return pglite
}

async function fromTemplate(folder: string): Promise<PGlite> {
  const { file, blob } = await template(folder)
  try {
    return await startPGlite(dataIn(folder), blob)
  } catch (error) {
    // It may be the template that is broken: the next start makes another one.
    rmSync(file, { force: true })
    throw error
  }
}
