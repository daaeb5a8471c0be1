import type { GameEvent, Outcome, Seat } from './contract.ts'

/** Who sits where, for sentences: names by seat, and the seat that reads ("you"), or −1. */
export interface Reader {
  readonly names: readonly string[]
  readonly seat: Seat
}

/** Everything a game says in one language. Its own words behind it are typed by ask, event and effect kinds. */
export interface GameLang<V = unknown, E extends GameEvent = GameEvent> {
  readonly title: string
  /** What is asked, in one sentence, and why. */
  ask(kind: string, view: V, seat: Seat): string
  /** What an option of that ask does; undefined is declining. */
  option(kind: string, value: unknown, view: V, seat: Seat): string
  /** What choosing it costs or gives up, where the rules want that said beforehand; else undefined. */
  warning(kind: string, value: unknown, view: V, seat: Seat): string | undefined
  /** One line of the log. undefined: nothing to say. */
  event(event: E, reader: Reader): string | undefined
  /** What a rule says, in one sentence: the answer to "why not?". */
  rule(id: string): string | undefined
  /** A piece by its name. */
  piece(piece: number): string
  /** What its card says, or undefined. */
  text(piece: number): string | undefined
  outcome(outcome: Outcome, reader: Reader): string
}
