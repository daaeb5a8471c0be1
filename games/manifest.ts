import type { AnyGame, GameLang, Given, Reader, Seat } from '@monomyth/engine'
import type { ByLang, Campaign, GameBox, GameTable, LangId, Tutorial } from '@monomyth/ui/contract'

/** How a box looks on the shelf. */
export interface BoxLook {
  /** An icon of the game-icons collection. */
  readonly emblem: string
  /** Sky above, sky below, far, middle and near hills. */
  readonly scenery: readonly [string, string, string, string, string]
  /** Which of the landscapes the palette can give. */
  readonly seed: number
  /** The lid around the picture, the letters on it, and its edges. */
  readonly lid: string
  readonly letters: string
  readonly gilt: string
}

/** A box that stands on the shelf, whether or not it can be opened. */
export interface ShelfBox {
  readonly box: GameBox
  readonly look: BoxLook
}

/**
 * A game, as everything outside its folder knows it. Box and look are loaded with the shelf; every other part is a
 * function that fetches it. Whoever bundles keeps the parts its reader names (`table/parts.ts`) and drops the others.
 */
export interface Manifest extends ShelfBox {
  /** The name of its folder, of its box, and of its rules. */
  readonly id: string
  /** Its rules. */
  game(): Promise<AnyGame>
  tutorial(): Promise<Tutorial | undefined>
  board(): Promise<GameTable<never>>
  readonly words: ByLang<() => Promise<GameWords>>
  /** As HTML. */
  readonly rulebook: ByLang<() => Promise<{ readonly default: string }>>
  /** Of a game that has one. */
  campaign?(): Promise<Campaign>
  terminal(): Promise<Terminal>
  emblems(): Promise<Emblems>
}

export interface GameWords {
  readonly lang: GameLang
  /** Where some words are sealed: fetches those that a match begun so may need. */
  learn?(given: Pick<Given, 'mode' | 'options' | 'carry'>): Promise<void>
}

/** The pictures of a game: icons of the collection by name, and shapes of its own, drawn in 24 × 24. */
export interface Emblems {
  readonly names: readonly string[]
  readonly shapes?: { readonly [name: string]: string }
}

/** How a game is shown in a terminal. */
export interface Terminal {
  /** Every word of it: whoever plays here has the whole box at hand. */
  readonly lang: ByLang<() => Promise<{ readonly lang: GameLang }>>
  /** The pieces in the box, by type. */
  readonly counts: { readonly [type: string]: number }
  /** What it is about and how one wins, for somebody who has never seen it. */
  intro(lang: LangId): string
  /** The turn this seat is having, or undefined: the board is drawn once for each. */
  turn(view: unknown, seat: Seat): number | undefined
  /** The whole table, in lines; with `plain` in sentences, for whoever listens to it. */
  draw(view: unknown, drawing: Drawing): readonly string[]
  /** The event that opens a turn: a new paragraph of the log. */
  readonly turnEvent: string
  /** The asks whose options are cards with something to read. */
  readonly readings: readonly string[]
  /** A piece that lies face up at a place somebody names. */
  pieceAt(view: unknown, place: string): number | undefined
  /** Every piece of the box that has a card. */
  readonly pieces: readonly number[]
  /** Its short name in keys: the same for copies. */
  idOf(piece: number): string
  /** What a game must have met to have been reached: by label, the field of an event, and its pieces. */
  readonly reach: { readonly [label: string]: { readonly field: string; readonly pieces: readonly number[] } }
}

export type Style = 'red' | 'green' | 'blue' | 'bold' | 'dim'

export interface Drawing {
  readonly lang: LangId
  readonly words: GameLang
  readonly reader: Reader
  /** By seat: the letter of its pawn and tokens. */
  readonly marks: readonly string[]
  readonly columns: number
  readonly plain: boolean
  paint(style: Style, text: string): string
}
