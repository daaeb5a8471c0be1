import { PGlite, type PGliteOptions, parse, protocol, type Results } from '@electric-sql/pglite'
import type { Rows, Source } from './dialect.ts'
import { Names } from './names.ts'
import type { SyncedFolder } from './synced-folder.ts'

/** Small, for one process; and on the disk, not on its way there, when a transaction is committed. */
const CONF = [
  'shared_buffers=16MB',
  'max_connections=5',
  'wal_level=minimal',
  'max_wal_senders=0',
  'max_wal_size=64MB',
  'min_wal_size=32MB',
  // PGlite has no fdatasync.
  'wal_sync_method=fsync',
]
const OPTIONS: PGliteOptions = { postgresqlconf: CONF, parsers: { 20: Number } }

/** PGlite on a folder; the folder of a dump, where one is given and there is nothing yet. */
export const pgliteOn = (fs: SyncedFolder, from?: Blob): Promise<PGlite> =>
  PGlite.create({
    ...OPTIONS,
    ...(from && { loadDataDir: from }),
    fs,
    // -F would leave it to the system when to write: a power cut could then take back what was acknowledged.
    startParams: PGlite.defaultStartParams.filter((param) => param !== '-F'),
  })

/** PGlite on a folder nobody would miss. */
export const pgliteUnsynced = (folder: string): Promise<PGlite> => PGlite.create(folder, OPTIONS)

/** There is one session. Whoever asks for it waits for those before, so that no transaction meets another. */
export function pgliteSource(db: PGlite): Source {
  const prepared = new Prepared(db)
  let last: Promise<void> = Promise.resolve()
  return {
    async session() {
      const before = last
      let release = (): void => {}
      last = new Promise((resolve) => {
        release = resolve
      })
      await before
      return { query: (text, values) => prepared.query(text, values), release: () => release() }
    },
    async end() {
      await last
      await db.close()
    },
  }
}

const { serialize } = protocol

type Messages = Awaited<ReturnType<PGlite['execProtocol']>>['messages']
interface Statement {
  /** What is known of its values and rows. */
  readonly types: readonly number[]
  readonly described: Messages
}

/**
 * Statements prepared once, as `pg` does it. PGlite by itself reads and plans each anew, in six calls: an append then
 * takes almost three times as long, on the thread everything else runs on.
 */
class Prepared {
  private readonly db: PGlite
  private readonly names = new Names()
  private readonly statements = new Map<string, Statement>()

  constructor(db: PGlite) {
    this.db = db
  }

  async query(text: string, values: readonly unknown[]): Promise<Rows> {
    const name = this.names.nameOf(text, values)
    const { rows, affectedRows = 0 } = await (name === undefined
      ? this.once(text, values)
      : this.run(name, text, values))
    return { rows, affected: affectedRows }
  }

  private async run(name: string, text: string, values: readonly unknown[]): Promise<Results> {
    const statement = this.statements.get(name) ?? (await this.prepare(name, text))
    const { serializers, parsers } = this.db
    const written = values.map((value, i) => {
      if (value === null || value === undefined) return null
      const type = statement.types[i]
      return (type === undefined ? undefined : serializers[type]?.(value)) ?? String(value)
    })
    const messages = await this.say(serialize.bind({ statement: name, values: written }), serialize.execute())
    return parse.parseResults([...statement.described, ...messages], parsers)[0] ?? { rows: [], fields: [] }
  }

  private async prepare(name: string, text: string): Promise<Statement> {
    const described = await this.say(serialize.parse({ name, text }), serialize.describe({ type: 'S', name }))
    const statement = { described, types: parse.parseDescribeStatementResults(described) }
    this.statements.set(name, statement)
    return statement
  }

  private async say(...messages: readonly Uint8Array[]): Promise<Messages> {
    return (await this.db.execProtocol(Buffer.concat([...messages, serialize.sync()]))).messages
  }

  private async once(text: string, values: readonly unknown[]): Promise<Results> {
    try {
      return await this.db.query(text, [...values])
    } catch (error) {
      // PGlite hangs what was to be written on the error; with that it would stand in the log.
      if (error instanceof Error && 'params' in error) delete error.params
      throw error
    }
  }
}
