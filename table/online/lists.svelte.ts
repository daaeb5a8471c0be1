import { SPECTATOR } from '@monomyth/engine'
import type { TableCard } from '@monomyth/wire'
import { theServer } from './client/tables.ts'

/** How often the lists are looked at again while somebody looks at them. */
const EVERY = 8000

/** The tables of the server: one's own, those that wait for anybody, and those anybody may watch. */
export class Lists {
  mine = $state.raw<readonly TableCard[]>()
  open = $state.raw<readonly TableCard[]>()
  playing = $state.raw<readonly TableCard[]>()
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
      const [mine, ...others] = await Promise.all([server.mine(), server.list(), server.playing()])
      // Where one sits already stands in the first list.
      const [open, playing] = others.map((cards) => cards.filter(({ viewer }) => viewer === SPECTATOR))
      this.mine = mine
      this.open = open
      this.playing = playing
      this.hasFailed = false
    } catch {
      this.hasFailed = true
    }
  }
}
