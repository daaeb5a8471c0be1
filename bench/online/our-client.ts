import { randomBytes } from 'node:crypto'
import type { AskView } from '@monomyth/engine'
import type { Frame, ServerMessage, TableCard } from '@monomyth/wire'
import type { WebSocket } from 'ws'
import { at } from '../figures.ts'
import { type Load, type Player, soon, type Timed } from './load.ts'
import type { Visitor } from './visitor.ts'

/** One match of ours: who sits there, and what was acknowledged to each. */
export interface Table {
  /** Which of the matches it is. */
  readonly n: number
  readonly card: TableCard
  readonly visitors: readonly [Visitor, Visitor]
  readonly answers: readonly [Answer[], Answer[]]
  isOver: boolean
}

export interface Answer {
  readonly request: string
  readonly ask: number
}

export type Seat = 0 | 1

/** No option of any question. */
const NOTHING = '?'

/** One socket at one table of our server, as lean as can be: it reads what it is sent, and answers at random. */
export class OurClient implements Player {
  party: readonly OurClient[] = []
  private readonly load: Load
  private readonly table: Table
  private readonly seat: Seat
  private readonly socket: WebSocket
  private readonly opened: Promise<void>
  /** What it is going to answer. Of what it was shown it keeps nothing else: there are hundreds of them. */
  private next: { readonly ask: number; readonly key: string } | undefined
  private answered = 0
  private sent: (Answer & { readonly since: number }) | undefined
  private onFrame = (): void => {}
  private readonly replies = new Map<string, (isDone: boolean) => void>()
  /** Whoever waits for it to say something waits in vain. */
  private readonly gone: Promise<never>

  constructor(load: Load, table: Table, seat: Seat) {
    this.load = load
    this.table = table
    this.seat = seat
    this.socket = table.visitors[seat].open(table.card)
    this.socket.on('message', (text) => this.hear(JSON.parse(String(text))))
    this.socket.on('error', () => this.socket.terminate())
    this.opened = new Promise((resolve) => this.socket.once('open', () => resolve()))
    this.gone = new Promise((_, reject) => {
      this.socket.on('close', () => {
        reject(new Error('our server closed a connection'))
        load.broken(this, 'our server closed a connection')
      })
    })
    this.gone.catch(() => {})
  }

  get isWaiting(): boolean {
    return this.sent !== undefined
  }
  get isAsked(): boolean {
    return this.sent === undefined && !this.table.isOver && this.next !== undefined && this.next.ask > this.answered
  }

  /** Comes in, and says how long it took from the first word to the first frame. */
  async hello(): Promise<Timed> {
    await soon('a connection', this.opened, this.gone)
    const shown = new Promise<void>((resolve) => {
      this.onFrame = resolve
    })
    const since = performance.now()
    this.say({ do: 'hello', build: 'dev', rules: this.table.card.rules, frame: 0, events: 0 })
    await soon('the first frame', shown, this.gone)
    return { since, took: performance.now() - since }
  }

  answer(): void {
    if (this.next === undefined || !this.isAsked) return
    const { ask, key } = this.next
    const request = randomBytes(9).toString('base64url')
    this.answered = ask
    this.sent = { request, ask, since: performance.now() }
    this.say({ do: 'answer', request, ask, key })
  }

  /**
   * Is this answer known to the server? The same request is done for good; any other is refused, because what it says
   * is nothing one could answer, even if the question should be open again.
   */
  async isKnown({ request, ask }: Answer): Promise<boolean> {
    const reply = new Promise<boolean>((resolve) => this.replies.set(request, resolve))
    this.say({ do: 'answer', request, ask, key: NOTHING })
    return soon('a reply', reply, this.gone)
  }

  close(): void {
    this.socket.terminate()
  }

  private say(message: object): void {
    this.socket.send(JSON.stringify(message))
  }

  private hear(message: ServerMessage): void {
    if (message.kind === 'frame') this.show(message.frame)
    else if (message.kind === 'done') this.reply(message.request, true)
    else if (message.kind === 'refused') {
      const isOwn = message.request === this.sent?.request
      if (isOwn) this.load.problem(`our server refused an answer: ${message.error.code}`)
      this.reply(message.request, false)
    } else if (message.kind === 'closed') this.load.problem(`our server closed a connection: ${message.error.code}`)
  }

  private show({ asks, over }: Frame): void {
    const own = asks.find(({ id }) => id > 0)
    this.next = own && { ask: own.id, key: anyOf(own) }
    this.onFrame()
    if (over) this.end()
    else this.load.consider(this)
  }

  private reply(request: string, isDone: boolean): void {
    this.replies.get(request)?.(isDone)
    this.replies.delete(request)
    const { sent } = this
    if (sent?.request !== request) return
    this.sent = undefined
    if (isDone) {
      this.load.acknowledged(sent.since)
      this.table.answers[this.seat].push(sent)
    }
    if (this.table.isOver) this.end()
    else this.load.consider(this)
  }

  /** Goes home when nobody waits for anything any more. */
  private end(): void {
    this.table.isOver = true
    if (!this.party.some(({ isWaiting }) => isWaiting)) this.load.over(this, this.table.n)
  }
}

function anyOf({ options, pass }: AskView): string {
  const keys = options.map(({ key }) => key)
  if (pass !== undefined) keys.push(pass)
  return at(keys, Math.floor(Math.random() * keys.length))
}
