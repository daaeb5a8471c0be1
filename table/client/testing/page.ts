import { localShelf } from '../local.ts'
import { Onlooker } from './onlooker.ts'
import { wanted } from './people.ts'

/** What the browser tests find on their page. */
export interface Page {
  readonly shelf: ReturnType<typeof localShelf>
  readonly Onlooker: typeof Onlooker
  readonly wanted: typeof wanted
  /** Whatever a test wants to keep from one call to the next. */
  looker: Onlooker
  readonly troubles: string[]
}

const shelf = localShelf()
const troubles: string[] = []
shelf.trouble((code) => troubles.push(code))
Object.assign(globalThis, { shelf, Onlooker, wanted, troubles })
