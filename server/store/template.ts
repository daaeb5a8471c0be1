import { once } from 'node:events'
import { accessSync, constants, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, sep } from 'node:path'
import { Worker } from 'node:worker_threads'

/**
 * An empty database, packed: unpacking it takes a second, making one several, and much memory. It is made once and kept
 * beside the installed packages; where nothing may be written there, in `folder`.
 */
export async function template(folder: string): Promise<{ readonly file: string; readonly blob: Blob }> {
  const file = join(writable(cacheFolder()) ?? folder, `pglite-${pgliteVersion()}.tar.gz`)
  if (!existsSync(file)) await once(new Worker(new URL('template.mjs', import.meta.url), { workerData: file }), 'exit')
  return { file, blob: new Blob([readFileSync(file)]) }
}

const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite')

function pgliteVersion(): string {
  const { version }: { version: string } = JSON.parse(readFileSync(join(dirname(entry), '..', 'package.json'), 'utf8'))
  return version
}

const cacheFolder = (): string => join(entry.slice(0, entry.lastIndexOf(`${sep}@electric-sql`)), '.cache', 'monomyth')

function writable(folder: string): string | undefined {
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.W_OK)
    return folder
  } catch {
    return undefined
  }
}
