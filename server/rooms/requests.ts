import { MatchError, type Seat, SPECTATOR } from '@monomyth/engine'
import type { ClientMessage, Request } from '@monomyth/wire'
import { Refused } from '../http/refused.ts'
import { type Asking, isForeseen } from './asking.ts'
import { Consent } from './consent.ts'
import type { Draft } from './draft.ts'
import { retime } from './holding.ts'
import { type Inside, waitingFor } from './inside.ts'
import { comeBack, giveUp } from './leaving.ts'
import type { Live } from './live.ts'
import { Looking } from './looking.ts'
import { isPerson } from './seats.ts'
import type { Sitter } from './sitter.ts'
import { heldBy, wavedBy } from './windows.ts'

/** So often somebody may change their mind before a window closes. */
const MOST_MINDS = 20

type Of<What extends Request['do']> = Extract<ClientMessage, { do: What }>

/** What may be asked of a match, and how it is carried out. Whatever is thrown is said to whoever asked. */
export class Requests {
  readonly consent: Consent
  readonly looking: Looking
  private readonly inside: Inside

  constructor(inside: Inside) {
    this.inside = inside
    this.consent = new Consent(inside)
    this.looking = new Looking(inside)
  }

  carryOut(sitter: Sitter, asking: Asking): Promise<void> {
    const { message } = asking
    const seat = sitter.viewer
    if (message.do === 'events') return this.looking.events(seat, asking, message.eyes)
    if (message.do === 'history') return this.looking.history(seat, asking, message.eyes)
    if (message.do === 'past') return this.looking.past(seat, asking, message.at, message.eyes)
    if (seat === SPECTATOR) throw new Refused('S_FORBIDDEN')
    return this.act(seat, asking, message).catch((error) => this.orDone(asking, error))
  }

  /** What was carried out when it was sent before may be impossible by now. Whoever is busy says nothing of it. */
  private async orDone(asking: Asking, error: unknown): Promise<void> {
    const isBusy = error instanceof Refused && error.code === 'S_BUSY'
    if (isBusy || !isForeseen(error) || !(await this.inside.keeper.knows(asking.key))) throw error
    asking.done()
  }

  private async act(seat: Seat, asking: Asking, message: Request): Promise<void> {
    if (message.do === 'answer') return this.answer(seat, asking, message)
    if (message.do === 'hold') return this.hold(seat, asking, message.on)
    if (message.do === 'wave') return this.wave(seat, asking, message.window)
    if (message.do === 'undo') return this.consent.undo(seat, asking, message.all)
    if (message.do === 'agree') return this.consent.agree(seat, asking, message.proposal, message.yes)
    if (message.do === 'kick') return this.consent.kick(seat, asking, message.seat)
    return this.inside.whenSettled(async () => {
      if (message.do === 'leave') await giveUp(this.inside, seat, message.to, { request: asking.key })
      else await comeBack(this.inside, seat, asking.key)
      asking.done()
    })
  }

  private async answer(seat: Seat, asking: Asking, message: Of<'answer'>): Promise<void> {
    const { keeper, given } = this.inside
    await this.inside.whenShown(async () => {
      await keeper.change((live) => this.answering(live, seat, asking, message), { request: asking.key })
      if (given.get(seat)?.asking !== asking) asking.done()
    })
  }

  private async answering(
    live: Live,
    seat: Seat,
    asking: Asking,
    { ask: id, key }: Of<'answer'>,
  ): Promise<Draft | undefined> {
    const now = this.inside.now()
    const { match, table } = live
    if (live.isSettled(now) && match.isOver()) throw new MatchError('E_OVER')
    if (!isPerson(table, match, seat)) throw new MatchError('E_NOT_YOUR_ASK')
    if (live.askIdOf(seat, now) !== id) throw new MatchError('E_STALE_ASK')
    const isWindow = live.isAsking(now)
    // Else the match itself says whether there is such an answer.
    const ask = isWindow ? live.askOf(seat, now) : undefined
    if (ask !== undefined && key !== ask.pass && !ask.options.some((option) => option.key === key))
      throw new MatchError('E_UNKNOWN_ANSWER')
    // Whether somebody before it is asked must not show: not even by when its answer is taken.
    if (isWindow && live.firstAsked() !== seat) {
      // What is under its name already would be in the way of everybody's when the window closes.
      if (!(await this.inside.keeper.knows(asking.key))) this.give(seat, asking, id, key)
      return undefined
    }
    const draft = live.draft({ now, within: ask !== undefined && key === ask.pass })
    draft.answer(seat, key, 'seat', asking.key)
    return draft
  }

  /** It is taken when the window closes. A second answer to the same question takes the place of the first. */
  private give(seat: Seat, asking: Asking, ask: number, key: string): void {
    const { given } = this.inside
    const outdone = waitingFor(given.get(seat))
    // Of what was sent before under this name this says nothing: another node may have it.
    if (outdone.length >= MOST_MINDS) throw new Refused('S_BUSY')
    given.set(seat, { ask, key, by: 'seat', request: asking.key, asking, outdone })
    this.inside.tell({ say: 'given', seat, ask, key, request: asking.key })
  }

  private hold(seat: Seat, asking: Asking, on: boolean): Promise<void> {
    return this.retime(seat, asking, (pausing, { pace }, now) => heldBy(pausing, seat, on, pace, now))
  }

  /** Whoever lets a window pass has seen that one: by the time it is heard, another may be on the table. */
  private wave(seat: Seat, asking: Asking, n: number): Promise<void> {
    return this.retime(seat, asking, (pausing, live, now) => {
      if (live.windowNumber(now) !== n) throw new MatchError('E_STALE_ASK')
      return wavedBy(pausing, seat, live.awaited(now), live.pace, now)
    })
  }

  private async retime(seat: Seat, asking: Asking, change: Parameters<typeof retime>[2]): Promise<void> {
    await this.inside.next(async (live) => {
      const { table, match } = live
      const window = live.windowOn(this.inside.now())
      if (window === undefined) throw new MatchError('E_STALE_ASK')
      if (!isPerson(table, match, seat)) throw new Refused('S_FORBIDDEN')
      const changed = await retime(this.inside, window, change)
      if (changed === 'gone') throw new Refused('S_BUSY')
      asking.done()
      if (changed === 'stored') this.inside.tell({ say: 'mark' })
    })
  }
}
