import type { EventView, Seat, UndoRefusal } from '@monomyth/engine'
import type { Clocks, Eyes, Frame, Hello, Result, ServerMessage, TableCard, Talk, WireErrorCode } from '@monomyth/wire'
import { type MatchCard, type Moment, type Past, type SeatClient, TableError } from '../../client/client.ts'
import { matchCardOf } from './card.ts'
import { Frames } from './frames.ts'
import { type Around, Line, type LineState } from './line.ts'
import { of, parsed } from './reading.ts'
import { Requests, type Wanted } from './requests.ts'

/** What is to be known at a table beside its match. */
export type SeatNews =
  | Extract<ServerMessage, { readonly kind: 'card' | 'presence' | 'proposal' | 'window' | 'closed' }>
  | { readonly kind: 'talk'; readonly talk: readonly Talk[] }
  | { readonly kind: 'clocks'; readonly clocks: Clocks | undefined }
  | { readonly kind: 'line'; readonly state: LineState }

/** A match that is over, to look back through anybody's eyes. */
export type Record = Pick<SeatClient, 'events' | 'history' | 'past' | 'file'>

/** What a seat is opened with. */
export interface SeatSetting {
  readonly around: Around
  readonly card: TableCard
  /** Which page this is, for the server to compare. */
  readonly hello: Pick<Hello, 'build' | 'rules'>
  /** What one without a name is called. */
  readonly nobody: string
  /** Once it is over. */
  record(card: MatchCard): Promise<Record>
  /** Everything told, in order, when it first comes: for whoever wants to check it later. */
  witness?(events: readonly EventView[], viewer: number): void
  readonly name?: () => string
}

const STAGES = ['waiting', 'playing', 'over']
/** With these the server means: not now. Everything else it closes with will be the same next time. */
const PASSING: readonly WireErrorCode[] = ['S_BUSY', 'S_TOO_FAST', 'S_FAILED']
/** After so many beats it is asked what is new, in case whoever stands in between has lost the last frame. */
const LOOK_AGAIN = 6
/** A frame comes close behind what it follows from. */
const CLOSE = 250

/**
 * A seat at a table of a server, or a place to watch from. What is asked is asked until it is answered; frames are
 * shown in their order, each once. Nothing of it depends on the connection holding.
 */
export class OnlineSeat implements SeatClient {
  private readonly setting: SeatSetting
  private readonly line: Line
  private readonly requests: Requests
  private readonly hearers = new Set<(frame: Frame) => void>()
  private readonly watchers = new Set<(news: SeatNews) => void>()
  private readonly latest = new Map<SeatNews['kind'], SeatNews>()
  private readonly talk = new Map<number, Talk>()
  private readonly frames = new Frames()
  private shown: TableCard
  private finished: Promise<Record> | undefined
  private beats = 0

  constructor(setting: SeatSetting) {
    this.setting = setting
    this.shown = setting.card
    this.requests = new Requests(setting.name)
    this.line = new Line(setting.around, {
      opened: () => this.sayHello({ all: true }),
      heard: (text) => this.hear(parsed(text)),
      beat: () => this.beat(),
      changed: (state) => this.spread({ kind: 'line', state }),
    })
  }

  // ── What is to be known ───────────────────────────────────────────────────────────────────────────────────────────

  card(): MatchCard {
    return matchCardOf(this.shown, this.setting.nobody)
  }

  /** The table itself. */
  get table(): TableCard {
    return this.shown
  }

  listen(hear: (frame: Frame) => void): () => void {
    this.hearers.add(hear)
    const { newest } = this.frames
    if (newest !== undefined) queueMicrotask(() => this.hearers.has(hear) && hear(newest))
    return () => this.hearers.delete(hear)
  }

  /** Everything beside the match, what is known already first. Returns how to stop. */
  watch(hear: (news: SeatNews) => void): () => void {
    this.watchers.add(hear)
    hear({ kind: 'card', card: this.shown })
    hear({ kind: 'line', state: this.line.state })
    if (this.talk.size > 0) hear({ kind: 'talk', talk: [...this.talk.values()] })
    for (const news of this.latest.values()) hear(news)
    return () => this.watchers.delete(hear)
  }

  async events(eyes: Eyes): Promise<readonly EventView[]> {
    if (eyes === this.frames.newest?.viewer) return [...this.frames.told]
    if (this.isOver()) return (await this.record()).events(eyes)
    return of(await this.ask({ do: 'events', eyes }), 'events')
  }

  async history(eyes: Eyes): Promise<readonly Moment[]> {
    if (this.isOver()) return (await this.record()).history(eyes)
    return of(await this.ask({ do: 'history', eyes }), 'history')
  }

  async past(at: number, eyes: Eyes): Promise<Past> {
    if (this.isOver()) return (await this.record()).past(at, eyes)
    return of(await this.ask({ do: 'past', at, eyes }), 'past')
  }

  async file(): Promise<string> {
    return (await this.record()).file()
  }

  // ── What one does ─────────────────────────────────────────────────────────────────────────────────────────────────

  /** Asks the server for something, until it has answered. */
  ask(wanted: Wanted): Promise<Result | undefined> {
    if (this.line.state === 'ended') return Promise.reject(new TableError('T_NO_SERVER'))
    const { text, answered } = this.requests.ask(wanted, this.setting.around.now())
    this.line.send(text)
    return answered
  }

  async answer(_seat: Seat, ask: number, key: string): Promise<void> {
    const { frame } = this.frames
    await this.act({ do: 'answer', ask, key })
    // In a window the next frame comes when everybody's time is up.
    const rest = this.frames.frame === frame ? this.frames.answered(ask) : undefined
    if (rest !== undefined) for (const hear of this.hearers) hear(rest)
  }

  async undo(_seat: Seat, all: boolean): Promise<UndoRefusal | undefined> {
    const result = await this.act({ do: 'undo', all })
    return result !== undefined && 'undo' in result ? result.undo : undefined
  }

  async resign(_seat: Seat): Promise<void> {
    await this.act({ do: 'leave', to: 'house' })
  }

  /** The table as it was learned by other means. */
  learn(card: TableCard): void {
    this.take(card)
  }

  close(): void {
    this.hearers.clear()
    this.watchers.clear()
    this.line.end()
    this.requests.fail(new TableError('T_NO_SERVER'))
  }

  // Around one screen alone.
  async decline(): Promise<void> {}
  async sit(): Promise<void> {}
  async learned(): Promise<void> {}

  // ── Inside ────────────────────────────────────────────────────────────────────────────────────────────────────────

  private isOver(): boolean {
    return this.frames.newest?.over ?? this.shown.stage === 'over'
  }

  private record(): Promise<Record> {
    this.finished ??= this.setting.record({ ...this.card(), over: true }).catch((error: unknown) => {
      // Perhaps the next time.
      this.finished = undefined
      throw error
    })
    return this.finished
  }

  /** Whoever acts is shown what follows before the promise is kept: the frame may come just behind the word. */
  private async act(wanted: Wanted): Promise<Result | undefined> {
    const { frame } = this.frames
    const result = await this.ask(wanted)
    if (this.frames.frame > frame) return result
    await new Promise<void>((resolve) => {
      const stop = this.setting.around.after(CLOSE, go)
      this.hearers.add(go)
      const { hearers } = this
      function go(): void {
        stop()
        hearers.delete(go)
        resolve()
      }
    })
    return result
  }

  private beat(): void {
    this.beats += 1
    const isMissing = this.frames.isWaited && this.shown.stage !== 'waiting'
    if (isMissing || this.beats % LOOK_AGAIN === 0) this.sayHello({ all: false })
    else for (const text of this.requests.again(this.setting.around.now(), { all: false })) this.line.send(text)
    void this.ask({ do: 'ping' }).catch(() => undefined)
  }

  /** Says what is held; what was asked and not answered is asked again. */
  private sayHello({ all }: { readonly all: boolean }): void {
    const { frame, last } = this.frames
    const hello: Hello = { do: 'hello', ...this.setting.hello, frame, events: last }
    this.frames.ask()
    this.line.send(JSON.stringify(hello))
    for (const text of this.requests.again(this.setting.around.now(), { all })) this.line.send(text)
  }

  private hear(message: ServerMessage | undefined): void {
    if (message?.kind === 'done') this.requests.done(message.request, message.result)
    else if (message?.kind === 'refused') this.requests.refused(message.request, message.error)
    else if (message?.kind === 'frame') this.hearFrame(message.frame, message.clocks)
    else if (message?.kind === 'talk') this.hearTalk(message.talk)
    else if (message?.kind === 'card') this.take(message.card)
    else if (message?.kind === 'closed') this.hearClosed(message)
    else if (message !== undefined) this.spread(message)
  }

  private hearFrame(frame: Frame, clocks: Clocks | undefined): void {
    const taken = this.frames.take(frame)
    if (taken === 'gap') {
      if (!this.frames.isWaited) this.sayHello({ all: false })
      return
    }
    if (frame.n === this.frames.frame) this.spread({ kind: 'clocks', clocks })
    if (taken === undefined) return
    this.setting.witness?.(taken.events, taken.viewer)
    for (const hear of this.hearers) hear(taken)
  }

  private hearTalk(talk: readonly Talk[]): void {
    const fresh = talk.filter(({ n }) => !this.talk.has(n))
    for (const one of fresh) this.talk.set(one.n, one)
    if (fresh.length > 0) for (const hear of this.watchers) hear({ kind: 'talk', talk: fresh })
  }

  private hearClosed(message: Extract<ServerMessage, { readonly kind: 'closed' }>): void {
    const { code } = message.error
    if (PASSING.includes(code)) {
      this.line.renew({ soon: false })
      return
    }
    this.line.end()
    this.requests.fail(new TableError(code))
    this.spread(message)
  }

  private take(card: TableCard): void {
    // A match that is over does not go on: that would be an old card.
    if (STAGES.indexOf(card.stage) < STAGES.indexOf(this.shown.stage)) return
    this.shown = card
    for (const hear of this.watchers) hear({ kind: 'card', card })
  }

  private spread(news: SeatNews): void {
    this.latest.set(news.kind, news)
    for (const hear of this.watchers) hear(news)
  }
}
