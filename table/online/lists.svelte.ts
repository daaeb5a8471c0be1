import type { TableCard } from '@monomyth/wire'
import { theServer } from './client/tables.ts'

/** How often the lists are looked at again while somebody looks at them. */
const EVERY = 8000

/** The tables of the server: one's own, and those that are open. */
export class Lists {
  mine = $state.raw<readonly TableCard[]>()
  open = $state.raw<readonly TableCard[]>()
  hasFailed = $state(false)

  /** Keeps them fresh. Returns how to stop. */
  watch(): () => void {
    void this.look()
    const look = (): void => {
      if (document.visibilityState === 'visible' && navigator.onLine) void this.look()
    }
    const timer = setInterval(look, EVERY)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }

  async look(): Promise<void> {
    try {
      const server = theServer()
      const [mine, open] = await Promise.all([server.mine(), server.list()])
      this.mine = mine
      // Where one sits already stands in the other list.
      this.open = open.filter(({ viewer }) => viewer < 0)
      this.hasFailed = false
    } catch {
      this.hasFailed = true
    }
  }
}
