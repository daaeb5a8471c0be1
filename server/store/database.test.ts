import { Kysely, sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { SOURCES } from '../testing/stores.ts'
import { dialectOf } from './dialect.ts'
import { MIGRATIONS, migrate } from './migrate.ts'
import type { Schema } from './schema.ts'
import { sqlStore } from './sql-store.ts'
import { mark, person, row, table } from './testing/samples.ts'

const names = Object.keys(MIGRATIONS)

/** What every version can keep, once it is there. */
const content = {
  '001-persons': (db: Kysely<Schema>) => sqlStore(db).addPerson(person('ann'), 'token'),
  // As it was written then: the store of today knows of columns that came later.
  '002-tables': (db: Kysely<Schema>) => {
    const { seats, ...row } = table('one')
    return fill(db, {
      tables: [{ ...row, talked: 0 }],
      seats: seats.map((one, seat) => ({ ...one, table_id: row.id, seat })),
    })
  },
  '003-matches': (db: Kysely<Schema>) => {
    const { seq, at, due, alone: _, ...rest } = mark(1)
    return fill(db, {
      matches: [{ table_id: 'one', seq, at, due, mark: rest }],
      snapshots: [{ table_id: 'one', seq: 0, snapshot: {} }],
      entries: [
        { table_id: 'one', seq: 0, told: [] },
        { table_id: 'one', seq: 1, ...row('a') },
      ],
    })
  },
}

async function fill(db: Kysely<Schema>, content: { readonly [table: string]: readonly object[] }): Promise<void> {
  for (const [name, rows] of Object.entries(content))
    await sql`insert into ${sql.table(name)}
      select * from json_populate_recordset(null::${sql.table(name)}, ${JSON.stringify(rows)}::json)`.execute(db)
}

describe.each(Object.entries(SOURCES))('on %s', (_, start) => {
  let db: Kysely<Schema>
  beforeAll(async () => {
    db = new Kysely<Schema>({ dialect: dialectOf(await start()) })
  })
  beforeEach(async () => {
    await sql`drop schema public cascade`.execute(db)
    await sql`create schema public`.execute(db)
  })
  afterAll(() => db.destroy())
  const columns = async () =>
    (await db.introspection.getTables()).map((one) => [
      one.name,
      one.columns.map(({ name, dataType }) => [name, dataType]),
    ])

  test('a database that answers but stores nothing is not ready', async () => {
    await migrate(db)
    const store = sqlStore(db)
    await store.ping()
    await store.ping()
    await sql`alter table spent add constraint full_disk check (until > 0) not valid`.execute(db)
    await expect(store.ping()).rejects.toThrow()
    await sql`alter table spent drop constraint full_disk`.execute(db)
    await store.ping()
  })

  test('an empty database is brought to the newest form, and left alone after that', async () => {
    await migrate(db)
    const newest = await columns()
    expect(newest.map(([name]) => name)).toContain('entries')
    await migrate(db)
    expect(await columns()).toEqual(newest)
    const applied = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
    expect(applied.rows.map(({ name }) => name)).toEqual(names)
  })

  test.each(names.slice(0, -1))('one of version %s comes to the same, with all it holds', async (version) => {
    await migrate(db)
    const newest = await columns()
    await sql`drop schema public cascade`.execute(db)
    await sql`create schema public`.execute(db)
    await migrate(db, version)
    const kept = Object.entries(content).filter(([from]) => from <= version)
    for (const [, keep] of kept) await keep(db)
    await migrate(db)
    expect(await columns()).toEqual(newest)
    const store = sqlStore(db)
    expect(await store.personOf('token')).toEqual(person('ann'))
    expect(await store.table('one')).toEqual(version < '002' ? undefined : table('one'))
    expect((await store.stand('one'))?.mark).toEqual(version < '003' ? undefined : mark(1))
  })

  test('several nodes may begin at once', async () => {
    await Promise.all([migrate(db), migrate(db), migrate(db)])
    await sqlStore(db).addPerson(person('ann'), 'token')
  })

  test('data of a newer version are left alone', async () => {
    await migrate(db)
    await sql`insert into kysely_migration (name, timestamp) values ('999-later', '')`.execute(db)
    await expect(migrate(db)).rejects.toMatchObject({ code: 'E_NEWER_DATA', message: expect.stringContaining('999') })
  })

  test('what is rolled back takes nothing of others with it', async () => {
    await migrate(db)
    const store = sqlStore(db)
    const broken = db.transaction().execute(async (all) => {
      await all.insertInto('settings').values({ name: 'half', value: 'done' }).execute()
      // Whoever comes now must not get into this.
      await new Promise((resolve) => setTimeout(resolve, 20))
      throw new Error('no more')
    })
    await Promise.all([expect(broken).rejects.toThrow('no more'), store.addPerson(person('ann'), 'token')])
    expect(await store.personOf('token')).toEqual(person('ann'))
    expect(await store.setting('half', () => 'undone')).toBe('undone')
  })
})
