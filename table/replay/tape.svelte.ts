import type { EventView, GameEvent } from '@monomyth/engine'
import type { Eyes, Moment, Past, SeatClient } from '../client/client.ts'
import { KeptNear } from './kept.ts'
import { Newest } from './newest.ts'
import { dwell, type Line, type Move, moved, type Speed, within } from './playhead.ts'
import { type Turn, toldAt, turnsIn } from './turns.ts'

/** What is on the table: the match as it stood, and what led there if one came by a single step. */
export interface Shown {
  readonly at: number
  readonly past: Past
  readonly news: readonly GameEvent[]
}

/** What the tape must know of game and reader. */
export interface TapeSetting {
  readonly client: Pick<SeatClient, 'events' | 'history' | 'past'>
  readonly turnEvent: string
  /** Is this event played out over the table before the moment it led to is shown? */
  isScene(event: GameEvent): boolean
  /** How many letters there are to read at the moment shown. */
  letters(): number
  /** A moment is shown that one did not just pass by. */
  arrived(): void
  fail(error: unknown): void
}

/** By a step one sees things happen; a jump lands on a moment; whoever scrubs passes many. */
export type Way = 'step' | 'jump' | 'scrub'

/** So many moments are kept at hand. */
const KEPT = 150

/** A match on tape, seen through somebody's eyes: where the playhead is, what is shown there, how it moves on. */
export class Tape {
  readonly #setting: TapeSetting
  readonly #newest = new Newest<number, Past>(
    (at) => this.#pasts.get(at),
    (at, past) => this.#take(at, past),
    (error) => this.#fail(error),
  )
  #pasts = this.#through('open')
  /** How many times the eyes were changed: what was seen before that comes too late. */
  #looks = 0
  #way: Way = 'jump'
  #timer: ReturnType<typeof setTimeout> | undefined

  eyes = $state.raw<Eyes>('open')
  history = $state.raw<readonly Moment[]>([])
  events = $state.raw<readonly EventView[]>([])
  /** Where the playhead is; what is shown may lag behind it. */
  at = $state(0)
  shown = $state.raw<Shown>()
  /** What is to be played out before `next` is shown. */
  scenes = $state.raw<readonly GameEvent[]>([])
  next = $state.raw<Shown>()
  isPlaying = $state(false)
  speed = $state<Speed>(1)

  readonly turns: readonly Turn[] = $derived.by(() => turnsIn(this.history, this.events, this.#setting.turnEvent))
  readonly line: Line = $derived.by(() => ({
    last: Math.max(0, this.history.length - 1),
    turns: [...new Set(this.turns.map(({ at }) => at))],
  }))
  /** What was told at the moment shown. */
  readonly told: readonly EventView[] = $derived.by(() => this.#toldAt(this.shown?.at ?? 0))

  constructor(setting: TapeSetting) {
    this.#setting = setting
  }

  /** Looks through these eyes from now on, at the same moment. */
  async look(eyes: Eyes, at = this.at): Promise<void> {
    this.#cut()
    this.#newest.drop()
    this.eyes = eyes
    const look = ++this.#looks
    const { client } = this.#setting
    try {
      const [history, events] = await Promise.all([client.history(eyes), client.events(eyes)])
      if (look !== this.#looks) return
      this.history = history
      this.events = events
      this.#pasts = this.#through(eyes)
      this.goTo(at)
    } catch (error) {
      if (look === this.#looks) this.#fail(error)
    }
  }

  goTo(at: number, way: Way = 'jump'): void {
    this.#cut()
    this.#way = way
    this.at = within(this.line, at)
    this.#newest.want(this.at)
  }

  move(move: Move): void {
    if (move === 'back' || move === 'forward') this.pause()
    this.goTo(moved(this.line, this.at, move), move === 'forward' ? 'step' : 'jump')
  }

  /** At the end one begins again. */
  play(): void {
    this.isPlaying = true
    if (this.at >= this.line.last) this.goTo(0)
    else this.goTo(this.at + 1, 'step')
  }

  pause(): void {
    this.isPlaying = false
    clearTimeout(this.#timer)
  }

  /** A scene has been played. */
  played(): void {
    this.scenes = this.scenes.slice(1)
    if (this.scenes.length === 0 && this.next !== undefined) this.#show(this.next)
  }

  close(): void {
    this.pause()
    this.#looks += 1
    this.#newest.drop()
  }

  #toldAt(at: number): readonly EventView[] {
    return toldAt(this.history, this.events, at)
  }

  #through(eyes: Eyes): KeptNear<number, Past> {
    return new KeptNear((at) => this.#setting.client.past(this.history[at]?.at ?? at, eyes), KEPT)
  }

  #take(at: number, past: Past): void {
    const isStep = this.#way === 'step' && at === this.at && this.shown?.at === at - 1
    const news = isStep ? this.#toldAt(at).map(({ event }) => event) : []
    this.scenes = news.filter((event) => this.#setting.isScene(event))
    const shown = { at, past, news }
    if (this.scenes.length > 0) this.next = shown
    else this.#show(shown)
  }

  #show(shown: Shown): void {
    this.next = undefined
    this.shown = shown
    if (shown.at !== this.at) return
    if (this.#way !== 'scrub') this.#setting.arrived()
    if (this.isPlaying) this.#goOn()
  }

  /** Plays on, once what is shown could be read. */
  #goOn(): void {
    if (this.at >= this.line.last) {
      this.pause()
      return
    }
    void this.#pasts.get(this.at + 1).catch(() => undefined)
    clearTimeout(this.#timer)
    const rest = dwell(this.#setting.letters(), this.speed)
    this.#timer = setTimeout(() => this.goTo(this.at + 1, 'step'), rest)
  }

  /** Whatever is still moving or waiting comes to its end at once. */
  #cut(): void {
    clearTimeout(this.#timer)
    this.scenes = []
    if (this.next !== undefined) this.shown = { ...this.next, news: [] }
    this.next = undefined
  }

  #fail(error: unknown): void {
    this.pause()
    this.#setting.fail(error)
  }
}
