import { MatchError, type Seat, type UndoRefusal } from '@monomyth/engine'
import { Refused } from '../http/refused.ts'
import type { Asking } from './asking.ts'
import type { Inside } from './inside.ts'
import { giveUp } from './leaving.ts'
import type { Live } from './live.ts'
import { isDiscreet, isPerson, personsAt } from './seats.ts'
import { windowAsk } from './windows.ts'

interface TakingBack {
  readonly consent: readonly Seat[]
  readonly request?: string
  /** Only if the match still stands there. */
  readonly seq?: number
}

/** What needs the word of others: taking back what is not harmless, and letting a bot play for somebody. */
export class Consent {
  private readonly inside: Inside

  constructor(inside: Inside) {
    this.inside = inside
  }

  async undo(seat: Seat, asking: Asking, all: boolean): Promise<void> {
    await this.inside.whenSettled(async (live) => {
      // What a bot answered for somebody is not theirs to take back.
      if (!isPerson(live.table, live.match, seat)) throw new Refused('S_FORBIDDEN')
      const request = asking.key
      const refused = await this.takeBack(seat, { consent: [], request })
      const isFinal = refused === undefined || refused.code === 'U_NOTHING' || refused.code === 'U_OVER'
      if (isFinal || !all) return asking.done({ undo: refused })
      const wanted = personsAt(live.table, live.match).filter((other) => other !== seat)
      // Bots agree to everything.
      if (wanted.length === 0)
        return asking.done({ undo: await this.takeBack(seat, { consent: everybody(live), request }) })
      this.inside.proposals.propose({ do: 'undo', seat }, seat, wanted, live.seq)
      asking.done()
      this.tellAll(live.seq)
    })
  }

  async kick(seat: Seat, asking: Asking, other: Seat): Promise<void> {
    await this.inside.whenSettled(async ({ match, table, seq }) => {
      if (match.isOver()) throw new MatchError('E_OVER')
      if (!(other in table.seats)) throw new MatchError('E_UNKNOWN_SEAT')
      if (other === seat || !isPerson(table, match, other) || !isPerson(table, match, seat))
        throw new Refused('S_FORBIDDEN')
      const wanted = personsAt(table, match).filter((one) => one !== seat && one !== other)
      if (wanted.length > 0) this.inside.proposals.propose({ do: 'kick', seat: other }, seat, wanted, seq)
      // With nobody to ask, only somebody who is away can be played for.
      else if (this.inside.presences.isHere(other, this.inside.now())) throw new Refused('S_FORBIDDEN')
      else await giveUp(this.inside, other, 'bot', { request: asking.key })
      asking.done()
      if (wanted.length > 0) this.tellAll(seq)
    })
  }

  async agree(seat: Seat, asking: Asking, proposal: number, yes: boolean): Promise<void> {
    await this.inside.whenSettled(async ({ seq }) => {
      this.inside.proposals.agree(proposal, seat, yes)
      asking.done()
      this.tellAll(seq)
      await this.carryOut()
    })
  }

  /** What everybody has agreed to is done to the match they agreed about, and to no other. */
  async carryOut(): Promise<void> {
    const { proposals, keeper } = this.inside
    const live = await keeper.current()
    const { seq } = live
    const { current } = proposals
    if (current === undefined || !proposals.isAgreed(seq)) return
    proposals.drop()
    this.tellAll(seq)
    const { what } = current
    if (what.do === 'undo') await this.takeBack(what.seat, { consent: everybody(live), seq })
    else await giveUp(this.inside, what.seat, 'bot', { seq })
  }

  /** Why not, or undefined where it is done. */
  private async takeBack(seat: Seat, { consent, request, seq }: TakingBack): Promise<UndoRefusal | undefined> {
    const { keeper } = this.inside
    if (request !== undefined && (await keeper.knows(request))) return undefined
    let refused: UndoRefusal | undefined
    await keeper.change(
      async (live) => {
        if (seq !== undefined && seq !== live.seq) return undefined
        const whole = await keeper.whole(live)
        const draft = live.draft({ now: this.inside.now(), whole })
        draft.act((match) => {
          refused = match.undo(seat, consent)
        }, request)
        // Back into a window: everybody would learn that this seat was asked in it.
        const isBack = consent.length === 0 && isDiscreet(live.table, whole) && windowAsk(whole) !== undefined
        if (refused === undefined && isBack) refused = { code: 'U_REACT' }
        return refused === undefined ? draft : undefined
      },
      { request },
    )
    return refused
  }

  private tellAll(seq: number): void {
    const { current } = this.inside.proposals
    this.inside.tell({ say: 'proposal', proposal: current ?? null, seq })
    this.inside.broadcast({ kind: 'proposal', proposal: current })
  }
}

const everybody = ({ table }: Live): readonly Seat[] => [...table.seats.keys()]
