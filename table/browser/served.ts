import { closeSync, mkdirSync, openSync, rmSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { buildIfStale, TABLE } from '../../scripts/build.mjs'
import { serve } from '../../scripts/serve.mjs'

export interface Served {
  readonly address: string
  close(): Promise<void>
}

/** The table as people get it: built where its sources changed, and served from a port of its own. */
export async function served(): Promise<Served> {
  await built()
  const { port, close } = await serve({ folder: TABLE, host: '127.0.0.1', port: 0 })
  return { address: `http://127.0.0.1:${port}/`, close }
}

/** Builds the table where its sources changed. */
export const built = (): Promise<void> =>
  aloneDo(() => {
    if (!buildIfStale()) throw new Error('The table could not be built, see above.')
  })

const CACHE = fileURLToPath(new URL('../../node_modules/.cache', import.meta.url))
const LOCK = `${CACHE}/table.lock`
const STALE_MS = 120_000

/** Test files run side by side; the first one builds, the others wait for it. */
async function aloneDo(work: () => void): Promise<void> {
  mkdirSync(CACHE, { recursive: true })
  for (;;) {
    const lock = locked()
    if (lock !== undefined) {
      try {
        return work()
      } finally {
        closeSync(lock)
        rmSync(LOCK, { force: true })
      }
    }
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}

function locked(): number | undefined {
  try {
    return openSync(LOCK, 'wx')
  } catch {
    // Whoever held it was killed: nobody builds for minutes.
    const about = statSync(LOCK, { throwIfNoEntry: false })
    if (about !== undefined && Date.now() - about.mtimeMs > STALE_MS) rmSync(LOCK, { force: true })
    return undefined
  }
}
