import type { Pace } from '../settings.ts'

/**
 * How long a step worth reading stays before the next one, in milliseconds. At once is not at the same moment: the page
 * must be painted in between, and answer whoever touches it.
 */
export const BEATS: { readonly [pace in Pace]: number } = { slow: 1400, normal: 700, fast: 250, 'at-once': 50 }

/** How long movements take, beside how they are drawn. */
export const SPEEDS: { readonly [pace in Pace]: number } = { slow: 1.3, normal: 1, fast: 0.6, 'at-once': 0.4 }

/** What frames are shown on. */
export interface Stage<F> {
  /**
   * Plays out what led to the frame and shows it. Where that takes time, resolves when the next may follow. `isPassed`:
   * something the others did after it waits to be shown.
   */
  play(frame: F, isPassed: boolean): Promise<void> | undefined
  /** How long what was played last wants to be looked at, before something that nobody here caused follows. */
  beat(): number
  /** Everything has been shown. */
  rest(): void
}

/** Time, so that tests need not wait for it. */
export interface Clock {
  now(): number
  /** Calls back after so many milliseconds; returns how to prevent it. */
  after(milliseconds: number, call: () => void): () => void
}

const realClock: Clock = {
  now: () => performance.now(),
  after(milliseconds, call) {
    const id = setTimeout(call, milliseconds)
    return () => clearTimeout(id)
  },
}

/**
 * Frames one after another, each long enough to be read. What somebody here did is shown at once; what the others did
 * waits its turn, unless it is skipped.
 */
export class FrameQueue<F> {
  private readonly stage: Stage<F>
  private readonly clock: Clock
  private readonly frames: { readonly frame: F; readonly isOwn: boolean }[] = []
  private isRunning = false
  private isHurrying = false
  /** The time until which the frame shown last wants to be looked at. */
  private until = 0
  private wake: (() => void) | undefined

  constructor(stage: Stage<F>, clock: Clock = realClock) {
    this.stage = stage
    this.clock = clock
  }

  /** Is something still to be shown? */
  get isBusy(): boolean {
    return this.isRunning
  }

  /** Is what is still to be shown being skipped? */
  get isSkipping(): boolean {
    return this.isHurrying
  }

  push(frame: F, isOwn: boolean): void {
    this.frames.push({ frame, isOwn })
    if (!this.isRunning) void this.run()
  }

  /** Shows the rest without waiting. */
  skip(): void {
    if (!this.isRunning) return
    this.isHurrying = true
    this.wake?.()
  }

  /** Forgets what has not been shown, because something newer takes its place. */
  clear(): void {
    this.frames.length = 0
    this.until = 0
  }

  private async run(): Promise<void> {
    this.isRunning = true
    for (let next = this.frames.shift(); next !== undefined; next = this.frames.shift()) {
      const look = next.isOwn ? undefined : this.look()
      if (look !== undefined) await look
      const played = this.stage.play(next.frame, this.frames[0]?.isOwn === false)
      if (played !== undefined) await played
      this.until = this.clock.now() + this.stage.beat()
    }
    this.isRunning = false
    this.isHurrying = false
    this.stage.rest()
  }

  /** Leaves the last frame on the table for as long as it wants. */
  private look(): Promise<void> | undefined {
    const left = this.until - this.clock.now()
    if (left <= 0 || this.isHurrying) return undefined
    return new Promise((resolve) => {
      const stop = this.clock.after(left, () => this.wake?.())
      this.wake = () => {
        this.wake = undefined
        stop()
        resolve()
      }
    })
  }
}
