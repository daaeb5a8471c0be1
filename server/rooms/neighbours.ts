import type { Known, TableNews } from '../contract.ts'
import type { Company } from './company.ts'
import type { Consent } from './consent.ts'
import { type Inside, waitingFor } from './inside.ts'
import { type Soft, softIn } from './soft.ts'

/** What a room does about what other nodes tell. */
export interface Hearing extends Inside {
  readonly company: Company
  readonly consent: Consent
  /** As `next`, but nobody waits for it. */
  later(work: () => Promise<unknown>): void
}

/** The ear of a room: what is told about its table, here or on other nodes. */
export class Neighbours {
  private readonly room: Hearing
  /** How far it was when last asked. */
  private stoodAt = ''

  constructor(room: Hearing) {
    this.room = room
  }

  learn(news: TableNews): void {
    const { room } = this
    if (news.kind === 'soft') this.learnSoft(news.node, softIn(news.soft))
    else if (news.kind === 'talk') room.later(() => room.company.tellTalk())
    else if (news.kind === 'table') this.learnTable(news.version)
    else if (news.seq !== room.keeper.live?.seq) room.later(() => room.keeper.refresh())
  }

  /** Some news may not have come. */
  catchUp(): void {
    const { room } = this
    room.tell({ say: 'who' })
    room.later(async () => {
      await room.keeper.refresh()
      await room.lookAtTable()
      await room.company.tellTalk()
    })
  }

  /** How far it is, if it was there already when last asked: where anything is going on, missing news show by that. */
  standsAt(): Known | undefined {
    const { keeper, company } = this.room
    const { live, table } = keeper
    const said = company.talk.last
    if (live === undefined || said < 0) return undefined
    const now = { table: table.id, version: table.version, seq: live.seq, alone: live.mark.alone, said }
    const before = this.stoodAt
    this.stoodAt = JSON.stringify(now)
    return before === this.stoodAt ? now : undefined
  }

  private learnTable(version: number | undefined): void {
    const { room } = this
    if (version === undefined || version !== room.keeper.table.version) room.later(() => room.lookAtTable())
  }

  private learnSoft(node: string, soft: Soft | undefined): void {
    const { room } = this
    if (node === room.parts.node || soft === undefined) return
    // What others have known for long, and may have something newer for.
    if ('to' in soft && soft.to !== room.parts.node) return
    if (soft.say === 'who') this.tellAll(node)
    else if (soft.say === 'mark') room.later(() => room.keeper.refresh())
    else if (soft.say === 'given') this.learnGiven(soft)
    else if (soft.say === 'proposal') room.later(() => this.learnProposal(soft))
    else {
      room.presences.hear(node, soft, room.now())
      room.company.tellPresence()
    }
  }

  /** A node has woken the table: all it needs that lies in no store. */
  private tellAll(to: string): void {
    const { room } = this
    room.tell({ say: 'here', ...room.presences.own() })
    for (const [seat, { ask, key, request, asking }] of room.given)
      if (asking !== undefined && request !== undefined) room.tell({ say: 'given', seat, ask, key, request, to })
    if (room.proposals.current !== undefined) room.later(() => this.tellProposal(to))
  }

  /** In its turn: until then something may have been stored, and what was proposed have fallen. */
  private async tellProposal(to: string): Promise<void> {
    const { room } = this
    const { seq } = await room.keeper.current()
    if (room.proposals.fallsAt(seq)) room.broadcast({ kind: 'proposal', proposal: undefined })
    const { current } = room.proposals
    if (current !== undefined) room.tell({ say: 'proposal', proposal: current, seq, to })
  }

  /** The same seat has answered elsewhere: that takes the place of what it said here. */
  private learnGiven({ seat, ask, key, request }: Soft & { readonly say: 'given' }): void {
    const { given } = this.room
    const before = given.get(seat)
    // Sent through both: it is the same answer.
    if (before?.request === request) return
    given.set(seat, { ask, key, request, by: 'seat', asking: undefined, outdone: waitingFor(before) })
  }

  /** In its turn: what it is about is on the table there, and is shown here before it. */
  private async learnProposal({ proposal, seq }: Soft & { readonly say: 'proposal' }): Promise<void> {
    const { room } = this
    room.proposals.hear(proposal ?? undefined, seq)
    room.broadcast({ kind: 'proposal', proposal: room.proposals.current })
    // Two said yes at once, one here and one there: neither node has seen it agreed before.
    if (proposal !== null && proposal.wanted.length > 0 && room.proposals.isAgreed(seq)) await room.consent.carryOut()
  }
}
