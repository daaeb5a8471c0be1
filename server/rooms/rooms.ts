import { createHash } from 'node:crypto'
import { type AnyGame, save, start } from '@monomyth/engine'
import type { Chair, Mark, Rooms, TableId, TableRow } from '../contract.ts'
import { Refused } from '../http/refused.ts'
import { isForeseen } from './asking.ts'
import { fullBank } from './clocks.ts'
import { eventsFor, viewerAt } from './frames.ts'
import { abandon } from './leaving.ts'
import type { RoomParts } from './parts.ts'
import { Room } from './room.ts'
import { dueOf, waitedOf } from './seats.ts'
import { snapshotOf } from './standing.ts'

/** Whoever has a table open sees to it in time; the others wait this long. */
const PATIENCE = 2000
const MOST_AT_ONCE = 50
/** A match this node cannot open is left alone for so long. */
const UNFIT = 60_000
/** So often somebody else may change a table meanwhile. */
const TRIES = 8

/** The matches being played on this node. */
export function makeRooms(parts: RoomParts): Rooms {
  const rooms = new Map<TableId, Room>()
  const unfit = new Map<TableId, number>()
  const { bus, store } = parts

  const roomOf = (table: TableRow): Room => {
    const known = rooms.get(table.id)
    if (known !== undefined) return known
    const room: Room = new Room(parts, table, () => {
      if (rooms.get(table.id) === room) rooms.delete(table.id)
    })
    rooms.set(table.id, room)
    return room
  }
  const stop = bus.listen(
    (news) => rooms.get(news.table)?.learn(news),
    () => {
      for (const room of rooms.values()) room.catchUp()
    },
  )

  return {
    async begin(table) {
      if (!(await begin(parts, table))) return
      bus.tell({ kind: 'table', table: table.id })
      const begun = await store.table(table.id)
      if (begun !== undefined) await roomOf(begun).begun()
    },
    enter: async (table: TableRow, chair: Chair) => roomOf(table).enter(chair),
    async sweep() {
      for (const id of await store.due(parts.time.now() - PATIENCE, MOST_AT_ONCE + unfit.size)) {
        if (rooms.has(id) || (unfit.get(id) ?? 0) > parts.time.now()) continue
        unfit.delete(id)
        try {
          const table = await store.table(id)
          if (table !== undefined) await roomOf(table).tend()
        } catch (error) {
          // Newer rules than ours, or none we know: other nodes see to it.
          unfit.set(id, parts.time.now() + UNFIT)
          if (!isForeseen(error)) parts.fault(error, id)
        }
      }
    },
    saved(table) {
      const room = roomOf(table)
      return room.whenSettled(async (live) => {
        if (!live.match.isOver()) throw new Refused('S_NOT_OVER')
        const whole = await room.keeper.whole(live)
        whole.stored.splice(0, whole.stored.length, ...(await store.events(table.id)))
        return save(whole)
      })
    },
    told(table, viewer) {
      const room = roomOf(table)
      return room.next(async (live) => {
        const window = live.windowAt(parts.time.now())
        const events = await room.loadEvents(viewer, 0, live.toldAt(viewer, window))
        const { game, mode, options } = table
        return { game, mode, options, ...live.sight(viewer, window), events }
      })
    },
    abandon(table, seat) {
      const room = roomOf(table)
      return room.whenSettled(() => abandon(room, seat))
    },
    get figures() {
      const all = [...rooms.values()]
      const live = all.filter(({ isAwake }) => isAwake).length
      return { live, chairs: all.reduce((sum, { chairs }) => sum + chairs, 0) }
    },
    async close() {
      stop()
      await Promise.all([...rooms.values()].map((room) => room.close()))
      rooms.clear()
    },
  }
}

/** False: it had begun already. */
async function begin({ store, games, time, pace }: RoomParts, table: TableRow): Promise<boolean> {
  const game: AnyGame | undefined = Object.hasOwn(games, table.game) ? games[table.game] : undefined
  if (game === undefined) throw new Refused('E_UNKNOWN_GAME')
  const { mode, options, seats } = table
  const match = start(game, { mode, options, seats: seats.length, seed: seedOf(table) })
  const told = match.stored.splice(0)
  const now = time.now()
  const mark: Omit<Mark, 'due'> = {
    seq: 0,
    frames: Array.from({ length: seats.length + 1 }, () => 1),
    told: Array.from({ length: seats.length + 1 }, (_, at) => eventsFor(told, viewerAt(at, seats.length), 0).length),
    asked: match.asked.slice(),
    answers: 0,
    winners: match.outcome()?.winners ?? [],
    over: match.isOver(),
    waited: waitedOf(match),
    bank: fullBank(table.clock, seats.length),
    at: now,
  }
  const due = dueOf(mark, table, match, pace)
  const isFirst = await store.begin(table.id, snapshotOf(match, 0, undefined), { ...mark, due }, told)
  // A node may have died between the two: whoever comes next does the second.
  for (let tries = 0; tries < TRIES; tries++) {
    const row = await store.table(table.id)
    if (row?.stage !== 'waiting' || (await store.changeTable({ ...row, stage: 'playing', changed: now }))) break
  }
  return isFirst
}

/** Nobody knows it before all have given their share, and nobody can choose it. */
export const seedOf = ({ secret, seats }: TableRow): string =>
  createHash('sha256')
    .update([secret, ...seats.map(({ share }) => share)].join('\n'))
    .digest('hex')
