/** What the credits page says. A section is paragraphs; names and links stand beside them. */
export interface CreditsWords {
  readonly title: string
  readonly ours: Section
  readonly games: Section
  readonly icons: Section
  readonly fonts: Section
  readonly libraries: Section
  readonly licence: Section
}

interface Section {
  readonly title: string
  readonly text: string
}
