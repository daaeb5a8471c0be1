import type { AnyGame } from '@monomyth/engine'
import type { Bus, PersonId, Store, TableId, Time } from '../contract.ts'
import type { Bots } from './bots/bots.ts'
import type { Pace } from './windows.ts'

/** What rooms are made with. */
export interface RoomParts {
  readonly store: Store
  readonly bus: Bus
  readonly games: { readonly [id: string]: AnyGame | undefined }
  readonly time: Time
  readonly bots: Bots
  /** The name of this node, different from those of all others. */
  readonly node: string
  /** Which page this server serves. */
  readonly build: string
  readonly pace: Pace
  /** Somebody is waited for who has not got the table open. Once for each question. */
  turn(person: PersonId, table: TableId): void
  /** Something went wrong that nobody asked for. */
  fault(error: unknown, table: TableId): void
}
