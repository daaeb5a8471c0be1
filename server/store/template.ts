import { createHash, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { accessSync, constants, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, sep } from 'node:path'
import { Worker } from 'node:worker_threads'
import { Kysely } from 'kysely'
import { dialectOf } from './dialect.ts'
import { migrate, NEWEST } from './migrate.ts'
import { pgliteSource, pgliteUnsynced } from './pglite.ts'
import type { Schema } from './schema.ts'

const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite')

/**
 * Makes an empty database in a folder that is not there yet. The first one takes several seconds; it is kept beside the
 * installed packages, and copied from then on.
 */
export async function makeEmpty(folder: string): Promise<void> {
  const cache = cacheFolder()
  if (!isWritable(cache)) return make(folder)
  const kept = join(cache, `pglite-${pgliteVersion()}-${formOf()}`)
  if (!existsSync(kept)) {
    const aside = `${kept}.${randomUUID()}`
    await make(aside)
    const db = new Kysely<Schema>({ dialect: dialectOf(pgliteSource(await pgliteUnsynced(aside))) })
    await migrate(db)
    await db.destroy()
    settle(aside, kept)
  }
  await cp(kept, folder, { recursive: true })
}

async function make(folder: string): Promise<void> {
  const [code] = await once(
    new Worker(new URL('template.mjs', import.meta.url), { workerData: folder, execArgv: [] }),
    'exit',
  )
  if (code !== 0) throw new Error(`no database could be made in ${folder}`)
}

/** Several processes may make the first one at once: whoever is first decides. */
function settle(aside: string, kept: string): void {
  try {
    renameSync(aside, kept)
  } catch (error) {
    rmSync(aside, { recursive: true })
    if (!existsSync(kept)) throw error
  }
}

const cacheFolder = (): string => join(entry.slice(0, entry.lastIndexOf(`${sep}@electric-sql`)), '.cache', 'monomyth')

function pgliteVersion(): string {
  const { version }: { version: string } = JSON.parse(readFileSync(join(dirname(entry), '..', 'package.json'), 'utf8'))
  return version
}

/** Names the form of an empty database: by the text of the migrations, as long as they are being written. */
function formOf(): string {
  const folder = new URL('./migrations/', import.meta.url)
  if (!existsSync(folder)) return NEWEST ?? ''
  const hash = createHash('sha256')
  for (const file of readdirSync(folder).sort()) hash.update(readFileSync(new URL(file, folder)))
  return hash.digest('hex').slice(0, 16)
}

function isWritable(folder: string): boolean {
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.W_OK)
    return true
  } catch {
    return false
  }
}
