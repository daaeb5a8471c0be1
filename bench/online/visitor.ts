import { randomBytes } from 'node:crypto'
import { type NewTable, SOCKET_PATH, type TableCard } from '@monomyth/wire'
import { WebSocket } from 'ws'
import { at } from '../figures.ts'

const aShare = (): string => randomBytes(16).toString('hex')

/** Somebody with a cookie of our server. */
export class Visitor {
  private readonly url: string
  private cookie = ''

  private constructor(url: string) {
    this.url = url
  }

  static async at(url: string): Promise<Visitor> {
    const visitor = new Visitor(url)
    await visitor.post('/api/me', { name: 'Bench', lang: 'en' })
    return visitor
  }

  /** A table for two. */
  make(): Promise<TableCard> {
    const wanted: NewTable = {
      ...{ game: 'heroes-journey', mode: 'competitive', options: {}, seats: [{ colour: 'red' }, { colour: 'blue' }] },
      ...{ open: true, pace: 'live', clock: null, windows: 'quick', share: aShare() },
    }
    return this.post('/api/tables', wanted)
  }

  join({ id }: TableCard): Promise<TableCard> {
    return this.post(`/api/tables/${id}/join`, { share: aShare() })
  }

  open({ id }: TableCard): WebSocket {
    const address = this.url.replace('http', 'ws') + SOCKET_PATH(id)
    return new WebSocket(address, { headers: this.headers, perMessageDeflate: false })
  }

  private get headers(): Record<string, string> {
    return { origin: this.url, ...(this.cookie === '' ? {} : { cookie: this.cookie }) }
  }

  private async post<T>(path: string, body: object): Promise<T> {
    const response = await fetch(this.url + path, {
      method: 'POST',
      headers: { ...this.headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    const [set] = response.headers.getSetCookie()
    if (set !== undefined) this.cookie = at(set.split(';'), 0)
    const text = await response.text()
    if (!response.ok) throw new Error(`${path}: ${response.status} ${text}`)
    return JSON.parse(text) as T
  }
}
