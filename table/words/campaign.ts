/** What is said about campaigns: their page, their row on the home page, and the page of their next chapter. */
export interface CampaignWords {
  /** What a campaign without a name is called. */
  readonly of: (names: string) => string
  readonly page: string
  readonly won: (won: number, of: number) => string
  readonly next: string
  readonly retry: string
  readonly nextTitle: string
  readonly nextNote: string
  readonly sealed: string
  readonly sealedNote: string
  readonly open: string
  readonly opening: string
  readonly unopened: string
  readonly inForce: string
  readonly chronicle: string
  readonly state: { readonly won: string; readonly lost: string; readonly under: string }
  readonly replay: (chapter: string) => string
  readonly goOn: (chapter: string) => string
  readonly over: string
  readonly again: string
  readonly more: (campaign: string) => string
  readonly export: string
  readonly exported: (file: string) => string
  readonly rename: { readonly title: string; readonly note: string }
  readonly remove: {
    readonly title: (campaign: string) => string
    readonly text: string
    readonly done: (campaign: string) => string
    readonly undone: (campaign: string) => string
  }
  readonly restart: { readonly button: string; readonly title: string; readonly text: string; readonly yes: string }
  readonly imported: (campaign: string) => string
  readonly missing: string
  readonly offline: {
    readonly button: string
    readonly note: string
    readonly keeping: string
    readonly kept: string
    readonly failed: string
  }
}
