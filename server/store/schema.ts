import type { LogEntry, Options, Seat } from '@monomyth/engine'
import type { Clock, Stage, Talk } from '@monomyth/wire'
import type { ColumnType, Generated } from 'kysely'
import type { Mark, PersonId, Snapshot, StoredEvent, TableId, TableRow } from '../contract.ts'
import type { Difference } from './difference.ts'

/**
 * The rows as the newest migration leaves them. Times are milliseconds. What the engine said is `json` and not `jsonb`:
 * it comes back letter by letter as it was written, so that a match makes the same frames before and after it was
 * loaded.
 */
export interface Schema {
  persons: PersonsTable
  tokens: { hash: string; person: PersonId }
  passkeys: PasskeysTable
  subscriptions: SubscriptionsTable
  tables: TablesTable
  seats: SeatsTable
  invitations: { hash: string; table_id: TableId; seat: Seat }
  matches: MatchesTable
  snapshots: { table_id: TableId; seq: number; snapshot: Json<Snapshot> }
  entries: EntriesTable
  talk: TalkTable
  settings: { name: string; value: string }
  /** What has been done once, and may not be done again until then. */
  spent: { name: string; until: number }
}

/** Read as it was, written as text. */
type Json<T> = ColumnType<T, string, string>
/** What one match of a campaign hands to the next is the game's own affair. */
type Carry = ColumnType<unknown, string | null, string | null>

interface PersonsTable {
  id: PersonId
  name: string
  lang: 'en' | 'fr'
  created: number
}

interface PasskeysTable {
  id: string
  person: PersonId
  public_key: Uint8Array
  counter: number
  transports: Json<string[]>
}

interface SubscriptionsTable {
  endpoint: string
  person: PersonId
  p256dh: string
  auth: string
  at: ColumnType<number, never, number>
}

interface TablesTable {
  id: TableId
  game: string
  mode: string
  options: Json<Options>
  open: boolean
  pace: TableRow['pace']
  clock: ColumnType<Clock | null, string | null, string | null>
  windows: TableRow['windows']
  host: PersonId
  stage: Stage
  created: number
  changed: number
  secret: string
  rematch: TableId | null
  carry: Carry
  onward: Carry
  version: number
  /** How much was said at it. */
  talked: ColumnType<number, never, number>
}

interface SeatsTable {
  table_id: TableId
  seat: Seat
  person: PersonId | null
  name: string
  colour: string
  bot: string | null
  share: string
}

interface TalkTable {
  table_id: TableId
  n: number
  seat: Seat
  at: number
  said: Json<Talk['said']>
  request: string | null
  person: PersonId | null
}

/** The mark: the one row written with every answer, and so kept small. */
interface MatchesTable {
  table_id: TableId
  seq: number
  /** How often it was written without an entry. */
  alone: Generated<number>
  at: number
  due: number | null
  mark: Json<Omit<Mark, 'seq' | 'alone' | 'at' | 'due'>>
}

/** Row 0 has no entry: what was told at the beginning. */
interface EntriesTable {
  table_id: TableId
  seq: number
  entry: ColumnType<LogEntry | null, string | null, never>
  told: ColumnType<StoredEvent[], string, never>
  request: string | null
  /** Where it led to a boundary: what is different there against the last one stored. */
  difference: ColumnType<Difference | null, string | null, never>
}
