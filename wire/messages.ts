import type { EventView, Seat, UndoRefusal } from '@monomyth/engine'
import * as v from 'valibot'
import type { WireError } from './codes.ts'
import type { Frame } from './frame.ts'
import type { TableCard } from './tables.ts'

/**
 * What is said over the socket of one table. Whoever speaks is known by its cookie, never by what it says: no message
 * names a person, and a seat only where it is somebody else's.
 */

/** No message of a client is longer, in bytes. */
export const MOST_MESSAGE = 4096
/** No frame or other message of the server ends a connection by its size. */
export const SOCKET_PATH = (table: string): string => `/api/tables/${encodeURIComponent(table)}/socket`

/** What one may say with one press, in the language of each reader. */
export const PHRASES = [
  'hello',
  'goodLuck',
  'wellPlayed',
  'thanks',
  'sorry',
  'oops',
  'thinking',
  'backSoon',
  'yourTurn',
  'goodGame',
] as const
export type Phrase = (typeof PHRASES)[number]
export const MOST_TALK = 200

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2 ** 31 - 1))
/** Chosen by the client, the same when it sends the same request again: it is carried out once. */
const request = v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/))
const key = v.pipe(v.string(), v.maxLength(200))
const eyes = v.union([v.literal('open'), v.pipe(v.number(), v.integer(), v.minValue(-1), v.maxValue(31))])

export const ClientMessage = v.variant('do', [
  /**
   * First of all: which page this is, and what it has seen of the match. `frame` and `events` are the numbers of the
   * last frame and the last event it holds, 0 at first.
   */
  v.strictObject({
    do: v.literal('hello'),
    build: v.pipe(v.string(), v.maxLength(64)),
    rules: count,
    frame: count,
    events: count,
  }),
  v.strictObject({ do: v.literal('answer'), request, ask: count, key }),
  /** Takes back the last answer: at once where that is harmless; `all`: proposes it to everybody where it is not. */
  v.strictObject({ do: v.literal('undo'), request, all: v.boolean() }),
  /** Agrees to what is proposed, or does not. */
  v.strictObject({ do: v.literal('agree'), request, proposal: count, yes: v.boolean() }),
  /** Proposes that a bot play for somebody who does not. */
  v.strictObject({ do: v.literal('kick'), request, seat: count }),
  /** Gives the seat up for good, or lends it to a bot. */
  v.strictObject({ do: v.literal('leave'), request, to: v.picklist(['house', 'bot']) }),
  v.strictObject({ do: v.literal('return'), request }),
  /** Stops the time of the open window, for everybody; or lets it go on. */
  v.strictObject({ do: v.literal('hold'), request, on: v.boolean() }),
  /** Lets the window of that number pass, as everybody sees: once all have who could react in it, it is over. */
  v.strictObject({ do: v.literal('wave'), request, window: count }),
  v.strictObject({ do: v.literal('say'), request, phrase: v.picklist(PHRASES) }),
  v.strictObject({
    do: v.literal('say'),
    request,
    text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(MOST_TALK)),
  }),
  /** Looking back. */
  v.strictObject({ do: v.literal('events'), request, eyes }),
  v.strictObject({ do: v.literal('history'), request, eyes }),
  v.strictObject({ do: v.literal('past'), request, at: count, eyes }),
  v.strictObject({ do: v.literal('ping'), request }),
])
export type ClientMessage = v.InferOutput<typeof ClientMessage>
export type Hello = ClientMessage & { readonly do: 'hello' }
/** Everything that is answered by `done` or `refused`. */
export type Request = Exclude<ClientMessage, Hello>

/** Who is there. A seat is: a person with the table open, a person away, a bot. */
export type Presence = readonly ('here' | 'away' | 'bot')[]

/** Something said at the table. */
export interface Talk {
  readonly n: number
  /** −1: somebody who only watches. */
  readonly seat: Seat
  readonly at: number
  readonly said: { readonly phrase: Phrase } | { readonly text: string }
}

/** What everybody must agree to. It falls when the match goes on. */
export interface Proposal {
  readonly id: number
  readonly what: { readonly do: 'undo'; readonly seat: Seat } | { readonly do: 'kick'; readonly seat: Seat }
  readonly by: Seat
  readonly yes: readonly Seat[]
  /** Whose word is still wanted. */
  readonly wanted: readonly Seat[]
}

/** Time left to each seat in milliseconds, as it was when the frame was made, and for whom it runs. */
export interface Clocks {
  readonly left: readonly number[]
  readonly running: readonly Seat[]
}

export type ServerMessage =
  /** After `hello`, and whenever the table itself has changed. */
  | { readonly kind: 'card'; readonly card: TableCard }
  | { readonly kind: 'frame'; readonly frame: Frame; readonly clocks?: Clocks }
  | { readonly kind: 'done'; readonly request: string; readonly result?: Result }
  | { readonly kind: 'refused'; readonly request: string; readonly error: WireError }
  | { readonly kind: 'presence'; readonly seats: Presence; readonly watching: number }
  | { readonly kind: 'talk'; readonly talk: readonly Talk[] }
  | { readonly kind: 'proposal'; readonly proposal: Proposal | undefined }
  /** The open window by its number: time left in milliseconds, whether somebody holds it, and who may still want it. */
  | {
      readonly kind: 'window'
      readonly n: number
      readonly left: number
      readonly held: boolean
      readonly awaited: readonly Seat[]
    }
  /** The connection is of no use any more, and why. Nothing else follows. */
  | { readonly kind: 'closed'; readonly error: WireError }

export type Result =
  | { readonly undo: UndoRefusal | undefined }
  | { readonly events: readonly EventView[] }
  | { readonly history: readonly import('./frame.ts').Moment[] }
  | { readonly past: import('./frame.ts').Past }
