import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { BotQuestion, Bots } from './bots.ts'
import type { Said } from './worker.ts'

interface Waiting {
  readonly question: BotQuestion
  done(key: string): void
  failed(error: Error): void
}

/** One thread: it thinks about one question at a time, and is ended when that takes too long. */
interface Thinker {
  readonly worker: Worker
  waiting: Waiting | undefined
  alarm: NodeJS.Timeout | undefined
}

export interface PoolSetting {
  readonly threads: number
  /** Milliseconds. The first question of a thread also waits for the thread to start. */
  readonly limit: number
  /** The module the threads run. */
  readonly url: URL
}

const SETTING: PoolSetting = {
  threads: Math.max(1, Math.min(4, availableParallelism() - 1)),
  limit: 10_000,
  url: new URL('./worker.mjs', import.meta.url),
}
/** More than this many questions are not kept waiting: the house answers. */
const MOST_WAITING = 1000

/** Threads are started when there is something to think about, and started anew when one hangs or dies. */
export class BotPool implements Bots {
  private readonly setting: PoolSetting
  private readonly thinkers = new Set<Thinker>()
  private readonly queue: Waiting[] = []
  private isClosed = false

  constructor(setting: Partial<PoolSetting> = {}) {
    this.setting = { ...SETTING, ...setting }
  }

  decide(question: BotQuestion): Promise<string> {
    return new Promise((done, failed) => {
      if (this.isClosed || this.queue.length >= MOST_WAITING) return failed(new Error('no bot can be asked'))
      this.queue.push({ question, done, failed })
      this.handOut()
    })
  }

  async close(): Promise<void> {
    this.isClosed = true
    for (const { failed } of this.queue.splice(0)) failed(new Error('closed'))
    await Promise.all([...this.thinkers].map((thinker) => this.end(thinker, 'closed')))
  }

  private handOut(): void {
    for (;;) {
      if (this.queue.length === 0 || this.isClosed) return
      const free = [...this.thinkers].find(({ waiting }) => waiting === undefined)
      const thinker = free ?? (this.thinkers.size < this.setting.threads ? this.start() : undefined)
      if (thinker === undefined) return
      const waiting = this.queue.shift()
      if (waiting === undefined) return
      thinker.waiting = waiting
      thinker.alarm = setTimeout(() => void this.end(thinker, 'too long'), this.setting.limit)
      thinker.alarm.unref()
      thinker.worker.postMessage(waiting.question)
    }
  }

  private start(): Thinker {
    const worker = new Worker(this.setting.url)
    // Nobody waits for a bot to end the process.
    worker.unref()
    const thinker: Thinker = { worker, waiting: undefined, alarm: undefined }
    worker.on('message', (said: Said) => this.heard(thinker, said))
    worker.on('error', (error) => void this.end(thinker, error.message))
    worker.on('exit', () => void this.end(thinker, 'gone'))
    this.thinkers.add(thinker)
    return thinker
  }

  private heard(thinker: Thinker, said: Said): void {
    const { waiting } = thinker
    clearTimeout(thinker.alarm)
    thinker.waiting = undefined
    if ('key' in said) waiting?.done(said.key)
    else waiting?.failed(new Error(said.failed))
    this.handOut()
  }

  /** Whatever it was thinking about is not answered. Another thread takes its place when there is more. */
  private async end(thinker: Thinker, why: string): Promise<void> {
    if (!this.thinkers.delete(thinker)) return
    clearTimeout(thinker.alarm)
    thinker.waiting?.failed(new Error(why))
    thinker.waiting = undefined
    await thinker.worker.terminate()
    this.handOut()
  }
}
