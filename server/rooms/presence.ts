import type { Match, Seat, Viewer } from '@monomyth/engine'
import { SPECTATOR } from '@monomyth/engine'
import type { Presence } from '@monomyth/wire'
import type { TableRow } from '../contract.ts'
import { isBot } from './seats.ts'

/** A node that says nothing for so long is gone; so often each says who is there. */
const GONE = 75_000
export const BEAT = 25_000

interface There {
  readonly seats: readonly Seat[]
  readonly watching: number
  readonly at: number
}

/** Who has a table open, on this node and on all others. */
export class Presences {
  private readonly node: string
  private readonly there = new Map<string, There>()
  /** By seat: when it was last known to be here. */
  private readonly seen = new Map<Seat, number>()
  /** Before this nothing is known. */
  private readonly from: number

  constructor(node: string, from: number) {
    this.node = node
    this.from = from
  }

  /** Somebody came or went here. True: others should know. */
  here(viewers: readonly Viewer[], now: number): boolean {
    const seats = [...new Set(viewers.filter((viewer) => viewer !== SPECTATOR))].sort((a, b) => a - b)
    const watching = viewers.filter((viewer) => viewer === SPECTATOR).length
    const before = this.there.get(this.node)
    this.see([...seats, ...(before?.seats ?? [])], now)
    this.there.set(this.node, { seats, watching, at: now })
    return before?.watching !== watching || before.seats.join() !== seats.join()
  }

  hear(node: string, { seats, watching }: Omit<There, 'at'>, now: number): void {
    this.see([...seats, ...(this.there.get(node)?.seats ?? [])], now)
    if (seats.length === 0 && watching === 0) this.there.delete(node)
    else this.there.set(node, { seats, watching, at: now })
  }

  /** What this node says of itself. */
  own(): Omit<There, 'at'> {
    const { seats, watching } = this.there.get(this.node) ?? { seats: [], watching: 0 }
    return { seats, watching }
  }

  isHere(seat: Seat, now: number): boolean {
    return this.lively(now).some(({ seats }) => seats.includes(seat))
  }

  /** How long nobody has seen this seat, as far as this node knows; 0: it is here. */
  absence(seat: Seat, now: number): number {
    return this.isHere(seat, now) ? 0 : now - Math.max(this.from, this.seen.get(seat) ?? 0)
  }

  watching(now: number): number {
    return this.lively(now).reduce((sum, { watching }) => sum + watching, 0)
  }

  seats(table: TableRow, match: Match, now: number): Presence {
    return table.seats.map((_, seat) => {
      if (match.isGone(seat) || isBot(table, match, seat)) return 'bot'
      return this.isHere(seat, now) ? 'here' : 'away'
    })
  }

  /** Of several nodes that have the table open one sees to it; the others only if that one does not. */
  isLead(now: number): boolean {
    this.lively(now)
    return [...this.there.keys()].every((node) => node >= this.node)
  }

  private see(seats: readonly Seat[], now: number): void {
    for (const seat of seats) this.seen.set(seat, now)
  }

  private lively(now: number): readonly There[] {
    for (const [node, { at }] of this.there) if (node !== this.node && now - at > GONE) this.there.delete(node)
    return [...this.there.values()]
  }
}
