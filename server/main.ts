import type { ServeOptions, Serving } from './house.ts'
import { openStore } from './store/open.ts'

/** The whole server, from its data to its address. While the data is opened, everything else is loaded. */
export async function serve(options: ServeOptions): Promise<Serving> {
  const opening = openStore(options.where)
  // It is waited for below; until then nobody else hears of it.
  opening.catch(() => {})
  const { openHouse } = await import('./house.ts')
  return openHouse(options, await opening)
}
