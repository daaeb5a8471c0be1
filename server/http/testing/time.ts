import type { Time } from '../../contract.ts'

/** Time that passes when it is told to. */
export class SetTime implements Time {
  private at = Date.UTC(2026, 0, 1)
  private readonly planned = new Set<{ readonly at: number; readonly work: () => void }>()

  now(): number {
    return this.at
  }

  after(ms: number, work: () => void): () => void {
    const plan = { at: this.at + ms, work }
    this.planned.add(plan)
    return () => void this.planned.delete(plan)
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
