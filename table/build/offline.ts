import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'
import { afterBuild, builtFiles } from './files.ts'

const WORKER = fileURLToPath(new URL('../offline/worker.ts', import.meta.url))

/**
 * Writes `sw.js`, the service worker, with the list of everything that was built. Its name never changes: browsers ask
 * for it again to learn of a new version.
 */
export const offline = (): Plugin =>
  afterBuild('offline', async (folder) => {
    writeFileSync(join(folder, 'sw.js'), await worker(listed(folder)))
  })

/** A file as the page asks for it, and the hash of what is in it, as browsers check it. */
export type Listed = readonly [file: string, integrity: string]

export function listed(folder: string): readonly Listed[] {
  return (
    builtFiles(folder)
      // Whether there is a server is asked every time.
      .filter((file) => file !== 'sw.js' && !file.startsWith('api/'))
      .map((file) => {
        const hash = createHash('sha256')
          .update(readFileSync(join(folder, file)))
          .digest('base64')
        // Asked for by its folder: some servers lead away from the name.
        return [file === 'index.html' ? './' : file, `sha256-${hash}`]
      })
  )
}

/** What a game keeps in envelopes: not fetched before somebody opens them, or wants everything offline. */
const SEALED = 'sealed/'
const isSealed = ([file]: Listed): boolean => file.startsWith(SEALED)

/**
 * Scripts that are envelopes of a game (`games/<game>/…/chapters/two.ts`) go into a folder of their own, under names
 * by which the same envelope is found in the next version.
 */
export function chunkName(module: string | null): string {
  const [, path] = /\/games\/(.+\/chapters\/[^/]+)\.ts$/.exec(module ?? '') ?? []
  return path === undefined ? 'assets/[name]-[hash].js' : `${SEALED}${path.replaceAll('/', '.')}.[hash].js`
}

/** The same files give the same version. */
export const versionOf = (files: readonly Listed[]): string =>
  createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 16)

async function worker(files: readonly Listed[]): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: 'silent',
    define: {
      FILES: JSON.stringify(files.filter((file) => !isSealed(file))),
      SEALED: JSON.stringify(files.filter(isSealed)),
      VERSION: JSON.stringify(versionOf(files)),
    },
    build: { write: false, target: 'es2023', rolldownOptions: { input: WORKER, output: { format: 'iife' } } },
  })
  const chunk = 'output' in made ? made.output[0] : undefined
  if (chunk === undefined) throw new Error('the service worker was not built')
  return chunk.code
}
