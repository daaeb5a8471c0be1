// A test build plays more games than the shelf holds: `MONOMYTH_GAMES` names a file that exports them as `MORE`, as
// games/more.ts does. Page, worker, sprites, server and command all read it.
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

/** That file, by its path from the root; '' where there are no more games than on the shelf. */
export const MORE_GAMES = process.env.MONOMYTH_GAMES ?? ''

/** The whole path of the list to read.
 * @type {string}
 */
export const moreFile = `${root}${MORE_GAMES || 'games/more.ts'}`
if (!existsSync(moreFile)) throw new Error(`MONOMYTH_GAMES: there is no file ${MORE_GAMES}`)

/** Does this import ask for the list?
 * @param {string} path
 * @param {string | undefined} importer
 */
export const isMore = (path, importer) => path === './more.ts' && importer?.endsWith('/games/shelf.ts') === true
