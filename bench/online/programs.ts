import { type ChildProcess, fork } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { at } from '../figures.ts'

/** Nobody imports the server: it is run as a program, and asked over the line between the processes. */

/** How a node is doing; memory after its garbage was collected, delays in milliseconds. */
export interface NodeFigures {
  readonly memory: number
  readonly loopDelay: { readonly p50: number; readonly p99: number }
}

interface Said extends NodeFigures {
  readonly n?: number
  readonly port?: number
  readonly databases?: readonly string[]
  /** Seconds of processor time since it began. */
  readonly cpu: number
}

const TYPESCRIPT = new URL('../../scripts/typescript.mjs', import.meta.url).href
/** As `npm start` has it; the other server gets as much. */
const SERVER = ['--expose-gc', '--max-semi-space-size=64']
const HOST = '127.0.0.1'

/** A program that says something when it is ready, and lives no longer than this process. */
export class Program<First = Said> {
  readonly ready: Promise<First>
  private readonly child: ChildProcess
  private asked = 0

  constructor(file: URL, args: readonly string[], flags: readonly string[] = SERVER) {
    this.child = fork(fileURLToPath(file), args, {
      execArgv: [...flags, '--import', TYPESCRIPT],
      // Outside production boardgame.io proves after every move that its state is plain.
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    this.ready = this.heard(() => true)
  }

  ask(ask: 'figures' | 'watch' | 'delay' | 'cpu'): Promise<Said> {
    this.asked += 1
    const n = this.asked
    const heard = this.heard<Said>((said) => said.n === n)
    this.child.send({ ask, n })
    return heard
  }

  /** In order: it sees that nobody needs it any more. */
  end(): Promise<void> {
    return this.gone(() => this.child.disconnect())
  }

  /** As if the power were cut. */
  kill(): Promise<void> {
    return this.gone(() => this.child.kill('SIGKILL'))
  }

  private gone(how: () => void): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return Promise.resolve()
    return new Promise((resolve) => {
      this.child.once('exit', () => resolve())
      how()
    })
  }

  private heard<Word>(is: (said: Word) => boolean): Promise<Word> {
    const { child } = this
    return new Promise((resolve, reject) => {
      const hear = (message: unknown): void => {
        const said = message as Word
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

/** A PostgreSQL that writes as in earnest, with a database for each of two servers. */
export async function startPostgres() {
  const program = new Program(new URL('../../server/trials/postgres.mjs', import.meta.url), ['2'])
  const { databases = [] } = await program.ready
  const [ours, theirs] = [at(databases, 0), at(databases, 1)]
  for (const database of [ours, theirs]) await proveDurable(database)
  return { ours, theirs, end: () => program.end() }
}

/** Whoever does not wait for the disk is faster, and promises less. */
async function proveDurable(database: string): Promise<void> {
  const client = new pg.Client(database)
  await client.connect()
  const names = ['fsync', 'synchronous_commit', 'full_page_writes']
  const { rows } = await client.query('select name, setting from pg_settings where name = any($1)', [names])
  await client.end()
  const off = rows.filter(({ setting }) => setting !== 'on').map(({ name }) => name)
  if (rows.length !== names.length || off.length > 0) throw new Error(`not durable: ${off.join(', ')}`)
}

/** boardgame.io's server. */
export interface Peer {
  readonly port: number
  /** Seconds of processor time since it began. */
  cpu(): Promise<number>
  kill(): Promise<void>
}

export async function startPeer(database: string): Promise<Peer> {
  const program = new Program(new URL('./peer.ts', import.meta.url), [database])
  const { port = 0 } = await program.ready
  return { port, cpu: async () => (await program.ask('cpu')).cpu, kill: () => program.kill() }
}

/** Our server, on a database or in a folder, as it is in earnest, but nobody is ever too fast. */
export class OurNode {
  private port = 0
  private program: Program | undefined
  private readonly where: { readonly database: string } | { readonly data: string }
  private readonly site = mkdtempSync(join(tmpdir(), 'monomyth-site-'))

  constructor(where: OurNode['where']) {
    this.where = where
    writeFileSync(join(this.site, 'index.html'), '<!doctype html>')
  }

  get url(): string {
    return `http://${HOST}:${this.port}`
  }
  private get running(): Program {
    if (this.program === undefined) throw new Error('the node was not started')
    return this.program
  }

  /** Also once more, at the same address. */
  async start(): Promise<void> {
    const options = {
      ...{ folder: this.site, where: this.where, host: HOST, port: this.port, limits: false },
      ...{ trustProxy: false, metrics: false, log: 'error' },
    }
    const file = new URL('../../server/trials/program.mjs', import.meta.url)
    this.program = new Program(file, [JSON.stringify(options)])
    this.port = (await this.program.ready).port ?? 0
  }

  figures(): Promise<NodeFigures> {
    return this.running.ask('figures')
  }

  /** From now on it watches how late its event loop is. */
  async watch(): Promise<void> {
    await this.running.ask('watch')
  }

  /** How late it was since then. */
  async delay(): Promise<NodeFigures['loopDelay']> {
    return (await this.running.ask('delay')).loopDelay
  }

  async cpu(): Promise<number> {
    return (await this.running.ask('cpu')).cpu
  }

  async kill(): Promise<void> {
    await this.program?.kill()
  }

  async remove(): Promise<void> {
    await this.kill()
    rmSync(this.site, { recursive: true, force: true })
  }
}
