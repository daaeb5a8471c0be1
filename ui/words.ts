import type { SeatColour } from './contract.ts'

/** What the parts say and list. The parts know no language: whoever uses them brings the words. */

export interface OddsWords {
  /** Heads the numbers: "Chances by total". */
  readonly title: string
  /** A chance from 0 to 1: "63 %". */
  chance(success: number): string
  /** "you need 4 or more" */
  need(total: number): string
  readonly certain: string
  readonly hopeless: string
  /** One bar in words: "7: 17 %". */
  total(total: number, chance: number): string
}

export interface PromptWords {
  /** Names the list of options. */
  readonly options: string
  /** The link to a rule: "HJ-450". */
  rule(id: string): string
  readonly filter: string
  /** No option matches the filter. */
  readonly none: string
  /** Asked once before an option with a warning is taken: "Sure? …". */
  sure(label: string): string
  /** Takes the question back. */
  readonly back: string
  readonly odds: OddsWords
}

/** A piece of a sentence; with a card, its name. */
export interface LogSegment {
  readonly text: string
  readonly card?: number
}
export interface LogLine {
  readonly id: number
  readonly colour?: SeatColour | undefined
  readonly segments: readonly LogSegment[]
}
/** A paragraph of the log. */
export interface LogTurn {
  readonly id: number
  readonly title?: string | undefined
  readonly colour?: SeatColour | undefined
  readonly lines: readonly LogLine[]
}
export interface LogWords {
  /** Said for the button of a line: "Show the table as it was here". */
  readonly visit: string
  /** Back down to the newest line. */
  readonly newest: string
  readonly empty: string
}

export interface RulebookWords {
  readonly contents: string
  readonly search: string
  found(places: number): string
  readonly none: string
}

export interface MenuItem {
  readonly id: string
  readonly label: string
  readonly icon?: string | undefined
  readonly note?: string | undefined
  /** Given: a switch rather than a deed. */
  readonly checked?: boolean | undefined
  readonly disabled?: boolean | undefined
  onselect(): void
}

/** One value of a select or of a group of radio buttons. */
export interface FieldOption {
  readonly value: string
  readonly label: string
  readonly note?: string | undefined
  readonly disabled?: boolean | undefined
}
