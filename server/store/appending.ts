import { CompiledQuery, type Kysely } from 'kysely'
import type { Append, Mark } from '../contract.ts'
import { isTwice } from './codes.ts'
import { StoreError } from './errors.ts'
import { aloneBefore, prove } from './proof.ts'
import type { Schema } from './schema.ts'

type Stored = 'stored' | 'stale'

interface Waiting {
  readonly append: Append
  resolve(stored: Stored): void
  reject(error: unknown): void
}

/** So many go together. */
const MOST = 128
/** Stands between what is kept as text, because a state may hold letters that JSON within JSON is refused for. */
const BETWEEN = '\u001e'

/**
 * One statement, and so one transaction: a mark moves only from where it was expected, and whatever else is written
 * hangs on that. Whoever comes second waits for the first at the row of the mark, and then finds it moved.
 */
const ALONE = statement('', '')
/** The same for several, but those that would have to wait for anybody are left out. */
const TOGETHER = statement(
  `held as (
    select matches.table_id from matches join asked using (table_id)
    where matches.seq = asked.after and matches.alone = asked.was
    for no key update of matches skip locked
  ),`,
  'join held using (table_id)',
)

function statement(holding: string, held: string): string {
  return `
  with asked as (
    select * from json_to_recordset($1)
      as one (table_id text, after integer, was integer, seq integer, alone integer, at bigint, due bigint, mark json)
  ), ${holding} moved as (
    update matches set seq = asked.seq, alone = asked.alone, at = asked.at, due = asked.due, mark = asked.mark
    from asked ${held}
    where matches.table_id = asked.table_id and matches.seq = asked.after and matches.alone = asked.was
    returning matches.table_id
  ), added as (
    insert into entries (table_id, seq, entry, told, request, difference)
    select one.table_id, one.seq, one.entry, one.told, one.request, nullif(one.difference, '')::json
    from rows from (
      json_to_recordset($2) as (table_id text, seq integer, entry json, told json, request text),
      unnest(string_to_array($3, chr(30)))
    ) as one (table_id, seq, entry, told, request, difference) join moved using (table_id)
  ), kept as (
    update snapshots set seq = one.seq, snapshot = one.snapshot::json
    from rows from (
      json_to_recordset($4) as (table_id text, seq integer), unnest(string_to_array($5, chr(30)))
    ) as one (table_id, seq, snapshot) join moved using (table_id)
    where snapshots.table_id = one.table_id
  )
  select table_id from moved`
}

/**
 * What is appended to different matches while the database is busy goes to it in one statement: to make a transaction
 * last costs far more than what is in it. Whatever cannot go with the others, and all of them if anything is wrong with
 * one, then goes alone, so that nobody is told of somebody else's trouble.
 */
export class Appending {
  private readonly db: Kysely<Schema>
  private waiting: Waiting[] = []
  private isAtWork = false

  constructor(db: Kysely<Schema>) {
    this.db = db
  }

  async add(append: Append): Promise<Stored> {
    prove(append)
    return new Promise((resolve, reject) => {
      this.waiting.push({ append, resolve, reject })
      if (!this.isAtWork) this.begin()
    })
  }

  /** Not at once: whoever has something to say now may come along. */
  private begin(): void {
    this.isAtWork = true
    setImmediate(async () => {
      await this.write(this.next())
      if (this.waiting.length > 0) this.begin()
      else this.isAtWork = false
    })
  }

  /** Of each match the first. */
  private next(): readonly Waiting[] {
    const next = new Map<string, Waiting>()
    const later: Waiting[] = []
    for (const one of this.waiting) {
      if (next.size < MOST && !next.has(one.append.table)) next.set(one.append.table, one)
      else later.push(one)
    }
    this.waiting = later
    return [...next.values()]
  }

  private async write(all: readonly Waiting[]): Promise<void> {
    const [first] = all
    if (all.length === 1 && first !== undefined) return this.writeAlone(first)
    try {
      const moved = await this.execute(TOGETHER, all)
      for (const one of all) {
        if (moved.has(one.append.table)) one.resolve('stored')
        // It may have to wait for somebody; the others need not.
        else void this.writeAlone(one)
      }
    } catch (error) {
      // What the database says it has not done may be tried one by one. What it does not say, nobody knows.
      for (const one of all) isRefusal(error) ? void this.writeAlone(one) : one.reject(error)
    }
  }

  private async writeAlone(one: Waiting): Promise<void> {
    try {
      one.resolve((await this.execute(ALONE, [one])).size === 1 ? 'stored' : 'stale')
    } catch (error) {
      one.reject(isTwice(error, 'entries_request') ? new StoreError('E_REQUEST_KNOWN', '', error) : error)
    }
  }

  /** Whose mark has moved. */
  private async execute(text: string, all: readonly Waiting[]): Promise<ReadonlySet<string>> {
    const appends = all.map(({ append }) => append)
    const asked = appends.map((append) => {
      const { table, after, mark } = append
      return { table_id: table, after, was: aloneBefore(append), ...columnsOf(mark) }
    })
    const added = appends.flatMap(({ table, after, rows }) =>
      rows.map((row, i) => ({ table_id: table, seq: after + i + 1, ...row })),
    )
    const differences = appends.flatMap(({ rows, difference }) =>
      rows.map((_, i) => (i < rows.length - 1 || difference === undefined ? '' : JSON.stringify(difference))),
    )
    const kept = appends.flatMap(({ table, snapshot }) => (snapshot === undefined ? [] : [{ table, snapshot }]))
    const heads = kept.map(({ table, snapshot: { seq } }) => ({ table_id: table, seq }))
    const snapshots = kept.map(({ snapshot }) => JSON.stringify(snapshot))
    const [marks, rows, wholes] = [asked, added, heads].map((list) => JSON.stringify(list))
    const values = [marks, rows, differences.join(BETWEEN), wholes, snapshots.join(BETWEEN)]
    const query: CompiledQuery<{ table_id: string }> = CompiledQuery.raw(text, values)
    const moved = await this.db.executeQuery(query)
    return new Set(moved.rows.map(({ table_id }) => table_id))
  }
}

const columnsOf = ({ seq, alone, at, due, ...mark }: Mark) => ({ seq, alone, at, due: due ?? null, mark })

/** The database itself says that it has not done something. */
const isRefusal = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code)
