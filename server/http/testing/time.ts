import type { Time } from '../../contract.ts'

/** Time that passes when it is told to. */
export class SetTime implements Time {
  private at = Date.UTC(2026, 0, 1)
  private readonly planned = new Set<{ at: number; readonly work: () => void }>()

  now(): number {
    return this.at
  }

  after(ms: number, work: () => void): () => void {
    const plan = { at: this.at + ms, work }
    this.planned.add(plan)
    return () => void this.planned.delete(plan)
  }

  /** The clock is set back; what is planned happens after as long as it would have. */
  stepBack(ms: number): void {
    this.at -= ms
    for (const plan of this.planned) plan.at -= ms
  }

  pass(ms: number): void {
    const until = this.at + ms
    for (;;) {
      const [next] = [...this.planned].filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)
      if (next === undefined) break
      this.planned.delete(next)
      this.at = next.at
      next.work()
    }
    this.at = until
  }
}
