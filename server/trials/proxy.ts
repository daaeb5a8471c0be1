import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { WebSocket, WebSocketServer } from 'ws'
import { randomOf } from '../testing/seed.ts'

/** How bad the network is: what becomes of a message, as parts of one, and how long one may take. */
export interface Weather {
  readonly lost: number
  readonly doubled: number
  /** Kept back until the next one has gone. */
  readonly overtaken: number
  /** Each message takes up to so many milliseconds longer, and never overtakes another by that alone. */
  readonly delay: number
  /** The line goes dead. */
  readonly cut: number
}

export const FAIR: Weather = { lost: 0, doubled: 0, overtaken: 0, delay: 0, cut: 0 }

export interface Tally {
  passed: number
  lost: number
  doubled: number
  overtaken: number
  cut: number
}

/** Stands between clients and a node and does to whole messages, both ways, what a bad network would. */
export class NetworkProxy {
  weather: Weather
  readonly tally: Tally = { passed: 0, lost: 0, doubled: 0, overtaken: 0, cut: 0 }
  private readonly random = randomOf('network')
  private readonly target: string
  private readonly http: Server
  private readonly sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false })

  private constructor(target: string, weather: Weather) {
    this.target = target
    this.weather = weather
    this.http = createServer()
    this.http.on('upgrade', (request, socket, head) => {
      socket.on('error', () => socket.destroy())
      this.sockets.handleUpgrade(request, socket, head, (client) =>
        this.join(client, request.url ?? '', request.headers.cookie),
      )
    })
  }

  static async before(target: string, weather: Weather): Promise<NetworkProxy> {
    const proxy = new NetworkProxy(target, weather)
    await new Promise<void>((resolve) => proxy.http.listen(0, '127.0.0.1', resolve))
    return proxy
  }

  get url(): string {
    return `http://127.0.0.1:${(this.http.address() as AddressInfo).port}`
  }

  close(): Promise<void> {
    for (const client of this.sockets.clients) client.terminate()
    return new Promise((resolve) => this.http.close(() => resolve()))
  }

  private join(client: WebSocket, path: string, cookie: string | undefined): void {
    const headers = { origin: new URL(this.target).origin, ...(cookie === undefined ? {} : { cookie }) }
    const node = new WebSocket(this.target.replace('http', 'ws') + path, { headers, perMessageDeflate: false })
    const cut = (): void => {
      client.terminate()
      node.terminate()
    }
    for (const end of [client, node]) end.on('error', cut).on('close', cut)
    const [up, down] = [this.way(node, cut), this.way(client, cut)]
    const opened = new Promise<void>((resolve) => node.once('open', resolve))
    client.on('message', (text) => void opened.then(() => up(String(text))))
    node.on('message', (text) => down(String(text)))
  }

  /** One direction of one line. */
  private way(to: WebSocket, cut: () => void): (text: string) => void {
    let before: Promise<void> = Promise.resolve()
    const kept: string[] = []
    const send = (text: string): void => {
      if (to.readyState === WebSocket.OPEN) to.send(text)
    }
    const release = (): void => {
      for (const late of kept.splice(0)) send(late)
    }
    const pass = (text: string): void => {
      const { lost, doubled, overtaken, cut: broken } = this.weather
      const chance = (part: number): boolean => this.random() < part
      this.tally.passed += 1
      if (chance(broken)) {
        this.tally.cut += 1
        cut()
      } else if (chance(lost)) this.tally.lost += 1
      else if (chance(overtaken)) {
        this.tally.overtaken += 1
        kept.push(text)
        setTimeout(release, 300).unref()
      } else {
        send(text)
        if (chance(doubled)) {
          this.tally.doubled += 1
          send(text)
        }
        release()
      }
    }
    return (text) => {
      const { delay } = this.weather
      before = before.then(() => (delay === 0 ? undefined : pause(this.random() * delay))).then(() => pass(text))
    }
  }
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
