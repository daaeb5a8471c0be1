import { type Migration, sql } from 'kysely'

/** What is sent twice, through two nodes perhaps, is said once. */
export const talkRequest: Migration = {
  async up(db) {
    await db.schema.alterTable('talk').addColumn('request', 'text').execute()
    await sql`create unique index talk_request on talk (table_id, request) where request is not null`.execute(db)
  },
}
