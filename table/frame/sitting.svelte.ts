import type { AskView, GameEvent, GameLang, Reader, Seat, UndoRefusal, Viewer } from '@monomyth/engine'
import { SPECTATOR } from '@monomyth/engine'
import type { Barred, Choice, GameTable, LangId, SeatShown } from '@monomyth/ui'
import { type Frame, type SeatClient, TableError, type TroubleCode } from '../client/client.ts'
import { settings } from '../settings.svelte.ts'
import { words } from '../words/current.svelte.ts'
import { askOf, barredOf, choicesOf, type Wording } from './choices.ts'
import type { Company } from './company.ts'
import { Feed, type Guide, hear } from './feed.svelte.ts'
import { Gate } from './gate.ts'
import { hasDrawn, sentencesOf, type Telling } from './lines.ts'
import { painted } from './painted.ts'
import { dropPause, keepPause, keptPause, rewound } from './paused.ts'
import { SPEEDS } from './queue.ts'
import { Screen } from './screen.svelte.ts'
import { isWindowOpen } from './window.ts'

/** After so many milliseconds one is told that an answer is still on its way. */
const SLOW = 400

/** The language of whoever sits here, live. */
export interface Tongue {
  readonly lang: GameLang
  readonly langId: LangId
}

/** What somebody sits down at. */
interface Seating {
  readonly client: SeatClient
  readonly table: GameTable
  readonly company: Company | undefined
}

/** Somebody, or several people around one screen, at a match: what is shown of it, what is asked, and what they do. */
export class Sitting implements Guide {
  readonly client: SeatClient
  readonly table: GameTable
  readonly seats: readonly SeatShown[]
  /** Those one plays with who are elsewhere; undefined: everybody is here. */
  readonly company: Company | undefined
  /** Several people around this screen: what is told is what everybody may know. */
  readonly isShared: boolean
  readonly feed: Feed
  readonly screen: Screen
  /** Says a sentence to whoever listens to the page. */
  speak: (sentence: string) => void = () => {}

  readonly #tongue: Tongue
  #isBusy = $state(false)
  /** What is asked is being declined as settled. Apart from `#isBusy`, on which what can be chosen must not hang. */
  #isDeclining = $state(false)
  #isSlow = $state(false)
  #taken = $state.raw<Choice>()
  #trouble = $state.raw<TroubleCode>()
  /** The next frame comes from what somebody here did. */
  #isExpected = false
  /** Who answered last at this screen: taking back is theirs. */
  #last = $state<Seat>()
  /** What follows from an answer waits until the answer is seen to be taken: to show all that takes its time. */
  readonly #gate = new Gate<Frame>((frame) => this.#receive(frame))
  #arrivals: Promise<unknown> = Promise.resolve()
  #stop = (): void => {}

  private constructor({ client, table, company }: Seating, tongue: Tongue, frame: Frame) {
    this.client = client
    this.table = table
    this.company = company
    this.#tongue = tongue
    this.seats = client.card().seats
    this.isShared = company === undefined && this.seats.filter(({ bot }) => bot === undefined).length > 1
    this.feed = new Feed(this, frame)
    this.screen = new Screen({
      client,
      put: (seen) => this.feed.put(seen),
      take: (seen) => this.#take(seen, true),
    })
  }

  /** Sits down at a match: resolves when there is something to see. */
  static async at(client: SeatClient, table: GameTable, tongue: Tongue, company?: Company): Promise<Sitting> {
    let newest: Frame | undefined
    let sitting: Sitting | undefined
    let stop = (): void => {}
    const first = await new Promise<Frame>((resolve) => {
      stop = client.listen((frame) => {
        newest = frame
        if (sitting === undefined) resolve(frame)
        else sitting.#gate.push(frame)
      })
    })
    const seated = new Sitting({ client, table, company }, tongue, first)
    const told = await client.events(seated.isShared ? SPECTATOR : first.viewer)
    seated.feed.begin(newest ?? first, told)
    const asked = await seated.#rewind()
    seated.#stop = stop
    sitting = seated
    seated.#maybePass(seated.feed.newest)
    void seated.#resume(asked)
    return seated
  }

  close(): void {
    this.#stop()
    this.feed.clear()
    this.client.close()
  }

  // ── What is to be seen ────────────────────────────────────────────────────────────────────────────────────────────

  get lang(): GameLang {
    return this.#tongue.lang
  }
  get langId(): LangId {
    return this.#tongue.langId
  }
  /** An answer is on its way. */
  get isBusy(): boolean {
    return this.#isBusy
  }
  /** It takes longer than one should have to wait without being told. */
  get isSlow(): boolean {
    return this.#isSlow
  }
  /** The answer on its way. */
  get taken(): Choice | undefined {
    return this.#taken
  }
  /** What went wrong last. Nothing of the match is lost by it. */
  get trouble(): TroubleCode | undefined {
    return this.#trouble
  }
  get viewer(): Viewer {
    return this.feed.shown.viewer
  }
  readonly #readerSeat: Viewer = $derived.by(() => (this.isShared ? SPECTATOR : this.viewer))
  /** For sentences about what happened: around one screen nobody is "you". */
  readonly reader: Reader = $derived.by(() => ({ names: this.seats.map(({ name }) => name), seat: this.#readerSeat }))
  readonly telling: Telling = $derived.by(() => {
    const { turnEvent, piecesIn } = this.table
    return { lang: this.lang, reader: this.reader, seats: this.seats, turnEvent, piecesIn }
  })
  /** How long movements take. */
  get pace(): number {
    return settings.motion * SPEEDS[settings.now.pace]
  }
  /** How long what is to be read stays. Who wants neither movement nor pauses reads it in the log. */
  get stay(): number {
    const { motion, now } = settings
    return motion === 0 && now.pace === 'at-once' ? 0 : SPEEDS[now.pace]
  }
  /** Those who sit here and are still in the match. */
  readonly persons: readonly Seat[] = $derived.by(() => {
    const { gone, lent } = this.feed.newest
    const isHere = (seat: Seat): boolean =>
      this.company === undefined ? this.seats[seat]?.bot === undefined : seat === this.feed.newest.viewer
    return [...this.seats.keys()].filter((seat) => isHere(seat) && !gone.includes(seat) && !lent.includes(seat))
  })
  /** Several people look at this screen: hands are hidden and windows are public. */
  get isDiscreet(): boolean {
    return this.isShared && this.persons.length > 1
  }

  /** What is asked of whoever sits here, as soon as it can be answered. */
  readonly ask: AskView | undefined = $derived.by(() => {
    const { newest, isBehind, isOwnBehind } = this.feed
    if (this.screen.showing !== undefined) return undefined
    if (this.screen.reacting !== undefined) return this.screen.reacting
    const ask = askOf(newest.asks, newest.viewer)
    if (ask === undefined || isOwnBehind || newest.lent.includes(ask.seat)) return undefined
    if (this.isDiscreet) return isBehind || ask.window ? undefined : ask
    return this.#isDeclining && this.#isPassed(ask) ? undefined : ask
  })
  readonly #wording: Wording = $derived.by(() => {
    const { game, readings } = this.table
    return { game, readings, lang: this.lang }
  })
  readonly choices: readonly Choice[] = $derived.by(() =>
    this.ask === undefined ? [] : choicesOf(this.#wording, this.feed.newest.view, this.ask),
  )
  readonly barred: readonly Barred[] = $derived.by(() =>
    this.ask === undefined ? [] : barredOf(this.#wording, this.feed.newest.view, this.ask),
  )
  /** What is asked, in one sentence. */
  readonly question: string = $derived.by(() =>
    this.ask === undefined ? '' : this.lang.ask(this.ask.kind, this.feed.newest.view, this.ask.seat),
  )
  /** What happened last, in a sentence. */
  readonly lately: string | undefined = $derived.by(() => {
    const last = this.feed.told.slice(-4).map(({ event }) => event)
    return sentencesOf(this.telling, last).at(-1)
  })
  /** Those who are waited for, as far as everybody may know. */
  readonly waitedFor: readonly Seat[] = $derived.by(() => [...new Set(this.feed.shown.asks.map(({ seat }) => seat))])
  /** What only one may see is covered while others look. */
  get isCovered(): boolean {
    const { asks, viewer } = this.feed.shown
    if (!this.isDiscreet) return viewer === SPECTATOR
    return this.screen.showing !== undefined || askOf(asks, viewer) === undefined
  }
  /** Whoever is here has no seat, and holds nothing. */
  get isLookingOn(): boolean {
    return !this.isShared && this.viewer === SPECTATOR
  }

  // ── What people do ────────────────────────────────────────────────────────────────────────────────────────────────

  /** Gives an answer. What is still to be shown is skipped. Resolves to whether it was taken. */
  async answer(key: string): Promise<boolean> {
    const { ask, screen } = this
    if (ask === undefined || this.#isBusy) return false
    const isReaction = screen.reacting !== undefined
    const hasPlayed = key !== ask.pass
    if (isReaction && !hasPlayed) screen.hide()
    this.#last = ask.seat
    this.#taken = this.choices.find((choice) => choice.key === key)
    const isTaken = await this.#send(() => Promise.all([this.client.answer(ask.seat, ask.id, key), this.#catchUp()]))
    if (isReaction && isTaken) screen.answered(hasPlayed)
    return isTaken
  }

  /** Once the answer is seen to be taken, the rest of what happened before it is shown at once. */
  async #catchUp(): Promise<void> {
    await painted()
    if (!this.feed.isBehind) return
    this.feed.skip()
    await painted()
  }

  /** Takes the last answer given here back. Resolves to why not. */
  async undo(all: boolean): Promise<UndoRefusal | undefined> {
    const { viewer } = this.feed.newest
    const seat = this.#last ?? (viewer === SPECTATOR ? this.persons[0] : viewer)
    if (seat === undefined) return { code: 'U_NOTHING' }
    let refused: UndoRefusal | undefined
    this.feed.skip()
    await this.#send(async () => {
      refused = await this.client.undo(seat, all)
    })
    return refused
  }

  /** Has somebody here answered something that could be taken back? */
  get hasAnswered(): boolean {
    return this.#last !== undefined
  }

  /** Shows the rest of what happened at once. */
  skip(): void {
    this.feed.skip()
  }

  /** Gives up the seat of whoever sits here. */
  async resign(): Promise<void> {
    const { viewer } = this.feed.newest
    const seat = viewer === SPECTATOR ? this.persons[0] : viewer
    if (seat !== undefined) await this.#send(() => this.client.resign(seat))
  }

  /** The news of what went wrong has been read. */
  forget(): void {
    this.#trouble = undefined
  }

  report(code: TroubleCode): void {
    this.#trouble = code
  }

  async #send(work: () => Promise<unknown>): Promise<boolean> {
    this.#isBusy = true
    this.#isExpected = true
    this.#gate.shut()
    const slow = setTimeout(() => {
      this.#isSlow = true
    }, SLOW)
    try {
      await work()
      return true
    } catch (error) {
      this.report(error instanceof TableError ? error.code : 'T_UNKNOWN')
      return false
    } finally {
      clearTimeout(slow)
      this.#isSlow = false
      this.#isBusy = false
      this.#taken = undefined
      // Whatever followed from it has come before the promise was kept.
      if (this.#gate.open() === 0) this.#isExpected = false
    }
  }

  // ── What comes from the match ─────────────────────────────────────────────────────────────────────────────────────

  #receive(frame: Frame): void {
    const isOwn = this.#isExpected
    this.#isExpected = false
    if (!this.screen.keeps(frame)) this.#take(frame, isOwn)
  }

  #take(frame: Frame, isOwn: boolean): void {
    this.feed.hear(frame, isOwn)
    this.screen.drop()
    if (this.isShared) this.#arrivals = this.#arrivals.then(() => this.#admit(frame, isOwn))
    else this.feed.push(frame, isOwn)
    this.#maybePass(frame)
  }

  /** Around one screen what is told is what everybody may know, whoever sits there. */
  async #admit(frame: Frame, isOwn: boolean): Promise<void> {
    const events = await this.client.events(SPECTATOR).catch(() => frame.events)
    this.feed.push({ ...frame, events }, isOwn)
  }

  /** Declines what somebody has settled to decline always. */
  #maybePass({ asks, viewer, lent }: Frame): void {
    const ask = askOf(asks, viewer)
    if (ask === undefined || this.isDiscreet || lent.includes(ask.seat) || !this.#isPassed(ask)) return
    this.#isDeclining = true
    void this.#send(() => this.client.answer(ask.seat, ask.id, ask.pass ?? '')).then(() => {
      this.#isDeclining = false
    })
  }

  #isPassed({ kind, window, pass }: AskView): boolean {
    return window && pass !== undefined && settings.passes(this.table.game.id, kind)
  }

  isScene(event: GameEvent): boolean {
    return this.table.isScene(event)
  }

  cue(event: GameEvent): void {
    hear(this.table.cue?.(event))
  }

  say(sentence: string): void {
    this.speak(sentence)
  }

  /** A pause in which somebody here could react, as far as everybody can tell. */
  isPause({ kind }: GameEvent, frame: Frame, since: readonly GameEvent[]): boolean {
    if (kind !== '@window' || !this.isDiscreet) return false
    const { reactions } = this.table.game
    const could = (view: unknown, seat: Seat): boolean => reactions?.could(view, seat, { kind }) ?? false
    return this.persons.some(
      (seat) => could(this.feed.shown.view, seat) || (could(frame.view, seat) && hasDrawn(since, seat)),
    )
  }

  /** Asks everybody at once whether they react; again, if what followed from it could not be stored. */
  async pause(isOpen: boolean): Promise<boolean> {
    const { view, viewer } = this.feed.newest
    const order: readonly Seat[] = this.table.game.reactions?.order(view, { kind: '@window' }) ?? []
    const seats = this.persons.toSorted((a, b) => order.indexOf(a) - order.indexOf(b))
    keepPause(this.client.card().id, this.feed.told.at(-1)?.n ?? 0)
    for (;;) {
      try {
        const hasMoved = await this.screen.window(isOpen, seats, viewer)
        dropPause()
        return hasMoved
      } catch (error) {
        this.report(error instanceof TableError ? error.code : 'T_UNKNOWN')
      }
    }
  }

  rest(hasOthers: boolean): void {
    if (this.ask !== undefined) {
      if (hasOthers) hear('turn')
      this.speak(words().frame.asked(this.question))
    }
    void this.#seatNext()
  }

  /** Back to the question everybody was asked when the page was left. Resolves to what is known since. */
  async #rewind(): Promise<Frame | undefined> {
    const { newest, told } = this.feed
    const n = this.isDiscreet ? keptPause(this.client.card().id) : undefined
    if (n === undefined || n >= (told.at(-1)?.n ?? 0)) return undefined
    this.feed.begin(
      await rewound(this.client, newest, n),
      told.filter((one) => one.n <= n),
    )
    this.feed.hear(newest, false)
    return { ...newest, events: told }
  }

  /** A match opened at a pause goes on with its question, whether or not somebody could have reacted. */
  async #resume(since: Frame | undefined): Promise<void> {
    if (since !== undefined) {
      if (!(await this.pause(false))) this.feed.push(since, false)
      return
    }
    const { told, newest } = this.feed
    const last = told.at(-1)?.event
    const isPaused = last !== undefined && !newest.over && this.isPause(last, newest, [])
    if (isPaused && (await this.pause(isWindowOpen(newest)))) return
    this.rest(false)
  }

  /** Passes the screen on to whoever must answer. Where only one is left here, there is nothing to hide. */
  async #seatNext(): Promise<void> {
    const { waiting, viewer, over } = this.feed.newest
    if (!this.isShared || over || this.screen.showing !== undefined || this.screen.reacting !== undefined) return
    if (this.isDiscreet && isWindowOpen(this.feed.newest)) return void (await this.pause(true))
    if (waiting.length === 0 || waiting.includes(viewer)) return
    const seat = this.isDiscreet ? await this.screen.pass(waiting) : waiting[0]
    if (seat !== undefined) await this.#send(() => this.client.sit(seat))
  }
}
