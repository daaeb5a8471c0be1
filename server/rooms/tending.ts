import { type Match, MatchError, type Seat, save } from '@monomyth/engine'
import type { Pausing } from '../contract.ts'
import { isForeseen } from './asking.ts'
import { bankAt, secretUntil } from './clocks.ts'
import type { Draft } from './draft.ts'
import { type Inside, waitingFor } from './inside.ts'
import type { Live } from './live.ts'
import { isBot, levelOf, runningOf, secretlyAsked, unanswered } from './seats.ts'
import { closesAt, isHeld, lapsesAt, letGo, lookAhead, onClock, pausesUntil, windowAsk } from './windows.ts'

/** How much later a node acts that is not the first to. */
const LATER = { window: 40, clock: 500, bot: 1500 }
/** Where not even the house can answer for a bot, it is tried again after so long. */
const STUCK = 30_000

/** Whatever happens to a match because time passes or a bot has thought. */
export class Tending {
  private readonly inside: Inside
  private thinking = false
  private stuckUntil = 0

  constructor(inside: Inside) {
    this.inside = inside
  }

  get isThinking(): boolean {
    return this.thinking
  }

  /** When there is something to do next; undefined: somebody must answer first. */
  nextAt(live: Live): number | undefined {
    const now = this.inside.now()
    const { pausing, due, at } = live.mark
    if (pausing !== undefined) {
      if (onClock(pausing, live.pace, now) !== pausing) return now
      const late = live.isAsking(now) && !isHeld(pausing) ? this.later('window') : 0
      return pausesUntil(pausing, live.pace, now) + late
    }
    if (due === undefined) return undefined
    if (this.botAsked(live) === undefined) return due + this.later('clock')
    // Where a bot thinks, its answer will come by itself.
    return this.thinking ? undefined : Math.max(this.stuckUntil, Math.min(at, now) + this.later('bot'))
  }

  /** What time has brought. */
  async tick(live: Live): Promise<void> {
    const now = this.inside.now()
    const { pausing } = live.mark
    if (pausing === undefined) return this.runOut(live)
    const timed = onClock(pausing, live.pace, now)
    if (timed !== pausing) await this.remark(live, timed)
    else if (isHeld(pausing) && pausing.hold !== undefined) {
      const lapses = lapsesAt(pausing.hold, live.pace)
      if (now >= lapses) await this.remark(live, letGo(pausing, lapses))
    } else if (this.isClosing(live)) await this.close()
  }

  /** Lets a bot think that is waited for, aside. */
  think(live: Live): void {
    const now = this.inside.now()
    if (this.thinking || now < this.stuckUntil || live.match.isOver()) return
    if (live.isAsking(now)) this.thinkInWindow(live)
    else if (live.isSettled(now) && now >= Math.min(live.mark.at, now) + this.later('bot')) {
      const seat = this.botAsked(live)
      // As it stands now, not when the bot has thought: by then the match may have gone on, or back.
      const { seq } = live
      if (seat !== undefined) this.ask(live, seat, live.match, 0, (key) => this.answer(seq, seat, key))
    }
  }

  // ── Windows ───────────────────────────────────────────────────────────────────────────────────────────────────────

  private isClosing(live: Live): boolean {
    const { pausing } = live.mark
    const now = this.inside.now()
    if (pausing === undefined || isHeld(pausing) || !live.isAsking(now)) return false
    return now >= closesAt(pausing, live.pace) + this.later('window')
  }

  /** The window is over: in their order, whoever has given an answer gives it, and the house declines for the rest. */
  private async close(): Promise<void> {
    while ((await this.inside.keeper.change((live) => this.closing(live))) === 'known')
      if (!(await this.dropKnown())) return
  }

  private closing(live: Live): Draft | undefined {
    if (!this.isClosing(live)) return undefined
    const draft = live.draft({ now: this.inside.now(), within: true })
    for (;;) {
      const asked = windowAsk(live.match)
      if (asked === undefined) return draft
      this.closeFor(live, draft, asked.seat)
      // What somebody played, and another window, come after this one.
      if (draft.hasPlay || draft.hasPassed) return draft
    }
  }

  /** Under its name something else was carried out before: such an answer is none, and keeps nobody else's back. */
  private async dropKnown(): Promise<boolean> {
    const { given, keeper } = this.inside
    let hasDropped = false
    for (const [seat, one] of given) {
      const { request } = one
      if (request === undefined || !(await keeper.knows(request))) continue
      // Whoever waits for it hears of it with everybody else.
      if (given.get(seat) === one) given.set(seat, { ...one, key: '', request: undefined })
      hasDropped = true
    }
    return hasDropped
  }

  /** Who has not answered declines, bots too: to wait for one would show everybody that it is asked. */
  private closeFor(live: Live, draft: Draft, seat: Seat): void {
    const mine = this.inside.given.get(seat)
    const isOption = mine !== undefined && mine.ask === live.mark.asked[seat] && isKey(live.match, seat, mine.key)
    if (isOption) draft.answer(seat, mine.key, mine.by, mine.request)
    else draft.timeOut(seat)
  }

  private async remark(live: Live, pausing: Pausing): Promise<void> {
    await this.inside.keeper.remark(live, { ...live.mark, pausing })
    this.inside.tell({ say: 'mark' })
  }

  /** Whoever comes first answers at once, as everybody may; those after it have theirs ready when the window closes. */
  private thinkInWindow(live: Live): void {
    const { given } = this.inside
    const asked = windowAsk(live.match)
    if (asked === undefined) return
    const all = [{ seat: asked.seat, match: live.match }, ...lookAhead(live.match)]
    const at = all.findIndex(({ seat }) => isBot(live.table, live.match, seat) && !given.has(seat))
    const one = all[at]
    if (one === undefined) return
    const { seat, match } = one
    const { seq } = live
    const ask = live.mark.asked[seat] ?? 0
    const isFirst = at === 0 && live.firstAsked() === seat
    this.ask(live, seat, match, at, async (key) => {
      if (isFirst) await this.answer(seq, seat, key)
      else {
        const outdone = waitingFor(given.get(seat))
        given.set(seat, { ask, key: key ?? '', by: 'bot', request: undefined, asking: undefined, outdone })
      }
    })
  }

  // ── Clocks ────────────────────────────────────────────────────────────────────────────────────────────────────────

  /** The house answers for whoever has no time left. */
  private async runOut(live: Live): Promise<void> {
    if (this.lateOf(live).length === 0) return
    await this.inside.keeper.change((now) => {
      const draft = now.draft({ now: this.inside.now() })
      for (const seat of this.lateOf(now))
        if (now.match.open().some((asked) => asked.seat === seat)) draft.timeOut(seat)
      return draft
    })
  }

  private lateOf({ table, match, mark }: Live): readonly Seat[] {
    if (match.isOver() || mark.pausing !== undefined) return []
    const now = this.inside.now() - this.later('clock')
    const running = runningOf(table, match)
    const bank = bankAt(mark, running, now)
    const until = secretUntil(table, mark.at)
    const secret = until !== undefined && now >= until ? secretlyAsked(table, match) : []
    return [...running.filter((seat) => bank[seat] === 0), ...secret]
  }

  // ── Bots ──────────────────────────────────────────────────────────────────────────────────────────────────────────

  private botAsked({ table, match }: Live): Seat | undefined {
    return unanswered(match).find(({ seat }) => isBot(table, match, seat))?.seat
  }

  private ask(
    live: Live,
    seat: Seat,
    match: Match,
    ahead: number,
    heard: (key: string | undefined) => Promise<unknown>,
  ): void {
    this.thinking = true
    void this.decide(live, seat, match, ahead)
      .catch((error) => this.inside.parts.fault(error, live.table.id))
      .then((key) =>
        this.inside.next(async () => {
          this.thinking = false
          await heard(key ?? undefined)
        }),
      )
      .catch((error) => {
        this.thinking = false
        if (!isForeseen(error)) this.inside.parts.fault(error, live.table.id)
      })
  }

  private decide({ table, seq }: Live, seat: Seat, match: Match, ahead: number): Promise<string> {
    const saved = JSON.stringify(save(match, { events: false }))
    const [game, level, lane] = [table.game, levelOf(table, seat), seq + ahead]
    return this.inside.parts.bots.decide({ game, saved, seat, level, lane })
  }

  /** Somebody else may have been faster. Where there is no answer, or none that counts, the house has one. */
  private async answer(seq: number, seat: Seat, key: string | undefined): Promise<void> {
    const by = async (house: boolean) =>
      this.inside.keeper.change((live) => {
        if (live.seq !== seq) return undefined
        const now = this.inside.now()
        const pass = live.askOf(seat, now)?.pass
        const draft = live.draft({ now, within: live.isAsking(now) && (house || key === pass) })
        if (house || key === undefined) draft.timeOut(seat)
        else draft.answer(seat, key, 'bot')
        return draft
      })
    try {
      await by(key === undefined).catch((error) => (error instanceof MatchError ? by(true) : Promise.reject(error)))
    } catch (error) {
      this.stuckUntil = this.inside.now() + STUCK
      throw error
    }
  }

  private later(what: keyof typeof LATER): number {
    return this.inside.presences.isLead(this.inside.now()) ? 0 : LATER[what]
  }
}

function isKey(match: Match, seat: Seat, key: string): boolean {
  const ask = match.asks(seat).find(({ id }) => id > 0)
  return ask !== undefined && (ask.pass === key || ask.options.some((option) => option.key === key))
}
