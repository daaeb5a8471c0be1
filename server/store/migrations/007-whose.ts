import { type Migration, sql } from 'kysely'

/** Who said what, so that it can go with them; since when a browser is told; and what holds once for all nodes. */
export const whose: Migration = {
  async up(db) {
    await db.schema.alterTable('talk').addColumn('person', 'text').execute()
    await sql`create index talk_person on talk (person) where person is not null`.execute(db)
    await sql`
      alter table subscriptions
      add column at bigint not null default (extract(epoch from clock_timestamp()) * 1000)`.execute(db)
    await db.schema
      .createTable('spent')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('until', 'bigint', (column) => column.notNull())
      .execute()
  },
}
