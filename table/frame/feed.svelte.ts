import type { EventView, GameEvent } from '@monomyth/engine'
import type { Frame } from '../client/client.ts'
import { settings } from '../settings.svelte.ts'
import { sentencesOf, type Telling } from './lines.ts'
import { BEATS, FrameQueue, type Stage } from './queue.ts'
import { play as sound } from './sound.ts'
import { isWindowOpen } from './window.ts'

/** An event being played out over the board. */
export interface Playing {
  readonly event: GameEvent
  /** Everything told since the table was last changed, up to the change that follows. */
  readonly news: readonly GameEvent[]
  end(): void
}

/** What the one who shows frames wants of the one who sits there. */
export interface Guide {
  readonly telling: Telling
  /** Several people look at this screen. */
  readonly isDiscreet: boolean
  isScene(event: GameEvent): boolean
  /** Does this event stop the table for a question to everybody around it? `since`: what was told since it changed. */
  isPause(event: GameEvent, frame: Frame, since: readonly GameEvent[]): boolean
  /** Puts that question. Resolves to whether something newer is to be shown now. */
  pause(isOpen: boolean): Promise<boolean>
  cue(event: GameEvent): void
  say(sentence: string): void
  /** Everything has been shown. `hasOthers`: the others did something in the meantime. */
  rest(hasOthers: boolean): void
}

/** Shows what comes from the match: one frame after another, each after what led to it. */
export class Feed implements Stage<Frame> {
  readonly #guide: Guide
  readonly #queue = new FrameQueue<Frame>(this)
  #shown: Frame = $state.raw() as Frame
  #newest: Frame = $state.raw() as Frame
  #told: readonly EventView[] = $state.raw([])
  #news: readonly GameEvent[] = $state.raw([])
  #playing = $state.raw<Playing>()
  #isBehind = $state(false)
  /** The number of the last frame that came from an answer given here. */
  #own = $state(0)
  /** What has been told since the table was last changed. */
  #since: GameEvent[] = []
  #beat = 0
  #hasOthers = false

  constructor(guide: Guide, frame: Frame) {
    this.#guide = guide
    this.#shown = frame
    this.#newest = frame
  }

  /** What lies on the table. */
  get shown(): Frame {
    return this.#shown
  }
  /** The match as it stands, shown or not. */
  get newest(): Frame {
    return this.#newest
  }
  /** Everything told so far. */
  get told(): readonly EventView[] {
    return this.#told
  }
  /** What led to what lies on the table. */
  get news(): readonly GameEvent[] {
    return this.#news
  }
  get playing(): Playing | undefined {
    return this.#playing
  }
  /** Something that happened is still to be shown. */
  get isBehind(): boolean {
    return this.#isBehind
  }
  /** What is still to be shown follows from an answer given here: the next question would tell how it ends. */
  get isOwnBehind(): boolean {
    return this.#own > this.#shown.n
  }

  /** Begins with a match as it stands. */
  begin(frame: Frame, told: readonly EventView[]): void {
    this.put(frame)
    this.#told = told
  }

  /** Lays a frame on the table at once, as if nothing had led to it. */
  put(frame: Frame): void {
    this.#newest = frame
    this.#shown = frame
    this.#news = []
    this.#since = []
  }

  /** The match has gone on; what is to be shown of it comes by `push`. */
  hear(frame: Frame, isOwn: boolean): void {
    this.#newest = frame
    this.#isBehind = true
    if (isOwn) this.#own = frame.n
    else this.#hasOthers = true
  }

  push(frame: Frame, isOwn: boolean): void {
    this.#queue.push(frame, isOwn)
  }

  /** Shows the rest at once. */
  skip(): void {
    this.#queue.skip()
    this.#playing?.end()
  }

  clear(): void {
    this.#queue.clear()
    this.skip()
  }

  // ── The stage of the queue ────────────────────────────────────────────────────────────────────────────────────────

  play(frame: Frame, isPassed: boolean): Promise<void> | undefined {
    const after = this.#told.at(-1)?.n ?? 0
    const events = frame.events.filter(({ n }) => n > after)
    const hasScene = !this.#isHurried(frame) && events.some(({ event }) => this.#guide.isScene(event))
    if (this.#guide.isDiscreet || hasScene) return this.#playOut(frame, events)
    this.#tell(events)
    if (isPassed && this.#isHurried(frame)) this.#beat = 0
    else this.#show(frame)
    return undefined
  }

  /** Nobody wants to watch this: it is told, and drawn only if nothing follows it. */
  #isHurried({ n }: Frame): boolean {
    return this.#queue.isSkipping || (n !== this.#own && settings.now.pace === 'at-once')
  }

  beat(): number {
    return this.#beat
  }

  rest(): void {
    const hasOthers = this.#hasOthers
    this.#isBehind = false
    this.#hasOthers = false
    this.#guide.rest(hasOthers)
  }

  async #playOut(frame: Frame, events: readonly EventView[]): Promise<void> {
    let from = 0
    for (const [i, { event }] of events.entries()) {
      const since = [...this.#since, ...events.slice(from, i).map((told) => told.event)]
      if (this.#guide.isScene(event)) {
        this.#tell(events.slice(from, i))
        from = i
        const coming = events.slice(i).map((told) => told.event)
        await this.#playScene(event, [...since, ...this.#known(coming)], frame)
      } else if (this.#guide.isPause(event, frame, since)) {
        this.#tell(events.slice(from, i + 1))
        from = i + 1
        const isLast = from === events.length && frame.n === this.#newest.n
        this.#beat = 0
        if (await this.#guide.pause(isLast && isWindowOpen(frame))) return
      }
    }
    this.#tell(events.slice(from))
    this.#show(frame)
  }

  /** Around one screen what comes after a pause must not show before it: somebody might change it. */
  #known(coming: readonly GameEvent[]): readonly GameEvent[] {
    const pause = this.#guide.isDiscreet ? coming.findIndex(({ kind }) => kind === '@window') : -1
    return pause < 0 ? coming : coming.slice(0, pause)
  }

  #playScene(event: GameEvent, news: readonly GameEvent[], frame: Frame): Promise<void> | undefined {
    if (this.#isHurried(frame)) return undefined
    this.#guide.cue(event)
    return new Promise((resolve) => {
      this.#playing = {
        event,
        news,
        end: () => {
          this.#playing = undefined
          resolve()
        },
      }
    })
  }

  #tell(events: readonly EventView[]): void {
    if (events.length === 0) return
    const news = events.map(({ event }) => event)
    this.#told = [...this.#told, ...events]
    this.#since.push(...news)
    for (const sentence of sentencesOf(this.#guide.telling, news)) this.#guide.say(sentence)
    for (const event of news) if (!this.#guide.isScene(event)) this.#guide.cue(event)
  }

  #show(frame: Frame): void {
    this.#news = this.#since
    this.#since = []
    this.#shown = frame
    this.#beat = sentencesOf(this.#guide.telling, this.#news).length > 0 ? BEATS[settings.now.pace] : 0
  }
}

/** A sound, where somebody wants to hear any. */
export function hear(cue: Parameters<typeof sound>[0] | undefined): void {
  if (cue !== undefined && settings.now.sound) sound(cue)
}
