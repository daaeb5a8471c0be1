import { randomUUID } from 'node:crypto'
import { closeSync, fsyncSync, openSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { Kysely } from 'kysely'
import { dialectOf } from './dialect.ts'
import { clean, isThere, openFolder } from './embedded.ts'
import { StoreError } from './errors.ts'
import { migrate } from './migrate.ts'
import { pgliteSource } from './pglite.ts'
import type { Schema } from './schema.ts'

/** Packs the data folder of a server that is not running into one file. */
export async function backup(folder: string, file: string): Promise<void> {
  if (!isThere(folder)) throw new StoreError('E_NO_DATA', `there are no data in ${folder}`)
  const { pglite, release } = await openFolder(folder)
  try {
    const dump = await pglite.dumpDataDir('gzip')
    writeWhole(file, new Uint8Array(await dump.arrayBuffer()))
  } finally {
    await pglite.close()
    release()
  }
}

/** Makes a data folder from a backup, and brings it to the newest form to see that it holds. */
export async function restore(file: string, folder: string): Promise<void> {
  if (isThere(folder)) throw new StoreError('E_NOT_EMPTY', `there are data in ${folder} already`)
  const dump = new Blob([readFileSync(file)])
  try {
    const { pglite, release, settled } = await openFolder(folder, dump)
    const db = new Kysely<Schema>({ dialect: dialectOf(pgliteSource(pglite)) })
    try {
      await migrate(db)
      await settled
    } finally {
      await db.destroy()
      release()
    }
  } catch (error) {
    if (error instanceof StoreError) throw error
    clean(folder)
    throw new StoreError('E_BAD_BACKUP', `${file} is not a backup, or is damaged`, error)
  }
}

/** The old file stays until the new one is whole. */
function writeWhole(file: string, bytes: Uint8Array): void {
  const aside = `${file}.${randomUUID()}`
  const fd = openSync(aside, 'wx', 0o600)
  try {
    writeFileSync(fd, bytes)
    fsyncSync(fd)
  } finally {
    closeSync(fd)
  }
  renameSync(aside, file)
}
