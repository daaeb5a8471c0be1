import type { Io } from './io.ts'

/** In milliseconds. On a terminal a line that changes, elsewhere a line now and then; nothing for what is soon done. */
const SOON = 2000
const OFTEN = 200
const SELDOM = 10_000

/** Says on stderr how far a long command has come. */
export class Progress {
  private readonly io: Io
  private readonly total: number
  private readonly said: (done: number, total: number) => string
  private next: number
  private shown = 0

  constructor(io: Io, total: number, said: (done: number, total: number) => string) {
    this.io = io
    this.total = total
    this.said = said
    this.next = performance.now() + (io.isTty.err ? OFTEN : SOON)
  }

  at(done: number): void {
    const now = performance.now()
    if (now < this.next) return
    const { err, isTty } = this.io
    const text = this.said(done, this.total)
    err(isTty.err ? `\r${text.padEnd(this.shown)}` : `${text}\n`)
    this.shown = text.length
    this.next = now + (isTty.err ? OFTEN : SELDOM)
  }

  /** Leaves no trace on a terminal. */
  end(): void {
    if (this.io.isTty.err && this.shown > 0) this.io.err(`\r${' '.repeat(this.shown)}\r`)
  }
}
