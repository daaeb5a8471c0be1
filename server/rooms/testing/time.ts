import type { Time } from '../../contract.ts'

interface Alarm {
  at: number
  readonly n: number
  readonly rank: number
  readonly work: () => void
}

/** Time that passes when a test says so. */
export class FakeTime implements Time {
  private current = 1_000_000
  private n = 0
  private readonly alarms = new Set<Alarm>()
  /** Waits until nothing more happens at this moment. */
  private readonly quiet: () => Promise<void>

  constructor(quiet: () => Promise<void>) {
    this.quiet = quiet
  }

  now(): number {
    return this.current
  }

  after(ms: number, work: () => void, rank = 0): () => void {
    const alarm = { at: this.current + ms, n: this.n++, rank, work }
    this.alarms.add(alarm)
    return () => void this.alarms.delete(alarm)
  }

  /** For one of several machines: of what is to happen at the same moment on two, the lower rank's happens first. */
  of(rank: number): Time {
    return { now: () => this.now(), after: (ms, work) => this.after(ms, work, rank) }
  }

  /** Lets so much time pass, with everything that is to happen in it, each at its moment. */
  async pass(ms: number): Promise<void> {
    const until = this.current + ms
    await this.quiet()
    for (;;) {
      const [next] = [...this.alarms]
        .filter(({ at }) => at <= until)
        .sort((a, b) => a.at - b.at || a.rank - b.rank || a.n - b.n)
      if (next === undefined) break
      this.alarms.delete(next)
      this.current = Math.max(this.current, next.at)
      next.work()
      await this.quiet()
    }
    this.current = until
    await this.quiet()
  }

  /** The clock is set back; what is to happen does so after as long as it would have. */
  stepBack(ms: number): void {
    this.current -= ms
    for (const alarm of this.alarms) alarm.at -= ms
  }

  /** So much time is lost: nothing happens in it, as where the machine stands still. */
  stall(ms: number): void {
    this.current += ms
  }

  /** How many things are still to happen. */
  get waiting(): number {
    return this.alarms.size
  }
}
