import type { EventView } from '@monomyth/engine'
import type { Frame } from '@monomyth/wire'

/**
 * What has come of a match so far: the newest frame, and everything told. A frame counts once and in its order,
 * however often and in whatever order it comes.
 */
export class Frames {
  private held: Frame | undefined
  private readonly events: EventView[] = []
  /** Whoever has just said what it holds is answered by the newest frame, however much lies between. */
  private isAsked = false

  get newest(): Frame | undefined {
    return this.held
  }
  /** The numbers of the last frame and of the last event. */
  get frame(): number {
    return this.held?.n ?? 0
  }
  get last(): number {
    return this.events.at(-1)?.n ?? 0
  }
  get told(): readonly EventView[] {
    return this.events
  }
  /** The newest frame has been asked for, and has not come. */
  get isWaited(): boolean {
    return this.isAsked
  }

  /** It is said now what is held. */
  ask(): void {
    this.isAsked = true
  }

  /** This question has been answered, though no frame says so yet: it is not put again. A vote may be changed. */
  answered(id: number): Frame | undefined {
    const { held } = this
    const asks = held?.asks.filter((ask) => ask.id !== id || ask.open === 'agree') ?? []
    if (held === undefined || asks.length === held.asks.length) return undefined
    this.held = { ...held, asks, events: [] }
    return this.held
  }

  /** The frame as it is to be shown; undefined: an old one. `gap`: something is missing before it. */
  take(frame: Frame): Frame | 'gap' | undefined {
    const { n } = frame
    const fresh = frame.events.filter((event) => event.n > this.last)
    const follows = fresh.every((event, i) => event.n === this.last + i + 1)
    if (n <= this.frame && this.held !== undefined) {
      if (n === this.frame) this.isAsked = false
      return undefined
    }
    if (!follows || !(this.isAsked || n === this.frame + 1)) return 'gap'
    this.isAsked = false
    this.events.push(...fresh)
    this.held = { ...frame, events: fresh }
    return this.held
  }
}
