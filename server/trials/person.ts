import { randomBytes } from 'node:crypto'
import type { NewTable, TableCard } from '@monomyth/wire'

export interface Reply {
  readonly status: number
  readonly body: unknown
}

export const aShare = (): string => randomBytes(16).toString('hex')

/** Somebody's browser: who they are is in its cookie, whichever node they speak to. */
export class Person {
  readonly name: string
  cookie = ''

  constructor(name: string) {
    this.name = name
  }

  static async at(url: string, name: string): Promise<Person> {
    const person = new Person(name)
    await person.must(url, 'POST', '/api/me', { name, lang: 'en' })
    return person
  }

  /** As a page of that node would say it. */
  headers(url: string): Record<string, string> {
    return { origin: new URL(url).origin, ...(this.cookie === '' ? {} : { cookie: this.cookie }) }
  }

  async ask(url: string, method: string, path: string, body?: unknown): Promise<Reply> {
    const response = await fetch(url + path, {
      method,
      headers: { ...this.headers(url), ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const [set] = response.headers.getSetCookie()
    if (set !== undefined) this.cookie = set.split(';')[0] ?? ''
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.startsWith('application/json') === true
    return { status: response.status, body: isJson ? JSON.parse(text) : text }
  }

  /** Whatever is refused fails here. */
  async must<T>(url: string, method: string, path: string, body?: unknown): Promise<T> {
    const reply = await this.ask(url, method, path, body)
    if (reply.status >= 300) throw new Error(`${method} ${path}: ${reply.status} ${JSON.stringify(reply.body)}`)
    return reply.body as T
  }

  make(url: string, wanted: Partial<NewTable> = {}): Promise<TableCard> {
    return this.must(url, 'POST', '/api/tables', { ...aTable(), ...wanted })
  }

  join(url: string, table: string): Promise<TableCard> {
    return this.must(url, 'POST', `/api/tables/${table}/join`, { share: aShare() })
  }
}

export const aTable = (): NewTable => ({
  ...{ game: 'heroes-journey', mode: 'competitive', options: {} },
  seats: [{ colour: 'red' }, { colour: 'blue' }],
  ...{ open: true, pace: 'live', clock: null, windows: 'quick', share: aShare() },
})
