import type { Around, Socket } from '../line.ts'

/** Time that passes when a test says so. */
export class Clock {
  now = 0
  private readonly work: { at: number; run: () => void }[] = []

  after(milliseconds: number, run: () => void): () => void {
    const one = { at: this.now + milliseconds, run }
    this.work.push(one)
    return () => {
      one.run = () => {}
    }
  }

  /** Everything that falls due, in its order; promises are kept in between. */
  async pass(milliseconds: number): Promise<void> {
    const end = this.now + milliseconds
    for (;;) {
      await settled()
      const next = this.work.toSorted((a, b) => a.at - b.at)[0]
      if (next === undefined || next.at > end) break
      this.work.splice(this.work.indexOf(next), 1)
      this.now = Math.max(this.now, next.at)
      next.run()
    }
    this.now = end
    await settled()
  }
}

async function settled(): Promise<void> {
  for (let turns = 0; turns < 12; turns++) await Promise.resolve()
}

/** The same numbers on every run. */
function diceOf(seed: number): () => number {
  let now = (seed + 1) * 2_654_435_761
  return () => {
    now = (Math.imul(now ^ (now >>> 15), 0x2c1b3c6d) + 0x9e3779b9) >>> 0
    return now / 2 ** 32
  }
}

/** How badly messages fare: shares from 0 to 1, and the longest delay. */
export interface Weather {
  readonly lost: number
  readonly doubled: number
  readonly broken: number
  readonly delay: number
}
export const FAIR: Weather = { lost: 0, doubled: 0, broken: 0, delay: 0 }

/** Whoever is called: hears what is said on a connection, and says something back. */
export interface Called {
  connected(say: (message: object) => void): (text: string) => void
}

/** A network between a client and a fake server, in any weather. */
export class Network implements Around {
  readonly clock: Clock
  weather: Weather = FAIR
  isUp = true
  /** How many connections were made. */
  calls = 0
  readonly random: () => number
  private readonly server: Called
  private readonly cables = new Set<() => void>()
  private readonly watchers = new Set<(news: 'online' | 'offline' | 'seen') => void>()

  constructor(clock: Clock, server: Called, seed = 1) {
    this.clock = clock
    this.server = server
    this.random = diceOf(seed)
  }

  now(): number {
    return this.clock.now
  }
  after(milliseconds: number, work: () => void): () => void {
    return this.clock.after(milliseconds, work)
  }
  watch(hear: (news: 'online' | 'offline' | 'seen') => void): () => void {
    this.watchers.add(hear)
    return () => this.watchers.delete(hear)
  }
  tell(news: 'online' | 'offline' | 'seen'): void {
    for (const hear of this.watchers) hear(news)
  }

  /** Every connection breaks. */
  cut(): void {
    for (const cut of [...this.cables]) cut()
  }

  open(hearer: Parameters<Around['open']>[0]): Socket {
    this.calls += 1
    let isOpen = false
    const hangUp = (): void => {
      if (!this.cables.delete(hangUp)) return
      isOpen = false
      hearer.closed()
    }
    this.cables.add(hangUp)
    const hear = this.server.connected((message) => {
      const text = JSON.stringify(message)
      this.carry(() => isOpen && hearer.heard(text))
    })
    this.clock.after(5, () => {
      if (!this.isUp) {
        hangUp()
        return
      }
      isOpen = this.cables.has(hangUp)
      if (isOpen) hearer.opened()
    })
    return {
      send: (text) => {
        if (this.random() < this.weather.broken) this.clock.after(1, hangUp)
        this.carry(() => isOpen && hear(text))
      },
      close: () => {
        isOpen = false
        if (this.cables.delete(hangUp)) this.clock.after(1, () => hearer.closed())
      },
    }
  }

  private carry(deliver: () => void): void {
    const { lost, doubled, delay } = this.weather
    if (this.random() < lost) return
    const times = this.random() < doubled ? 2 : 1
    for (let i = 0; i < times; i++) this.clock.after(1 + this.random() * delay, deliver)
  }
}
