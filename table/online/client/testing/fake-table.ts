import type { EventView } from '@monomyth/engine'
import type { ClientMessage, Frame, TableCard } from '@monomyth/wire'
import type { Called } from './weather.ts'

export const CARD: TableCard = {
  ...{ id: 't1', game: 'heroes-journey', rules: 1, mode: 'standard', options: {}, open: true, pace: 'live' },
  ...{ clock: null, windows: 'discreet', stage: 'playing', created: 1, changed: 2, answers: 0, winners: [], viewer: 0 },
  ...{ own: true, waited: [0], commitment: 'c'.repeat(64), rematch: undefined },
  seats: [
    { name: 'Ada', colour: 'red', bot: undefined, taken: true },
    { name: 'Bo', colour: 'blue', bot: undefined, taken: true },
  ],
}

/** A table of a server with one number on it: each answer raises it by one, and tells so. */
export class FakeTable implements Called {
  card = CARD
  /** What was answered, by the name of its request. */
  readonly carried = new Map<string, string>()
  /** Everything heard, in its order. */
  readonly heard: ClientMessage[] = []
  /** Refuses every answer with this. */
  refuses: string | undefined
  /** Closes what is said hello to. */
  closes: string | undefined
  isMute = false
  /** Shows nothing of what was answered yet. */
  isSlow = false
  private readonly events: EventView[] = []
  private readonly lines = new Set<(message: object) => void>()
  private over = false

  get total(): number {
    return this.carried.size
  }
  frame(after: number): Frame {
    const n = 1 + this.events.length
    return {
      ...{ n, viewer: 0, view: { total: this.total }, asks: [], waiting: [], outcome: undefined },
      ...{ over: this.over, gone: [], lent: [], events: this.events.filter((event) => event.n > after) },
    }
  }

  connected(say: (message: object) => void): (text: string) => void {
    this.lines.add(say)
    return (text) => this.hear(JSON.parse(text) as ClientMessage, say)
  }

  /** Says something to everybody. */
  tell(message: object): void {
    for (const say of this.lines) say(message)
  }

  /** Something happens that nobody here asked for. */
  happen(): void {
    this.carried.set(`other ${this.total}`, '')
    this.move()
  }

  end(): void {
    this.over = true
    this.happen()
  }

  private hear(message: ClientMessage, say: (message: object) => void): void {
    this.heard.push(message)
    if (this.isMute) return
    if (message.do === 'hello') {
      this.welcome(message.events, say)
      return
    }
    const { request } = message
    if (message.do === 'answer') {
      if (this.refuses !== undefined) {
        say({ kind: 'refused', request, error: { code: this.refuses } })
        return
      }
      if (!this.carried.has(request)) {
        this.carried.set(request, message.key)
        if (!this.isSlow) this.move()
      }
    }
    say({ kind: 'done', request, ...(message.do === 'history' ? { result: { history: [] } } : {}) })
  }

  private welcome(events: number, say: (message: object) => void): void {
    if (this.closes !== undefined) {
      say({ kind: 'closed', error: { code: this.closes } })
      return
    }
    say({ kind: 'card', card: this.card })
    say({ kind: 'frame', frame: this.frame(events) })
  }

  private move(): void {
    const n = this.events.length + 1
    this.events.push({ n, event: { kind: 'raised' } })
    const frame = this.frame(n - 1)
    this.tell({ kind: 'frame', frame })
  }
}
