import type { Options, Seat, Viewer } from '@monomyth/engine'
import * as v from 'valibot'

/** Tables of a server: what they are asked to be, and how they are shown. Bodies and answers of the routes of /api. */

export const COLOURS = ['red', 'blue', 'green', 'violet', 'gold', 'teal'] as const
export const MOST_NAME = 40

const name = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(MOST_NAME))
/** 16 bytes as hex: what a client adds to the chance of the match. */
const share = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/))
const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(31))
const option = v.union([v.pipe(v.string(), v.maxLength(60)), v.number(), v.boolean()])
const secret = v.pipe(v.string(), v.regex(/^[\w-]{22,86}$/))

/** The clock of a table: so many seconds in the bank, so many added with each answer. */
export const Clock = v.strictObject({
  bank: v.pipe(v.number(), v.integer(), v.minValue(30), v.maxValue(30 * 86_400)),
  bonus: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(86_400)),
})
export type Clock = v.InferOutput<typeof Clock>

/** POST /api/me: who one is; the first time, a guest is made. */
export const Introduction = v.strictObject({ name, lang: v.picklist(['en', 'fr']) })

/** POST /api/tables */
export const NewTable = v.strictObject({
  game: v.pipe(v.string(), v.maxLength(60)),
  mode: v.pipe(v.string(), v.maxLength(60)),
  options: v.record(v.pipe(v.string(), v.maxLength(60)), option),
  /** One per seat: a person (the first is whoever asks), or a bot of a level. */
  seats: v.pipe(
    v.array(
      v.strictObject({
        bot: v.optional(v.pipe(v.string(), v.maxLength(20))),
        colour: v.pipe(v.string(), v.maxLength(20)),
      }),
    ),
    v.minLength(1),
    v.maxLength(8),
  ),
  /** Anybody may sit down and watch; else by invitation alone. */
  open: v.boolean(),
  /** Everybody at once, or over days. */
  pace: v.picklist(['live', 'days']),
  clock: v.nullable(Clock),
  /** How windows run between people. */
  windows: v.picklist(['discreet', 'quick']),
  /** The next chapter of the campaign played there. Whoever else sat there may join it by asking for a rematch. */
  after: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/))),
  share,
})
export type NewTable = v.InferOutput<typeof NewTable>

/** POST /api/tables/:id/join, to an open table. Without a seat, the first free one. */
export const Join = v.strictObject({ seat: v.optional(seat), share })
/** POST /api/tables/:id/invite → Invited. A second one for the same seat ends the first. */
export const Invite = v.strictObject({ seat })
/** POST /api/invited: an invitation, which comes in the hash of a link and so in no log, is used up for a seat. */
export const Accept = v.strictObject({ secret, share })
/** POST /api/tables/:id/begin: whoever made the table begins; free seats go to bots of this level. */
export const Begin = v.strictObject({ bots: v.pipe(v.string(), v.maxLength(20)) })
/** POST /api/tables/:id/rematch: whoever played the last match sits down at the next; the first to ask makes its table. */
export const Rematch = v.strictObject({ share })

export interface Invited {
  readonly secret: string
}

/** GET /api/me */
export interface Me {
  /** null: nobody is signed in here. */
  readonly person: { readonly name: string; readonly passkeys: number } | null
  readonly build: string
}

export interface TableSeat {
  /** Empty: free. */
  readonly name: string
  readonly colour: string
  readonly bot: string | undefined
  readonly taken: boolean
}

export type Stage = 'waiting' | 'playing' | 'over'

/** A table as whoever asks may see it. */
export interface TableCard {
  readonly id: string
  readonly game: string
  readonly rules: number
  readonly mode: string
  readonly options: Options
  readonly seats: readonly TableSeat[]
  readonly open: boolean
  readonly pace: 'live' | 'days'
  readonly clock: Clock | null
  readonly windows: 'discreet' | 'quick'
  readonly stage: Stage
  readonly created: number
  readonly changed: number
  readonly answers: number
  readonly winners: readonly Seat[]
  /** Whose eyes whoever asks has here: a seat, or SPECTATOR. */
  readonly viewer: Viewer
  /** Whoever asks made the table. */
  readonly own: boolean
  /** Who is waited for, as far as everybody may know. */
  readonly waited: readonly Seat[]
  /** The SHA-256 of the server's share of the chance, from the first moment on. */
  readonly commitment: string
  /** The table of the next match between the same people, once somebody asked for it. */
  readonly rematch: string | undefined
  /** In a campaign: what this match was handed by the last, and what it hands on, once it is over. */
  readonly carry?: unknown
  readonly onward?: unknown
}

/** GET /api/tables/:id/record, once the match is over: everything, for replay and for checking its chance. */
export interface TableRecord {
  /** The engine's whole save. */
  readonly saved: unknown
  readonly chance: Chance
}

/**
 * Where the seed came from. `secret` hashes to the commitment; the seed is the SHA-256, as hex, of the text made of the
 * secret and the shares in the order of the seats, each on a line of its own (a seat of a bot: an empty line).
 */
export interface Chance {
  readonly commitment: string
  readonly secret: string
  readonly shares: readonly string[]
  readonly seed: string
}
