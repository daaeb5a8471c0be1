/** What the new-match page says. */
export interface NewMatchWords {
  readonly title: string
  readonly game: string
  readonly mode: string
  readonly options: string
  readonly seats: string
  readonly seatsNote: string
  readonly count: string
  readonly seat: (number: number) => string
  readonly who: (number: number) => string
  readonly person: string
  readonly bot: (level: string) => string
  readonly name: (number: number) => string
  readonly nameShort: string
  readonly colour: (number: number) => string
  readonly colourTaken: (colour: string, name: string) => string
  readonly earlier: (name: string) => string
  readonly later: (name: string) => string
  readonly moved: (name: string, place: number) => string
  readonly shuffle: string
  readonly shuffled: (names: string) => string
  readonly levels: string
  readonly advanced: string
  readonly seed: string
  readonly seedNote: string
  readonly start: string
  readonly starting: string
  readonly problems: {
    readonly title: string
    readonly noName: (number: number) => string
    readonly sameName: (name: string) => string
    readonly longName: (number: number) => string
    readonly nobody: string
    readonly seed: string
  }
}
