import { type Kysely, sql } from 'kysely'
import type { Store } from '../contract.ts'
import type { Schema } from './schema.ts'

type Rest = Pick<Store, 'say' | 'talk' | 'setting' | 'ping'>

/** What people say, and what the server keeps for itself. */
export function talk(db: Kysely<Schema>): Rest {
  return {
    async say(table, { seat, at, said }) {
      const { rows } = await sql<{ n: number }>`
        with counted as (
          update tables set talked = talked + 1 where id = ${table} returning id, talked
        )
        insert into talk (table_id, n, seat, at, said)
        select id, talked, ${seat}, ${at}, ${JSON.stringify(said)} from counted
        returning n`.execute(db)
      const [row] = rows
      if (row === undefined) throw new Error(`no table ${table}`)
      return { n: row.n, seat, at, said }
    },
    talk: (table, after) =>
      db
        .selectFrom('talk')
        .select(['n', 'seat', 'at', 'said'])
        .where('table_id', '=', table)
        .where('n', '>', after)
        .orderBy('n')
        .execute(),
    async setting(name, make) {
      const found = db.selectFrom('settings').select('value').where('name', '=', name)
      const there = await found.executeTakeFirst()
      if (there !== undefined) return there.value
      await db
        .insertInto('settings')
        .values({ name, value: make() })
        .onConflict((same) => same.column('name').doNothing())
        .execute()
      return (await found.executeTakeFirstOrThrow()).value
    },
    async ping() {
      await sql`select 1`.execute(db)
    },
  }
}
