import { setTimeout as sleep } from 'node:timers/promises'
import { at } from '../figures.ts'
import { Load, type Player, type Timed } from './load.ts'
import { OurClient, type Seat, type Table } from './our-client.ts'
import { Visitor } from './visitor.ts'

const SEATS: readonly Seat[] = [0, 1]
/** So many answers are asked about at once. */
const AT_ONCE = 16
/** Milliseconds between two who come to a parked match. */
const WAKE_EVERY = 30

/** Matches at our server. */
export class Ours extends Load {
  private readonly url: string
  private readonly visitors = new Map<number, readonly [Visitor, Visitor]>()
  private tables: Table[] = []

  constructor(url: string) {
    super()
    this.url = url
  }

  override during<R>(think: number, work: () => Promise<R>) {
    this.tables = this.tables.filter(({ isOver }) => !isOver)
    for (const { answers } of this.tables) for (const seat of SEATS) answers[seat].length = 0
    return super.during(think, work)
  }

  /** Everybody comes back to the matches that are not over. */
  async comeBack(): Promise<void> {
    for (const table of this.tables) if (!table.isOver) this.join(await this.seated(table))
  }

  /** Somebody comes to a match nobody has open, now to this one and now to that, until it is enough. */
  async wake(isEnough: () => boolean): Promise<Timed[]> {
    const wakes: Timed[] = []
    for (let n = 0; !isEnough(); n = (n + 1) % this.tables.length) {
      const client = new OurClient(this, at(this.tables, n), 0)
      wakes.push(await client.hello())
      client.close()
      await sleep(WAKE_EVERY)
    }
    return wakes
  }

  /**
   * How much was acknowledged since the last measure began, and how much of that the server does not know. What came
   * before is stored if this is: the log of a match has no gaps.
   */
  async known(): Promise<{ readonly acknowledged: number; readonly lost: number }> {
    let acknowledged = 0
    let lost = 0
    for (const table of this.tables)
      for (const seat of SEATS) {
        const answers = table.answers[seat]
        acknowledged += answers.length
        const client = new OurClient(this, table, seat)
        await client.hello()
        for (let from = 0; from < answers.length; from += AT_ONCE) {
          const known = await Promise.all(answers.slice(from, from + AT_ONCE).map((answer) => client.isKnown(answer)))
          lost += known.filter((isKnown) => !isKnown).length
        }
        client.close()
      }
    return { acknowledged, lost }
  }

  protected async make(n: number): Promise<readonly Player[]> {
    const visitors = this.visitors.get(n) ?? [await Visitor.at(this.url), await Visitor.at(this.url)]
    this.visitors.set(n, visitors)
    const card = await visitors[1].join(await visitors[0].make())
    const table: Table = { n, card, visitors, answers: [[], []], isOver: false }
    this.tables.push(table)
    return this.seated(table)
  }

  private async seated(table: Table): Promise<readonly OurClient[]> {
    const party = SEATS.map((seat) => new OurClient(this, table, seat))
    for (const client of party) {
      client.party = party
      await client.hello()
    }
    return party
  }
}
