import { fsyncSync, writeSync } from 'node:fs'
import { open, readdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { NodeFS } from '@electric-sql/pglite/nodefs'

type Init = Parameters<NodeFS['init']>

/** What PGlite calls a failing disk. */
const EIO = 29

/**
 * A PANIC of the database, such as a log that cannot be written: PGlite would ask its dead module again and again, for
 * ever and without a turn of the event loop. Acknowledged answers are on the disk: the next process finds them.
 */
function die(reason: unknown): never {
  const about = { level: 'fatal', time: new Date().toISOString(), reason: String(reason) }
  writeSync(2, `${JSON.stringify({ ...about, msg: 'the embedded database has aborted' })}\n`)
  process.exit(1)
}

/** A folder PGlite writes to. Its own file system leaves out `fsync`; here it is kept. */
export class SyncedFolder extends NodeFS {
  private closed = false

  override async init(db: Init[0], options: Init[1]): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(db, options)
    const hook = ({ FS }: typeof db.Module): void => {
      FS.filesystems.NODEFS.stream_ops.fsync = ({ nfd, node }: { nfd: number; node: { mode: number } }) => {
        try {
          fsyncSync(nfd)
        } catch {
          // Not every system can do it to a folder.
          if (!FS.isDir(node.mode)) throw new FS.ErrnoError(EIO)
        }
        return 0
      }
    }
    const preRun = [...(emscriptenOpts.preRun ?? []), hook]
    return { emscriptenOpts: { ...emscriptenOpts, preRun, onAbort: die } }
  }

  override closeFs(): Promise<void> {
    this.closed = true
    return super.closeFs()
  }

  /** Sees every file of the folder to the disk, and that it is there. */
  async syncAll(): Promise<void> {
    for (const entry of await readdir(this.rootDir, { recursive: true, withFileTypes: true })) {
      if (this.closed) return
      if (entry.isFile()) await sync(join(entry.parentPath, entry.name), 'r+')
      if (entry.isDirectory()) await syncFolder(join(entry.parentPath, entry.name))
    }
    await syncFolder(this.rootDir)
    await syncFolder(dirname(this.rootDir))
  }
}

/** Which files it has. Not every system can do it. */
const syncFolder = (folder: string): Promise<void> => sync(folder, 'r').catch(() => {})

async function sync(file: string, how: 'r' | 'r+'): Promise<void> {
  try {
    const handle = await open(file, how)
    await handle.sync().finally(() => handle.close())
  } catch (error) {
    // Files come and go in a database that is open.
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
  }
}
