/** Lets things through; while it is shut they wait before it, and pass in their order when it opens. */
export class Gate<T> {
  private readonly pass: (one: T) => void
  private waiting: T[] | undefined

  constructor(pass: (one: T) => void) {
    this.pass = pass
  }

  push(one: T): void {
    if (this.waiting === undefined) this.pass(one)
    else this.waiting.push(one)
  }

  shut(): void {
    this.waiting ??= []
  }

  /** What passes may shut it again: then the rest goes on waiting. Returns how many stood before it. */
  open(): number {
    const waiting = this.waiting ?? []
    this.waiting = undefined
    for (const one of waiting) this.push(one)
    return waiting.length
  }
}
