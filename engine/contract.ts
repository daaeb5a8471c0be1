import type { Digest } from './digest.ts'

/** The contract between rules, hosts and everybody who plays. Types and constants only. */

export type Seat = number
/** A card or other thing that has a face. Branded, so that a cell or a count is never passed for a piece. */
export type Piece = number & { readonly [pieceBrand]: true }
declare const pieceBrand: unique symbol
/** What a viewer holds instead of a piece whose face it does not know. */
export const BACK = -1
export type Back = typeof BACK
/** Somebody who may see only what everybody may. */
export const SPECTATOR = -1
/** A seat, or SPECTATOR. */
export type Viewer = number

export type GameId = string
export type RuleId = string

/** Where pieces lie, and who sees them there by default. Made from the shape, never by hand. */
export interface ZoneRef {
  readonly index: number
  /** Its path in the state: `deck`, `seats.2.hand`. */
  readonly id: string
  readonly back: string
  readonly sees: 'all' | 'owner' | 'nobody'
  readonly owner: Seat
  /** In a loose zone (a hand) places mean nothing: what leaves it unseen could be any of its pieces. */
  readonly loose: boolean
  /** Its pieces never mix with those of the same back elsewhere: somebody's own deck. */
  readonly own: boolean
  /** A seat that does not see it cannot even list what might be in it; `prior` draws it. */
  readonly unlisted: boolean
}

/** What the engine derives from a declaration of fields. */
export interface Shape<S, V> {
  readonly zones: readonly ZoneRef[]
  piecesIn(state: S, zone: ZoneRef): Piece[]
  clone(state: S): S
  equal(a: S, b: S): boolean
  digest(state: S, into: Digest): void
  view(state: S, viewer: Viewer, known: readonly number[]): V
  proof(state: unknown): string | undefined
  /**
   * Puts in place of every secret of other seats its empty value, or what `instead` makes of it; paths are the same
   * for all seats.
   */
  veil(state: S, seat: Viewer, instead?: (value: unknown, empty: unknown, path: string) => unknown): void
}

/** Where an option lives on the table: a piece everybody asked may know, or a place. */
export type PieceRef = { readonly piece: Piece } | { readonly zone: string; readonly at: number }

/** Something that happened. Fields are numbers, words, pieces, or lists of them. */
export interface GameEvent {
  readonly kind: string
}
type PieceFields<E> = { [F in keyof E]-?: E[F] extends Piece | readonly Piece[] ? F : never }[keyof E]
/** Which fields of which events are pieces. Exact by type: a face nobody listed would not compile. */
export type EventPieces<E extends GameEvent> = {
  readonly [K in E['kind']]: { readonly [F in PieceFields<Extract<E, { kind: K }>>]: true }
}

/** One kind of question. Its words stand in lang/, joined to its id by type. */
export interface AskKind<T, V = unknown> {
  readonly id: string
  readonly rules: readonly RuleId[]
  key(value: T): string
  piece(value: T): PieceRef | undefined
  /** The one legality: filters candidates, greys pieces, answers "why not?". */
  readonly bar?: ((view: V, seat: Seat, value: T) => RuleId | undefined) | undefined
  /**
   * What else one might think of here, for "why not?". Where this stands, rules offer only what no bar forbids, found
   * with the same functions, and nothing is filtered: simulation never asks why not. Walks prove that the two agree.
   */
  readonly greyed?: ((view: V, seat: Seat) => readonly T[]) | undefined
  /** What the house picks for an empty or timed-out seat. */
  readonly absent: 'pass' | 'first' | 'chance'
  /** May the others know that this seat is asked this? */
  readonly known: 'all' | 'seat'
}

/** What rules hold in their hands: the state, and the only doors to people, chance and the log. */
export interface Play<S, G = unknown, E extends GameEvent = GameEvent> {
  readonly state: S
  /** Options and stories: frozen, not copied with the state. What seats brought is for the setup alone. */
  readonly given: Omit<G, 'entries'>
  choose<T>(seat: Seat, ask: AskKind<T, never>, candidates: readonly T[]): T
  mayChoose<T>(seat: Seat, ask: AskKind<T, never>, candidates: readonly T[]): T | undefined
  chooseSome<T>(
    seat: Seat,
    ask: AskKind<T, never>,
    candidates: readonly T[],
    count: { readonly min: number; readonly max: number },
  ): T[]
  chooseOrder<T>(seat: Seat, ask: AskKind<T, never>, items: readonly T[]): T[]
  /** Open to all of them; the first stored answer closes it. "In any order" is this in a loop. undefined: nobody can. */
  first<T>(
    seats: readonly Seat[],
    ask: AskKind<T, never>,
    candidatesOf: (seat: Seat) => readonly T[],
  ): { seat: Seat; value: T } | undefined
  /** Every seat runs its branch at once and in secret; goes on when all are through. */
  together<R>(seats: readonly Seat[], branch: (seat: Seat) => R): R[]
  /** Open votes, changeable until the last is in; unanimous, else `tie`. */
  agree<T>(seats: readonly Seat[], ask: AskKind<T, never>, candidates: readonly T[], tie: (votes: readonly T[]) => T): T
  /** Lets those who hold something playable react, as the game's `reactions` say. */
  window(event: E): void
  /** A fair die, 1 to `sides`. */
  roll(sides: number): number
  /** Moves pieces from the top (the end) of one zone to the top of another. */
  deal(from: ZoneRef, to: ZoneRef, count?: number): void
  move(piece: Piece, to: ZoneRef, at?: number): void
  /** Shuffles a zone, or only the given places of it; whoever knew those faces knows them no longer. */
  shuffle(zone: ZoneRef, places?: readonly number[]): void
  show(piece: Piece, to: Seat | 'all'): void
  tell(event: E, to?: readonly Seat[]): void
  /** Has this seat been given up? Its own steps and effects then stop by themselves at the next pause. */
  gone(seat: Seat): boolean
}

/** How a window runs. The engine asks in order, one at a time, again from the start after each play. */
export interface Reactions<S extends V, V, G, E extends GameEvent, T> {
  readonly ask: AskKind<T, never>
  order(state: S, event: E): readonly Seat[]
  /** What this seat may play now; checked anew before each question. */
  held(state: S, seat: Seat, event: E): readonly T[]
  /** Could this seat react, as far as everybody can tell? By public facts only. */
  could(view: V, seat: Seat, event: E): boolean
  react(play: Play<S, G, E>, seat: Seat, value: T, event: E): void
}

export interface Mode {
  readonly id: string
  readonly seats: readonly [min: number, max: number]
  /** Table options with their allowed values; the first is the default. */
  readonly options: { readonly [option: string]: readonly (string | number | boolean)[] }
}

/** Something wrong with what somebody brought, by code. */
export interface Problem {
  readonly code: string
  readonly about: string
}

export type Options = { readonly [option: string]: string | number | boolean }

/** What a match is given once and never changes. */
export interface Given<Entry = unknown, Carry = unknown> {
  readonly mode: string
  readonly seats: number
  readonly options: Options
  /** One per seat, hidden from the others. */
  readonly entries: readonly Entry[]
  readonly carry: Carry | undefined
}

/** What something is brought for. */
export interface Occasion {
  readonly mode: string
  readonly seats: number
  readonly options: Options
}

export interface Outcome {
  /** Several share a victory; nobody: all lost. */
  readonly winners: readonly Seat[]
  readonly scores: readonly number[]
  /** Seats from first to last, for display. */
  readonly ranking: readonly Seat[]
  readonly reason: string
}

/** Exact chances of an option. */
export interface Odds {
  readonly success: number
  /** Chance of each total, from `from` on. */
  readonly from: number
  readonly totals: readonly number[]
  readonly [more: string]: number | readonly number[]
}

export interface OptionRef {
  readonly ask: string
  readonly seat: Seat
  readonly value: unknown
}

/** Chance as games may use it. */
export interface Dice {
  below(n: number): number
  shuffle(list: number[]): void
}

/** Says that an old state can be opened: pure, dated where it is written. */
export interface Migration {
  readonly from: number
  readonly to: number
  up(state: never): unknown
}

/** What a game knows about playing well, for bots and hints. */
export interface Wits<V> {
  /** Looks at a position once, then says how good each option of an ask looks to the seat; undefined is declining. */
  judge(view: V, seat: Seat, setting: { readonly odds: boolean }): (ask: string, value: unknown) => number
}

export interface Game<
  S extends V = never,
  V = unknown,
  E extends GameEvent = GameEvent,
  Entry = undefined,
  Carry = undefined,
> {
  readonly id: GameId
  /** Rises when play can differ. */
  readonly rules: number
  readonly migrations: readonly Migration[]
  readonly modes: readonly Mode[]
  readonly shape: Shape<S, V>
  readonly events: EventPieces<E>
  /** A deck, a team, a story: every problem, by code. */
  admit(entry: unknown, options: Options): readonly Problem[]
  /** An entry for a seat that brings none: a bot's, or whoever's that wants to play at once. */
  bring?(seat: Seat, to: Occasion, chance: Dice): Entry
  setup(given: Given<Entry, Carry>, chance: Dice): S
  /** From one boundary to the next; the cursor is in the state. */
  step(play: Play<S, Given<Entry, Carry>, E>): void
  /** At the next boundary after a seat is given up. */
  left(play: Play<S, Given<Entry, Carry>, E>, seat: Seat): void
  /** Whose step it is: it stops where it is when that seat is given up. −1: nobody's. */
  actor(state: S): Seat
  outcome(state: S): Outcome | undefined
  // biome-ignore lint/suspicious/noExplicitAny: what a game reacts with is its own affair
  readonly reactions?: Reactions<S, V, Given<Entry, Carry>, E, any>
  /** What the next match of a campaign starts from. undefined: this match is part of none. */
  carry?(state: S): Carry | undefined
  /** What a match of a campaign was handed may come from anywhere: every problem, by code. */
  receive?(carry: unknown): readonly Problem[]
  /** Draws into a state without others' secrets what this seat cannot know of them, or list of `unlisted` zones. */
  prior?(state: S, view: () => V, seat: Seat, chance: Dice): void
  odds?(view: V, option: OptionRef): Odds | undefined
  readonly wits?: Wits<V>
}

/** A game whose own types do not matter to the one who runs it. */
// biome-ignore lint/suspicious/noExplicitAny: the engine runs every game and knows none
export type AnyGame = Game<any, any, any, any, any>
