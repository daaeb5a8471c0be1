import type { AskView, EventView, Outcome, Seat, Viewer } from '@monomyth/engine'

/** The match as its viewer sees it after one answer. Everything in it is what this viewer may know. */
export interface Frame {
  /** Counts the frames made for this viewer. */
  readonly n: number
  readonly viewer: Viewer
  readonly view: unknown
  /** The questions open, as this viewer may know them. */
  readonly asks: readonly AskView[]
  /**
   * Around one screen: the persons here who must answer now, or who might (a window). Whose eyes the frame is for is
   * then decided by whoever sits down (`sit`); until then the frame shows what everybody may see.
   */
  readonly waiting: readonly Seat[]
  /** What this viewer may know of what happened since the last frame. */
  readonly events: readonly EventView[]
  readonly outcome: Outcome | undefined
  readonly over: boolean
  /** Seats given up for good, and seats lent to a bot. */
  readonly gone: readonly Seat[]
  readonly lent: readonly Seat[]
  /** Between people: a window is open, and stays open as long for everybody, whoever may answer in it. */
  readonly window?: boolean
}

/** One answer or other entry of the log, for stepping through a match. */
export interface Moment {
  /** How many entries of the log count here; 0: before the first answer. */
  readonly at: number
  /** The seat that answered, took back or left, or −1. */
  readonly seat: Seat
  /** What this viewer was told here: the numbers of its first and last event. Nothing: `to` is `from` − 1. */
  readonly from: number
  readonly to: number
}

/** Whose eyes one looks back through: a viewer, or everything on the table (once the match is over). */
export type Eyes = Viewer | 'open'

export interface Past {
  readonly view: unknown
  readonly asks: readonly AskView[]
  readonly outcome: Outcome | undefined
}
