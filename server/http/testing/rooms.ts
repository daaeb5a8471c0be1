import { type AnyGame, type Match, type Saved, type Seat, save, start, type Viewer } from '@monomyth/engine'
import type { ClientMessage } from '@monomyth/wire'
import type { Bus, Chair, Rooms, Sitting, Store, TableId, TableRow } from '../../contract.ts'
import { GAMES } from '../../games.ts'
import { cardOf } from '../card.ts'

/** Rooms that keep matches in memory and answer every question of a bot by the house: for tests of what stands before. */
export class PlainRooms implements Rooms {
  readonly matches = new Map<TableId, Match>()
  readonly chairs = new Map<TableId, Set<Chair>>()
  /** Every message that came through. */
  readonly heard: ClientMessage[] = []
  readonly abandoned: { readonly table: TableId; readonly seat: Seat }[] = []
  sweeps = 0
  private readonly store: Store
  private readonly bus: Bus

  constructor(store: Store, bus: Bus) {
    this.store = store
    this.bus = bus
  }

  get figures() {
    return { live: this.matches.size, chairs: [...this.chairs.values()].reduce((sum, { size }) => sum + size, 0) }
  }

  async begin(table: TableRow): Promise<undefined> {
    if (this.matches.has(table.id)) return undefined
    const { mode, options, seats, carry } = table
    const match = start(gameOf(table), { mode, options, seats: seats.length, seed: `seed of ${table.id}`, carry })
    this.matches.set(table.id, match)
    await this.stage(table, 'playing')
    return undefined
  }

  expect(): undefined {
    return undefined
  }

  async enter(table: TableRow, chair: Chair): Promise<Sitting> {
    const chairs = this.chairs.get(table.id) ?? new Set()
    this.chairs.set(table.id, chairs.add(chair))
    return {
      hear: async (message) => this.hear(table.id, chair, message),
      leave: () => void chairs.delete(chair),
    }
  }

  /** The match ends here and now. */
  async end(id: TableId): Promise<void> {
    const table = await this.store.table(id)
    if (table !== undefined) await this.stage(table, 'over')
  }

  async sweep(): Promise<void> {
    this.sweeps += 1
  }

  async saved({ id }: TableRow): Promise<Saved> {
    return save(this.matchOf(id))
  }

  async told({ id }: TableRow, viewer: Viewer): Promise<unknown> {
    return { view: this.matchOf(id).view(viewer), events: this.matchOf(id).events(viewer) }
  }

  async abandon({ id }: TableRow, seat: Seat): Promise<void> {
    this.abandoned.push({ table: id, seat })
  }

  async close(): Promise<void> {}

  private async hear(id: TableId, chair: Chair, message: ClientMessage): Promise<void> {
    this.heard.push(message)
    const table = await this.store.table(id)
    if (message.do === 'hello' && table !== undefined) {
      chair.send({ kind: 'card', card: cardOf(table, undefined, chair.person) })
      chair.send({ kind: 'frame', frame: this.frame(id, chair.viewer) })
    } else if (message.do !== 'hello') chair.send({ kind: 'done', request: message.request })
  }

  private frame(id: TableId, viewer: Viewer) {
    const match = this.matchOf(id)
    return {
      ...{ n: 1, viewer, view: match.view(viewer), asks: match.asks(viewer), events: match.events(viewer) },
      ...{ waiting: [], outcome: match.outcome(), over: match.isOver(), gone: [], lent: [] },
    }
  }

  private matchOf(id: TableId): Match {
    const match = this.matches.get(id)
    if (match === undefined) throw new Error(`no match at ${id}`)
    return match
  }

  private async stage(table: TableRow, stage: TableRow['stage']): Promise<void> {
    const now = await this.store.table(table.id)
    if (now !== undefined) await this.store.changeTable({ ...now, stage })
    this.bus.tell({ kind: 'table', table: table.id })
  }
}

function gameOf({ game }: TableRow): AnyGame {
  const known = GAMES[game]
  if (known === undefined) throw new Error(`no game ${game}`)
  return known
}
