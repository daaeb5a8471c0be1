/**
 * What a browser does for us when a page is loaded, and not when we change it ourselves: the new page is read from its
 * heading on, and "back" leads to where one was on the page before.
 */

const KEPT = 'monomyth.scroll'
const places = new Map<string, number>(read())
let here = ''
let leave = (): void => {}

function read(): Iterable<readonly [string, number]> {
  try {
    return Object.entries(JSON.parse(sessionStorage.getItem(KEPT) ?? '{}') as { [entry: string]: number })
  } catch {
    return []
  }
}

/** To be called once, before the first page is drawn. */
export function keepScroll(): void {
  history.scrollRestoration = 'manual'
  addEventListener('pagehide', () => {
    places.set(here, scrollY)
    try {
      sessionStorage.setItem(KEPT, JSON.stringify(Object.fromEntries(places)))
    } catch {
      // Forbidden: then a reload begins at the top.
    }
  })
}

/** The name of this entry of the history; a new one gets one. */
function entry(): string {
  const known: unknown = (history.state as { readonly entry?: unknown } | null)?.entry
  if (typeof known === 'string') return known
  const fresh = Math.random().toString(36).slice(2)
  history.replaceState({ entry: fresh }, '')
  return fresh
}

/** To be called when the route changes, while the old page is still there. */
export function depart(): void {
  leave()
  places.set(here, scrollY)
}

/**
 * To be called when the new page is drawn. Its heading may come later, when its chunk or its match is loaded.
 * `focus`: not when the whole site was just opened; then the browser starts reading at the top anyway.
 */
export function arrive(root: HTMLElement, { focus }: { readonly focus: boolean }): void {
  here = entry()
  const y = places.get(here) ?? 0
  const settle = (): boolean => {
    const heading = root.querySelector('h1')
    if (heading === null) return false
    heading.tabIndex = -1
    if (focus) heading.focus({ preventScroll: true })
    scrollTo(0, y)
    return true
  }
  if (settle()) return
  const observer = new MutationObserver(() => {
    if (settle()) leave()
  })
  observer.observe(root, { childList: true, subtree: true })
  leave = () => observer.disconnect()
}
