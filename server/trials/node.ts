import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ServeOptions } from '../house.ts'
import type { Where } from '../store/open.ts'

const PROGRAM = fileURLToPath(new URL('./program.mjs', import.meta.url))
const HOST = '127.0.0.1'

/** How a node is doing; `memory` after its garbage was collected. */
export interface Figures {
  readonly memory: number
  readonly rss: number
  /** Seconds of processor time since it began. */
  readonly cpu: number
  /** In milliseconds, since it was last told to watch. */
  readonly loopDelay: { readonly p50: number; readonly p99: number; readonly most: number }
}

type Said = { readonly n: number; readonly port?: number } & Figures

export interface NodeSetting {
  readonly where: Where
  /** Rate limits as in earnest. Without them nobody is ever too fast. */
  readonly limits?: boolean
}

/** One server in a process of its own, which can be killed at any moment and started again at the same address. */
export class ServerNode {
  port = 0
  /** Every line it wrote into its log, over all its lives. */
  readonly log: string[] = []
  private readonly setting: NodeSetting
  private readonly site = mkdtempSync(join(tmpdir(), 'monomyth-site-'))
  private child: ChildProcess | undefined
  private asked = 0

  private constructor(setting: NodeSetting) {
    this.setting = setting
    writeFileSync(join(this.site, 'index.html'), '<!doctype html>')
  }

  static async start(setting: NodeSetting): Promise<ServerNode> {
    const node = new ServerNode(setting)
    await node.begin()
    return node
  }

  get url(): string {
    return `http://${HOST}:${this.port}`
  }
  get pid(): number {
    return this.child?.pid ?? -1
  }
  get isRunning(): boolean {
    return this.child?.exitCode === null && this.child.signalCode === null
  }
  /** What went wrong in it, and nobody foresaw. */
  get faults(): readonly string[] {
    return this.log.filter((line) => !line.startsWith('{') || /"level":"(error|fatal)"/.test(line))
  }

  /** Starts it, again at the address it had; resolves when it says it is ready. */
  async begin(): Promise<void> {
    const { where, limits = false } = this.setting
    const options: ServeOptions = {
      ...{ folder: this.site, where, host: HOST, port: this.port, limits },
      ...{ origin: undefined, trustProxy: false, metrics: false, log: 'warn' },
    }
    const flags = ['--expose-gc', '--max-semi-space-size=64']
    const child = spawn(process.execPath, [...flags, PROGRAM, JSON.stringify(options)], {
      stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
    })
    this.child = child
    let rest = ''
    child.stderr?.on('data', (text) => {
      const lines = (rest + String(text)).split('\n')
      rest = lines.pop() ?? ''
      this.log.push(...lines.filter((line) => line !== ''))
    })
    this.port = (await this.heard(0)).port ?? 0
    await this.ready()
  }

  /** As if the power were cut: nothing is finished, nobody is told. */
  kill(): Promise<void> {
    return this.end('SIGKILL')
  }

  /** In order. */
  async stop(): Promise<void> {
    await this.end('SIGTERM')
    rmSync(this.site, { recursive: true, force: true })
  }

  figures(): Promise<Figures> {
    this.asked += 1
    const n = this.asked
    const heard = this.heard(n)
    this.child?.send({ ask: 'figures', n })
    return heard
  }

  private heard(n: number): Promise<Said> {
    const { child } = this
    return new Promise((resolve, reject) => {
      const hear = (said: Said): void => {
        if (said.n !== n) return
        child?.off('message', hear)
        child?.off('exit', gone)
        resolve(said)
      }
      const gone = (): void => reject(new Error(`the node is gone: ${this.log.slice(-5).join('\n')}`))
      child?.on('message', hear)
      child?.once('exit', gone)
    })
  }

  private async ready(): Promise<void> {
    for (let tries = 0; tries < 300; tries++) {
      const response = await fetch(`${this.url}/ready`).catch(() => undefined)
      await response?.arrayBuffer()
      if (response?.status === 200) return
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    throw new Error('the node does not become ready')
  }

  private end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const { child } = this
    if (child === undefined || !this.isRunning) return Promise.resolve()
    return new Promise((resolve) => {
      child.once('close', () => resolve())
      child.kill(signal)
    })
  }
}
