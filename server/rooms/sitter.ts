import type { EventView, Seat } from '@monomyth/engine'
import type { ServerMessage } from '@monomyth/wire'
import type { Chair } from '../contract.ts'
import { clocksAt } from './clocks.ts'
import type { Live } from './live.ts'
import { runningOf } from './seats.ts'

/** Events no longer in memory, from the store. */
export type LoadEvents = (viewer: number, after: number, upTo: number) => Promise<readonly EventView[]>

/** Somebody with the table open, and what they have been shown. */
export class Sitter {
  readonly chair: Chair
  /** It has said which page it is, and been shown the match. */
  isIn = false
  private frame = 0
  private told = 0

  constructor(chair: Chair) {
    this.chair = chair
  }

  get viewer(): Seat {
    return this.chair.viewer
  }

  /** Under which name its requests are known. Whoever watches has no seat to be told apart by. */
  keyOf(request: string): string {
    const { viewer, person } = this.chair
    return viewer >= 0 ? `${viewer}:${request}` : `watching ${person}:${request}`
  }

  send(message: ServerMessage): void {
    this.chair.send(message)
  }

  /** The match as it is on the table now, with all that was told since what it holds. */
  async begin(live: Live, events: number, now: number, load: LoadEvents): Promise<void> {
    const window = live.windowAt(now)
    const told = live.toldAt(this.viewer, window)
    // One that holds more than there is holds something else.
    this.told = events <= told ? events : 0
    this.frame = 0
    this.isIn = true
    await this.show(live, now, load)
  }

  /** There is a frame it has not seen. */
  isBehind(live: Live, now: number): boolean {
    return this.isIn && live.frameAt(this.viewer, live.windowAt(now)) > this.frame
  }

  /** A frame, if there is one it has not seen. */
  async show(live: Live, now: number, load: LoadEvents): Promise<void> {
    if (this.isBehind(live, now)) await this.showAt(live, live.windowAt(now), now, load)
  }

  /** The windows that have passed unseen, because this node was late: nobody's frames have gaps. */
  async catchUp(live: Live, now: number, load: LoadEvents): Promise<void> {
    const newest = live.windowAt(now)
    for (let window = 0; window < newest && this.isIn; window++)
      if (live.frameAt(this.viewer, window) > this.frame) await this.showAt(live, window, now, load)
  }

  private async showAt(live: Live, window: number, now: number, load: LoadEvents): Promise<void> {
    const { viewer } = this
    const n = live.frameAt(viewer, window)
    const told = live.toldAt(viewer, window)
    const events = live.eventsAfter(viewer, this.told, window) ?? (await load(viewer, this.told, told))
    this.frame = n
    this.told = told
    const { table, mark, match } = live
    const isNewest = window === live.windowAt(now) && live.isSettled(now)
    const running = isNewest ? runningOf(table, match) : []
    const clocks = table.clock === undefined ? {} : { clocks: clocksAt(mark, running, now) }
    this.send({ kind: 'frame', frame: { n, events, ...live.sight(viewer, window) }, ...clocks })
  }
}
