/** What the home page says. */
export interface HomeWords {
  readonly title: string
  readonly lead: string
  readonly shelf: string
  readonly players: (min: number, max: number) => string
  readonly minutes: (min: number, max: number) => string
  readonly playNow: string
  /** `together`: the bots are companions. */
  playNowAbout(together: boolean): string
  readonly starting: string
  readonly newMatch: string
  readonly learn: string
  readonly learnAbout: string
  readonly resume: string
  readonly notYet: string
  readonly under: string
  readonly none: string
  readonly reading: string
  readonly finished: (count: number) => string
  readonly lesson: string
  readonly answers: (count: number) => string
  readonly won: (names: string, count: number) => string
  readonly nobodyWon: string
  readonly go: string
  readonly goOn: (match: string) => string
  readonly replay: string
  readonly replayOf: (match: string) => string
  readonly more: (match: string) => string
  readonly rename: string
  readonly save: string
  readonly remove: string
  readonly renaming: { readonly title: string; readonly label: string; readonly note: string; readonly keep: string }
  readonly removing: {
    readonly title: (match: string) => string
    readonly text: string
    readonly yes: string
    readonly done: (match: string) => string
    readonly undo: string
    readonly undone: (match: string) => string
  }
  readonly importing: {
    readonly button: string
    readonly drop: string
    readonly done: (match: string) => string
    readonly unreadable: string
  }
  readonly exported: (file: string) => string
  readonly noStore: string
  readonly update: { readonly text: string; readonly now: string }
}
