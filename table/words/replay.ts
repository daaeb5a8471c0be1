import type { KeyCommand } from '../replay/keys.ts'
import type { Move } from '../replay/playhead.ts'

/** What the replay of a match says, and the page at the end of one. */
export interface ReplayWords {
  readonly loading: string
  readonly title: string
  readonly controls: string
  readonly moves: { readonly [move in Move]: string }
  readonly play: string
  readonly pause: string
  readonly speed: string
  readonly speedOf: (speed: string) => string
  /** The line one drags along, and what is said of a place on it. */
  readonly line: string
  readonly place: (answer: number, last: number) => string
  readonly turns: string
  readonly turnOf: (number: number, name: string) => string
  readonly beforeTurns: string
  readonly eyes: {
    readonly label: string
    readonly open: string
    readonly own: string
    readonly seat: (name: string) => string
    readonly all: string
    /** Why there is no choice of eyes while the match goes on. */
    readonly note: string
  }
  readonly moment: {
    readonly start: string
    readonly ready: string
    readonly table: string
    readonly by: (name: string) => string
  }
  /** Nothing that these eyes may know happened here. */
  readonly quiet: string
  readonly log: { readonly title: string; readonly visit: string; readonly newest: string; readonly empty: string }
  readonly openSeat: (name: string) => string
  /** Beside the seat that answers next. */
  readonly next: string
  /** Heads what a seat holds, when it is not one's own. */
  readonly holds: (name: string) => string
  readonly table: string
  readonly rematch: string
  readonly more: string
  readonly help: {
    readonly title: string
    readonly key: string
    readonly does: string
    readonly names: { readonly [key: string]: string }
  }
  readonly keys: { readonly [command in Exclude<KeyCommand, Move>]: string }
  readonly end: EndWords
}

export interface EndWords {
  readonly title: string
  readonly won: (names: string, count: number) => string
  readonly youWon: string
  readonly nobodyWon: string
  readonly adjourned: string
  readonly ranking: string
  /** The place of a seat: "1st". */
  readonly place: (place: number) => string
  readonly points: (points: number) => string
  readonly answers: (count: number) => string
  readonly lasted: (count: number, unit: 'minute' | 'hour' | 'day') => string
  readonly race: {
    readonly title: string
    /** Its title where nobody raced: alone, or side by side. */
    readonly road: string
    /** What is drawn against what. */
    readonly axes: string
    /** Said instead of the picture. */
    readonly about: (turns: number, standings: string) => string
    readonly loading: string
    readonly failed: string
    readonly table: string
    readonly turn: string
  }
  /** Opens what the game tells of the match. */
  readonly tale: string
  readonly rematch: string
  /** The same where nobody was beaten. */
  readonly again: string
  readonly replay: string
  readonly home: string
  readonly look: string
}
