import type { Kysely } from 'kysely'
import type { Store } from '../contract.ts'
import { matches } from './matches.ts'
import { persons } from './persons.ts'
import type { Schema } from './schema.ts'
import { tables } from './tables.ts'
import { talk } from './talk.ts'

/** The store on a database that has been migrated. `close` does what is to be done beside letting go of it. */
export function sqlStore(db: Kysely<Schema>, close: () => Promise<void> = async () => {}): Store {
  return {
    ...persons(db),
    ...tables(db),
    ...matches(db),
    ...talk(db),
    async close() {
      await db.destroy()
      await close()
    },
  }
}
