import { randomBytes } from 'node:crypto'
import type { Me, NewTable, ServerMessage, TableCard } from '@monomyth/wire'
import { SOCKET_PATH } from '@monomyth/wire'
import type { FastifyInstance } from 'fastify'
import { WebSocket } from 'ws'
import type { Site } from '../../../scripts/site.mjs'
import { type App, type Config, makeApp } from '../../app.ts'
import type { Bus, News, Rooms, Store, Time } from '../../contract.ts'
import { GAMES } from '../../games.ts'
import { newId } from '../../identity/secrets.ts'
import type { Bots } from '../../rooms/bots/bots.ts'
import { decide } from '../../rooms/bots/decide.ts'
import type { RoomParts } from '../../rooms/parts.ts'
import { makeRooms } from '../../rooms/rooms.ts'
import { PACE } from '../../rooms/windows.ts'
import { memoryStore } from '../../store/memory.ts'
import { realTime } from '../../time.ts'
import { PlainRooms } from './rooms.ts'
import { SetTime } from './time.ts'

const BUILD = 'build-of-the-test'
export const GAME = 'heroes-journey'
const RULES = GAMES[GAME]?.rules ?? 0

const PAGE = { type: 'text/html; charset=utf-8', cache: 'no-cache', tag: 'tag', coded: new Map<string, Buffer>() }
const SITE: Site = new Map([['/', { ...PAGE, body: Buffer.from('<!doctype html>') }]])

/** Tells whoever listens, at once. */
function plainBus(): Bus {
  const ears = new Set<(news: News) => void>()
  return {
    tell: (news) => {
      for (const hear of [...ears]) hear(news)
    },
    listen: (hear) => {
      ears.add(hear)
      return () => void ears.delete(hear)
    },
    close: async () => {},
  }
}

export const aShare = (): string => randomBytes(16).toString('hex')

export const aTable = (change: Partial<NewTable> = {}): NewTable => ({
  game: GAME,
  mode: 'competitive',
  options: {},
  seats: [{ colour: 'red' }, { colour: 'blue' }],
  open: true,
  pace: 'live',
  clock: null,
  windows: 'quick',
  share: aShare(),
  ...change,
})

export interface Answer {
  readonly status: number
  readonly headers: { readonly [name: string]: unknown }
  // biome-ignore lint/suspicious/noExplicitAny: tests look at what came, whatever it is
  readonly body: any
  readonly text: string
}

interface HouseParts<R extends Rooms, T extends Time> {
  readonly store?: Store
  readonly bus?: Bus
  readonly time: T
  readonly rooms: (parts: Pick<RoomParts, 'store' | 'bus' | 'time' | 'turn' | 'fault'>) => R
  readonly config?: Config
}

/** Everything of a server but the network, the disk and the clock. */
export class House<R extends Rooms = PlainRooms, T extends Time = SetTime> {
  readonly store: Store
  readonly time: T
  readonly bus: Bus
  readonly rooms: R
  readonly app: App
  readonly log: string[] = []
  private port: Promise<number> | undefined

  constructor({ store = memoryStore(), bus = plainBus(), time, rooms, config = {} }: HouseParts<R, T>) {
    this.store = store
    this.bus = bus
    this.time = time
    const fault = (error: unknown) => this.app.http.log.error({ err: error }, 'failed')
    this.rooms = rooms({ store, bus, time, fault, turn: (person, table) => this.app.turn(person, table) })
    const log = { level: 'trace', stream: { write: (line: string) => void this.log.push(line) } } as const
    this.app = makeApp({ store, bus, time, rooms: this.rooms, site: SITE, build: BUILD, config: { log, ...config } })
  }

  get http(): FastifyInstance {
    return this.app.http
  }

  /** Somebody new, known by name. */
  async guest(name: string): Promise<Visitor> {
    const visitor = new Visitor(this)
    const { status } = await visitor.post('/api/me', { name, lang: 'en' })
    if (status !== 200) throw new Error(`${name} was not let in: ${status}`)
    return visitor
  }

  /** Something else happens just before the next table is dropped, at another node perhaps. */
  beforeDrop(happen: () => Promise<void>): void {
    const { store } = this
    const { dropTable } = store
    store.dropTable = async (table) => {
      store.dropTable = dropTable
      await happen()
      return dropTable.call(store, table)
    }
  }

  listening(): Promise<number> {
    const where = { port: 0, host: '127.0.0.1', listenTextResolver: () => 'listening' }
    this.port ??= this.http.listen(where).then((address) => Number(new URL(address).port))
    return this.port
  }
}

/** With matches that need no rules, and time that passes when it is told to. */
export const plainHouse = (config: Config = {}, store = memoryStore(), bus = plainBus()): House =>
  new House({ store, bus, config, time: new SetTime(), rooms: (parts) => new PlainRooms(parts.store, parts.bus) })

/** With matches as they are played; only bots think where everything else does. */
export const realHouse = (config: Config = {}, store = memoryStore()): House<Rooms, Time> =>
  new House({
    ...{ store, config, time: realTime },
    rooms: (parts) => {
      const bots: Bots = { decide: async (question) => decide(GAMES, question), close: async () => {} }
      return makeRooms({ ...parts, bots, games: GAMES, node: newId(), build: BUILD, pace: PACE })
    },
  })

const ORIGIN = 'http://monomyth.test'

/** A browser with its cookies, on our own page unless it says otherwise. */
export class Visitor {
  readonly cookies = new Map<string, string>()
  private readonly house: Pick<House, 'http' | 'listening'>

  constructor(house: Pick<House, 'http' | 'listening'>) {
    this.house = house
  }

  get token(): string {
    return this.cookies.get('monomyth') ?? ''
  }

  get headers(): Record<string, string> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    return { host: 'monomyth.test', origin: ORIGIN, ...(cookie === '' ? {} : { cookie }) }
  }

  async ask(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: unknown, headers = {}): Promise<Answer> {
    const response = await this.house.http.inject({
      ...{ method, url },
      headers: {
        ...this.headers,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    for (const { name, value } of response.cookies) {
      if (value === '') this.cookies.delete(name)
      else this.cookies.set(name, value)
    }
    const { statusCode: status, payload: text } = response
    const isJson = String(response.headers['content-type']).startsWith('application/json')
    return { status, headers: response.headers, text, body: isJson ? JSON.parse(text) : undefined }
  }

  get(url: string): Promise<Answer> {
    return this.ask('GET', url)
  }

  post(url: string, body: unknown = {}): Promise<Answer> {
    return this.ask('POST', url, body)
  }

  delete(url: string, body?: unknown): Promise<Answer> {
    return this.ask('DELETE', url, body)
  }

  async me(): Promise<Me> {
    return (await this.get('/api/me')).body
  }

  /** Makes a table; whatever is wrong with it fails here. */
  async make(change: Partial<NewTable> = {}): Promise<TableCard> {
    const { status, body } = await this.post('/api/tables', aTable(change))
    if (status !== 200) throw new Error(`no table: ${JSON.stringify(body)}`)
    return body
  }

  join(id: string, seat?: number): Promise<Answer> {
    return this.post(`/api/tables/${id}/join`, { share: aShare(), ...(seat === undefined ? {} : { seat }) })
  }

  async socket(table: string, { headers = {} }: { readonly headers?: Record<string, string> } = {}): Promise<Line> {
    const port = await this.house.listening()
    const line = new Line(
      new WebSocket(`ws://127.0.0.1:${port}${SOCKET_PATH(table)}`, { headers: { ...this.headers, ...headers } }),
    )
    await line.opened
    return line
  }

  /** Sits down at a table, up to having said hello. */
  async at(table: string): Promise<Line> {
    const line = await this.socket(table)
    line.hello()
    return line
  }
}

/** The other end of a socket. */
export class Line {
  readonly messages: ServerMessage[] = []
  readonly opened: Promise<void>
  readonly closed: Promise<number>
  private readonly socket: WebSocket
  private readonly ears = new Set<() => void>()
  private requests = 0

  constructor(socket: WebSocket) {
    this.socket = socket
    socket.on('message', (data) => {
      this.messages.push(JSON.parse(String(data)))
      for (const hear of [...this.ears]) hear()
    })
    this.opened = new Promise((resolve, reject) => {
      socket.once('open', resolve)
      socket.once('unexpected-response', (_, response) => reject(new Error(String(response.statusCode))))
      socket.once('error', reject)
    })
    this.closed = new Promise((resolve) => {
      socket.once('close', (code) => {
        resolve(code)
        for (const hear of [...this.ears]) hear()
      })
    })
  }

  raw(text: string | Buffer): void {
    this.socket.send(text)
  }

  say(message: object): void {
    this.raw(JSON.stringify(message))
  }

  hello(change: object = {}): void {
    this.say({ do: 'hello', build: BUILD, rules: RULES, frame: 0, events: 0, ...change })
  }

  /** Sends a request and waits for what becomes of it: `done`, or the code of the refusal. */
  async request(message: { readonly do: string; readonly [field: string]: unknown }): Promise<string> {
    this.requests += 1
    const request = `request-${this.requests}`
    this.say({ ...message, request })
    const answer = await this.next((one) => (one.kind === 'done' || one.kind === 'refused') && one.request === request)
    return answer.kind === 'refused' ? answer.error.code : answer.kind
  }

  /** The first message like this, sent already or still to come. */
  async next(is: (message: ServerMessage) => boolean): Promise<ServerMessage> {
    for (;;) {
      const found = this.messages.find(is)
      if (found !== undefined) return found
      const last = this.messages.at(-1)
      if (this.socket.readyState >= this.socket.CLOSING && last !== undefined) {
        if (last.kind === 'closed') return { kind: 'refused', request: '', error: last.error }
        throw new Error('the line went dead')
      }
      await new Promise<void>((resolve) => {
        const hear = () => {
          this.ears.delete(hear)
          resolve()
        }
        this.ears.add(hear)
      })
    }
  }

  /** Answers whatever is asked of this seat, anything at all, until the match is over. */
  async play(chance: () => number): Promise<void> {
    for (let seen = 0; ; ) {
      await this.next((message) => message.kind === 'frame' && message.frame.n > seen)
      const frame = this.messages.findLast((message) => message.kind === 'frame')?.frame
      if (frame === undefined || frame.over) return
      seen = frame.n
      const ask = frame.asks.find(({ id }) => id > 0)
      const keys = [...(ask?.options ?? []).map(({ key }) => key), ...(ask?.pass === undefined ? [] : [ask.pass])]
      const key = keys[Math.floor(chance() * keys.length)]
      if (ask !== undefined && key !== undefined) await this.request({ do: 'answer', ask: ask.id, key })
    }
  }

  kind<K extends ServerMessage['kind']>(kind: K): Promise<ServerMessage> {
    return this.next((message) => message.kind === kind)
  }

  /** The code of why it was closed. */
  async whyClosed(): Promise<string> {
    await this.closed
    const last = this.messages.at(-1)
    return last?.kind === 'closed' ? last.error.code : 'nothing was said'
  }

  end(): void {
    this.socket.terminate()
  }
}
