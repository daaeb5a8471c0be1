import type { CompiledQuery, Kysely } from 'kysely'
import type { Schema } from './schema.ts'

/** A query that comes again and again is put into words once. Its values, as many as it was made with, are said each time. */
export function worded<Row>(db: Kysely<Schema>, query: { compile(): CompiledQuery<Row> }) {
  const words = query.compile()
  return async (...parameters: readonly unknown[]): Promise<Row[]> => {
    const said: CompiledQuery<Row> = { ...words, parameters }
    return (await db.executeQuery(said)).rows
  }
}
