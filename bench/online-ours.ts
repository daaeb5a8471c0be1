import { randomBytes } from 'node:crypto'
import { WebSocket } from 'ws'
import { at } from './figures.ts'
import { Load, type Player } from './online-load.ts'

/** People at our server, as lean as can be: they read what they are sent and answer at random. */

interface Ask {
  readonly id: number
  readonly options: readonly { readonly key: string }[]
  readonly pass?: string
}
interface Heard {
  readonly kind: string
  readonly request?: string
  readonly frame?: { readonly n: number; readonly asks: readonly Ask[]; readonly over: boolean }
}
interface Card {
  readonly id: string
  readonly rules: number
}
interface Answer {
  readonly request: string
  readonly ask: number
  readonly key: string
}

const aShare = (): string => randomBytes(16).toString('hex')

/** Somebody's cookie. */
class Visitor {
  private readonly url: string
  private cookie = ''

  constructor(url: string) {
    this.url = url
  }

  get headers(): Record<string, string> {
    return { origin: this.url, ...(this.cookie === '' ? {} : { cookie: this.cookie }) }
  }

  async post<T>(path: string, body: object): Promise<T> {
    const response = await fetch(this.url + path, {
      method: 'POST',
      headers: { ...this.headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    const [set] = response.headers.getSetCookie()
    if (set !== undefined) this.cookie = at(set.split(';'), 0)
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
    return (await response.json()) as T
  }
}

/** One match: its table, and what was acknowledged in it, by seat. */
export interface Seated {
  readonly card: Card
  readonly answers: readonly [Answer[], Answer[]]
}

/** Matches on our server. */
export class Ours extends Load {
  readonly matches: Seated[] = []
  private readonly url: string
  private visitors: readonly [Visitor, Visitor] | undefined

  constructor(url: string) {
    super()
    this.url = url
  }

  /** Makes tables nobody has open yet. */
  async lay(count: number): Promise<void> {
    for (let n = 0; n < count; n++) this.matches.push(await this.table())
  }

  /** Everybody sits down at the tables there are. */
  async sitDown(): Promise<void> {
    for (const match of this.matches.slice()) this.join(await this.seat(match))
  }

  /** How long it takes to be shown a match that nobody had open, in milliseconds: for one after the other. */
  async wake(): Promise<number[]> {
    const took: number[] = []
    for (const match of this.matches) {
      const client = new OurClient(this, match, 0)
      took.push(await client.hello())
      client.close()
    }
    return took
  }

  /** Says everything once more that was acknowledged. What is not known to the server was lost. */
  async lost(): Promise<number> {
    let lost = 0
    for (const match of this.matches)
      for (const seat of [0, 1] as const) {
        const client = new OurClient(this, match, seat)
        await client.hello()
        for (const answer of match.answers[seat].slice()) if ((await client.repeat(answer)) !== 'done') lost += 1
        client.close()
      }
    return lost
  }

  protected async make(): Promise<readonly Player[]> {
    const match = await this.table()
    this.matches.push(match)
    return this.seat(match)
  }

  open({ id }: Card, seat: 0 | 1): WebSocket {
    const headers = this.visitors?.[seat].headers ?? {}
    const path = `/api/tables/${id}/socket`
    return new WebSocket(this.url.replace('http', 'ws') + path, { headers, perMessageDeflate: false })
  }

  heard(client: OurClient, took?: number): void {
    if (took !== undefined) this.acknowledged(took)
    if (client.isOver) this.over(client.party)
    else if (client.isAsked) this.asked(client)
  }

  private async seat(match: Seated): Promise<readonly OurClient[]> {
    const clients = [new OurClient(this, match, 0), new OurClient(this, match, 1)]
    for (const client of clients) {
      client.party = clients
      await client.hello()
    }
    return clients
  }

  private async table(): Promise<Seated> {
    this.visitors ??= await twoVisitors(this.url)
    const [host, guest] = this.visitors
    const { id } = await host.post<Card>('/api/tables', {
      ...{ game: 'heroes-journey', mode: 'competitive', options: {}, seats: [{ colour: 'red' }, { colour: 'blue' }] },
      ...{ open: true, pace: 'live', clock: null, windows: 'quick', share: aShare() },
    })
    const card = await guest.post<Card>(`/api/tables/${id}/join`, { share: aShare() })
    return { card, answers: [[], []] }
  }
}

/** Two people, who play all matches of the bench. */
async function twoVisitors(url: string): Promise<readonly [Visitor, Visitor]> {
  const two = [new Visitor(url), new Visitor(url)] as const
  for (const visitor of two) await visitor.post('/api/me', { name: 'Bench', lang: 'en' })
  return two
}

/** One socket at one table. */
class OurClient implements Player {
  isOver = false
  party: readonly OurClient[] = []
  private readonly load: Ours
  private readonly match: Seated
  private readonly seat: 0 | 1
  private readonly socket: WebSocket
  private readonly opened: Promise<unknown>
  private ask: Ask | undefined
  private sent: (Answer & { readonly since: number }) | undefined
  private last = 0
  private onFrame = (): void => {}
  private onReply = (_: string): void => {}

  constructor(load: Ours, match: Seated, seat: 0 | 1) {
    this.load = load
    this.match = match
    this.seat = seat
    this.socket = load.open(match.card, seat)
    this.socket.on('message', (text) => this.hear(JSON.parse(String(text))))
    this.opened = new Promise((resolve, reject) => this.socket.once('open', resolve).once('error', reject))
  }

  get isAsked(): boolean {
    return this.ask !== undefined && this.sent === undefined && this.ask.id > this.last
  }

  /** Milliseconds from the first word to the first frame. */
  async hello(): Promise<number> {
    await this.opened
    const shown = new Promise<void>((resolve) => {
      this.onFrame = resolve
    })
    const since = performance.now()
    this.say({ do: 'hello', build: 'dev', rules: this.match.card.rules, frame: 0, events: 0 })
    await shown
    return performance.now() - since
  }

  answer(): void {
    const { ask } = this
    if (ask === undefined || !this.isAsked) return
    const keys = [...ask.options.map(({ key }) => key), ...(ask.pass === undefined ? [] : [ask.pass])]
    const key = at(keys, Math.floor(Math.random() * keys.length))
    this.last = ask.id
    this.sent = { request: randomBytes(9).toString('base64url'), ask: ask.id, key, since: performance.now() }
    this.say({ do: 'answer', request: this.sent.request, ask: ask.id, key })
  }

  /** Says an answer once more: `done`, if it is known. */
  repeat({ request, ask, key }: Answer): Promise<string> {
    const reply = new Promise<string>((resolve) => {
      this.onReply = resolve
    })
    this.say({ do: 'answer', request, ask, key })
    return reply
  }

  close(): void {
    this.socket.terminate()
  }

  private say(message: object): void {
    this.socket.send(JSON.stringify(message))
  }

  private hear({ kind, frame, request }: Heard): void {
    if (frame !== undefined) {
      this.ask = frame.asks.find(({ id }) => id > 0)
      this.isOver = frame.over
      this.onFrame()
      this.load.heard(this)
    } else if (kind === 'refused' || kind === 'done') {
      this.onReply(kind)
      const { sent } = this
      if (sent === undefined || sent.request !== request) return
      this.sent = undefined
      if (kind === 'done') this.match.answers[this.seat].push(sent)
      this.load.heard(this, performance.now() - sent.since)
    }
  }
}
