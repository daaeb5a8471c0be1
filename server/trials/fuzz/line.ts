import { SOCKET_PATH } from '@monomyth/wire'
import { WebSocket } from 'ws'
import type { Person } from '../person.ts'

/** Whoever has not been answered after so many milliseconds is not answered. */
const SILENCE = 10_000

interface Heard {
  readonly kind: string
  readonly error?: { readonly code: string }
}

/** One socket, over which one thing after the other is said and answered. */
export class Line {
  /** How it began: `open`, or the status it was refused with. */
  readonly opened: Promise<string>
  /** Frames shown over it. */
  frames = 0
  private readonly socket: WebSocket
  private readonly heard: string[] = []
  private isClosed = false
  private hear = (): void => {}

  constructor(url: string, table: string, person?: Person, headers: Record<string, string> = {}) {
    this.socket = new WebSocket(url.replace('http', 'ws') + SOCKET_PATH(table), {
      headers: { origin: url, ...(person === undefined ? {} : { cookie: person.cookie }), ...headers },
      perMessageDeflate: false,
    })
    this.opened = new Promise((resolve) => {
      this.socket.once('open', () => resolve('open'))
      this.socket.once('unexpected-response', (_, { statusCode }) => {
        resolve(String(statusCode))
        this.socket.terminate()
      })
      this.socket.on('error', () => resolve('error'))
    })
    this.socket.on('message', (text) => this.take(JSON.parse(String(text))))
    this.socket.on('close', (code) => {
      this.isClosed = true
      this.note(`cut off with ${code}`)
    })
  }

  /** What becomes of it: `done`, or the code it was refused with, or with which the line was closed. */
  say(said: string | Buffer | object): Promise<string> {
    if (this.isClosed) return Promise.resolve('gone')
    this.socket.send(typeof said === 'string' || Buffer.isBuffer(said) ? said : JSON.stringify(said))
    return this.next()
  }

  /** Says which page it is, and waits for nothing. */
  async hello(rules: number, build = 'dev'): Promise<void> {
    await this.opened
    this.socket.send(JSON.stringify({ do: 'hello', build, rules, frame: 0, events: 0 }))
  }

  /** Says which page it is; resolves with `shown` or why it was shut out. */
  async greet(rules: number, build?: string): Promise<string> {
    await this.hello(rules, build)
    return this.next()
  }

  /** Bytes past everything that would make a proper message of them. */
  raw(bytes: Buffer): Promise<string> {
    const inside = this.socket as unknown as { readonly _socket: { write(bytes: Buffer): void } }
    inside._socket.write(bytes)
    return this.next()
  }

  end(): void {
    this.socket.terminate()
  }

  private async next(): Promise<string> {
    if (this.heard.length === 0)
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, SILENCE)
        this.hear = () => {
          clearTimeout(timer)
          resolve()
        }
      })
    return this.heard.shift() ?? 'silence'
  }

  private take({ kind, error }: Heard): void {
    if (kind === 'frame') {
      this.frames += 1
      this.note('shown')
    } else if (kind === 'done') this.note('done')
    else if (kind === 'refused' || kind === 'closed') this.note(error?.code ?? '')
  }

  private note(code: string): void {
    this.heard.push(code)
    this.hear()
  }
}
