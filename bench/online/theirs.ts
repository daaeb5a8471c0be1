import { randomBytes } from 'node:crypto'
import type { State } from 'boardgame.io'
import { WebSocket } from 'ws'
import { game, optionsOf, type World } from '../boardgame-io.ts'
import { at } from '../figures.ts'
import { Load, type Player, soon } from './load.ts'

/** Matches at boardgame.io's server. */
export class Theirs extends Load {
  private readonly url: string

  constructor(port: number) {
    super()
    this.url = `ws://127.0.0.1:${port}/socket.io/?EIO=4&transport=websocket`
  }

  protected async make(n: number): Promise<readonly Player[]> {
    const id = randomBytes(9).toString('base64url')
    const party: TheirClient[] = []
    // The first to come makes the match.
    for (const seat of ['0', '1']) {
      const client = new TheirClient(this, this.url, { id, seat, n, party })
      party.push(client)
      await soon('the first state', client.shown)
    }
    return party
  }
}

interface Place {
  readonly id: string
  readonly seat: string
  /** Which of the matches it is. */
  readonly n: number
  readonly party: readonly TheirClient[]
}

const SPACE = `/${game.name}`
const EVENT = `42${SPACE},`

/**
 * Somebody at boardgame.io's server, as lean as those at ours: its own client would run the rules once more. It speaks
 * the protocol of socket.io by hand, over a WebSocket from the first word on.
 */
class TheirClient implements Player {
  readonly shown: Promise<void>
  private readonly load: Theirs
  private readonly socket: WebSocket
  private readonly place: Place
  private state: State<World> | undefined
  private sent: { readonly since: number; readonly state: number } | undefined
  private onShown = (): void => {}

  constructor(load: Theirs, url: string, place: Place) {
    this.load = load
    this.place = place
    this.socket = new WebSocket(url, { perMessageDeflate: false })
    this.socket.on('message', (text) => this.hear(String(text)))
    this.socket.on('error', () => this.socket.terminate())
    this.shown = new Promise((resolve, reject) => {
      this.onShown = resolve
      this.socket.on('close', () => {
        reject(new Error('boardgame.io closed a connection'))
        load.broken(this, 'boardgame.io closed a connection')
      })
    })
    this.shown.catch(() => {})
  }

  get party(): readonly TheirClient[] {
    return this.place.party
  }
  get isWaiting(): boolean {
    return this.sent !== undefined
  }
  get isAsked(): boolean {
    const { ctx } = this.state ?? {}
    return this.sent === undefined && ctx?.gameover === undefined && ctx?.currentPlayer === this.place.seat
  }

  answer(): void {
    const { state, place } = this
    if (state === undefined || !this.isAsked) return
    const options = optionsOf(state.G, state.ctx)
    const { move, arg } = at(options, Math.floor(Math.random() * options.length))
    const action = { type: 'MAKE_MOVE', payload: { type: move, args: [arg], playerID: place.seat } }
    this.sent = { since: performance.now(), state: state._stateID }
    this.emit('update', action, state._stateID, place.id, place.seat)
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
    else if (text.startsWith(`40${SPACE}`)) this.emit('sync', this.place.id, this.place.seat, undefined, 2)
    else if (text.startsWith(EVENT)) this.told(JSON.parse(text.slice(EVENT.length)))
  }

  /** A move it refuses it says nothing of; a state newer than the one answered in tells of the move. */
  private told([what, , told]: readonly [string, string, State<World> | { readonly state: State<World> }]): void {
    if (what !== 'update' && what !== 'sync') return
    const state = 'state' in told ? told.state : told
    this.state = state
    this.onShown()
    const { sent, load } = this
    if (sent !== undefined && state._stateID > sent.state) {
      this.sent = undefined
      load.acknowledged(sent.since)
    }
    if (state.ctx.gameover !== undefined) load.over(this, this.place.n)
    else load.consider(this)
  }
}
