import type { Migration } from 'kysely'

export const persons: Migration = {
  async up(db) {
    await db.schema
      .createTable('persons')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('lang', 'text', (column) => column.notNull())
      .addColumn('created', 'bigint', (column) => column.notNull())
      .execute()
    await db.schema
      .createTable('tokens')
      .addColumn('hash', 'text', (column) => column.primaryKey())
      .addColumn('person', 'text', (column) => column.notNull().references('persons.id').onDelete('cascade'))
      .execute()
    await db.schema
      .createTable('passkeys')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('person', 'text', (column) => column.notNull().references('persons.id').onDelete('cascade'))
      .addColumn('public_key', 'bytea', (column) => column.notNull())
      .addColumn('counter', 'bigint', (column) => column.notNull())
      .addColumn('transports', 'json', (column) => column.notNull())
      .execute()
    await db.schema
      .createTable('subscriptions')
      .addColumn('endpoint', 'text', (column) => column.primaryKey())
      .addColumn('person', 'text', (column) => column.notNull().references('persons.id').onDelete('cascade'))
      .addColumn('p256dh', 'text', (column) => column.notNull())
      .addColumn('auth', 'text', (column) => column.notNull())
      .execute()
    for (const table of ['tokens', 'passkeys', 'subscriptions']) {
      await db.schema.createIndex(`${table}_person`).on(table).column('person').execute()
    }
  },
}
