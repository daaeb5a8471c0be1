/** A word at the edge of the screen, over whatever page is shown. */
export interface Notice {
  readonly message: string
  readonly tone?: 'plain' | 'good' | 'bad'
  readonly action?: { readonly label: string; run(): void }
  /** How long it stays; 0: until it is closed. */
  readonly seconds?: number
}

let shown = $state.raw<Notice>()
/** The address of the page it was said on. */
let at = ''

export const notice = (): Notice | undefined => shown

/** The newest notice takes the place of the one before. */
export function notify(next: Notice | undefined): void {
  shown = next
  at = location.hash
}

/** Another page is shown: what was said on the last one goes. Whoever led there may have said something already. */
export function turnPage(): void {
  if (at !== location.hash) shown = undefined
}
