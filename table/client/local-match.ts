import { BOTS, isBotId } from '@monomyth/bots'
import {
  type AnyGame,
  Chance,
  type EventView,
  isRetold,
  keyOf,
  type Match,
  open,
  read,
  type Seat,
  SPECTATOR,
  save,
  start,
  type UndoRefusal,
  type Viewer,
} from '@monomyth/engine'
import type { Tutorial } from '@monomyth/ui'
import { type Eyes, type Frame, type MatchCard, type Moment, type NewMatch, type Past, TableError } from './client.ts'
import { Reel } from './reel.ts'
import { prepared } from './rivals.ts'
import type { Kept } from './store.ts'

type Asked = ReturnType<Match['open']>[number]

/** What a match is played with. */
export interface Box {
  readonly game: AnyGame
  /** The script of the other seats, in a match that teaches. */
  readonly tutorial: Tutorial | undefined
}

/** Plays where a level is not known here (any more). */
const USUAL_BOT = 'greedy'

/** A match on this device: the engine, the bots at its table, and what each viewer gets to see. Knows no storage. */
export class LocalMatch {
  readonly match: Match
  private readonly card: MatchCard
  private readonly tutorial: Tutorial | undefined
  private readonly game: AnyGame
  private reel: Reel | undefined
  private lesson: number | undefined
  /** Nobody here reacts, as long as no more than so many events have been told. */
  private quiet = -1

  constructor({ game, tutorial }: Box, match: Match, card: MatchCard) {
    this.game = game
    this.tutorial = tutorial
    this.match = match
    this.card = card
    this.lesson = card.lesson
  }

  static begin(box: Box, wanted: NewMatch, { id, now }: { readonly id: string; readonly now: number }): LocalMatch {
    const { name, seats } = wanted
    const { mode, options, seed } = box.tutorial ?? wanted
    const { carry, campaign } = wanted
    const match = start(box.game, { mode, options, seed, seats: seats.length, carry })
    const { given } = match.table
    return new LocalMatch(box, match, {
      ...{ id, game: box.game.id, name, mode: given.mode, options: given.options, seats, seed },
      ...{ created: now, changed: now, answers: 0, over: false, winners: [] },
      lesson: box.tutorial === undefined ? undefined : 0,
      ...(campaign === undefined ? {} : { campaign: { id: campaign, carry } }),
    })
  }

  /** Whatever is wrong with what was kept is a code of the engine. */
  static reopen(box: Box, { card, saved }: Pick<Kept, 'card' | 'saved'>): LocalMatch {
    const match = open(box.game, read(saved))
    if (match.table.given.seats !== card.seats.length) throw new TableError('E_SAVE_CHANGED', 'seats')
    return new LocalMatch(box, match, card)
  }

  /** Differs once there is something new to keep. */
  mark(): string {
    return `${this.match.log.length} ${this.lesson}`
  }

  /** What a store keeps of it. */
  keep(now: number): Pick<Kept, 'card' | 'saved'> {
    const { match, card, lesson } = this
    const answers = match.log.filter((entry) => entry.do === 'answer').length
    const winners = match.outcome()?.winners ?? []
    return {
      card: { ...card, changed: now, answers, over: match.isOver(), winners, lesson },
      saved: JSON.stringify(save(match)),
    }
  }

  // ── Looking ───────────────────────────────────────────────────────────────────────────────────────────────────────

  /** Whose eyes the table opens with: the only person's; around one screen nobody's until somebody sits down. */
  firstViewer(): Viewer {
    const persons = this.persons()
    const here = persons.filter((seat) => !this.match.isGone(seat))
    const [only = SPECTATOR, ...others] = here.length > 0 ? here : persons
    return others.length > 0 ? SPECTATOR : only
  }

  /** Nobody looks into the hand of a bot while the match is on, and nobody sees everything. */
  mayLook(eyes: Eyes): boolean {
    if (this.match.isOver()) return eyes === 'open' || eyes === SPECTATOR || eyes in this.card.seats
    return eyes === SPECTATOR || (eyes !== 'open' && this.isPerson(eyes))
  }

  sight(viewer: Viewer): Omit<Frame, 'n' | 'events'> {
    const { match } = this
    const seats = [...this.card.seats.keys()]
    return {
      viewer,
      view: match.view(viewer),
      asks: match.asks(viewer),
      waiting: this.waiting(viewer),
      outcome: match.outcome(),
      over: match.isOver(),
      gone: seats.filter((seat) => match.isGone(seat)),
      lent: seats.filter((seat) => match.isBot(seat)),
    }
  }

  events(eyes: Eyes, after = 0): readonly EventView[] {
    this.mustSee(eyes)
    if (eyes !== 'open') return this.match.events(eyes, after)
    const { stored } = this.match
    const told = stored.filter((_, i) => !isRetold(stored, i))
    return told.slice(after).map(({ event }, i) => ({ n: after + i + 1, event }))
  }

  history(eyes: Eyes): readonly Moment[] {
    this.mustSee(eyes)
    this.reel ??= new Reel(this.match)
    return this.reel.moments(eyes)
  }

  past(at: number, eyes: Eyes): Past {
    this.mustSee(eyes)
    this.reel ??= new Reel(this.match)
    return this.reel.past(at, eyes)
  }

  // ── Doing ─────────────────────────────────────────────────────────────────────────────────────────────────────────

  answer(seat: Seat, ask: number, key: string): void {
    this.mustBePerson(seat)
    this.match.answer(seat, ask, key)
  }

  undo(seat: Seat, all: boolean): UndoRefusal | undefined {
    this.mustBePerson(seat)
    return this.match.undo(seat, all ? [...this.card.seats.keys()] : [])
  }

  resign(seat: Seat): void {
    this.mustBePerson(seat)
    this.match.leave(seat, 'house')
  }

  learned(lesson: number): void {
    if (this.lesson !== undefined && Number.isInteger(lesson) && lesson >= 0) this.lesson = lesson
  }

  /** Nobody here reacts in the window that is open now: one who is asked declines, the rest follow by `goOn`. */
  decline(): void {
    this.quiet = this.match.stored.length
    if (this.declining() === undefined) throw new TableError('E_STALE_ASK')
    this.goOn()
  }

  /** Is there anything to be answered without a person? */
  canGoOn(): boolean {
    return this.declining() !== undefined || this.botAsked() !== undefined
  }

  /** One answer that needs no person. */
  goOn(): void {
    const { match } = this
    const declining = this.declining()
    if (declining !== undefined) {
      const { id, pass } = this.askOf(declining)
      match.answer(declining.seat, id, pass ?? '')
      return
    }
    const asked = this.botAsked()
    if (asked !== undefined) match.answer(asked.seat, this.askOf(asked).id, this.botAnswer(asked), 'bot')
  }

  // ── Inside ────────────────────────────────────────────────────────────────────────────────────────────────────────

  private persons(): Seat[] {
    return [...this.card.seats.keys()].filter((seat) => this.isPerson(seat))
  }

  private isPerson(seat: Seat): boolean {
    const shown = this.card.seats[seat]
    return shown !== undefined && shown.bot === undefined && !this.match.isBot(seat)
  }

  private mustBePerson(seat: Seat): void {
    if (!(seat in this.card.seats)) throw new TableError('E_UNKNOWN_SEAT', String(seat))
    if (!this.isPerson(seat)) throw new TableError('E_NOT_YOUR_ASK', String(seat))
  }

  private mustSee(eyes: Eyes): void {
    if (!this.mayLook(eyes)) throw new TableError('E_UNKNOWN_SEAT', String(eyes))
  }

  /** A vote stays open while others vote; who has voted is not waited for. */
  private unanswered(): readonly Asked[] {
    return this.match.open().filter(({ seat, votes }) => !votes.some((vote) => vote.seat === seat))
  }

  private waiting(viewer: Viewer): readonly Seat[] {
    const asked = this.unanswered().filter(({ seat }) => this.isPerson(seat))
    const persons = this.persons()
    const isSecret = asked.some(({ seat, ask }) => ask.known === 'seat' && seat !== viewer)
    // Nobody else may learn who is asked: then it might be anybody here.
    if (isSecret && persons.length > 1) return persons.filter((seat) => !this.match.isGone(seat))
    return asked.map(({ seat }) => seat)
  }

  private declining(): Asked | undefined {
    if (this.quiet !== this.match.stored.length) return undefined
    return this.unanswered().find(({ seat, window, pass }) => window && pass && this.isPerson(seat))
  }

  private botAsked(): Asked | undefined {
    return this.unanswered().find(({ seat }) => !this.isPerson(seat))
  }

  private askOf({ seat }: Asked) {
    const ask = this.match.asks(seat).find(({ id }) => id > 0)
    if (ask === undefined) throw new TableError('T_UNKNOWN', 'ask')
    return ask
  }

  /** A bot is shown what its seat may see, no more. Its chance follows from the match, so a reload changes nothing. */
  private botAnswer(asked: Asked): string {
    const { match, game } = this
    const { seat, ask, options, pass } = asked
    const shown = this.askOf(asked)
    const script = this.tutorial && prepared(this.tutorial, match, seat)
    if (script !== undefined && (script === shown.pass || shown.options.some(({ key }) => key === script)))
      return script
    const level = this.card.seats[seat]?.bot ?? USUAL_BOT
    const chance = new Chance(keyOf(`bots ${match.table.seed}`), { lane: match.log.length, drawn: 0 })
    const policy = BOTS[isBotId(level) ? level : USUAL_BOT](game, chance)
    const count = options.length
    const size = pass ? count + 1 : count
    const index = policy({ seat, ask, options, count, size, view: () => match.view(seat) })
    return shown.options[index]?.key ?? shown.pass ?? ''
  }
}
