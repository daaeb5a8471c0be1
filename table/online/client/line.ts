/** A connection that is made again whenever it is lost, for as long as somebody wants it. */

/** As much of a WebSocket as a line uses. */
export interface Socket {
  send(text: string): void
  close(): void
}
interface SocketHearer {
  opened(): void
  heard(text: string): void
  closed(): void
}

/** What a line needs of the browser, so that tests need neither a network nor patience. */
export interface Around {
  open(hearer: SocketHearer): Socket
  now(): number
  /** Returns how to call it off. */
  after(milliseconds: number, work: () => void): () => void
  /** From 0, under 1. */
  random(): number
  /** Tells when the network comes and goes, and when somebody looks at the page again. Returns how to stop. */
  watch(hear: (news: 'online' | 'offline' | 'seen') => void): () => void
}

/** `off`: the device has no network. `ended`: for good, and whoever uses the line knows why. */
export type LineState = 'connecting' | 'on' | 'off' | 'ended'

export interface LineUser {
  /** The line is open: now is the time to say who one is. */
  opened(): void
  heard(text: string): void
  /** Called in silence, so that a line that has died is found out. */
  beat(): void
  changed(state: LineState): void
}

/** How long to wait before the first try again, and at most. */
const FIRST = 300
const MOST = 15_000
/** How often something is said in silence, and how long a silence is taken for a dead line. */
const BEAT = 10_000
const DEAD = 25_000

export class Line {
  private readonly around: Around
  private readonly user: LineUser
  private readonly stopWatching: () => void
  private socket: Socket | undefined
  private current: LineState = 'connecting'
  private tries = 0
  private heardAt = 0
  private callOff = (): void => {}
  private stopBeat = (): void => {}

  constructor(around: Around, user: LineUser) {
    this.around = around
    this.user = user
    this.stopWatching = around.watch((news) => this.learn(news))
    this.connect()
  }

  get state(): LineState {
    return this.current
  }

  /** What cannot be sent now is lost: whoever sends it sends it again when the line is open. */
  send(text: string): void {
    if (this.current === 'on') this.socket?.send(text)
  }

  /** Makes a new connection, because this one is of no use: at once, or after a while. */
  renew({ soon = true }: { readonly soon?: boolean } = {}): void {
    if (this.current === 'ended') return
    this.hangUp()
    if (soon) this.connect()
    else this.tryLater()
  }

  /** No connection any more. */
  end(): void {
    this.hangUp()
    this.stopWatching()
    this.become('ended')
  }

  private learn(news: 'online' | 'offline' | 'seen'): void {
    if (this.current === 'ended') return
    if (news === 'offline') {
      this.hangUp()
      this.become('off')
    } else if (this.current !== 'on') {
      this.tries = 0
      this.renew()
    } else if (this.isSilent()) this.renew()
    else this.user.beat()
  }

  private connect(): void {
    this.become('connecting')
    this.heardAt = this.around.now()
    // Messages of a connection that was given up are no longer heard.
    const isCurrent = (): boolean => this.socket === socket
    const socket = this.around.open({
      opened: () => {
        if (!isCurrent()) return
        this.become('on')
        this.user.opened()
      },
      heard: (text) => {
        if (!isCurrent()) return
        this.heardAt = this.around.now()
        this.tries = 0
        this.user.heard(text)
      },
      closed: () => {
        if (isCurrent()) this.renew({ soon: false })
      },
    })
    this.socket = socket
    this.stopBeat = this.around.after(BEAT, () => this.beat())
  }

  private beat(): void {
    if (this.isSilent()) {
      this.renew({ soon: false })
      return
    }
    this.stopBeat = this.around.after(BEAT, () => this.beat())
    if (this.current === 'on') this.user.beat()
  }

  private isSilent(): boolean {
    return this.around.now() - this.heardAt > DEAD
  }

  /** Later each time, and never all at once: a server that comes back is not overrun. */
  private tryLater(): void {
    const most = Math.min(MOST, FIRST * 2 ** this.tries)
    this.tries += 1
    this.become('connecting')
    this.callOff = this.around.after(most * (0.5 + this.around.random() / 2), () => this.connect())
  }

  private hangUp(): void {
    const { socket } = this
    this.socket = undefined
    this.callOff()
    this.stopBeat()
    socket?.close()
  }

  private become(state: LineState): void {
    if (state === this.current) return
    this.current = state
    this.user.changed(state)
  }
}
