import type { SeatColour } from '@monomyth/ui'

/** What several pages say. */
export interface CommonWords {
  readonly titles: {
    readonly home: string
    readonly new: string
    readonly next: string
    readonly campaign: string
    readonly match: string
    readonly replay: string
    readonly learn: string
    readonly credits: string
    readonly parts: string
    readonly missing: string
    readonly online: string
    readonly host: string
    readonly table: string
    readonly join: string
    readonly account: string
    readonly record: string
  }
  readonly home: string
  readonly credits: string
  readonly skip: string
  readonly language: string
  readonly theme: string
  readonly themes: { readonly system: string; readonly light: string; readonly dark: string }
  readonly loading: string
  readonly offline: string
  readonly failed: string
  readonly retry: string
  readonly close: string
  readonly cancel: string
  readonly noPage: { readonly title: string; readonly text: string }
  readonly noMatch: { readonly title: string }
  readonly goHome: string
  readonly colours: { readonly [colour in SeatColour]: string }
  /** What a person is called who gave no name; counted when there are several. */
  readonly hero: (number: number | undefined) => string
  readonly levels: { readonly [level in Level]: { readonly name: string; readonly about: string } }
}

/** The bots one can sit at the table, from the easiest to the hardest. */
export const LEVELS = ['random', 'hunch', 'greedy'] as const
type Level = (typeof LEVELS)[number]
