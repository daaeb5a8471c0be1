import type { Migration } from 'kysely'

export const talk: Migration = {
  async up(db) {
    await db.schema
      .createTable('talk')
      .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id').onDelete('cascade'))
      .addColumn('n', 'integer', (column) => column.notNull())
      .addColumn('seat', 'integer', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('said', 'json', (column) => column.notNull())
      .addPrimaryKeyConstraint('talk_pkey', ['table_id', 'n'])
      .execute()
    await db.schema
      .createTable('settings')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('value', 'text', (column) => column.notNull())
      .execute()
  },
}
