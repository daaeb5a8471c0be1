import { createRequire } from 'node:module'
import { PostgresStore } from 'bgio-postgres'
import type { LogEntry, State } from 'boardgame.io'
import { game } from '../boardgame-io.ts'

/**
 * Run as a program: `peer.ts DATABASE` serves the core of The Heroes Journey by boardgame.io's own server, each move
 * stored in PostgreSQL before anybody is told of it, and says its port.
 *
 * It stores by bgio-postgres, the connector its documentation names for PostgreSQL, with everything as it is by default
 * (a pool of five connections among it), but that its every statement would be written out. boardgame.io tells everybody
 * of a move before it stores it: its word is kept back until then, as ours is.
 */
const [database = ''] = process.argv.slice(2)

/** What is kept back until the state it tells of is stored, by match. */
const kept = new Map<string, (() => void)[]>()

class Storage extends PostgresStore {
  override async setState(id: string, state: State, entries?: LogEntry[]): Promise<void> {
    await super.setState(id, state, entries)
    const told = kept.get(id) ?? []
    kept.delete(id)
    for (const tell of told) tell()
  }
}

/** Between parts of the server, and between servers: what a move led to goes out when it is stored. */
class StoredFirst {
  private readonly hearers = new Map<string, ((payload: unknown) => void)[]>()

  publish(channel: string, payload: { readonly type: string; readonly args: readonly unknown[] }): void {
    const tell = (): void => {
      for (const hear of this.hearers.get(channel) ?? []) hear(payload)
    }
    const [match] = payload.args
    if (payload.type !== 'update' || typeof match !== 'string') tell()
    else kept.set(match, [...(kept.get(match) ?? []), tell])
  }

  subscribe(channel: string, hear: (payload: unknown) => void): void {
    this.hearers.set(channel, [...(this.hearers.get(channel) ?? []), hear])
  }

  unsubscribeAll(channel: string): void {
    this.hearers.delete(channel)
  }
}

const { Server, SocketIO } = createRequire(import.meta.url)(
  'boardgame.io/server',
) as typeof import('boardgame.io/server')
const server = Server({
  games: [game],
  db: new Storage(database, { logging: false }),
  origins: [],
  transport: new SocketIO({ pubSub: new StoredFirst() as never }),
})
const { appServer } = await server.run(0)
process.on('disconnect', () => process.exit(0))
process.on('message', ({ n }: { n: number }) => {
  const { user, system } = process.cpuUsage()
  process.send?.({ n, cpu: (user + system) / 1e6 })
})
process.send?.({ port: Object(appServer.address()).port })
