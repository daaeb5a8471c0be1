import { type ChildProcess, fork } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Nobody imports the server: it is run as a program, and asked over the line between the processes. */

/** How a node is doing; memory after its garbage was collected, delays in milliseconds. */
export interface Figures {
  readonly memory: number
  readonly loopDelay: { readonly p50: number; readonly p99: number; readonly most: number }
}

type Said = { readonly n?: number; readonly port?: number; readonly databases?: readonly string[] } & Figures

/** A program that says when it is ready and lives no longer than this process. */
export class Program {
  readonly ready: Promise<Said>
  private readonly child: ChildProcess
  private asked = 0

  constructor(path: string, args: readonly string[]) {
    const file = fileURLToPath(new URL(path, import.meta.url))
    const typescript = fileURLToPath(new URL('../scripts/typescript.mjs', import.meta.url))
    this.child = fork(file, args, { execArgv: ['--expose-gc', '--import', typescript], stdio: ['ignore', 2, 2, 'ipc'] })
    this.ready = this.heard(() => true)
  }

  figures(ask: 'figures' | 'watch' = 'figures'): Promise<Figures> {
    this.asked += 1
    const n = this.asked
    const heard = this.heard((said) => said.n === n)
    this.child.send({ ask, n })
    return heard
  }

  end(signal: 'SIGKILL' | 'SIGTERM' = 'SIGKILL'): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return Promise.resolve()
    return new Promise((resolve) => {
      this.child.once('close', () => resolve())
      if (signal === 'SIGKILL') this.child.kill(signal)
      else this.child.disconnect()
    })
  }

  private heard(is: (said: Said) => boolean): Promise<Said> {
    const { child } = this
    return new Promise((resolve, reject) => {
      const hear = (message: unknown): void => {
        const said = message as Said
        if (!is(said)) return
        child.off('message', hear)
        child.off('exit', gone)
        resolve(said)
      }
      const gone = (): void => reject(new Error('a program of the bench ended before its time'))
      child.on('message', hear)
      child.once('exit', gone)
    })
  }
}

/** A PostgreSQL that writes as in earnest, with so many databases. */
export async function postgres(count: number): Promise<{ program: Program; databases: readonly string[] }> {
  const program = new Program('../server/trials/postgres.mjs', [String(count)])
  const { databases = [] } = await program.ready
  return { program, databases }
}

/** Our server, on a database or a folder, with nobody to slow anybody down. */
export class OurNode {
  port = 0
  private program: Program | undefined
  private readonly where: { readonly database: string } | { readonly data: string }
  private readonly site = mkdtempSync(join(tmpdir(), 'monomyth-site-'))

  constructor(where: OurNode['where']) {
    this.where = where
    writeFileSync(join(this.site, 'index.html'), '<!doctype html>')
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`
  }

  async start(): Promise<void> {
    const options = {
      ...{ folder: this.site, where: this.where, host: '127.0.0.1', port: this.port, limits: false },
      ...{ trustProxy: false, metrics: false, log: 'error' },
    }
    this.program = new Program('../server/trials/program.mjs', [JSON.stringify(options)])
    this.port = (await this.program.ready).port ?? 0
  }

  async figures(ask?: 'watch'): Promise<Figures> {
    if (this.program === undefined) throw new Error('the node was not started')
    return this.program.figures(ask)
  }

  async kill(): Promise<void> {
    await this.program?.end()
  }

  async remove(): Promise<void> {
    await this.kill()
    rmSync(this.site, { recursive: true, force: true })
  }
}
