import { describe, expect, test } from 'vitest'
import { PACES } from '../settings.ts'
import { BEATS, type Clock, FrameQueue, type Stage } from './queue.ts'

/** A clock that goes only when it is told to. */
class HandClock implements Clock {
  time = 0
  private readonly calls: { at: number; call: () => void }[] = []
  now(): number {
    return this.time
  }
  after(milliseconds: number, call: () => void): () => void {
    const one = { at: this.time + milliseconds, call }
    this.calls.push(one)
    return () => {
      const i = this.calls.indexOf(one)
      if (i >= 0) this.calls.splice(i, 1)
    }
  }
  async go(milliseconds: number): Promise<void> {
    const end = this.time + milliseconds
    for (;;) {
      await settled()
      const due = this.calls.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0]
      if (due === undefined) break
      this.time = due.at
      this.calls.splice(this.calls.indexOf(due), 1)
      due.call()
    }
    this.time = end
    await settled()
  }
}
const settled = async (): Promise<void> => {
  for (let i = 0; i < 10; i++) await Promise.resolve()
}

function table(beat = 700, scene?: (frame: string) => Promise<void> | undefined) {
  const clock = new HandClock()
  const seen: string[] = []
  const stage: Stage<string> = {
    play: (frame) => scene?.(frame)?.then(() => void seen.push(frame)) ?? void seen.push(frame),
    // Small letters are not worth a look.
    beat: () => (seen.at(-1) === seen.at(-1)?.toUpperCase() ? beat : 0),
    rest: () => seen.push('·'),
  }
  return { clock, seen, queue: new FrameQueue(stage, clock) }
}

describe('frames', () => {
  test('what somebody here did is shown at once, without waiting for what was shown before', () => {
    const { queue, seen } = table()
    queue.push('A', true)
    queue.push('B', true)
    expect(seen).toEqual(['A', '·', 'B', '·'])
  })

  test('what the others did follows one beat after what is on the table', async () => {
    const { queue, seen, clock } = table()
    queue.push('A', true)
    queue.push('B', false)
    queue.push('C', false)
    await clock.go(699)
    expect(seen.filter((one) => one !== '·')).toEqual(['A'])
    await clock.go(1)
    expect(seen.filter((one) => one !== '·')).toEqual(['A', 'B'])
    await clock.go(700)
    expect(seen.at(-2)).toBe('C')
    expect(queue.isBusy).toBe(false)
  })

  test('a frame with nothing to read costs no time', async () => {
    const { queue, seen, clock } = table()
    queue.push('a', true)
    queue.push('b', false)
    queue.push('C', false)
    await clock.go(0)
    expect(seen.filter((one) => one !== '·')).toEqual(['a', 'b', 'C'])
  })

  test('a frame that comes late has waited already', async () => {
    const { queue, seen, clock } = table()
    queue.push('A', true)
    await clock.go(500)
    queue.push('B', false)
    await clock.go(199)
    expect(seen).not.toContain('B')
    await clock.go(1)
    expect(seen).toContain('B')
  })

  test('skipping shows everything left, once, in order', async () => {
    const { queue, seen, clock } = table()
    for (const frame of ['A', 'B', 'C', 'D']) queue.push(frame, false)
    queue.skip()
    await clock.go(0)
    expect(seen).toEqual(['A', '·', 'B', 'C', 'D', '·'])
    await clock.go(5000)
    expect(seen).toHaveLength(6)
  })

  test('a frame is passed while something the others did waits behind it', async () => {
    const passed: string[] = []
    const clock = new HandClock()
    const stage: Stage<string> = {
      play: (frame, isPassed) => void (isPassed && passed.push(frame)),
      beat: () => 50,
      rest: () => {},
    }
    const queue = new FrameQueue(stage, clock)
    for (const frame of ['A', 'B', 'C']) queue.push(frame, false)
    queue.push('D', true)
    await clock.go(1000)
    expect(passed).toEqual(['B'])
  })

  test('a skip is over when everything is shown', async () => {
    const { queue, seen, clock } = table()
    queue.push('A', true)
    queue.push('B', false)
    queue.skip()
    await clock.go(0)
    queue.push('C', false)
    await clock.go(600)
    expect(seen).not.toContain('C')
    queue.skip()
    await clock.go(0)
    expect(seen).toContain('C')
  })

  test('a scene is played before its frame is shown', async () => {
    let end = (): void => {}
    const scene = new Promise<void>((resolve) => {
      end = resolve
    })
    const { queue, seen, clock } = table(0, (frame) => (frame === 'B' ? scene : undefined))
    queue.push('A', true)
    queue.push('B', true)
    queue.push('C', true)
    await clock.go(5000)
    expect(seen).toEqual(['A', '·'])
    end()
    await clock.go(0)
    expect(seen).toEqual(['A', '·', 'B', 'C', '·'])
  })

  test('what is cleared is never shown', async () => {
    const { queue, seen, clock } = table()
    queue.push('A', true)
    queue.push('B', false)
    queue.push('C', false)
    queue.clear()
    await clock.go(5000)
    expect(seen).not.toContain('C')
  })
})

test('a slower pace leaves more time, and the fastest enough to paint a frame', () => {
  const beats = PACES.map((pace) => BEATS[pace])
  expect(beats).toEqual([...beats].sort((a, b) => b - a))
  expect(beats.at(-1)).toBeGreaterThan(1000 / 60)
})
