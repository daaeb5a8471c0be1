import { type Kysely, type Selectable, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { PersonId, SeatRow, Store, TableRow } from '../contract.ts'
import { hashOf } from './hash.ts'
import { markOf } from './matches.ts'
import type { Schema } from './schema.ts'
import { worded } from './worded.ts'

type Tables = Pick<
  Store,
  | 'addTable'
  | 'table'
  | 'changeTable'
  | 'dropTable'
  | 'waiting'
  | 'playing'
  | 'tablesOf'
  | 'sitsAt'
  | 'invite'
  | 'invited'
  | 'useInvite'
>

const PACES = ['live', 'days'] as const

/** Tables with their seats, and who may sit down there. */
export function tables(db: Kysely<Schema>): Tables {
  return { ...rows(db), ...lists(db), ...invitations(db) }
}

function rows(db: Kysely<Schema>) {
  const byId = worded(db, shown(db).where('tables.id', '=', ''))
  return {
    async addTable(table) {
      await sql`
        with added as (
          insert into tables (id, game, mode, options, open, pace, clock, windows, host, stage, created, changed,
            secret, rematch, carry, onward, version)
          values (${table.id}, ${table.game}, ${table.mode}, ${JSON.stringify(table.options)}, ${table.open},
            ${table.pace}, ${jsonOf(table.clock)}, ${table.windows}, ${table.host}, ${table.stage}, ${table.created},
            ${table.changed}, ${table.secret}, ${table.rematch ?? null},
            ${jsonOf(table.carry)}, ${jsonOf(table.onward)}, ${table.version})
          returning id
        )
        insert into seats (table_id, seat, person, name, colour, bot, share)
        select added.id, one.seat, one.person, one.name, one.colour, one.bot, one.share
        from added, ${seatsOf(table)}`.execute(db)
    },
    async table(id) {
      const [row] = await byId(id)
      return row === undefined ? undefined : tableOf(row)
    },
    async changeTable(table) {
      const { rows } = await sql`
        with moved as (
          update tables set game = ${table.game}, mode = ${table.mode}, options = ${JSON.stringify(table.options)},
            open = ${table.open}, pace = ${table.pace}, clock = ${jsonOf(table.clock)}, windows = ${table.windows},
            host = ${table.host}, stage = ${table.stage}, created = ${table.created}, changed = ${table.changed},
            secret = ${table.secret}, rematch = ${table.rematch ?? null}, carry = ${jsonOf(table.carry)},
            onward = ${jsonOf(table.onward)}, version = version + 1
          where id = ${table.id} and version = ${table.version}
          returning id
        ), sat as (
          insert into seats as old (table_id, seat, person, name, colour, bot, share)
          select moved.id, one.seat, one.person, one.name, one.colour, one.bot, one.share
          from moved, ${seatsOf(table)}
          on conflict (table_id, seat) do update set person = excluded.person, name = excluded.name,
            colour = excluded.colour, bot = excluded.bot, share = excluded.share
        ), taken_away as (
          delete from seats using moved where table_id = moved.id and seat >= ${table.seats.length}
        )
        select id from moved`.execute(db)
      return rows.length === 1
    },
    dropTable: ({ id, version }) =>
      db.transaction().execute(async (all) => {
        // With the table goes its mark: nothing is appended from here on.
        const { numDeletedRows } = await all
          .deleteFrom('tables')
          .where('id', '=', id)
          .where('version', '=', version)
          .executeTakeFirst()
        if (numDeletedRows === 0n) return false
        await all.deleteFrom('entries').where('table_id', '=', id).execute()
        return true
      }),
  } satisfies Partial<Tables>
}

function lists(db: Kysely<Schema>) {
  return {
    async waiting(most, since) {
      const found = await shown(db)
        .where('open', '=', true)
        .where('stage', '=', 'waiting')
        .where(({ or, and, eb }) =>
          or(PACES.map((pace) => and([eb('pace', '=', pace), eb('changed', '>=', since[pace])]))),
        )
        .where(({ exists, selectFrom }) =>
          exists(
            selectFrom('seats')
              .select('seats.seat')
              .whereRef('seats.table_id', '=', 'tables.id')
              .where('seats.person', 'is', null)
              .where('seats.bot', 'is', null),
          ),
        )
        .orderBy('created', 'desc')
        .limit(most)
        .execute()
      return found.map(tableOf)
    },
    async playing(most) {
      // By the row of the table: when anybody last answered may be a secret.
      const found = await shown(db)
        .where('open', '=', true)
        .where('stage', '=', 'playing')
        .orderBy('changed', 'desc')
        .limit(most)
        .execute()
      return found.map(tableOf)
    },
    async tablesOf(person, most) {
      const found = await shown(db)
        .leftJoin('matches', 'matches.table_id', 'tables.id')
        .select(['matches.seq', 'matches.alone', 'matches.at', 'matches.due', 'matches.mark'])
        .where('tables.id', 'in', heldBy(db, person))
        .orderBy(({ eb }) => eb('tables.stage', '=', 'over'))
        .orderBy(({ fn }) => fn('greatest', ['tables.changed', 'matches.at']), 'desc')
        .$if(most !== undefined, (found) => found.limit(most ?? 0))
        .execute()
      return found.map(({ seq, alone, at, due, mark, ...table }) => ({
        table: tableOf(table),
        mark:
          seq === null || alone === null || at === null || mark === null
            ? undefined
            : markOf({ seq, alone, at, due, mark }),
      }))
    },
    async sitsAt(person) {
      const { count } = await db
        .selectFrom('tables')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('stage', '<>', 'over')
        .where('id', 'in', heldBy(db, person))
        .executeTakeFirstOrThrow()
      return count
    },
  } satisfies Partial<Tables>
}

function invitations(db: Kysely<Schema>) {
  return {
    async invite(table, seat, secret) {
      const hash = hashOf(secret)
      await db
        .insertInto('invitations')
        .values({ table_id: table, seat, hash })
        .onConflict((there) => there.columns(['table_id', 'seat']).doUpdateSet({ hash }))
        .execute()
    },
    invited: (secret) =>
      db
        .selectFrom('invitations')
        .select(['table_id as table', 'seat'])
        .where('hash', '=', hashOf(secret))
        .executeTakeFirst(),
    async useInvite(secret) {
      const { numDeletedRows } = await db
        .deleteFrom('invitations')
        .where('hash', '=', hashOf(secret))
        .executeTakeFirst()
      return numDeletedRows === 1n
    },
  } satisfies Partial<Tables>
}

/** The tables where somebody sits. */
const heldBy = (db: Kysely<Schema>, person: PersonId) =>
  db.selectFrom('seats').select('seats.table_id').where('seats.person', '=', person)

const jsonOf = (value: unknown): string | null => (value === undefined ? null : JSON.stringify(value))

/** The seats of a row as rows of their own. */
const seatsOf = ({ seats }: TableRow) =>
  sql`json_to_recordset(${JSON.stringify(seats.map((seat, at) => ({ ...seat, seat: at })))})
    as one (seat integer, person text, name text, colour text, bot text, share text)`

const shown = (db: Kysely<Schema>) =>
  db
    .selectFrom('tables')
    .select([
      ...(['tables.id', 'game', 'mode', 'options', 'open', 'pace', 'clock', 'windows', 'host', 'stage'] as const),
      ...(['created', 'changed', 'secret', 'rematch', 'carry', 'onward', 'version'] as const),
    ])
    .select((one) =>
      jsonArrayFrom(
        one
          .selectFrom('seats')
          .select(['person', 'name', 'colour', 'bot', 'share'])
          .whereRef('seats.table_id', '=', 'tables.id')
          .orderBy('seat'),
      ).as('seats'),
    )

type Shown = Omit<Selectable<Schema['tables']>, 'talked'> & {
  readonly seats: readonly Omit<Selectable<Schema['seats']>, 'table_id' | 'seat'>[]
}

function tableOf({ seats, clock, rematch, carry, onward, ...rest }: Shown): TableRow {
  return {
    clock: clock ?? undefined,
    rematch: rematch ?? undefined,
    carry: carry ?? undefined,
    onward: onward ?? undefined,
    seats: seats.map(seatOf),
    ...rest,
  }
}

const seatOf = ({ person, bot, ...rest }: Shown['seats'][number]): SeatRow => ({
  person: person ?? undefined,
  bot: bot ?? undefined,
  ...rest,
})
