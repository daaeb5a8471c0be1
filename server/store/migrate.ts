import { type Kysely, type Migration, Migrator, sql } from 'kysely'
import { StoreError } from './errors.ts'
import { persons } from './migrations/001-persons.ts'
import { tables } from './migrations/002-tables.ts'
import { matches } from './migrations/003-matches.ts'
import { talk } from './migrations/004-talk.ts'
import { talkRequest } from './migrations/005-talk-request.ts'
import { campaign } from './migrations/006-campaign.ts'
import { whose } from './migrations/007-whose.ts'
import { difference } from './migrations/008-difference.ts'
import type { Schema } from './schema.ts'

/** In order. One that has been released is never changed: what it left out is another one. */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '001-persons': persons,
  '002-tables': tables,
  '003-matches': matches,
  '004-talk': talk,
  '005-talk-request': talkRequest,
  '006-campaign': campaign,
  '007-whose': whose,
  '008-difference': difference,
}

const NAMES = Object.keys(MIGRATIONS)
export const NEWEST = NAMES.at(-1)

/** Brings a database of any age to the newest form, or to that of `to`. Several nodes may try at once. */
export async function migrate(db: Kysely<Schema>, to?: string): Promise<void> {
  if (to === undefined && (await isNewest(db))) return
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...MIGRATIONS }) } })
  const { error } = await (to === undefined ? migrator.migrateToLatest() : migrator.migrateTo(to))
  if (error === undefined) return
  const newer = error instanceof Error ? /executed migration (\S+) is missing/.exec(error.message)?.[1] : undefined
  if (newer !== undefined) throw new StoreError('E_NEWER_DATA', `the data are of a newer version (${newer})`, error)
  throw error
}

/** Most of the time there is nothing to do, and this is quicker to find out. */
async function isNewest(db: Kysely<Schema>): Promise<boolean> {
  try {
    const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
    return rows.length === NAMES.length && rows.every(({ name }, i) => name === NAMES[i])
  } catch {
    return false
  }
}
