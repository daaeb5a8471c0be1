import type {
  AnyGame,
  AskView,
  GameEvent,
  GameLang,
  Odds,
  Options,
  Outcome,
  PieceRef,
  Reader,
  RuleId,
  Seat,
  Viewer,
} from '@monomyth/engine'
import type { Component } from 'svelte'

/** What the table gives a game's board, and what it wants of it. Types only: neither knows the other's insides. */

export const LANGS = ['en', 'fr'] as const
export type LangId = (typeof LANGS)[number]
export type ByLang<T> = { readonly [lang in LangId]: T }

/** Colours of seats. Each has a mark of its own (ui/marks.ts), so that colour never speaks alone. */
export const SEAT_COLOURS = ['red', 'blue', 'green', 'violet', 'gold', 'teal'] as const
export type SeatColour = (typeof SEAT_COLOURS)[number]

/** Somebody at the table, as everybody sees it. */
export interface SeatShown {
  readonly name: string
  readonly colour: SeatColour
  /** The level of the bot that plays here, or undefined for a person. */
  readonly bot: string | undefined
}

/** One answer that may be given, ready to be shown. */
export interface Choice {
  /** Its number in the list, from 1: also its key on the keyboard. */
  readonly number: number
  readonly key: string
  /** undefined: declining. */
  readonly value: unknown
  readonly label: string
  /** What choosing it costs or gives up; the table asks once more before it is taken. */
  readonly warning: string | undefined
  readonly odds: Odds | undefined
  /** What its card says, where that is what one chooses by. */
  readonly reading: string | undefined
  /** Where it lives on the table. */
  readonly at: PieceRef | undefined
}

/** Something one might think of here, and the rule that forbids it. */
export interface Barred {
  readonly label: string
  readonly at: PieceRef | undefined
  readonly rule: RuleId
  readonly why: string
}

/** What every part of a game's table is given. */
export interface Sight<V = unknown> {
  readonly view: V
  /** Whose eyes: a seat, or SPECTATOR. */
  readonly viewer: Viewer
  readonly seats: readonly SeatShown[]
  readonly lang: GameLang<V>
  readonly langId: LangId
  /** The question put to the viewer, if any. */
  readonly ask: AskView | undefined
  readonly choices: readonly Choice[]
  readonly barred: readonly Barred[]
  /** What just happened and led to this view, in order: what to move, turn and light up. Empty when one looks back. */
  readonly news: readonly GameEvent[]
  /** How long movements take: 1 as drawn, 0 not at all. Parts multiply their durations by it. */
  readonly pace: number
  /** The place under the pointer or focus in the list of options, so that the board can light it up; and back. */
  readonly pointed: PieceRef | undefined
  point(at: PieceRef | undefined): void
  /**
   * Somebody clicked, tapped or pressed Enter on a piece or place. The table decides: it takes the one option that
   * lives there, offers several, says why not, or shows the card (`card`, if its face is known) large.
   */
  touch(at: PieceRef, card?: number): void
}

/** A seat's panel shows what is public about it; the frame around it (name, colour, whose turn) is the table's. */
export interface SeatSight<V = unknown> extends Sight<V> {
  readonly seat: Seat
  /** Opened: everything that is public, cards included; else one compact line. */
  readonly open: boolean
}

/** A card shown large, or small in a sentence or list. */
export interface CardSight<V = unknown> {
  readonly piece: number
  readonly lang: GameLang<V>
  readonly langId: LangId
  readonly size: 'thumb' | 'hand' | 'large'
}

/** A match that is over, and whoever reads what is told of it. */
export interface TaleSight<V = unknown> {
  /** How it ended. */
  readonly view: V
  readonly viewer: Viewer
  readonly seats: readonly SeatShown[]
  readonly lang: GameLang<V>
  readonly langId: LangId
}

/** An event played out over the board, before the view that follows it is shown. */
export interface SceneSight<V = unknown> {
  readonly event: GameEvent
  /** The view before the event. */
  readonly view: V
  /** Everything told with the event, itself included, in order: what led to it, and what came of it. */
  readonly news?: readonly GameEvent[] | undefined
  readonly seats: readonly SeatShown[]
  readonly viewer: Viewer
  readonly lang: GameLang<V>
  readonly langId: LangId
  readonly pace: number
  /** How long what is to be read stays, once it stands still: 1 as drawn, even where nothing moves. */
  readonly stay: number
  /** To be called once, when it has been played (or skipped). */
  done(): void
}

/** The table told in words, in reading order: for whoever listens to it, or prefers text. */
export interface Told {
  readonly title: string
  readonly lines: readonly string[]
}

/** One moment of a tutorial. Its words stand in the tutorial's `words`, by id. */
export interface Lesson {
  readonly id: string
  /** The answer to give at the next question; undefined: something to read, then "next". */
  readonly answer?: string
  /** What to point at. */
  readonly look?: PieceRef | 'board' | 'own' | 'seats' | 'prompt' | 'log' | 'menu'
}

export interface Tutorial {
  readonly seats: number
  readonly mode: string
  readonly options: Options
  readonly seed: string
  /** The names of the seats; the learner sits at 0. */
  readonly names: ByLang<readonly string[]>
  readonly lessons: readonly Lesson[]
  /** The answers of the other seats, in the order in which they are asked. After the last, bots play on. */
  readonly rivals: readonly { readonly seat: Seat; readonly key: string }[]
  readonly words: ByLang<() => Promise<{ readonly words: TutorialWords }>>
}
export interface TutorialWords {
  readonly [lesson: string]: { readonly title: string; readonly text: string }
}

/** What can be heard at a table. */
export type Cue = 'card' | 'dice' | 'success' | 'failure'

/** A game on the table: rules and pictures. Loaded when the game is opened. */
export interface GameTable<V = unknown> {
  readonly game: AnyGame
  /** The shared play area. */
  readonly Board: Component<Sight<V>>
  readonly Seat: Component<SeatSight<V>>
  /** What the viewer holds, at the bottom. */
  readonly Own: Component<Sight<V>>
  readonly Card: Component<CardSight<V>>
  readonly Scene: Component<SceneSight<V>>
  /** Is this event played out as a scene? */
  isScene(event: GameEvent): boolean
  /** The sound an event makes, where it makes one. */
  cue?(event: GameEvent): Cue | undefined
  /** How far the match has come: "round 6". */
  progress(view: V, lang: LangId): string
  /** The event that opens a turn: a new paragraph of the log. */
  readonly turnEvent: string
  /** The asks whose options are cards with something to read. */
  readonly readings: readonly string[]
  /** The pieces an event is about, whose names become links in the log. */
  piecesIn(event: GameEvent): readonly number[]
  tell(view: V, reader: Reader, lang: GameLang<V>, langId: LangId): readonly Told[]
  /** What the end-of-game page shows of each seat, besides its rank: short facts in words. */
  deeds(view: V, outcome: Outcome, seat: Seat, langId: LangId): readonly string[]
  /** Where a seat stands in the race, for the chart of the end-of-game page. Without it no chart is drawn. */
  score?(view: V, seat: Seat): number
  /** What is told of the match at its end, to be read and taken away. Without it the end page offers none. */
  readonly Tale?: Component<TaleSight<V>>
  readonly tutorial: Tutorial | undefined
}

/** The box on the shelf: loaded with the home page, so it is small. */
export interface GameBox {
  readonly id: string
  readonly title: ByLang<string>
  /** One line that makes one want to open it. */
  readonly promise: ByLang<string>
  /** Over all modes: the lid says so. */
  readonly seats: readonly [min: number, max: number]
  readonly minutes: readonly [min: number, max: number]
  /** In the order of the rules: the first is what "play now" plays. */
  readonly modes: { readonly [mode: string]: ModeShown }
  /** Names of table options and their values, for the new-match page. */
  readonly options: { readonly [option: string]: ByLang<OptionNamed> }
  /** The modes whose seats win or lose together. */
  readonly together?: readonly string[]
  /** The mode that is a campaign: a chain of matches, each begun from what the last one handed on. */
  readonly campaign?: string
}

/** A mode, as the box says it. */
export interface ModeShown {
  readonly name: ByLang<string>
  readonly seats: readonly [min: number, max: number]
}

/** How a campaign stands, told from what its last match handed on. What is still sealed is not told. */
export interface CampaignTold {
  /** What is opened to play the chapter to come, by its id: the same for every try. undefined: the campaign is over. */
  readonly envelope: string | undefined
  /** It was played before: its envelope is no secret any more. */
  readonly isTried: boolean
  /** The chapter to come by its number alone: "Chapter 2". */
  readonly chapter: string
  /** Chapters won, and how many there are. */
  readonly won: number
  readonly of: number
  /** What the last match has brought upon the chapter to come. */
  readonly inForce: readonly { readonly name: string; readonly about: string; readonly isGood: boolean }[]
  /** What was achieved, once it is over. */
  readonly rank: { readonly name: string; readonly about: string } | undefined
}

/** A game's campaign, for the pages around its matches. Loaded when one is shown. */
export interface Campaign {
  /** `carry` as the game handed it on; undefined before the first match. */
  tell(carry: unknown, lang: LangId): CampaignTold
  /** What an envelope says once it is opened. Fetched then, not before. */
  open(envelope: string, lang: LangId): Promise<{ readonly title: string; readonly opening: string }>
}

/** What the new-match page says of a table option. */
export interface OptionNamed {
  readonly name: string
  readonly about: string
  /** Its values, where they do not speak for themselves. */
  readonly values?: { readonly [value: string]: string }
}

/** Are these the same piece or place? */
export const isSame = (a: PieceRef | undefined, b: PieceRef | undefined): boolean =>
  a !== undefined &&
  b !== undefined &&
  ('piece' in a ? 'piece' in b && a.piece === b.piece : 'zone' in b && a.zone === b.zone && a.at === b.at)

/** What one can do with a piece or place just now. */
export const choicesAt = ({ choices }: Pick<Sight, 'choices'>, at: PieceRef): readonly Choice[] =>
  choices.filter((choice) => isSame(choice.at, at))
export const barredAt = ({ barred }: Pick<Sight, 'barred'>, at: PieceRef): Barred | undefined =>
  barred.find((one) => isSame(one.at, at))
