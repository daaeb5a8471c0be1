import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { manifestParts } from '../../build/shelf.ts'
import { WORKER_PARTS } from '../../parts.ts'

const TYPES: { readonly [ending: string]: string } = { '.html': 'text/html', '.js': 'text/javascript' }

/** What goes before the worker's own script, by the folder a page is opened from: a browser that lacks something. */
const LACKS: { readonly [folder: string]: string } = {
  whole: '',
  // As with cookies blocked: merely touching it is an error, and locks are refused too.
  forbidden: `
    Object.defineProperty(self, 'indexedDB', { get() { throw new DOMException('denied', 'SecurityError') } })
    navigator.locks.request = () => Promise.reject(new DOMException('denied', 'SecurityError'))`,
  lockless: `Object.defineProperty(navigator, 'locks', { value: undefined })`,
  deaf: `Object.defineProperty(navigator, 'locks', { value: undefined }); self.BroadcastChannel = undefined`,
}

export interface Site {
  readonly origin: string
  close(): void
}

/** The page of the browser tests, built as the table is, under `/whole/`, `/forbidden/` and so on. */
export async function openSite(): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), 'monomyth-client-'))
  await build({
    root: fileURLToPath(new URL('.', import.meta.url)),
    configFile: false,
    base: './',
    logLevel: 'error',
    worker: { format: 'es', plugins: () => [manifestParts(WORKER_PARTS)] },
    build: { outDir: folder, emptyOutDir: true, target: 'es2023' },
  })
  const server = createServer(({ url = '' }, response) => {
    const [, lack = '', ...path] = url.split('/')
    const name = path.join('/') || 'index.html'
    try {
      const body = readFileSync(join(folder, name))
      response.writeHead(200, { 'content-type': TYPES[extname(name)] ?? 'application/octet-stream' })
      response.end(name.includes('worker') ? `${LACKS[lack]};${body}` : body)
    } catch {
      response.writeHead(404).end()
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.close()
      server.closeAllConnections()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
