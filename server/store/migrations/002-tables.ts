import { type Migration, sql } from 'kysely'

export const tables: Migration = {
  async up(db) {
    await db.schema
      .createTable('tables')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('mode', 'text', (column) => column.notNull())
      .addColumn('options', 'json', (column) => column.notNull())
      .addColumn('open', 'boolean', (column) => column.notNull())
      .addColumn('pace', 'text', (column) => column.notNull())
      .addColumn('clock', 'json')
      .addColumn('windows', 'text', (column) => column.notNull())
      .addColumn('host', 'text', (column) => column.notNull())
      .addColumn('stage', 'text', (column) => column.notNull())
      .addColumn('created', 'bigint', (column) => column.notNull())
      .addColumn('changed', 'bigint', (column) => column.notNull())
      .addColumn('secret', 'text', (column) => column.notNull())
      .addColumn('rematch', 'text')
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('talked', 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
    await sql`create index tables_waiting on tables (created desc) where open and stage = 'waiting'`.execute(db)
    await sql`create index tables_playing on tables (changed desc) where open and stage = 'playing'`.execute(db)
    await db.schema
      .createTable('seats')
      .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id').onDelete('cascade'))
      .addColumn('seat', 'integer', (column) => column.notNull())
      .addColumn('person', 'text')
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('colour', 'text', (column) => column.notNull())
      .addColumn('bot', 'text')
      .addColumn('share', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('seats_pkey', ['table_id', 'seat'])
      .execute()
    await sql`create index seats_person on seats (person) where person is not null`.execute(db)
    await db.schema
      .createTable('invitations')
      .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id').onDelete('cascade'))
      .addColumn('seat', 'integer', (column) => column.notNull())
      .addColumn('hash', 'text', (column) => column.notNull().unique())
      .addPrimaryKeyConstraint('invitations_pkey', ['table_id', 'seat'])
      .execute()
  },
}
