import { type IncomingMessage, type Server, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { MOST_MESSAGE } from '@monomyth/wire'
import { type WebSocket, WebSocketServer } from 'ws'
import type { Bus, PersonId, TableId, Time } from '../contract.ts'
import type { Guests } from '../identity/guests.ts'
import { sessionOf } from '../identity/secrets.ts'
import { Connection, type Desk, GOING, SIGNED_OUT } from './connection.ts'
import { Buckets, type Limits, Tally } from './limits.ts'
import { addressOf, householdOf, isLoopback, isOurOrigin, type Outside } from './request.ts'

const PATH = /^\/api\/tables\/([\w-]{1,64})\/socket$/
/** Whoever is cut off by the network is noticed within two of these. */
export const HEARTBEAT_MS = 30_000
/** Whoever is told to go has this long to hang up. */
const FAREWELL_MS = 1_000

export interface SocketParts {
  readonly guests: Guests
  readonly bus: Bus
  readonly time: Time
  readonly outside: Outside
  readonly limits: Limits
  readonly desk: Omit<Desk, 'mayTake' | 'gone' | 'now'>
  /** May whoever is at this address ask for something more now? */
  mayAsk(address: string): boolean
}

/** All sockets of this node. Nothing but the socket itself is kept of the request that opened it. */
export class Sockets {
  private readonly parts: SocketParts
  private readonly desk: Desk
  // More than a message may have: what is a little too big is told so, what is far too big is cut off.
  private readonly server = new WebSocketServer({ noServer: true, clientTracking: false, maxPayload: 8 * MOST_MESSAGE })
  private readonly at = new Map<TableId, Set<Connection>>()
  private readonly open = new Tally()
  private readonly stopListening: () => void
  private stopBeating: () => void
  private isGoing = false
  private readonly all = new Set<WebSocket>()

  constructor(parts: SocketParts) {
    this.parts = parts
    const messages = new Buckets(parts.limits.messages, parts.time)
    this.desk = {
      ...parts.desk,
      now: () => parts.time.now(),
      mayTake: (key, cost) => messages.take(key, cost),
      gone: (connection) => this.forget(connection),
    }
    this.stopListening = parts.bus.listen(
      (news) => {
        if (news.kind === 'table') this.lookAgain(news.table)
        if (news.kind === 'session') this.signOut(news.session)
      },
      () => {
        for (const table of this.at.keys()) this.lookAgain(table)
      },
    )
    this.stopBeating = this.beat()
  }

  listen(server: Server): void {
    server.on('upgrade', (request, socket, head) => {
      socket.on('error', () => socket.destroy())
      this.upgrade(request, socket, head).catch((error: unknown) => {
        this.parts.desk.fault(error)
        refuse(socket, 503)
      })
    })
  }

  get count(): number {
    return this.all.size
  }

  isHere(table: TableId, person: PersonId): boolean {
    return [...(this.at.get(table) ?? [])].some((connection) => connection.person === person)
  }

  /** Whoever is here goes elsewhere: the node is about to end. */
  close(): void {
    this.isGoing = true
    this.stopListening()
    this.stopBeating()
    for (const connections of [...this.at.values()]) for (const connection of [...connections]) connection.close(GOING)
    this.parts.time.after(FAREWELL_MS, () => {
      for (const socket of this.all) socket.terminate()
    })
  }

  private async upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const { guests, outside, limits } = this.parts
    const address = addressOf(request, outside)
    const household = householdOf(address)
    if (!this.parts.mayAsk(address)) return refuse(socket, 429)
    const [, table] = PATH.exec((request.url ?? '').split('?')[0] ?? '') ?? []
    if (table === undefined) return refuse(socket, 404)
    if (!isOurOrigin(request, outside)) return refuse(socket, 403)
    const person = (await guests.who(request))?.id
    const token = guests.tokenIn(request)
    const session = person === undefined || token === undefined ? undefined : sessionOf(token)
    const most = isLoopback(address) ? Number.POSITIVE_INFINITY : limits.sockets.address
    if (this.isGoing) return refuse(socket, 503)
    if (this.open.of(household) >= most || (person && this.open.of(person) >= limits.sockets.person))
      return refuse(socket, 429)
    this.server.handleUpgrade(request, socket, head, (opened) => {
      const connection = new Connection(
        this.desk,
        { socket: opened, line: socket },
        { table, person, session, key: person ?? household },
      )
      const here = this.at.get(table) ?? new Set()
      this.at.set(table, here.add(connection))
      this.tally(opened, [household, person ?? ''])
    })
  }

  /** As long as it is open. */
  private tally(socket: WebSocket, keys: readonly string[]): void {
    this.all.add(socket)
    for (const key of keys) this.open.add(key, 1)
    socket.on('close', () => {
      this.all.delete(socket)
      for (const key of keys) this.open.add(key, -1)
    })
  }

  private forget(connection: Connection): void {
    const here = this.at.get(connection.table)
    here?.delete(connection)
    if (here?.size === 0) this.at.delete(connection.table)
  }

  /** Whoever had it open there may come back as somebody else. */
  private signOut(session: string): void {
    for (const connections of [...this.at.values()])
      for (const connection of [...connections]) if (connection.session === session) connection.close(SIGNED_OUT)
  }

  private lookAgain(table: TableId): void {
    for (const connection of this.at.get(table) ?? []) void connection.look()
  }

  private beat(): () => void {
    return this.parts.time.after(HEARTBEAT_MS, () => {
      for (const connections of this.at.values()) for (const connection of connections) connection.ping()
      this.stopBeating = this.beat()
    })
  }
}

/** Before it is a socket, HTTP is spoken. Whoever was told does not keep the line by never hanging up. */
function refuse(socket: Duplex, status: number): void {
  if (!socket.writable) return void socket.destroy()
  socket.once('finish', () => socket.destroy())
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}
