import type { LogEntry, Options, Saved, Seat, Viewer } from '@monomyth/engine'
import type { ClientMessage, Clock, ServerMessage, Stage, Talk } from '@monomyth/wire'
import type { Difference } from './store/difference.ts'

/** What the parts of the server know of each other: the store, the bus, the rooms. Types only. */

// ── Who ───────────────────────────────────────────────────────────────────────────────────────────────────────────

export type PersonId = string
export type TableId = string

export interface Person {
  readonly id: PersonId
  readonly name: string
  readonly lang: 'en' | 'fr'
  readonly created: number
}

export interface Passkey {
  /** The credential's id, base64url. */
  readonly id: string
  readonly person: PersonId
  readonly publicKey: Uint8Array
  readonly counter: number
  readonly transports: readonly string[]
}

/** Where a person's browser can be told that it is their turn. */
export interface Subscription {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

// ── Tables ────────────────────────────────────────────────────────────────────────────────────────────────────────

export interface SeatRow {
  /** undefined: free, or a bot's. */
  readonly person: PersonId | undefined
  readonly name: string
  readonly colour: string
  readonly bot: string | undefined
  /** What its client adds to the chance of the match: 32 hex digits, or empty. */
  readonly share: string
}

/** What is known of a table without its match. */
export interface TableRow {
  readonly id: TableId
  readonly game: string
  readonly mode: string
  readonly options: Options
  readonly seats: readonly SeatRow[]
  readonly open: boolean
  readonly pace: 'live' | 'days'
  readonly clock: Clock | undefined
  readonly windows: 'discreet' | 'quick'
  readonly host: PersonId
  readonly stage: Stage
  readonly created: number
  readonly changed: number
  /** The server's share of the chance, 64 hex digits. Told to nobody before the match is over. */
  readonly secret: string
  readonly rematch: TableId | undefined
  /** In a campaign: what this match was handed by the last, and what it hands on, once it is over. */
  readonly carry: unknown
  readonly onward: unknown
  /** Rises with every change of this row by `changeTable`. */
  readonly version: number
}

/** How far a match has come: small, written with every answer. */
export interface Mark {
  /** How many entries its log has. */
  readonly seq: number
  /** How often it was written alone, without an entry: when a window is held, or goes on. */
  readonly alone: number
  /** By viewer, the seats and then the spectator: frames made, and events told. */
  readonly frames: readonly number[]
  readonly told: readonly number[]
  /** By seat: how many questions it was put. */
  readonly asked: readonly number[]
  readonly answers: number
  readonly winners: readonly Seat[]
  readonly over: boolean
  /** Who is waited for, as far as everybody may know. */
  readonly waited: readonly Seat[]
  /** Who is asked something nobody else may know of, where anybody is: each may be told of itself alone. */
  readonly secretly?: readonly Seat[]
  /** Time left to each seat in milliseconds when it was written (`at`), where there is a clock. */
  readonly bank: readonly number[]
  readonly at: number
  /** Whose time ran out, so that the house answered for them, and who have not answered since. */
  readonly late?: readonly Seat[]
  /** By seat: when its owner took it back from a bot; 0: never. */
  readonly returned?: readonly number[]
  /** When somebody's time runs out, or a window closes, if nothing happens before: any node may then see to it. */
  readonly due: number | undefined
  /**
   * Windows are being shown. Until they all have been, `frames` are those of the first of them (each further one is a
   * frame more for everybody), and `waited`, `secretly`, `winners`, `over` and `at` say no more than what is on the
   * table.
   */
  readonly pausing?: Pausing
}

/** Windows shown one after the other, each as long, whether or not anybody was asked in it. */
export interface Pausing {
  /** The entry it followed from, counted from 1, and which one of those since that entry, from 0. */
  readonly windows: readonly (readonly [entry: number, nth: number])[]
  /** Somebody is asked in the last of them; else the newest state follows. */
  readonly open: boolean
  /** When the first was put on the table, later by as long as any was held. */
  readonly since: number
  /** The last one that was held: which, by whom (nobody: let go again), since when, and for how long before that. */
  readonly hold?: {
    readonly window: number
    readonly by: readonly Seat[]
    readonly at: number
    readonly spent: number
  }
  /** The last one that somebody let pass, and who: whoever could react in it and has not is still waited for. */
  readonly waved?: { readonly window: number; readonly by: readonly Seat[] }
}

/** A match as the store has it: its last boundary, and the entries of the step begun there. */
export interface Stand {
  readonly mark: Mark
  readonly snapshot: Snapshot
  /** The entries since the snapshot, in order. */
  readonly log: readonly LogEntry[]
}

/** How far a node has followed a table. */
export interface Known {
  readonly table: TableId
  readonly version: number
  readonly seq: number
  readonly alone: number
  /** The number of the last thing said. */
  readonly said: number
}

export interface Visit {
  readonly stand: Stand
  readonly events: readonly StoredEvent[]
  /** What was said last. */
  readonly talk: readonly Talk[]
}

/**
 * The engine's save without what grows: `log` and `events` lie in rows of their own. `seq`: entries before it; `kept`:
 * those of them it cannot do without, which are who is lent, what consent took back, and what its step was answered.
 */
export type Snapshot = Omit<Saved, 'log' | 'events' | 'sum'> & {
  readonly seq: number
  readonly kept?: readonly LogEntry[]
}

/** An event as the engine stores it. */
export type StoredEvent = Saved['events'][number]

/** One entry of the log, as it is appended. */
export interface Row {
  readonly entry: LogEntry
  /** The events it led to. */
  readonly told: readonly StoredEvent[]
  /** The request that led to it: seat and idempotency key. */
  readonly request: string | undefined
}

export interface Append {
  readonly table: TableId
  /** What must still hold: how many entries the log has. */
  readonly after: number
  /** None: the mark is written alone, once more than before. Else it must have been so as often as it says. */
  readonly rows: readonly Row[]
  readonly mark: Mark
  /** Where a boundary was passed, or what a snapshot holds has changed. */
  readonly snapshot: Snapshot | undefined
  /** Instead of a snapshot: what is different against the last one stored. It goes with the last of the rows. */
  readonly difference?: Difference | undefined
}

/** Everything that lasts. One implementation for PGlite and PostgreSQL; one in memory for unit tests. */
export interface Store {
  // Persons
  addPerson(person: Person, token: string): Promise<void>
  /** Tokens are kept as hashes: whoever reads the database cannot sign in. */
  personOf(token: string): Promise<Person | undefined>
  person(id: PersonId): Promise<Person | undefined>
  addToken(person: PersonId, token: string): Promise<void>
  dropToken(token: string): Promise<void>
  changePerson(id: PersonId, change: Partial<Pick<Person, 'name' | 'lang'>>): Promise<void>
  /**
   * With passkeys, tokens, subscriptions and all it said; the seats it held stay, without its name in them. Their share
   * of the chance stays too: it says nothing of anybody, and without it the others could not check the match.
   */
  dropPerson(id: PersonId): Promise<void>
  passkeys(person: PersonId): Promise<readonly Passkey[]>
  passkey(id: string): Promise<Passkey | undefined>
  addPasskey(passkey: Passkey): Promise<void>
  /** The counter must have risen, or be 0 as before. */
  usePasskey(id: string, counter: number): Promise<boolean>
  subscribe(person: PersonId, subscription: Subscription): Promise<void>
  unsubscribe(endpoint: string): Promise<void>
  /** Those told first come first. */
  subscriptions(person: PersonId): Promise<readonly Subscription[]>

  // Tables
  addTable(table: TableRow): Promise<void>
  table(id: TableId): Promise<TableRow | undefined>
  /** Compare-and-set on `version`: as it was read; it is stored one higher. False where somebody else was faster. */
  changeTable(table: TableRow): Promise<boolean>
  /** With all that is of it; the row as it was read. False where somebody else has changed it since. */
  dropTable(table: Pick<TableRow, 'id' | 'version'>): Promise<boolean>
  /** Open tables that wait for somebody, newest first; of each pace those where something changed since then. */
  waiting(most: number, since: Readonly<Record<TableRow['pace'], number>>): Promise<readonly TableRow[]>
  /** Open tables whose match is on, by when it began: the newest first. */
  playing(most: number): Promise<readonly TableRow[]>
  /** The tables where this person sits with how far each has come: those not over first, then by the newest change. */
  tablesOf(
    person: PersonId,
    most?: number,
  ): Promise<readonly { readonly table: TableRow; readonly mark: Mark | undefined }[]>
  /** At how many tables that are not over this person sits. */
  sitsAt(person: PersonId): Promise<number>
  /** An invitation, kept as a hash. A second one for the same seat takes the place of the first. */
  invite(table: TableId, seat: Seat, secret: string): Promise<void>
  invited(secret: string): Promise<{ readonly table: TableId; readonly seat: Seat } | undefined>
  /** Used up: true for one caller alone. */
  useInvite(secret: string): Promise<boolean>

  // Matches
  /** The first snapshot of a match. False: it has begun already. */
  begin(table: TableId, snapshot: Snapshot, mark: Mark, told: readonly StoredEvent[]): Promise<boolean>
  stand(table: TableId): Promise<Stand | undefined>
  /**
   * In one transaction, durable when it resolves. `stale`: somebody else has appended; nothing was written. Rejects with
   * E_REQUEST_KNOWN where the request of a row was carried out already.
   */
  append(append: Append): Promise<'stored' | 'stale'>
  /** Was this request carried out? */
  knows(table: TableId, request: string): Promise<boolean>
  /** The whole log, for undo, looking back, and the record at the end. */
  log(table: TableId): Promise<readonly LogEntry[]>
  /** Entries after the first `after`, with what they told: how one node follows another. */
  rows(table: TableId, after: number): Promise<readonly Row[]>
  /** All events told so far, in order, those of the beginning included. */
  events(table: TableId): Promise<readonly StoredEvent[]>
  /**
   * How it stands, all it told so far and the last so many things that were said, at one moment: for whoever comes to a
   * match that is not awake.
   */
  visit(table: TableId, mostTalk: number): Promise<Visit | undefined>
  /** Tables whose time has come. */
  due(now: number, most: number): Promise<readonly TableId[]>
  /** Those of which there is more to know than this, or no table any more. */
  beyond(known: readonly Known[]): Promise<readonly TableId[]>

  // Talk
  /** Under the name of its request it is said once, however often it is sent. */
  say(table: TableId, talk: Omit<Talk, 'n'>, request: string, person?: PersonId): Promise<Talk>
  /** The last so many things said after that one, in order. Numbers may be missing: whoever goes takes theirs along. */
  talk(table: TableId, after: number, most?: number): Promise<readonly Talk[]>

  /** What the server keeps for itself: keys made on first start. Whoever is first decides. */
  setting(name: string, make: () => string): Promise<string>
  /** True for the first who asks for this name, on whichever node; it is remembered until then. */
  once(name: string, until: number, now: number): Promise<boolean>
  /** For the readiness check: writes one row and takes it away, and fails where nothing can be stored. */
  ping(): Promise<void>
  close(): Promise<void>
}

// ── Between nodes ─────────────────────────────────────────────────────────────────────────────────────────────────

export type News =
  | TableNews
  /** A browser is somebody's no more: what it has open as that person ends. Named by what nobody can sign in with. */
  | { readonly kind: 'session'; readonly session: string }

export type TableNews =
  /** The match has so many entries now, or its table has changed. */
  | { readonly kind: 'match'; readonly table: TableId; readonly seq: number }
  /** `version`: of its row now, where whoever tells knows it. */
  | { readonly kind: 'table'; readonly table: TableId; readonly version?: number }
  | { readonly kind: 'talk'; readonly table: TableId }
  /** What is not stored: who is there, what is proposed, whether a window is held. Of the node it comes from. */
  | { readonly kind: 'soft'; readonly table: TableId; readonly node: string; readonly soft: unknown }

/** Tells all nodes, this one included. Nothing is promised: whoever missed it finds out from the store. */
export interface Bus {
  tell(news: News): void
  /** `missed`: some news may not have come; whoever must know looks at the store. */
  listen(hear: (news: News) => void, missed?: () => void): () => void
  close(): Promise<void>
}

// ── Rooms ─────────────────────────────────────────────────────────────────────────────────────────────────────────

/** What was read of a match before anybody came in; worthless once there are news of the table. */
export interface Expected {
  readonly visit: Promise<Visit | undefined>
  readonly isStale: boolean
  letGo(): void
}

/** One socket at one table. */
export interface Chair {
  readonly person: PersonId | undefined
  readonly viewer: Viewer
  send(message: ServerMessage): void
  /** The last thing it hears is why. */
  close(message: ServerMessage & { readonly kind: 'closed' }): void
}

/** The matches being played on this node. A room is made when somebody comes in and is gone when nobody is left. */
export interface Rooms {
  /**
   * Starts the match of a table whose seats are all taken: draws the seed, stores the beginning, wakes the bots. Says
   * how the table stands then; undefined: somebody else began it.
   */
  begin(table: TableRow): Promise<TableRow | undefined>
  /**
   * Somebody is about to come: what there is to read of the match is read while it is found out who they are. undefined:
   * it is awake. Whoever expects somebody lets go of what was read, whether or not anybody came.
   */
  expect(table: TableId): Expected | undefined
  /** Somebody sits down or looks on. Says what to do with each message from now on, and how to get up. */
  enter(table: TableRow, chair: Chair, expected?: Expected): Promise<Sitting>
  /** Bots, clocks and windows of matches nobody here looks at; and what those who look have not been told. */
  sweep(): Promise<void>
  /** The whole match, with seed and secrets: for the record of one that is over. */
  saved(table: TableRow): Promise<Saved>
  /** What one viewer was told, for the export of a match under way. */
  told(table: TableRow, viewer: Viewer): Promise<unknown>
  /** Somebody gives up their seat from outside the room (their account goes): a bot plays on. */
  abandon(table: TableRow, seat: Seat): Promise<void>
  readonly figures: { readonly live: number; readonly chairs: number }
  close(): Promise<void>
}

export interface Sitting {
  /** Never rejects: whatever is wrong with a message is said to the chair. */
  hear(message: ClientMessage): Promise<void>
  leave(): void
}

/** Time, so that tests need not wait. */
export interface Time {
  now(): number
  /** Returns how to call it off. */
  after(ms: number, work: () => void): () => void
}
