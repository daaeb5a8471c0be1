import { type Migration, sql } from 'kysely'

export const matches: Migration = {
  async up(db) {
    // Room is left on its pages, so that the next version of a row finds place beside the last.
    await sql`
      create table matches (
        table_id text primary key references tables (id) on delete cascade,
        seq integer not null,
        at bigint not null,
        due bigint,
        mark json not null
      ) with (fillfactor = 60)`.execute(db)
    await sql`create index matches_due on matches (due) where due is not null`.execute(db)
    await db.schema
      .createTable('snapshots')
      .addColumn('table_id', 'text', (column) => column.primaryKey().references('tables.id').onDelete('cascade'))
      .addColumn('seq', 'integer', (column) => column.notNull())
      .addColumn('snapshot', 'json', (column) => column.notNull())
      .execute()
    // Refers to no table: what is written with every answer is looked up nowhere else.
    await db.schema
      .createTable('entries')
      .addColumn('table_id', 'text', (column) => column.notNull())
      .addColumn('seq', 'integer', (column) => column.notNull())
      .addColumn('entry', 'json')
      .addColumn('told', 'json', (column) => column.notNull())
      .addColumn('request', 'text')
      .addPrimaryKeyConstraint('entries_pkey', ['table_id', 'seq'])
      .execute()
    await sql`create unique index entries_request on entries (table_id, request) where request is not null`.execute(db)
  },
}
