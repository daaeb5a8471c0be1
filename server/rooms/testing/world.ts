import { type AnyGame, type Match, type Options, SPECTATOR, type Viewer } from '@monomyth/engine'
import type { Clock } from '@monomyth/wire'
import type { Hub } from '../../bus/memory.ts'
import { memoryBus } from '../../bus/memory.ts'
import type { Bus, Rooms, Stand, Store, TableRow } from '../../contract.ts'
import { GAMES } from '../../games.ts'
import type { Bots } from '../bots/bots.ts'
import { decide } from '../bots/decide.ts'
import { countFor, viewerAt } from '../frames.ts'
import { makeRooms } from '../rooms.ts'
import { PACE } from '../windows.ts'
import { BUILD, Client } from './client.ts'
import { Life } from './life.ts'
import { TestStore } from './store.ts'
import { FakeTime } from './time.ts'
import { rowsOf, standOf } from './twins.ts'

export interface Wish {
  readonly game?: AnyGame
  readonly mode?: string
  readonly options?: Options
  /** One word a seat: `person`, or the level of a bot. */
  readonly seats?: readonly string[]
  readonly windows?: 'discreet' | 'quick'
  readonly pace?: 'live' | 'days'
  readonly clock?: Clock
  readonly seed?: string
  readonly carry?: unknown
  readonly bots?: Bots
  /** The node that is first where several act at the same moment; else it is who has waited longest. */
  readonly first?: number
}

interface Node {
  readonly rooms: Rooms
  readonly bus: Bus
  /** Ends it without a word to anybody. */
  kill(): void
}

/** A server or several, in no time and with nothing written anywhere. */
export class World {
  readonly time: FakeTime
  readonly keeping = new TestStore()
  readonly faults: unknown[] = []
  readonly called: string[] = []
  readonly nodes: Node[] = []
  table: TableRow
  private readonly hub: Hub = new Set()
  readonly games: { readonly [id: string]: AnyGame }
  private readonly bots: Bots
  private readonly first: string | undefined
  private stirs = 0
  private kills = 0

  constructor(wish: Wish = {}) {
    this.time = new FakeTime(() => this.quiet())
    this.games = { ...(GAMES as { [id: string]: AnyGame }), ...(wish.game && { [wish.game.id]: wish.game }) }
    this.bots = wish.bots ?? { decide: async (question) => decide(this.games, question), close: async () => {} }
    this.first = wish.first === undefined ? undefined : nameOf(wish.first)
    this.table = tableOf(wish, this.time.now())
  }

  get store(): Store {
    return this.keeping.store
  }
  get rooms(): Rooms {
    return this.node(0).rooms
  }

  /** A match begun, with one node. */
  static async begin(wish: Wish = {}): Promise<World> {
    const world = new World(wish)
    await world.store.addTable(world.table)
    await world.rooms.begin(world.table)
    await world.look()
    return world
  }

  /** A match that stands where a test wants it. */
  static async at(wish: Wish, match: Match): Promise<World> {
    const world = new World(wish)
    world.table = { ...world.table, stage: 'playing' }
    const { id, seats } = world.table
    const { begun, rows } = match.table.staged ? rowsOf(match) : { begun: match, rows: [] }
    const { snapshot, mark } = standOf(begun, world.table, world.time.now())
    // One that was not staged has told what it told before this server knew of it.
    const told = match.table.staged ? begun.stored : []
    const all = [...told, ...rows.flatMap((row) => row.told)]
    const counts = mark.told.map((_, place) => countFor(all, viewerAt(place, seats.length)))
    await world.store.addTable(world.table)
    await world.store.begin(id, snapshot, { ...mark, told: counts }, told)
    if (rows.length > 0) {
      const now = { ...standOf(match, world.table, world.time.now()).mark, seq: rows.length, told: counts }
      await world.store.append({ table: id, after: 0, rows, mark: now, snapshot: undefined })
    }
    return world
  }

  node(at: number): Node {
    while (this.nodes.length <= at) this.nodes.push(this.start(nameOf(this.nodes.length), this.games))
    return this.nodes[at] as Node
  }

  /** Another server with other games or another page. */
  start(node: string, games: { readonly [id: string]: AnyGame }, build = BUILD, bots = this.bots): Node {
    const life = new Life()
    const bus = life.bus(memoryBus(this.hub))
    bus.listen(() => {
      this.stirs += 1
    })
    const time = life.time(this.time.of(node === this.first ? -1 : 0))
    const rooms = makeRooms({
      ...{ store: life.store(this.store), bus, games, time, bots, node, build, pace: PACE },
      turn: (person, table) => this.called.push(`${person} ${table}`),
      fault: (error) => this.faults.push(error),
    })
    const kill = (): void => {
      life.isOver = true
      void bus.close()
    }
    return { rooms, bus, kill }
  }

  /** A node dies at this very moment, with whatever it is at; everybody there is without a connection. */
  kill(at: number, clients: readonly Client[]): void {
    this.node(at).kill()
    for (const client of clients) client.cut()
    this.nodes[at] = this.start(`${nameOf(at)} after ${++this.kills}`, this.games)
  }

  /** The table as it is stored now. */
  async look(): Promise<TableRow> {
    this.table = (await this.store.table(this.table.id)) ?? this.table
    return this.table
  }

  async stand(): Promise<Stand> {
    const stand = await this.store.stand(this.table.id)
    if (stand === undefined) throw new Error('no match')
    return stand
  }

  /** Somebody opens the table; in a seat, as the person it belongs to. */
  async come(viewer: Viewer = SPECTATOR, { node = 0, greet = true } = {}): Promise<Client> {
    const person = viewer === SPECTATOR ? 'watcher' : this.table.seats[viewer]?.person
    const client = new Client(() => this.time.now(), viewer, person)
    await client.enter(this.node(node).rooms, this.table)
    if (greet) await client.hello()
    await this.quiet()
    return client
  }

  /** Somebody comes back with what they have seen. */
  async comeBack(client: Client, node = 0): Promise<void> {
    await client.enter(this.node(node).rooms, this.table)
    await client.hello()
    await this.quiet()
  }

  /** Until nothing more happens at this moment. */
  async quiet(): Promise<void> {
    for (let still = 0, last = ''; still < 3; ) {
      await new Promise(setImmediate)
      const now = `${this.keeping.calls} ${this.stirs}`
      still = now === last ? still + 1 : 0
      last = now
    }
  }

  async close(): Promise<void> {
    await Promise.all(this.nodes.map(({ rooms }) => rooms.close()))
  }
}

const nameOf = (node: number): string => `node ${node}`

function tableOf(wish: Wish, now: number): TableRow {
  const { game = GAMES['heroes-journey'], seats = ['person', 'person'], seed = 'seed' } = wish
  if (game === undefined) throw new Error('no game')
  return {
    id: 'table',
    game: game.id,
    mode: wish.mode ?? game.modes[0]?.id ?? '',
    options: wish.options ?? {},
    seats: seats.map((kind, seat) => ({
      person: kind === 'person' ? `person ${seat}` : undefined,
      name: kind === 'person' ? `Person ${seat}` : '',
      colour: 'red',
      bot: kind === 'person' ? undefined : kind,
      share: kind === 'person' ? `${seat}`.repeat(32) : '',
    })),
    open: true,
    pace: wish.pace ?? 'live',
    clock: wish.clock,
    windows: wish.windows ?? 'discreet',
    host: 'person 0',
    stage: 'waiting',
    created: now,
    changed: now,
    secret: seed,
    rematch: undefined,
    carry: wish.carry,
    onward: undefined,
    version: 0,
  }
}
