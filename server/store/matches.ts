import type { LogEntry } from '@monomyth/engine'
import type { Talk } from '@monomyth/wire'
import { type Kysely, type Selectable, sql } from 'kysely'
import type { Mark, Row, Snapshot, Stand, Store, StoredEvent, TableId } from '../contract.ts'
import { Appending } from './appending.ts'
import { proveTimes } from './proof.ts'
import type { Schema } from './schema.ts'
import { type Since, standing } from './standing.ts'

type Matches = Pick<
  Store,
  'begin' | 'stand' | 'append' | 'knows' | 'log' | 'rows' | 'events' | 'visit' | 'due' | 'beyond'
>

/** Matches: a mark, a snapshot, and a log that only grows. */
export function matches(db: Kysely<Schema>): Matches {
  return { ...writing(db), ...reading(db) }
}

function writing(db: Kysely<Schema>) {
  const appending = new Appending(db)
  return {
    async begin(table, snapshot, mark, told) {
      proveTimes(mark)
      const { seq, alone, at, due, rest } = split(mark)
      const { rows } = await sql`
        with begun as (
          insert into matches (table_id, seq, alone, at, due, mark)
          values (${table}, ${seq}, ${alone}, ${at}, ${due}, ${rest})
          on conflict (table_id) do nothing
          returning table_id
        ), kept as (
          insert into snapshots (table_id, seq, snapshot)
          select table_id, ${snapshot.seq}, ${JSON.stringify(snapshot)} from begun
        ), told as (
          insert into entries (table_id, seq, told) select table_id, 0, ${JSON.stringify(told)} from begun
        )
        select table_id from begun`.execute(db)
      return rows.length === 1
    },
    append: (append) => appending.add(append),
  } satisfies Partial<Matches>
}

function reading(db: Kysely<Schema>) {
  return {
    async stand(table) {
      const { rows } = await sql<StandRow>`${STANDING} from ${OF_MATCH} where table_id = ${table}`.execute(db)
      return rows[0] && standIn(rows[0])
    },
    async visit(table, mostTalk) {
      const { rows } = await sql<StandRow & { told: StoredEvent[][]; talk: Talk[] | null }>`${STANDING}, (
          select json_agg(told order by seq) from entries where table_id = matches.table_id
        ) as told, (
          select json_agg(one order by n) from (
            select n, seat, at, said from talk where table_id = matches.table_id order by n desc limit ${mostTalk}
          ) as one
        ) as talk from ${OF_MATCH} where table_id = ${table}`.execute(db)
      return rows[0] && { stand: standIn(rows[0]), events: rows[0].told.flat(), talk: rows[0].talk ?? [] }
    },
    async knows(table, request) {
      const found = db.selectFrom('entries').select('seq').where('table_id', '=', table).where('request', '=', request)
      return (await found.executeTakeFirst()) !== undefined
    },
    async log(table) {
      return (await rowsAfter(db, table, 0)).map(({ entry }) => entry)
    },
    rows: (table, after) => rowsAfter(db, table, after),
    async events(table) {
      const found = db.selectFrom('entries').select('told').where('table_id', '=', table).orderBy('seq')
      return (await found.execute()).flatMap(({ told }) => told)
    },
    async due(now, most) {
      const found = db.selectFrom('matches').select('table_id').where('due', '<=', now).orderBy('due').limit(most)
      return (await found.execute()).map((row) => row.table_id)
    },
    async beyond(known) {
      const { rows } = await sql<{ table: TableId }>`
        select known.table from json_to_recordset(${JSON.stringify(known)})
          as known ("table" text, version integer, seq integer, alone integer, said integer)
        left join tables on tables.id = known.table
        left join matches on matches.table_id = known.table
        where tables.id is null or tables.version > known.version
          or matches.seq > known.seq or matches.alone > known.alone
          or exists (select from talk where talk.table_id = known.table and talk.n > known.said)`.execute(db)
      return rows.map(({ table }) => table)
    },
  } satisfies Partial<Matches>
}

async function rowsAfter(db: Kysely<Schema>, table: TableId, after: number): Promise<Row[]> {
  const found = await db
    .selectFrom('entries')
    .select(['entry', 'told', 'request'])
    .where('table_id', '=', table)
    .where('seq', '>', after)
    .where('entry', 'is not', null)
    .orderBy('seq')
    .$narrowType<{ entry: LogEntry }>()
    .execute()
  return found.map(({ entry, told, request }) => ({ entry, told, request: request ?? undefined }))
}

/** In one statement, so that mark, snapshot and log belong together. */
const STANDING = sql`
  select matches.seq, matches.alone, matches.at, matches.due, matches.mark, snapshots.snapshot, (
    select json_agg(json_build_object('entry', entry, 'difference', difference) order by seq) from entries
    where table_id = matches.table_id and seq > snapshots.seq
  ) as since`
const OF_MATCH = sql`matches join snapshots using (table_id)`

type StandRow = MarkRow & { readonly snapshot: Snapshot; readonly since: Since[] | null }

const standIn = (row: StandRow): Stand => ({ mark: markOf(row), ...standing(row.snapshot, row.since ?? []) })

type MarkRow = Omit<Selectable<Schema['matches']>, 'table_id'>

const split = ({ seq, alone, at, due, ...rest }: Mark) => ({
  rest: JSON.stringify(rest),
  ...{ seq, alone, at, due: due ?? null },
})

export const markOf = ({ seq, alone, at, due, mark }: MarkRow): Mark => ({
  due: due ?? undefined,
  ...{ seq, alone, at },
  ...mark,
})
