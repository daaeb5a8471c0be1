/** Somebody at a match. */
export interface Player {
  /** Answers what it is asked, if it is. */
  answer(): void
  close(): void
}

/** A server under load: matches between two people each, who answer as soon as they are asked, or after a while. */
export abstract class Load {
  /** Milliseconds from each answer to its acknowledgement, since the last measure began. */
  private took: number[] = []
  private readonly players = new Set<Player>()
  private think = 0
  private isOn = false
  private isEnded = false

  /** Begins one more match. */
  protected abstract make(): Promise<readonly Player[]>

  async begin(matches: number): Promise<void> {
    const lanes = Array.from({ length: 8 }, async (_, lane) => {
      for (let n = lane; n < matches; n += 8) await this.add()
    })
    await Promise.all(lanes)
  }

  /** Plays for so long. `think`: so many milliseconds, at the mean, before each answer. */
  async play(ms: number, think = 0): Promise<Measured> {
    this.took = []
    this.think = think
    this.isOn = true
    const since = performance.now()
    for (const player of this.players) this.asked(player)
    await sleep(ms)
    this.isOn = false
    const seconds = (performance.now() - since) / 1000
    const { took } = this
    await sleep(200)
    return { rate: took.length / seconds, took }
  }

  end(): void {
    this.isEnded = true
    this.isOn = false
    for (const player of this.players) player.close()
    this.players.clear()
  }

  /** This one holds a question. */
  protected asked(player: Player): void {
    if (!this.isOn) return
    if (this.think === 0) player.answer()
    else setTimeout(() => this.isOn && player.answer(), 2 * Math.random() * this.think)
  }

  protected acknowledged(ms: number): void {
    this.took.push(ms)
  }

  /** There are always as many matches. */
  protected over(players: readonly Player[]): void {
    if (!players.some((player) => this.players.delete(player))) return
    for (const player of players) {
      this.players.delete(player)
      player.close()
    }
    if (!this.isEnded) void this.add().catch(() => {})
  }

  private async add(): Promise<void> {
    this.join(await this.make())
  }

  protected join(players: readonly Player[]): void {
    for (const player of players) {
      this.players.add(player)
      this.asked(player)
    }
  }
}

export interface Measured {
  /** Answers acknowledged in a second. */
  readonly rate: number
  readonly took: readonly number[]
}

export const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
