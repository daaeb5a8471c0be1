import { type Kysely, sql } from 'kysely'
import type { Store } from '../contract.ts'
import type { Schema } from './schema.ts'
import { worded } from './worded.ts'

type Rest = Pick<Store, 'say' | 'talk' | 'setting' | 'ping'>

/** What people say, and what the server keeps for itself. */
export function talk(db: Kysely<Schema>): Rest {
  const saidAfter = worded(
    db,
    db
      .selectFrom('talk')
      .select(['n', 'seat', 'at', 'said'])
      .where('table_id', '=', '')
      .where('n', '>', 0)
      .orderBy('n'),
  )
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
    talk: (table, after) => saidAfter(table, after),
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
