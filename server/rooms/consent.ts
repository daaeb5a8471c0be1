import { effective, MatchError, type Seat, type UndoRefusal } from '@monomyth/engine'
import type { Proposal } from '@monomyth/wire'
import type { TableRow } from '../contract.ts'
import { Refused } from '../http/refused.ts'
import type { Asking } from './asking.ts'
import type { Inside } from './inside.ts'
import { giveUp } from './leaving.ts'
import type { Live } from './live.ts'
import { isOverdue, isStillOverdue } from './patience.ts'
import { isDiscreet, isPerson, lentAt, personsAt } from './seats.ts'

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
      const owners = await this.ownersOf(live, seat)
      const wanted = [...personsAt(live.table, live.match), ...owners].filter((other) => other !== seat)
      // Bots agree to everything.
      if (wanted.length === 0)
        return asking.done({ undo: await this.takeBack(seat, { consent: everybody(live.table), request }) })
      this.inside.proposals.propose({ do: 'undo', seat }, seat, wanted, live.seq)
      asking.done()
      this.tellAll(live.seq)
    })
  }

  async kick(seat: Seat, asking: Asking, other: Seat): Promise<void> {
    const { presences } = this.inside
    await this.inside.whenSettled(async (live) => {
      const { match, table, seq } = live
      if (match.isOver()) throw new MatchError('E_OVER')
      if (!(other in table.seats)) throw new MatchError('E_UNKNOWN_SEAT')
      if (other === seat || !isPerson(table, match, other) || !isPerson(table, match, seat))
        throw new Refused('S_FORBIDDEN')
      if (!isOverdue(live, other, presences, this.inside.now())) throw new Refused('S_TOO_SOON')
      const wanted = personsAt(table, match).filter((one) => one !== seat && one !== other)
      if (wanted.length > 0) this.inside.proposals.propose({ do: 'kick', seat: other }, seat, wanted, seq)
      else await giveUp(this.inside, other, 'bot', { request: asking.key })
      asking.done()
      if (wanted.length > 0) this.tellAll(seq)
    })
  }

  async agree(seat: Seat, asking: Asking, proposal: number, yes: boolean): Promise<void> {
    const { proposals, keeper } = this.inside
    await this.inside.whenSettled(async ({ seq }) => {
      // Of the last word nothing is left but what it led to.
      if (await keeper.knows(asking.key)) return asking.done()
      const said = proposals.heard(proposal, seat, yes, seq)
      if (said?.wanted.length === 0) await this.carryOutFor(said, seq, asking.key)
      else {
        proposals.hear(said, seq)
        this.tellAll(seq)
      }
      asking.done()
    })
  }

  /** What two agreed to at once, one here and one on another node: nobody waits for it to be done. */
  async carryOut(): Promise<void> {
    const { proposals, keeper } = this.inside
    const { seq } = await keeper.current()
    const { current } = proposals
    if (current !== undefined && proposals.isAgreed(seq)) await this.carryOutFor(current, seq)
  }

  /**
   * What everybody has agreed to is done to the match they agreed about, and to no other. Until it is stored it stays
   * proposed: whoever had the last word may say it again.
   */
  private async carryOutFor({ what }: Proposal, seq: number, request?: string): Promise<void> {
    const { proposals, keeper } = this.inside
    const how = { seq, ...(request !== undefined && { request }) }
    if (what.do === 'kick') await this.stillWanted(what.seat)
    if (what.do === 'undo') await this.takeBack(what.seat, { consent: everybody(keeper.table), ...how })
    else await giveUp(this.inside, what.seat, 'bot', how)
    proposals.drop()
    this.tellAll(seq)
    // Another node was faster, and the match is another one by now.
    if (request !== undefined && !(await keeper.knows(request))) throw new Refused('S_NO_PROPOSAL')
  }

  /** Whoever has come back meanwhile plays on. */
  private async stillWanted(seat: Seat): Promise<void> {
    const { proposals, presences, keeper } = this.inside
    const live = await keeper.current()
    if (isStillOverdue(live, seat, presences, this.inside.now())) return
    proposals.drop()
    this.tellAll(live.seq)
    throw new Refused('S_TOO_SOON')
  }

  /** The owners of lent seats who still played when the first answer was given that this undo would take back. */
  private async ownersOf(live: Live, seat: Seat): Promise<readonly Seat[]> {
    const lent = lentAt(live.table, live.match)
    if (lent.length === 0) return []
    const whole = await this.inside.keeper.whole(live)
    const { log, table } = whole
    const until = [...log]
    const windows = isDiscreet(live.table, whole) ? 'discreet' : 'quick'
    if (whole.undo(seat, everybody(live.table), windows) !== undefined) return []
    const left = new Set(effective(whole.log, table.before).map(({ entry }) => entry))
    const first = effective(until, table.before).find(({ entry }) => entry?.do === 'answer' && !left.has(entry))?.entry
    const from = first === undefined ? until.length : until.indexOf(first)
    return lent.filter((owner) => from < until.findLastIndex((entry) => entry.do === 'leave' && entry.seat === owner))
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
        // What it told on the way here was told before.
        whole.stored.length = 0
        const draft = live.draft({ now: this.inside.now(), whole })
        const windows = isDiscreet(live.table, whole) ? 'discreet' : 'quick'
        draft.act((match) => {
          refused = match.undo(seat, consent, windows)
        }, request)
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

const everybody = ({ seats }: TableRow): readonly Seat[] => [...seats.keys()]
