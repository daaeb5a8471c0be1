import { randomBytes } from 'node:crypto'
import type { State } from 'boardgame.io'
import { WebSocket } from 'ws'
import { game, optionsOf, type World } from './boardgame-io.ts'
import { at } from './figures.ts'
import { Load, type Player } from './online-load.ts'

/**
 * People at boardgame.io's server, as lean as ours: its own client would run the rules once more. They speak the
 * protocol of socket.io by hand, over a WebSocket from the first word on.
 */
const SPACE = `/${game.name}`
const EVENT = `42${SPACE},`

export class Theirs extends Load {
  private readonly url: string

  constructor(port: number) {
    super()
    this.url = `ws://127.0.0.1:${port}/socket.io/?EIO=4&transport=websocket`
  }

  protected async make(): Promise<readonly Player[]> {
    const id = randomBytes(9).toString('base64url')
    const clients = [new TheirClient(this, this.url, id, '0'), new TheirClient(this, this.url, id, '1')]
    for (const client of clients) {
      client.party = clients
      await client.shown
    }
    return clients
  }

  heard(client: TheirClient, took?: number): void {
    if (took !== undefined) this.acknowledged(took)
    if (client.isOver) this.over(client.party)
    else if (client.isAsked) this.asked(client)
  }
}

class TheirClient implements Player {
  readonly shown: Promise<void>
  party: readonly TheirClient[] = []
  private readonly load: Theirs
  private readonly socket: WebSocket
  private readonly id: string
  private readonly seat: string
  private state: State<World> | undefined
  private since: number | undefined
  private onShown = (): void => {}

  constructor(load: Theirs, url: string, id: string, seat: string) {
    this.load = load
    this.id = id
    this.seat = seat
    this.shown = new Promise((resolve) => {
      this.onShown = resolve
    })
    this.socket = new WebSocket(url, { perMessageDeflate: false })
    this.socket.on('message', (text) => this.hear(String(text)))
    this.socket.on('error', () => this.socket.terminate())
  }

  get isOver(): boolean {
    return this.state?.ctx.gameover !== undefined
  }
  get isAsked(): boolean {
    return this.since === undefined && !this.isOver && this.state?.ctx.currentPlayer === this.seat
  }

  answer(): void {
    const { state } = this
    if (state === undefined || !this.isAsked) return
    const options = optionsOf(state.G, state.ctx)
    const { move, arg } = at(options, Math.floor(Math.random() * options.length))
    const action = { type: 'MAKE_MOVE', payload: { type: move, args: [arg], playerID: this.seat } }
    this.since = performance.now()
    this.emit('update', action, state._stateID, this.id, this.seat)
  }

  close(): void {
    this.socket.terminate()
  }

  private emit(...args: unknown[]): void {
    this.socket.send(EVENT + JSON.stringify(args))
  }

  private hear(text: string): void {
    if (text.startsWith('0')) this.socket.send(`40${SPACE},`)
    else if (text === '2') this.socket.send('3')
    else if (text.startsWith(`40${SPACE}`)) this.emit('sync', this.id, this.seat, undefined, 2)
    else if (text.startsWith(EVENT)) this.told(JSON.parse(text.slice(EVENT.length)))
  }

  private told([what, , told]: readonly [string, string, State<World> | { readonly state: State<World> }]): void {
    if (what !== 'update' && what !== 'sync') return
    const { since } = this
    this.state = 'state' in told ? told.state : told
    this.since = undefined
    this.onShown()
    this.load.heard(this, since === undefined ? undefined : performance.now() - since)
  }
}
