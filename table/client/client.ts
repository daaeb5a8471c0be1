import type { ErrorCode, EventView, Options, Seat, UndoRefusal, Viewer } from '@monomyth/engine'
import type { SeatShown } from '@monomyth/ui'
import type { Eyes, Frame, Moment, Past, ServerErrorCode } from '@monomyth/wire'

export type { Eyes, Frame, Moment, Past } from '@monomyth/wire'

/**
 * How the table talks to a match, wherever it runs: here in a worker, or on a server. Everything that crosses is plain
 * data; labels and log lines are made at the table, in its reader's language.
 */

/** A match as a list shows it. */
export interface MatchCard {
  readonly id: string
  readonly game: string
  /** What its owner calls it; empty: named after its seats. */
  readonly name: string
  readonly mode: string
  readonly options: Options
  readonly seats: readonly SeatShown[]
  readonly seed: string
  /** Times in milliseconds, for sorting and "two days ago". */
  readonly created: number
  readonly changed: number
  readonly answers: number
  readonly over: boolean
  readonly winners: readonly Seat[]
  /** A lesson of the game's tutorial: how many lessons are done. undefined: a match like any other. */
  readonly lesson: number | undefined
  /** What an earlier match handed it, nothing to the first, and the campaign they are chapters of: empty if not here. */
  readonly campaign?: { readonly id: string; readonly carry: unknown }
  /** Played on a server. */
  readonly online?: OnlineCard
  /** Why it cannot be opened here: damaged, or saved by a newer version. It can still be exported and removed. */
  readonly trouble?: TroubleCode
}

interface OnlineCard {
  /** Whose eyes are here. */
  readonly viewer: Viewer
  /** The table of the next match, once somebody wants one. */
  readonly rematch: string | undefined
  /** What a next chapter starts from, if this was one of a campaign and is over. */
  readonly onward?: unknown
}

/** A match of a campaign, as its chronicle tells it. */
export interface ChapterCard {
  readonly match: string
  /** What it began with. */
  readonly carry: unknown
  readonly seats: readonly SeatShown[]
  readonly over: boolean
  /** Nobody: it was lost. */
  readonly winners: readonly Seat[]
  readonly changed: number
}

/** A chain of matches, each begun from what the last one handed on. */
export interface CampaignCard {
  readonly id: string
  readonly game: string
  readonly mode: string
  /** What its owner calls it; may be empty. */
  readonly name: string
  readonly created: number
  readonly changed: number
  /** What the next match starts from, as its game reads it; nothing before the first is over. */
  readonly carry: unknown
  /** The envelopes opened so far, by the ids their game gives them. */
  readonly opened: readonly string[]
  /** In the order played. Only the last may be under way. */
  readonly chapters: readonly ChapterCard[]
}

/** Errors of the table itself, beside those of the engine. */
export const TABLE_ERRORS = {
  T_NO_MATCH: 'There is no such match here.',
  T_NO_CAMPAIGN: 'There is no such campaign here.',
  T_CHAPTER_BEGUN: 'The campaign has gone on meanwhile.',
  T_NO_STORE: 'The browser does not let this page store anything.',
  T_FULL: 'The browser has no room left.',
  T_TOO_BIG: 'The file is too big to be a match.',
  T_NO_SERVER: 'The server does not answer.',
  T_UNKNOWN: 'Something failed that should not.',
} as const
export type TableErrorCode = keyof typeof TABLE_ERRORS
export type TroubleCode = TableErrorCode | ErrorCode | ServerErrorCode

export class TableError extends Error {
  readonly code: TroubleCode
  readonly about: string
  constructor(code: TroubleCode, about = '') {
    super(`${code}${about === '' ? '' : ` (${about})`}`)
    this.name = 'TableError'
    this.code = code
    this.about = about
  }
}

/** A seat at one match. Promises are kept once the answer is stored; they fail with a TableError. */
export interface SeatClient {
  card(): MatchCard
  /** Every frame from now on, the newest first of all. Returns how to stop. */
  listen(hear: (frame: Frame) => void): () => void
  answer(seat: Seat, ask: number, key: string): Promise<void>
  /** Around one screen: nobody here reacts. Whoever is asked in the open window declines, and nobody learns who. */
  decline(): Promise<void>
  /** `all`: with everybody's consent, where that is to be had here. Resolves to why not, where it is refused. */
  undo(seat: Seat, all: boolean): Promise<UndoRefusal | undefined>
  /** Gives a seat up for good. */
  resign(seat: Seat): Promise<void>
  /** Around one screen: from now on frames are for this viewer's eyes. */
  sit(viewer: Viewer): Promise<void>
  /** Everything told so far to these eyes, from its first event. */
  events(eyes: Eyes): Promise<readonly EventView[]>
  history(eyes: Eyes): Promise<readonly Moment[]>
  /** The match as it stood at a moment. */
  past(at: number, eyes: Eyes): Promise<Past>
  /** A tutorial: so many lessons are done. */
  learned(lesson: number): Promise<void>
  /** The whole match as the text of a file. */
  file(): Promise<string>
  close(): void
}

/** What a match is asked to be. */
export interface NewMatch {
  readonly game: string
  readonly mode: string
  readonly options: Options
  readonly seats: readonly SeatShown[]
  /** Empty: a new one is drawn. */
  readonly seed: string
  readonly name: string
  readonly tutorial: boolean
  /** The campaign it is the next chapter of; empty: the first of a new one. */
  readonly campaign?: string
  /** What its page says the chapter starts from. If the campaign stands elsewhere by now, no match is begun. */
  readonly carry?: unknown
}

/** The matches kept where this client keeps them. */
export interface MatchShelf {
  /** Newest first. */
  list(): Promise<readonly MatchCard[]>
  /** Called when the list may have changed, here or in another tab. Returns how to stop. */
  watch(changed: () => void): () => void
  /**
   * What goes wrong without anybody having asked for something: nothing can be stored here, a bot's answer found no
   * room, the match was removed in another tab. What is already known is told at once. Returns how to stop.
   */
  trouble(hear: (code: TroubleCode) => void): () => void
  create(wanted: NewMatch): Promise<MatchCard>
  open(id: string): Promise<SeatClient>
  rename(id: string, name: string): Promise<void>
  remove(id: string): Promise<void>
  /** The text of a file somebody chose; the match it holds gets a place of its own on the shelf. */
  import(text: string): Promise<MatchCard>
  export(id: string): Promise<string>

  /** The campaigns kept here, newest first. */
  campaigns(): Promise<readonly CampaignCard[]>
  campaign(id: string): Promise<CampaignCard>
  /** An envelope is opened, for good. */
  unseal(id: string, envelope: string): Promise<CampaignCard>
  renameCampaign(id: string, name: string): Promise<void>
  /** With all its matches. */
  removeCampaign(id: string): Promise<void>
  /** As `import`, of the file of a campaign: all of it, or nothing. */
  importCampaign(text: string): Promise<CampaignCard>
  exportCampaign(id: string): Promise<string>
}
