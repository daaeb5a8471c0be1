import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely'

/** Where sessions with a PostgreSQL come from: its server, or PGlite in this process. */
export interface Source {
  session(): Promise<Session>
  end(): Promise<void>
}

export interface Session {
  query(text: string, values: readonly unknown[]): Promise<Rows>
  release(): void
}

export interface Rows {
  readonly rows: unknown[]
  readonly affected: number
}

/** Lets Kysely speak to either of them in the same words. */
export const dialectOf = (source: Source): Dialect => ({
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => new SessionDriver(source),
  createIntrospector: (db) => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
})

class SessionDriver implements Driver {
  private readonly source: Source

  constructor(source: Source) {
    this.source = source
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<Connection> {
    return new Connection(await this.source.session())
  }

  async releaseConnection(connection: Connection): Promise<void> {
    connection.session.release()
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin'))
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'))
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('rollback'))
  }

  destroy(): Promise<void> {
    return this.source.end()
  }
}

class Connection implements DatabaseConnection {
  readonly session: Session

  constructor(session: Session) {
    this.session = session
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const { rows, affected } = await this.session.query(sql, parameters)
    // That the rows have the form the query gives them is Kysely's word: here nobody can know.
    return { rows: rows as R[], numAffectedRows: BigInt(affected) }
  }

  // biome-ignore lint/correctness/useYield: nothing here is read in parts.
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('not streamed')
  }
}
