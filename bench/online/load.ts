import { setTimeout as sleep } from 'node:timers/promises'

/** Somebody at a match. */
export interface Player {
  /** It holds a question it has not answered. */
  readonly isAsked: boolean
  /** It has answered and was not told what became of that. */
  readonly isWaiting: boolean
  /** Everybody at this match. */
  readonly party: readonly Player[]
  /** Answers at random. */
  answer(): void
  close(): void
}

export interface Measured {
  /** Answers acknowledged in a second. */
  readonly rate: number
  /** Milliseconds from each answer to its acknowledgement. */
  readonly took: readonly number[]
}

/** Something that took so many milliseconds, and when it began. */
export interface Timed {
  readonly since: number
  readonly took: number
}

/** So many matches are begun at a time. */
const LANES = 8
/** Nobody waits longer than this for anything, in milliseconds. */
const PATIENCE = 20_000

/** What comes, if it comes before nobody waits for it any more. */
export function soon<T>(what: string, ...coming: readonly Promise<T>[]): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what} did not come within ${PATIENCE} ms`)), PATIENCE)
  })
  return Promise.race([...coming, late]).finally(() => clearTimeout(timer))
}

/**
 * Matches at a server, between two people each, who answer as soon as they are asked, or after a while. What is over
 * makes room for the next: there are always as many.
 */
export abstract class Load {
  /** Whatever did not go as it must. */
  private readonly problems: string[] = []
  private readonly players = new Set<Player>()
  private readonly thinking = new Map<Player, NodeJS.Timeout>()
  private answers: Timed[] = []
  private think = 0
  private isOn = false
  private isEnding = false
  private beginning = 0

  /** Begins one more match, in place of the one before or as the n-th. */
  protected abstract make(n: number): Promise<readonly Player[]>

  async begin(matches: number): Promise<void> {
    const lanes = Array.from({ length: LANES }, async (_, lane) => {
      for (let n = lane; n < matches; n += LANES) this.join(await this.make(n))
    })
    await Promise.all(lanes)
  }

  /** Plays for so long. `think`: so many milliseconds, at the mean, before each answer. */
  async play(ms: number, think = 0): Promise<Measured> {
    const since = performance.now()
    const { result: rate, answers } = await this.during(think, async () => {
      await sleep(ms)
      return (1000 * this.answers.length) / (performance.now() - since)
    })
    return { rate, took: answers.map(({ took }) => took) }
  }

  /** Plays until something else is done. Those that are late count too: of them all it is the late ones one asks about. */
  async during<R>(think: number, work: () => Promise<R>): Promise<{ readonly result: R; readonly answers: Timed[] }> {
    this.answers = []
    this.think = think
    this.isOn = true
    for (const player of this.players) this.consider(player)
    const result = await work()
    await this.settle()
    return { result, answers: this.answers }
  }

  /** Nobody answers any more, and everybody has been told what became of what they answered. */
  private async settle(): Promise<void> {
    this.isOn = false
    for (const timer of this.thinking.values()) clearTimeout(timer)
    this.thinking.clear()
    const waiting = (): number => [...this.players].filter(({ isWaiting }) => isWaiting).length
    for (const until = Date.now() + PATIENCE; waiting() + this.beginning > 0; await sleep(10)) {
      if (Date.now() < until) continue
      throw new Error(`${waiting()} answers were never acknowledged, ${this.beginning} matches never began`)
    }
    if (this.problems.length > 0) throw new Error(this.problems.slice(0, 5).join('\n'))
  }

  /** From now on connections may break. */
  breaks(): void {
    this.isEnding = true
  }

  /** Everybody leaves. */
  leave(): void {
    this.isOn = false
    for (const player of this.players) player.close()
    this.players.clear()
  }

  // ── What players say ──────────────────────────────────────────────────────────────────────────────────────────────

  /** Something was shown to it. */
  consider(player: Player): void {
    if (!this.isOn || !player.isAsked || !this.players.has(player)) return
    if (this.think === 0) player.answer()
    if (this.think === 0 || this.thinking.has(player)) return
    const answer = (): void => {
      this.thinking.delete(player)
      player.answer()
    }
    this.thinking.set(player, setTimeout(answer, 2 * Math.random() * this.think))
  }

  /** Something it answered then. */
  acknowledged(since: number): void {
    this.answers.push({ since, took: performance.now() - since })
  }

  /** Its match is over. */
  over({ party }: Player, n: number): void {
    if (!party.some((player) => this.players.delete(player))) return
    for (const player of party) {
      this.players.delete(player)
      player.close()
    }
    this.beginning += 1
    this.make(n)
      .then((players) => this.join(players))
      .catch((error: unknown) => this.problem(String(error)))
      .finally(() => {
        this.beginning -= 1
      })
  }

  /** Nobody closed it: its connection is gone. */
  broken(player: Player, why: string): void {
    if (this.players.has(player)) this.problem(why)
  }

  problem(what: string): void {
    if (!this.isEnding) this.problems.push(what)
  }

  protected join(players: readonly Player[]): void {
    for (const player of players) {
      this.players.add(player)
      this.consider(player)
    }
  }
}
