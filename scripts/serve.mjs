// A small server for the built table alone, for tests and measuring: files only, nothing is ever written. People get
// the whole server (`npm start`), which answers for the same files in the same way.
import { createServer } from 'node:http'
import { networkInterfaces } from 'node:os'
import { answer, readSite } from './site.mjs'

/** Where the table is found unless told otherwise. Browsers keep matches by address, so it should not change. */
export const PORT = 5173
/** So many ports after it are tried, where it is taken. */
export const TRIES = 20

/**
 * Serves a folder. Without a port, the usual one, or the next free one after it.
 * @param {{ folder: string, host?: string, port?: number | undefined }} where
 * @returns {Promise<{ addresses: string[], port: number, close(): Promise<void> }>}
 */
export async function serve({ folder, host = 'localhost', port }) {
  const site = readSite(folder)
  const server = createServer((request, response) => answer(site, request, response))
  const first = port ?? PORT
  for (let wanted = first; ; wanted++) {
    try {
      await listening(server, wanted, host)
      break
    } catch (error) {
      const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
      if (!isTaken || port !== undefined || wanted === first + TRIES) throw error
    }
  }
  const address = server.address()
  const bound = typeof address === 'object' && address !== null ? address.port : first
  return {
    addresses: namesOf(host).map((name) => `http://${name}:${bound}/`),
    port: bound,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/**
 * @param {import('node:http').Server} server
 * @param {number} port
 * @param {string} host
 * @returns {Promise<void>}
 */
function listening(server, port, host) {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      resolve()
    })
  })
}

/** What to type into a browser: for "every address of this machine", here and from another one.
 * @param {string} host
 */
export function namesOf(host) {
  if (host !== '0.0.0.0' && host !== '::') return [host.includes(':') ? `[${host}]` : host]
  const others = Object.values(networkInterfaces())
    .flatMap((one) => one ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
  return ['localhost', ...others.map(({ address }) => address)]
}
