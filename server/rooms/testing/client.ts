import type { AskView, Viewer } from '@monomyth/engine'
import type { ClientMessage, Frame, Request, ServerMessage } from '@monomyth/wire'
import type { Chair, Expected, Rooms, Sitting, TableRow } from '../../contract.ts'
import { GAMES } from '../../games.ts'

/** A request without the name under which it is asked. */
export type Wanted = Request extends infer One ? (One extends Request ? Omit<One, 'request'> : never) : never
type Kind = ServerMessage['kind']
export type Of<K extends Kind> = Extract<ServerMessage, { kind: K }>

export const BUILD = 'build 1'

let requests = 0
const nameOf = (): string => `request-${++requests}`

/** Somebody with a table open: hears as text, as over a socket, and remembers what came and when. */
export class Client implements Chair {
  /** Those this page was made for: today's, of a game on the shelf. */
  private rules = 1
  readonly viewer: Viewer
  readonly person: string | undefined
  readonly heard: { readonly at: number; readonly text: string }[] = []
  /** All events told, in order. */
  readonly events: Frame['events'][number][] = []
  frame: Frame | undefined
  closed: Of<'closed'> | undefined
  /** How often a frame did not follow the one before. */
  gaps = 0
  private sitting: Sitting | undefined
  private expected: Expected | undefined
  /** Which connection it is: whatever comes over one that was cut is not heard. */
  private line = 0
  private readonly now: () => number
  /** How often it has said hello and not been answered yet. */
  private greetings = 0

  constructor(now: () => number, viewer: Viewer, person: string | undefined) {
    this.now = now
    this.viewer = viewer
    this.person = person
  }

  async enter(rooms: Rooms, table: TableRow, expected = rooms.expect(table.id)): Promise<void> {
    this.rules = GAMES[table.game]?.rules ?? 1
    const { viewer, person } = this
    const line = ++this.line
    const chair: Chair = {
      viewer,
      person,
      send: (message) => void (line === this.line && this.send(message)),
      close: (message) => void (line === this.line && this.close(message)),
    }
    this.expected = expected
    this.sitting = await rooms.enter(table, chair, this.expected)
  }

  get isIn(): boolean {
    return this.sitting !== undefined
  }

  leave(): void {
    this.sitting?.leave()
    this.sitting = undefined
  }

  /** The connection breaks, and nobody is told. */
  cut(): void {
    this.line += 1
    this.greetings = 0
    this.sitting = undefined
  }

  send(message: ServerMessage): void {
    const text = JSON.stringify(message)
    this.heard.push({ at: this.now(), text })
    if (message.kind === 'frame') this.take(JSON.parse(text).frame)
  }

  close(message: Of<'closed'>): void {
    this.closed = message
    this.heard.push({ at: this.now(), text: JSON.stringify(message) })
    this.leave()
  }

  async hello(more: Partial<{ build: string; rules: number; frame: number; events: number }> = {}): Promise<void> {
    const held = { frame: this.frame?.n ?? 0, events: this.events.at(-1)?.n ?? 0 }
    const { line, expected } = this
    this.greetings += 1
    await this.sitting?.hear({ do: 'hello', build: BUILD, rules: this.rules, ...held, ...more })
    expected?.letGo()
    if (line === this.line) this.greetings -= 1
  }

  hear(message: ClientMessage): Promise<void> {
    return this.sitting?.hear(message) ?? Promise.resolve()
  }

  /** Asks for something; what is answered comes when it comes. */
  ask(wanted: Wanted, request = nameOf()): Asked {
    const done = this.hear({ request, ...wanted } as Request)
    return new Asked(this, request, done)
  }

  /** Asks for something and says how it was answered: a code, or `done`. */
  async does(wanted: Wanted, request?: string): Promise<string> {
    return (await this.ask(wanted, request).reply()).said
  }

  /** The question put to this seat. */
  get question(): AskView | undefined {
    return this.frame?.asks.find(({ id }) => id > 0)
  }

  answer(key: string, request?: string): Asked {
    return this.ask({ do: 'answer', ask: this.question?.id ?? 0, key }, request)
  }

  messages<K extends Kind>(kind: K): Of<K>[] {
    // Nearly all that is heard are frames, which take long to read.
    return this.heard
      .filter(({ text }) => text.includes(`"kind":"${kind}"`))
      .map(({ text }): ServerMessage => JSON.parse(text))
      .filter((message): message is Of<K> => message.kind === kind)
  }

  last<K extends Kind>(kind: K): Of<K> | undefined {
    return this.messages(kind).at(-1)
  }

  /** As the table does: what does not follow is asked for. */
  private take(frame: Frame): void {
    const follows = frame.events.every(({ n }, i) => n === this.events.length + i + 1)
    if (!follows || !(this.greetings > 0 || frame.n === (this.frame?.n ?? 0) + 1)) {
      this.gaps += 1
      void this.hello()
      return
    }
    this.events.push(...frame.events)
    this.frame = frame
  }
}

/** A request, and what is said to it. */
export class Asked {
  readonly request: string
  private readonly client: Client
  private readonly done: Promise<void>

  constructor(client: Client, request: string, done: Promise<void>) {
    this.client = client
    this.request = request
    this.done = done
  }

  /** What was said so far. */
  get said(): string | undefined {
    return this.answered()?.said
  }

  get result(): unknown {
    const message = this.answered()?.message
    return message?.kind === 'done' ? message.result : undefined
  }

  async reply(): Promise<{ readonly said: string; readonly result: unknown }> {
    await this.done
    return { said: this.said ?? 'nothing', result: this.result }
  }

  private answered() {
    const about = this.client.heard.filter(({ text }) => text.includes(`"${this.request}"`))
    const all = about.map(({ text }): ServerMessage => JSON.parse(text))
    const message = all.find((one) => one.kind === 'done') ?? all.find((one) => one.kind === 'refused')
    if (message === undefined) return undefined
    return { message, said: message.kind === 'done' ? 'done' : message.error.code }
  }
}
