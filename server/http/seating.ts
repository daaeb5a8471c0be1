import { isBotId } from '@monomyth/bots'
import { MatchError, type Seat, SPECTATOR } from '@monomyth/engine'
import type { Bus, Person, PersonId, Rooms, SeatRow, Store, TableId, TableRow, Time } from '../contract.ts'
import { changeRow } from '../store/rows.ts'
import { isFree, isFull, mayLook, viewerOf } from './card.ts'
import { FREE, nextSeat } from './new-table.ts'
import { Refused } from './refused.ts'

/** So often somebody else may be faster before we give up. */
const TRIES = 16

export interface Sitter {
  readonly person: Person
  readonly share: string
  /** Where they want to sit, if they may choose; or would rather than elsewhere. */
  readonly seat?: Seat | undefined
  readonly rather?: Seat
}

/** Who sits down, gets up and begins. Every change is one of the row as it stands; a table that is full begins. */
export class Seating {
  private readonly store: Store
  private readonly bus: Bus
  private readonly rooms: Rooms
  private readonly time: Time

  constructor(parts: { readonly store: Store; readonly bus: Bus; readonly rooms: Rooms; readonly time: Time }) {
    this.store = parts.store
    this.bus = parts.bus
    this.rooms = parts.rooms
    this.time = parts.time
  }

  /** A table whoever asks may look at. */
  async table(id: TableId, person: PersonId | undefined): Promise<TableRow> {
    const table = await this.store.table(id)
    if (table === undefined || !mayLook(table, person)) throw new Refused('S_NO_TABLE')
    return this.begun(table)
  }

  async add(table: TableRow): Promise<TableRow> {
    await this.store.addTable(table)
    return this.begun(table)
  }

  /** To an open table; whoever sits there already stays where they are. */
  async join(id: TableId, sitter: Sitter): Promise<TableRow> {
    return this.sit(await this.table(id, sitter.person.id), sitter)
  }

  /** The invitation is used up by whoever gets a seat by it, or would if there were one left. */
  async accept(secret: string, sitter: Sitter): Promise<TableRow> {
    const invited = await this.store.invited(secret)
    const table = invited && (await this.store.table(invited.table))
    if (invited === undefined || table === undefined) throw new Refused('S_BAD_INVITE')
    if (viewerOf(table, sitter.person.id) !== SPECTATOR) return this.begun(table)
    mustWait(table)
    if (!(await this.store.useInvite(secret))) throw new Refused('S_BAD_INVITE')
    // Somebody may have sat down there: any other will do.
    return this.sit(table, { ...sitter, rather: invited.seat })
  }

  async leave(id: TableId, person: Person): Promise<TableRow> {
    return this.change(await this.table(id, person.id), (table) => {
      const seat = viewerOf(table, person.id)
      if (seat === SPECTATOR || table.host === person.id) throw new Refused('S_FORBIDDEN')
      mustWait(table)
      return withSeat(table, seat, FREE)
    })
  }

  /** Whoever made the table need not wait any longer. */
  async begin(id: TableId, person: Person, bots: string): Promise<TableRow> {
    const own = await this.ownTable(id, person)
    if (!isBotId(bots)) throw new Refused('S_BAD_MESSAGE', 'bots')
    const table = await this.change(own, (now) => {
      mustWait(now)
      return { ...now, seats: now.seats.map((seat) => (isFree(seat) ? { ...seat, bot: bots } : seat)) }
    })
    return this.begun(table)
  }

  async invite(id: TableId, person: Person, seat: Seat, secret: string): Promise<void> {
    const table = await this.ownTable(id, person)
    mustWait(table)
    if (!isFreeAt(table, seat)) throw new Refused('S_NO_SEAT')
    await this.store.invite(id, seat, secret)
  }

  async drop(id: TableId, person: Person): Promise<void> {
    await this.tried(await this.ownTable(id, person), async (table) => {
      mustWait(table)
      return (await this.store.dropTable(table)) || undefined
    })
    this.bus.tell({ kind: 'table', table: id })
  }

  /** The first to ask makes it, as `wanted`; whoever asks sits down at it. */
  async rematch(id: TableId, sitter: Sitter, wanted: (last: TableRow) => TableRow): Promise<TableRow> {
    const { person } = sitter
    const last = await this.table(id, person.id)
    if (viewerOf(last, person.id) === SPECTATOR) throw new Refused('S_FORBIDDEN')
    if (last.stage !== 'over') throw new Refused('S_NOT_OVER')
    // One that was given up before it began is as good as none.
    const there = last.rematch && (await this.store.table(last.rematch))
    const table = there || (await this.nextOf(last, wanted(last)))
    return this.sit(table, { ...sitter, rather: nextSeat(last, person) })
  }

  /** An account goes: nobody is waited for any longer, and its own tables that wait go with it. */
  async abandonAll(person: Person): Promise<readonly TableId[]> {
    const tables = (await this.store.tablesOf(person.id)).map(({ table }) => table.id)
    for (const id of tables)
      await this.abandon(id, person).catch((error: unknown) => {
        // A match this node cannot open keeps nobody here: once the name is gone from it, its seat is a bot's.
        if (!(error instanceof MatchError)) throw error
      })
    return tables
  }

  private async abandon(id: TableId, person: Person): Promise<void> {
    const table = await this.store.table(id)
    if (table === undefined || table.stage === 'over') return
    if (table.stage === 'playing' || isFull(table))
      return this.rooms.abandon(await this.begun(table), viewerOf(table, person.id))
    try {
      await (table.host === person.id ? this.drop(id, person) : this.leave(id, person))
    } catch (error) {
      // Somebody has taken the last seat meanwhile.
      if (!(error instanceof Refused) || error.code !== 'S_BEGUN') throw error
      await this.abandon(id, person)
    }
  }

  /** The table once its match has begun, if it can. A node may have died between the last seat and the beginning. */
  private async begun(table: TableRow): Promise<TableRow> {
    if (table.stage !== 'waiting' || !isFull(table)) return table
    return (await this.rooms.begin(table)) ?? (await this.store.table(table.id)) ?? table
  }

  private async ownTable(id: TableId, person: Person): Promise<TableRow> {
    const table = await this.table(id, person.id)
    if (table.host !== person.id) throw new Refused('S_FORBIDDEN')
    return table
  }

  private async sit(before: TableRow, { person, share, seat, rather = -1 }: Sitter): Promise<TableRow> {
    const table = await this.change(before, (now) => {
      if (viewerOf(now, person.id) !== SPECTATOR) return now
      mustWait(now)
      const free = seat ?? (isFreeAt(now, rather) ? rather : now.seats.findIndex(isFree))
      if (!isFreeAt(now, free)) throw new Refused('S_NO_SEAT')
      return withSeat(now, free, { person: person.id, name: person.name, share })
    })
    return this.begun(table)
  }

  private async nextOf(last: TableRow, fresh: TableRow): Promise<TableRow> {
    await this.store.addTable(fresh)
    const { rematch = '' } = await this.change(last, (now) =>
      now.rematch === last.rematch ? { ...now, rematch: fresh.id } : now,
    )
    if (rematch === fresh.id) return fresh
    // Somebody else was faster.
    await this.store.dropTable(fresh)
    const table = await this.store.table(rematch)
    if (table === undefined) throw new Refused('S_NO_TABLE')
    return table
  }

  /** `how` gives back the same row to leave it as it is. */
  private change(before: TableRow, how: (table: TableRow) => TableRow): Promise<TableRow> {
    return this.tried(before, async (table) => {
      const next = how(table)
      if (next === table) return table
      const changed = await changeRow(this.store, { ...next, changed: this.time.now() })
      if (changed !== undefined) this.bus.tell({ kind: 'table', table: table.id, version: changed.version })
      return changed
    })
  }

  /** As often as it takes, with the row as it stands: somebody else may change it meanwhile. undefined: they did. */
  private async tried<T>(before: TableRow, attempt: (table: TableRow) => Promise<T | undefined>): Promise<T> {
    for (let tries = 0; tries < TRIES; tries++) {
      const table = tries === 0 ? before : await this.store.table(before.id)
      if (table === undefined) throw new Refused('S_NO_TABLE')
      const done = await attempt(table)
      if (done !== undefined) return done
    }
    throw new Refused('S_BUSY')
  }
}

const isFreeAt = ({ seats }: TableRow, seat: Seat): boolean => {
  const row = seats[seat]
  return row !== undefined && isFree(row)
}

const withSeat = (table: TableRow, seat: Seat, change: Partial<SeatRow>): TableRow => ({
  ...table,
  seats: table.seats.map((row, at) => (at === seat ? { ...row, ...change } : row)),
})

/** One that is full has begun, or is about to: nobody gets up any more. */
function mustWait(table: TableRow): void {
  if (table.stage !== 'waiting' || isFull(table)) throw new Refused('S_BEGUN')
}
