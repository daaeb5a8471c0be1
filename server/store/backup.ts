import { randomUUID } from 'node:crypto'
import { closeSync, fsyncSync, openSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { clean, isThere, openFolder } from './embedded.ts'
import { StoreError } from './errors.ts'

/** Packs the data folder of a server that is not running into one file. */
export async function backup(folder: string, file: string): Promise<void> {
  if (!isThere(folder)) throw new StoreError('E_NO_DATA', `there are no data in ${folder}`)
  const { pglite, db, release } = await openFolder(folder)
  try {
    const dump = await pglite.dumpDataDir('gzip')
    writeWhole(file, new Uint8Array(await dump.arrayBuffer()))
  } finally {
    await db.destroy()
    release()
  }
}

/** Makes a data folder from a backup, and opens it once to see that it holds. */
export async function restore(file: string, folder: string): Promise<void> {
  if (isThere(folder)) throw new StoreError('E_NOT_EMPTY', `there are data in ${folder} already`)
  const packed = readFileSync(file)
  try {
    const { db, release } = await openFolder(folder, new Blob([gunzipSync(packed)]))
    await db.destroy()
    release()
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
