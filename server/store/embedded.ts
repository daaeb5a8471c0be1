import { existsSync, mkdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { Kysely, sql } from 'kysely'
import type { Store } from '../contract.ts'
import { dialectOf } from './dialect.ts'
import { takeLock } from './lock.ts'
import { migrate } from './migrate.ts'
import { pgliteFrom, pgliteOn, pgliteSource } from './pglite.ts'
import type { Schema } from './schema.ts'
import { sqlStore } from './sql-store.ts'
import { template } from './template.ts'

/** How often what is no longer needed is cleared away, as no server does it for PGlite. The first time it is soon. */
const CLEAR_EVERY = 3_600_000
const CLEAR_FIRST = 60_000
const GROWING = sql`vacuum matches, snapshots, entries, tables, seats`

/** The store in a folder of this machine, for this process alone. */
export async function openEmbedded(folder: string): Promise<Store> {
  const { pglite, release, settled } = await openFolder(folder)
  // A disk that fails fails again, and louder, at the next answer.
  settled.catch(() => {})
  const db = new Kysely<Schema>({ dialect: dialectOf(pgliteSource(pglite)) })
  try {
    await migrate(db)
  } catch (error) {
    await db.destroy()
    release()
    throw error
  }
  let clearing = setTimeout(clear, CLEAR_FIRST).unref()
  async function clear(): Promise<void> {
    clearing = setTimeout(clear, CLEAR_EVERY).unref()
    // Where it cannot be done now, it is done the next time.
    await GROWING.execute(db).catch(() => {})
  }
  return sqlStore(db, async () => {
    clearTimeout(clearing)
    release()
  })
}

interface Opened {
  readonly pglite: PGlite
  readonly release: () => void
  /** When all of it is on the disk: of a new one, some time after it can be used. */
  readonly settled: Promise<void>
}

/** The database in a folder, locked; an empty one at first, or that of a dump. */
export async function openFolder(folder: string, from?: Blob): Promise<Opened> {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const real = realpathSync(folder)
  const release = takeLock(join(real, 'lock'))
  try {
    if (!isThere(real)) return { ...(await make(real, from)), release }
    return { pglite: await pgliteOn(dataIn(real)), release, settled: Promise.resolve() }
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
async function make(folder: string, from: Blob | undefined): Promise<Omit<Opened, 'release'>> {
  writeFileSync(unfinishedIn(folder), '')
  rmSync(dataIn(folder), { recursive: true, force: true })
  const made = await (from === undefined ? fromTemplate(folder) : pgliteFrom(from, dataIn(folder)))
  rmSync(unfinishedIn(folder))
  return made
}

async function fromTemplate(folder: string): Promise<Omit<Opened, 'release'>> {
  const { file, blob } = await template(folder)
  try {
    return await pgliteFrom(blob, dataIn(folder))
  } catch (error) {
    // It may be the template that is broken: the next start makes another one.
    rmSync(file, { force: true })
    throw error
  }
}
