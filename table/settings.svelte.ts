import { type Kept, keptFrom, namesWith } from './settings.ts'

const KEY = 'monomyth.settings'

/**
 * What somebody has settled, live: read `settings.now.theme` in markup or a `$derived`, write
 * `settings.change({ theme: 'dark' })`. Kept in the browser where that is allowed, and the same in every tab.
 */
class Settings {
  #now: Kept = $state.raw(keptFrom(stored(), navigator.languages))
  readonly #night = media('(prefers-color-scheme: dark)', (on) => {
    this.#isNight = on
    this.#dress()
  })
  readonly #still = media('(prefers-reduced-motion: reduce)', (on) => {
    this.#isStill = on
  })
  #isNight = $state(this.#night.matches)
  #isStill = $state(this.#still.matches)

  constructor() {
    addEventListener('storage', ({ key, newValue }) => {
      if (key !== KEY) return
      this.#now = keptFrom(newValue, navigator.languages)
      this.#dress()
    })
    this.#dress()
  }

  get now(): Kept {
    return this.#now
  }

  /** The theme shown. */
  get theme(): 'light' | 'dark' {
    const { theme } = this.#now
    if (theme !== 'system') return theme
    return this.#isNight ? 'dark' : 'light'
  }

  /** How long movements take: 1 as drawn, 0 not at all. */
  get motion(): 0 | 1 {
    return this.#now.animations && !this.#isStill ? 1 : 0
  }

  change(part: Partial<Kept>): void {
    this.#now = { ...this.#now, ...part }
    this.#dress()
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#now))
    } catch {
      // Forbidden or full: settled for as long as the page is open.
    }
  }

  /** Are questions of this kind declined by themselves? */
  passes(game: string, ask: string): boolean {
    return this.#now.autoPass.includes(`${game}/${ask}`)
  }

  setPass(game: string, ask: string, on: boolean): void {
    const others = this.#now.autoPass.filter((one) => one !== `${game}/${ask}`)
    this.change({ autoPass: on ? [...others, `${game}/${ask}`] : others })
  }

  /** Somebody sat down under these names: offered the next time. */
  remember(names: readonly string[]): void {
    this.change({ names: namesWith(this.#now.names, names) })
  }

  #dress(): void {
    const { documentElement: root } = document
    root.lang = this.#now.lang
    root.dataset.theme = this.theme
  }
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

function media(query: string, changed: (on: boolean) => void): MediaQueryList {
  const list = matchMedia(query)
  list.addEventListener('change', ({ matches }) => changed(matches))
  return list
}

export const settings = new Settings()
