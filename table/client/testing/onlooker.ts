import type { Frame, SeatClient } from '../client.ts'
import { somebody } from './people.ts'

/** A task of its own, as a message in a browser is. */
export const task = (): Promise<void> =>
  new Promise((resolve) => (typeof setImmediate === 'undefined' ? setTimeout(resolve) : setImmediate(resolve)))

/** Somebody who looks at a table, and keeps every frame. */
export class Onlooker {
  readonly frames: Frame[] = []
  readonly client: SeatClient

  constructor(client: SeatClient) {
    this.client = client
    client.listen((frame) => this.frames.push(frame))
  }

  get last(): Frame | undefined {
    return this.frames.at(-1)
  }

  /** Waits until the newest frame is as wanted. */
  async until(holds: (frame: Frame) => boolean): Promise<Frame> {
    for (let n = 0; n < 20_000; n++) {
      const { last } = this
      if (last !== undefined && holds(last)) return last
      await task()
    }
    throw new Error(`never so: ${JSON.stringify({ ...this.last, view: 0 })}`)
  }

  /** The newest frame that asks its viewer, or the last of all. */
  asked(): Promise<Frame> {
    return this.until(({ over, asks, viewer }) => over || asks.some(({ id, seat }) => id > 0 && seat === viewer))
  }

  /** Answers anything until the match is over. */
  async playOut(seed: string, until: (frame: Frame) => boolean = () => false): Promise<Frame> {
    const answer = somebody(seed)
    for (;;) {
      const frame = await this.asked()
      const given = answer(frame.asks)
      if (frame.over || given === undefined || until(frame)) return frame
      await this.client.answer(given.seat, given.id, given.key)
      await this.until(({ n }) => n > frame.n)
    }
  }
}
