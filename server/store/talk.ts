import { type Kysely, type Selectable, sql } from 'kysely'
import type { Store } from '../contract.ts'
import { isTwice } from './codes.ts'
import type { Schema } from './schema.ts'
import { worded } from './worded.ts'

type Said = Pick<Selectable<Schema['talk']>, 'n' | 'seat' | 'at' | 'said'>
type Rest = Pick<Store, 'say' | 'talk' | 'setting' | 'once' | 'ping'>

/** The row a readiness check writes and takes away: a database may answer questions and still have no room to store anything. */
const PROBE = 'ready'

/** What people say, and what the server keeps for itself. */
export function talk(db: Kysely<Schema>): Rest {
  const newestAfter = worded(
    db,
    db
      .selectFrom('talk')
      .select(['n', 'seat', 'at', 'said'])
      .where('table_id', '=', '')
      .where('n', '>', 0)
      .orderBy('n', 'desc')
      .limit(0),
  )
  return {
    async say(table, { seat, at, said }, request, person) {
      const once = () =>
        sql<Said>`
          with known as (
            select n, seat, at, said from talk where table_id = ${table} and request = ${request}
          ), counted as (
            update tables set talked = talked + 1 where id = ${table} and not exists (select from known)
            returning id, talked
          ), fresh as (
            insert into talk (table_id, n, seat, at, said, request, person)
            select id, talked, ${seat}, ${at}, ${JSON.stringify(said)}, ${request}, ${person ?? null} from counted
            returning n, seat, at, said
          )
          select * from known union all select * from fresh`.execute(db)
      // Through another node at the same moment: now it is known.
      const { rows } = await once().catch((error) => (isTwice(error, 'talk_request') ? once() : Promise.reject(error)))
      const [row] = rows
      if (row === undefined) throw new Error(`no table ${table}`)
      return row
    },
    talk: async (table, after, most) => (await newestAfter(table, after, most ?? null)).toReversed(),
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
    async once(name, until, now) {
      await db.deleteFrom('spent').where('until', '<', now).execute()
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('spent')
        .values({ name, until })
        .onConflict((same) => same.column('name').doNothing())
        .executeTakeFirst()
      return numInsertedOrUpdatedRows === 1n
    },
    async ping() {
      await db
        .insertInto('spent')
        .values({ name: PROBE, until: 0 })
        .onConflict((same) => same.column('name').doUpdateSet({ until: 0 }))
        .execute()
      await db.deleteFrom('spent').where('name', '=', PROBE).execute()
    },
  }
}
