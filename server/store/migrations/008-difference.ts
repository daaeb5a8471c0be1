import { type Migration, sql } from 'kysely'

/**
 * A boundary is stored as what is different against the last one, with the entry that led to it; a whole one now and
 * then. Those are long: room is left on their pages, so that the next version finds place beside the last. A mark that
 * is written without an entry is counted too, so that no two nodes write over each other's.
 */
export const difference: Migration = {
  async up(db) {
    await db.schema.alterTable('entries').addColumn('difference', 'json').execute()
    await db.schema
      .alterTable('matches')
      .addColumn('alone', 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
    await sql`alter table snapshots set (fillfactor = 50)`.execute(db)
  },
}
