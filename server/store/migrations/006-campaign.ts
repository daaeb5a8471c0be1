import type { Migration } from 'kysely'

/** What the match of a table was handed by the last one of its campaign, and what it hands on. */
export const campaign: Migration = {
  async up(db) {
    await db.schema.alterTable('tables').addColumn('carry', 'json').addColumn('onward', 'json').execute()
  },
}
