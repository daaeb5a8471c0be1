import { randomInt } from 'node:crypto'
import type { Seat } from '@monomyth/engine'
import type { Proposal } from '@monomyth/wire'
import { Refused } from '../http/refused.ts'

/** Something proposed at one state of the match: it falls when the match goes on. */
export interface Proposed {
  readonly proposal: Proposal
  readonly seq: number
}

/** What everybody must agree to; one thing at a time. */
export class Proposals {
  private now: Proposed | undefined

  get current(): Proposal | undefined {
    return this.now?.proposal
  }

  /** Everybody has agreed, and the match still stands where it stood. */
  isAgreed(seq: number): boolean {
    return this.now !== undefined && this.now.seq === seq && this.now.proposal.wanted.length === 0
  }

  propose(what: Proposal['what'], by: Seat, wanted: readonly Seat[], seq: number): void {
    if (this.now !== undefined) throw new Refused('S_BUSY')
    this.now = { proposal: { id: randomInt(1, 2 ** 31 - 1), what, by, yes: [by], wanted }, seq }
  }

  /** What is proposed once this seat has given its word; undefined: with a no, it falls. */
  heard(id: number, seat: Seat, yes: boolean, seq: number): Proposal | undefined {
    const { now } = this
    if (now === undefined || now.proposal.id !== id || now.seq !== seq) throw new Refused('S_NO_PROPOSAL')
    const { proposal } = now
    if (proposal.yes.includes(seat) && yes) return proposal
    if (!proposal.wanted.includes(seat) && proposal.by !== seat) throw new Refused('S_FORBIDDEN')
    return yes ? withYes(proposal, [seat]) : undefined
  }

  /** The match went on. True: something fell. */
  fallsAt(seq: number): boolean {
    if (this.now === undefined || this.now.seq === seq) return false
    this.now = undefined
    return true
  }

  drop(): void {
    this.now = undefined
  }

  /**
   * What is proposed at this state of the match: as somebody's word leaves it, or as another node says. Two who agree at
   * once on two nodes have both agreed.
   */
  hear(proposal: Proposal | undefined, seq: number): void {
    const { now } = this
    if (proposal === undefined) this.now = undefined
    else if (now?.proposal.id === proposal.id) this.now = { ...now, proposal: withYes(now.proposal, proposal.yes) }
    else this.now = { proposal, seq }
  }
}

const withYes = (proposal: Proposal, seats: readonly Seat[]): Proposal => ({
  ...proposal,
  yes: [...new Set([...proposal.yes, ...seats])],
  wanted: proposal.wanted.filter((seat) => !seats.includes(seat)),
})
