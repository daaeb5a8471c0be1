import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { built, type Served } from './served.ts'

const START = fileURLToPath(new URL('../../scripts/start.mjs', import.meta.url))

/** Milliseconds a chance to react is shown where nobody looks at it. */
const WINDOW = 200

/** The whole server as people start it, with data of its own, but for windows that nobody has to wait out. */
export const servedOnline = (): Promise<Served> => start(['--window', String(WINDOW)])

/** The same with windows as people get them. */
export const servedAtPace = (): Promise<Served> => start([])

/** By name: passkeys belong to one. */
async function start(more: readonly string[]): Promise<Served> {
  built()
  const data = mkdtempSync(join(tmpdir(), 'online-'))
  const flags = ['--port', '0', '--host', 'localhost', '--data', data, '--no-limits', '--json', ...more]
  const server = spawn(process.execPath, [START, ...flags], { stdio: ['ignore', 'pipe', 'inherit'] })
  const { port } = JSON.parse(await firstLine(server)) as { readonly port: number }
  return {
    address: `http://localhost:${port}/`,
    async close() {
      server.kill('SIGTERM')
      await once(server, 'exit')
      rmSync(data, { recursive: true, force: true })
    },
  }
}

function firstLine({ stdout }: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = ''
    stdout?.on('data', (chunk) => {
      text += String(chunk)
      if (text.includes('\n')) resolve(text)
    })
    stdout?.on('close', () => reject(new Error('The server ended before it served anything.')))
  })
}
