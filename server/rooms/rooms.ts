import { type Saved, type Seat, save, type Viewer } from '@monomyth/engine'
import type { Chair, Expected, Rooms, Sitting, TableId, TableRow } from '../contract.ts'
import { Refused } from '../http/refused.ts'
import { isForeseen } from './asking.ts'
import { begin } from './begin.ts'
import { Expecting } from './expecting.ts'
import { abandon } from './leaving.ts'
import type { RoomParts } from './parts.ts'
import { Room } from './room.ts'

/** Whoever has a table open sees to it in time; the others wait this long. */
const PATIENCE = 2000
const MOST_AT_ONCE = 50
/** A match this node cannot open is left alone for so long. */
const UNFIT = 60_000

/** The matches being played on this node. */
export const makeRooms = (parts: RoomParts): Rooms => new RoomsHere(parts)

class RoomsHere implements Rooms {
  private readonly parts: RoomParts
  private readonly rooms = new Map<TableId, Room>()
  /** Until when. */
  private readonly unfit = new Map<TableId, number>()
  private readonly expecting: Expecting
  private readonly stop: () => void

  constructor(parts: RoomParts) {
    this.parts = parts
    this.expecting = new Expecting(parts.store)
    const missed = (): void => {
      this.expecting.missed()
      for (const room of this.rooms.values()) room.catchUp()
    }
    this.stop = parts.bus.listen((news) => {
      this.expecting.hear(news)
      if (news.kind !== 'session') this.rooms.get(news.table)?.learn(news)
    }, missed)
  }

  get figures() {
    const all = [...this.rooms.values()]
    const live = all.filter(({ isAwake }) => isAwake).length
    return { live, chairs: all.reduce((sum, { chairs }) => sum + chairs, 0) }
  }

  async begin(table: TableRow): Promise<TableRow | undefined> {
    const begun = await begin(this.parts, table)
    if (begun === undefined) return undefined
    this.parts.bus.tell({ kind: 'table', table: begun.table.id, version: begun.table.version })
    await this.roomOf(begun.table).begun(begun.stand)
    return begun.table
  }

  expect(id: TableId): Expected | undefined {
    return this.rooms.get(id)?.isAwake ? undefined : this.expecting.expect(id)
  }

  async enter(table: TableRow, chair: Chair, expected?: Expected): Promise<Sitting> {
    return this.roomOf(table).enter(chair, expected)
  }

  async sweep(): Promise<void> {
    const { store, time } = this.parts
    const due = await store.due(time.now() - PATIENCE, MOST_AT_ONCE + this.unfit.size)
    for (const id of due) if (!this.rooms.has(id) && (this.unfit.get(id) ?? 0) <= time.now()) await this.seeTo(id)
    await this.findUntold()
  }

  /** What a node has stored that died before it could tell the others, nobody tells them any more. */
  private async findUntold(): Promise<void> {
    const still = [...this.rooms.values()].flatMap((room) => room.standsAt() ?? [])
    if (still.length === 0) return
    for (const id of await this.parts.store.beyond(still)) this.rooms.get(id)?.catchUp()
  }

  async saved(table: TableRow): Promise<Saved> {
    const room = this.roomOf(table)
    return room.whenSettled(async (live) => {
      if (!live.match.isOver()) throw new Refused('S_NOT_OVER')
      const whole = await room.keeper.whole(live)
      whole.stored.splice(0, whole.stored.length, ...(await this.parts.store.events(table.id)))
      return save(whole)
    })
  }

  async told(table: TableRow, viewer: Viewer): Promise<unknown> {
    const room = this.roomOf(table)
    return room.next(async (live) => {
      const window = live.windowAt(room.now())
      const events = await room.loadEvents(viewer, 0, live.toldAt(viewer, window))
      const { game, mode, options } = table
      return { game, mode, options, ...live.sight(viewer, window), events }
    })
  }

  async abandon(table: TableRow, seat: Seat): Promise<void> {
    const room = this.roomOf(table)
    await room.whenSettled(() => abandon(room, seat))
  }

  async close(): Promise<void> {
    this.stop()
    await Promise.all([...this.rooms.values()].map((room) => room.close()))
    this.rooms.clear()
  }

  private roomOf(table: TableRow): Room {
    const known = this.rooms.get(table.id)
    if (known !== undefined) return known
    const room: Room = new Room(this.parts, table, () => {
      if (this.rooms.get(table.id) === room) this.rooms.delete(table.id)
    })
    this.rooms.set(table.id, room)
    return room
  }

  private async seeTo(id: TableId): Promise<void> {
    this.unfit.delete(id)
    try {
      const table = await this.parts.store.table(id)
      if (table !== undefined) await this.roomOf(table).tend()
    } catch (error) {
      // Newer rules than ours, or none we know: other nodes see to it.
      this.unfit.set(id, this.parts.time.now() + UNFIT)
      if (!isForeseen(error)) this.parts.fault(error, id)
    }
  }
}
