import type { Viewer } from '@monomyth/engine'
import type { Around } from './around.ts'
import { asTableError } from './calls.ts'
import { TableError, type TroubleCode } from './client.ts'
import { type Box, LocalMatch } from './local-match.ts'
import type { Place } from './place.ts'
import type { Kept } from './store.ts'

/** What a live match tells its host. */
export interface Hearers {
  /** It was stored: other tabs and the list may want to know. */
  stored(kept: Kept): void
  trouble(code: TroubleCode): void
}

type Act<T> = (local: LocalMatch) => T
interface Storing {
  readonly fresh: boolean
  readonly durability: 'strict' | 'relaxed'
}

/**
 * A match being played at one or more tables of this tab. An answer is applied, then stored, and only then shown: what
 * somebody has seen happen is never lost. Other tabs may play it too; the store's order of changes decides.
 */
export class LiveMatch {
  readonly places = new Set<Place>()
  private readonly around: Around
  private readonly box: Box
  private readonly hearers: Hearers
  private kept: Kept
  private local: LocalMatch
  /** One thing at a time. */
  private queue: Promise<unknown> = Promise.resolve()
  private going = false
  private isStale = false

  constructor(around: Around, box: Box, kept: Kept, hearers: Hearers) {
    this.around = around
    this.box = box
    this.hearers = hearers
    this.kept = kept
    this.local = LocalMatch.reopen(box, kept)
  }

  /** As it is stored. */
  get stored(): Kept {
    return this.kept
  }

  firstViewer(): Viewer {
    return this.local.firstViewer()
  }

  /** Looks at the match between two changes. */
  look<T>(at: Act<T>): Promise<T> {
    return this.next(async () => at(this.local))
  }

  /**
   * Changes the match, stores it, shows it, and lets the bots go on. If another tab was faster, `act` is tried on what
   * lies there now: an answer then finds its ask closed, or still open. `fresh`: it must not be tried on anything but
   * what was on the table.
   */
  async change<T>(act: Act<T>, { fresh = false } = {}): Promise<T> {
    try {
      return await this.store(act, { fresh, durability: 'strict' })
    } finally {
      this.goOn()
    }
  }

  /** Another tab has changed it. */
  async refresh(): Promise<void> {
    if (this.isStale) return
    this.isStale = true
    try {
      await this.next(async () => {
        this.isStale = false
        const kept = await this.load()
        if (kept.seq === this.kept.seq) return
        this.adopt(kept)
        this.show()
      })
    } catch (error) {
      this.hearers.trouble(asTableError(error).code)
    }
    this.goOn()
  }

  /** Bots answer, one stored answer at a time, until a person must. In one tab only, as long as that one lives. */
  async goOn(): Promise<void> {
    if (this.going || !this.hasMore()) return
    this.going = true
    try {
      await this.around.alone(`bots ${this.kept.id}`, async () => {
        while (this.hasMore()) {
          // What a bot answers follows from the match: after a power cut it would answer the same again.
          await this.store((local) => local.canGoOn() && local.goOn(), { fresh: false, durability: 'relaxed' })
          await this.around.pause()
        }
      })
      this.going = false
    } catch (error) {
      const { code } = asTableError(error)
      this.hearers.trouble(code)
      this.going = false
      // Room may be made; nothing else mends itself.
      if (code === 'T_FULL' || code === 'T_NO_STORE') this.around.later(() => this.goOn())
      return
    }
    // Somebody may have answered while the lock was given back.
    this.goOn()
  }

  private hasMore(): boolean {
    return this.places.size > 0 && this.local.canGoOn()
  }

  private show(): void {
    for (const place of this.places) place.show(this.local, this.kept.card)
  }

  private next<T>(work: () => Promise<T>): Promise<T> {
    const done = this.queue.then(work)
    this.queue = done.catch(() => undefined)
    return done
  }

  private store<T>(act: Act<T>, how: Storing): Promise<T> {
    return this.next(() => this.around.alone(`match ${this.kept.id}`, () => this.applyAndPut(act, how)))
  }

  private async applyAndPut<T>(act: Act<T>, { fresh, durability }: Storing): Promise<T> {
    const { around } = this
    let isAhead = false
    try {
      for (;;) {
        const before = this.local.mark()
        const result = act(this.local)
        if (this.local.mark() === before) return result
        isAhead = true
        const { id, seq } = this.kept
        const next = { id, seq: seq + 1, ...this.local.keep(around.now()) }
        if (await around.store.put(next, durability)) {
          this.kept = next
          this.hearers.stored(next)
          return result
        }
        this.adopt(await this.load())
        isAhead = false
        if (fresh && this.local.mark() !== before) throw new TableError('E_STALE_ASK')
      }
    } catch (error) {
      // What could not be stored has not happened.
      if (isAhead) this.adopt(this.kept)
      throw error
    } finally {
      this.show()
    }
  }

  private async load(): Promise<Kept> {
    const kept = await this.around.store.load(this.kept.id)
    if (kept === undefined) throw new TableError('T_NO_MATCH', this.kept.id)
    return kept
  }

  private adopt(kept: Kept): void {
    this.local = LocalMatch.reopen(this.box, kept)
    this.kept = kept
  }
}
