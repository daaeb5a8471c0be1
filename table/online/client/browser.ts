import { SOCKET_PATH } from '@monomyth/wire'
import type { Around } from './line.ts'

/** Where the server is: it serves this page. */
export const serverAt = (path: string): URL => new URL(path.replace(/^\//, ''), document.baseURI)

/** A line to a table, in a browser. */
export const aroundTable = (table: string): Around => ({
  open(hearer) {
    const address = serverAt(SOCKET_PATH(table))
    address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:'
    const socket = new WebSocket(address)
    socket.onopen = () => hearer.opened()
    socket.onmessage = ({ data }) => hearer.heard(String(data))
    socket.onclose = () => hearer.closed()
    return socket
  },
  now: () => Date.now(),
  after(milliseconds, work) {
    const id = setTimeout(work, milliseconds)
    return () => clearTimeout(id)
  },
  random: () => Math.random(),
  watch(hear) {
    const ends = new AbortController()
    const { signal } = ends
    addEventListener('online', () => hear('online'), { signal })
    addEventListener('offline', () => hear('offline'), { signal })
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && hear('seen'), {
      signal,
    })
    return () => ends.abort()
  },
})
