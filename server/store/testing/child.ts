import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../../', import.meta.url))

/** A process of its own that runs a script, and what it says, line by line. */
export class Child {
  private readonly process: ChildProcessWithoutNullStreams
  private readonly lines: AsyncIterator<string>
  private errors = ''

  constructor(script: URL, ...args: string[]) {
    const loader = `${root}scripts/typescript.mjs`
    this.process = spawn(process.execPath, ['--import', loader, fileURLToPath(script), ...args])
    this.lines = createInterface(this.process.stdout)[Symbol.asyncIterator]()
    this.process.stderr.on('data', (text) => {
      this.errors += text
    })
  }

  get pid(): number | undefined {
    return this.process.pid
  }

  /** The next line; undefined: there are no more. */
  async line(): Promise<string | undefined> {
    const { value, done } = await this.lines.next()
    return done ? undefined : value
  }

  /** What went wrong, for the message of a test. */
  get trouble(): string {
    return this.errors
  }

  /** How it ended by itself; undefined: it has not, in so many milliseconds. */
  async exited(patience: number): Promise<number | null | undefined> {
    const { exitCode } = this.process
    if (exitCode !== null) return exitCode
    const ended = once(this.process, 'exit', { signal: AbortSignal.timeout(patience) })
    return ended.then(
      ([code]) => code,
      () => undefined,
    )
  }

  async kill(): Promise<void> {
    if (this.process.exitCode !== null || this.process.signalCode !== null) return
    const ended = once(this.process, 'exit')
    this.process.kill('SIGKILL')
    await ended
  }
}
