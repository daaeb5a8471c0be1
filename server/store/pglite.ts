import { fsyncSync } from 'node:fs'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import type { Source } from './dialect.ts'

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

/** PGlite on a folder, or in memory. `from`: a dump to begin with, where the folder is empty. */
export function startPGlite(folder: string | undefined, from?: Blob): Promise<PGlite> {
  const options: PGliteOptions = { postgresqlconf: CONF, parsers: { 20: Number }, ...(from && { loadDataDir: from }) }
  if (folder === undefined) return PGlite.create(options)
  return PGlite.create({
    ...options,
    fs: new SyncedFolder(folder),
    // -F would leave it to the system when to write: a power cut could then take back what was acknowledged.
    startParams: PGlite.defaultStartParams.filter((param) => param !== '-F'),
  })
}

type Init = Parameters<NodeFS['init']>

/** What PGlite knows of a failing disk. */
const EIO = 29

/** The file system of PGlite leaves out `fsync`. */
class SyncedFolder extends NodeFS {
  override async init(db: Init[0], options: Init[1]): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(db, options)
    const hook = ({ FS }: typeof db.Module): void => {
      FS.filesystems.NODEFS.stream_ops.fsync = ({ nfd, node }: { readonly nfd: number; node: { mode: number } }) => {
        try {
          fsyncSync(nfd)
        } catch {
          // Not every system can do it to a folder.
          if (!FS.isDir(node.mode)) throw new FS.ErrnoError(EIO)
        }
        return 0
      }
    }
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), hook] } }
  }
}

/** There is one session. Whoever asks for it waits for those before, so that no transaction meets another. */
export function pgliteSource(db: PGlite): Source {
  let last: Promise<void> = Promise.resolve()
  return {
    async session() {
      const before = last
      let release = (): void => {}
      last = new Promise((resolve) => {
        release = resolve
      })
      await before
      return { query: (sql, values) => query(db, sql, values), release: () => release() }
    },
    async end() {
      await last
      await db.close()
    },
  }
}

async function query<R>(db: PGlite, sql: string, values: readonly unknown[]): Promise<{ rows: R[]; affected: number }> {
  try {
    const { rows, affectedRows } = await db.query<R>(sql, [...values])
    return { rows, affected: affectedRows ?? 0 }
  } catch (error) {
    // PGlite hangs what was to be written on the error; with that it would stand in the log.
    if (error instanceof Error && 'params' in error) delete error.params
    throw error
  }
}
