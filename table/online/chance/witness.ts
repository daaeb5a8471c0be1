import type { EventView } from '@monomyth/engine'
import { canonical, hashOf } from './hash.ts'
import type { Shown } from './kept.ts'

/** A chain of hashes over what was told: with one event more, one link more. */
const link = (chain: string, event: unknown): string => hashOf(chain + canonical(event))

export const chainOf = (events: readonly EventView[], count = events.length): string =>
  events.slice(0, count).reduce((chain, { event }) => link(chain, event), '')

/** Remembers what was told to whoever sits here; and notices when it is told otherwise the next time. */
export class Witness {
  private before: Shown | undefined
  private now: Shown | undefined
  private readonly keep: (shown: Shown) => void

  constructor(before: Shown | undefined, keep: (shown: Shown) => void) {
    this.before = before
    this.keep = keep
  }

  hear(events: readonly EventView[], viewer: number): void {
    if (viewer !== this.now?.viewer) {
      this.before = this.before?.viewer === viewer ? this.before : undefined
      this.now = { viewer, n: 0, chain: '', isBroken: this.before?.isBroken ?? false }
    }
    const { before } = this
    let { n, chain, isBroken } = this.now ?? { n: 0, chain: '', isBroken: false }
    for (const { event } of events) {
      n += 1
      chain = link(chain, event)
      if (n === before?.n && chain !== before.chain) isBroken = true
    }
    this.now = { viewer, n, chain, isBroken }
    if (n > (before?.n ?? 0) || (isBroken && !before?.isBroken)) this.keep(this.now)
  }
}
