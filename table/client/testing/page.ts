import type { MatchShelf, TroubleCode } from '../client.ts'
import { localShelf } from '../local.ts'
import { Onlooker } from './onlooker.ts'
import { wanted } from './people.ts'

/** What the browser tests find on their page, as `here`. */
export interface Page {
  readonly shelf: MatchShelf
  readonly Onlooker: typeof Onlooker
  readonly wanted: typeof wanted
  readonly troubles: TroubleCode[]
  /** Who looks at the table, kept from one call to the next. */
  looker: Onlooker | undefined
}

const here: Page = { shelf: localShelf(), Onlooker, wanted, troubles: [], looker: undefined }
here.shelf.trouble((code) => here.troubles.push(code))
Object.assign(globalThis, { here })
