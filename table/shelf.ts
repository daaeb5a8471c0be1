import type { MatchShelf } from './client/client.ts'
import { localShelf } from './client/local.ts'

let shelf: MatchShelf | undefined

/** The matches of this page: one shelf, made when it is first asked for. */
export function theShelf(): MatchShelf {
  shelf ??= localShelf()
  return shelf
}
