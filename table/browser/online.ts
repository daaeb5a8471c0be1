import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { built, type Served } from './served.ts'

const START = fileURLToPath(new URL('../../scripts/start.mjs', import.meta.url))

/** The whole server as people start it, with data of its own. By name: passkeys belong to one. */
export async function servedOnline(): Promise<Served> {
  built()
  const data = mkdtempSync(join(tmpdir(), 'online-'))
  const flags = ['--port', '0', '--host', 'localhost', '--data', data, '--no-limits', '--json']
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
