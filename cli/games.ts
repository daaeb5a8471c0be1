import { COUNTS as CTA_COUNTS, callToAdventure } from '@monomyth/call-to-adventure'
import { terminal as ctaTerminal } from '@monomyth/call-to-adventure/terminal'
import type { AnyGame, GameLang, Reader, Seat } from '@monomyth/engine'
import { COUNTS, heroesJourney } from '@monomyth/heroes-journey'
import { terminal } from '@monomyth/heroes-journey/terminal'
import type { LangId } from './language.ts'

/** How a game is shown in a terminal. */
interface Terminal {
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

export interface Entry {
  readonly game: AnyGame
  /** What is in the box, by type. */
  readonly counts: { readonly [type: string]: number }
  readonly lang: { readonly [lang in LangId]: () => Promise<{ readonly lang: GameLang }> }
  readonly terminal: Terminal
}

/** Every game there is: a fifth is one line more. */
export const GAMES: { readonly [id: string]: Entry } = {
  'heroes-journey': {
    game: heroesJourney,
    counts: COUNTS,
    lang: {
      en: () => import('@monomyth/heroes-journey/lang/en'),
      fr: () => import('@monomyth/heroes-journey/lang/fr'),
    },
    terminal,
  },
  'call-to-adventure': {
    game: callToAdventure,
    counts: CTA_COUNTS,
    lang: {
      en: () => import('@monomyth/call-to-adventure/lang/en'),
      fr: () => import('@monomyth/call-to-adventure/lang/fr'),
    },
    terminal: ctaTerminal,
  },
}
