import type { By, Seat } from '@monomyth/engine'
import type { ServerMessage } from '@monomyth/wire'
import type { TableRow } from '../contract.ts'
import type { Asking } from './asking.ts'
import type { Keeper } from './keeper.ts'
import type { Live } from './live.ts'
import type { RoomParts } from './parts.ts'
import type { Presences } from './presence.ts'
import type { Proposals } from './proposals.ts'
import type { LoadEvents } from './sitter.ts'
import type { Soft } from './soft.ts'

/** An answer that waits for the open window to close, because somebody before might still play something. */
export interface Given {
  readonly ask: number
  readonly key: string
  readonly by: By
  readonly request: string | undefined
  /** Who waits for it to be stored, if it was given on this node. */
  readonly asking: Asking | undefined
  /**
   * What the same seat had given here before, and then something else in its place. Another node may not have heard of
   * that, and store it all the same: only what is stored in the end says what became of it.
   */
  readonly outdone: readonly Asking[]
}

/** All who wait to hear what became of it, or of what it took the place of. */
export const waitingFor = (given: Given | undefined): readonly Asking[] =>
  given === undefined ? [] : [...given.outdone, ...(given.asking === undefined ? [] : [given.asking])]

/** What the parts of a room know of each other. */
export interface Inside {
  readonly parts: RoomParts
  readonly keeper: Keeper
  readonly proposals: Proposals
  readonly presences: Presences
  readonly given: Map<Seat, Given>
  readonly loadEvents: LoadEvents
  now(): number
  /** To the other nodes. */
  tell(soft: Soft): void
  /** To everybody here. */
  broadcast(message: ServerMessage): void
  /** The table itself may have changed. */
  lookAtTable(): Promise<void>
  /** It has changed, and stands so in the store. */
  seeTable(table: TableRow): void
  /** One thing at a time. */
  next<T>(work: (live: Live) => Promise<T>): Promise<T>
  /** The same, once the newest state is on the table: until then nothing but answers in windows counts. */
  whenSettled<T>(work: (live: Live) => Promise<T>): Promise<T>
  /** The same, once no window is on the table whose time is up: whatever comes so late waits for what came of it. */
  whenShown<T>(work: (live: Live) => Promise<T>): Promise<T>
}
