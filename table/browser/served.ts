import { buildIfStale, TABLE } from '../../scripts/build.mjs'
import { serve } from '../../scripts/serve.mjs'

export interface Served {
  readonly address: string
  close(): Promise<void>
}

/** The table as people get it: built where its sources changed, and served from a port of its own. */
export async function served(): Promise<Served> {
  built()
  const { port, close } = await serve({ folder: TABLE, host: '127.0.0.1', port: 0 })
  return { address: `http://127.0.0.1:${port}/`, close }
}

/** Builds the table where its sources changed. Test files run side by side: the first one builds, the others wait. */
export function built(): void {
  if (!buildIfStale()) throw new Error('The table could not be built, see above.')
}
