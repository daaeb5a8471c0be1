import type { NewTable, TableCard } from '@monomyth/wire'
import { randomOf } from '../testing/seed.ts'
import { Client, type ClientSetting } from './client.ts'
import { Person } from './person.ts'
import { sleep } from './trial.ts'
import { Witness } from './witness.ts'

export interface HallSetting extends Pick<ClientSetting, 'think' | 'impatient' | 'leaps'> {
  /** Where tables are made. */
  readonly url: string
  /** By client of a table (each seat, then the onlookers): where it connects. */
  nodesOf?(n: number): readonly string[]
  /** What each table is to be, by its number. */
  tableOf?(n: number): Partial<NewTable>
  /** So many beside those who play. */
  readonly onlookers?: number
  /** So many clients on each seat: tabs, devices. */
  readonly tabs?: number
}

/** One table with everybody at it. */
export interface Party {
  readonly card: TableCard
  readonly witness: Witness
  readonly clients: readonly Client[]
}

/** Tables being played, and everybody at them. */
export class Hall {
  readonly parties: Party[] = []
  /** Matches that are over, and everybody has gone home. */
  finished = 0
  private readonly noted: string[] = []
  private past = 0
  private readonly setting: HallSetting
  private isOpen = true
  private wanted = 0
  private made = 0

  constructor(setting: HallSetting) {
    this.setting = setting
  }

  get witnesses(): readonly Witness[] {
    return this.parties.map(({ witness }) => witness)
  }
  get clients(): readonly Client[] {
    return this.parties.flatMap(({ clients }) => clients)
  }
  /** What was wrong with anything anybody was shown. */
  get problems(): readonly string[] {
    return [...this.noted, ...this.witnesses.flatMap(({ problems }) => problems)]
  }
  /** Answers, those of matches that are over and done with included. */
  get acknowledged(): number {
    return this.witnesses.reduce((sum, { acknowledged }) => sum + acknowledged.length, this.past)
  }

  /** Makes so many tables more, each with a person on every seat that is not a bot's. */
  async open(count: number): Promise<void> {
    this.wanted += count
    await Promise.all(Array.from({ length: count }, () => this.add()))
  }

  /** Makes as many new tables as matches are over: there is always something to play. */
  async renew(): Promise<void> {
    const playing = this.parties.filter((party) => !isOver(party)).length
    for (let n = playing; n < this.wanted && this.isOpen; n++) await this.add()
  }

  private async add(): Promise<void> {
    const { url, tableOf, nodesOf, onlookers = 0, tabs = 1, ...rest } = this.setting
    const host = await Person.at(url, 'Host')
    const made = this.made++
    const card = await host.make(url, tableOf?.(made) ?? {})
    const seated: { person: Person; card: TableCard }[] = [{ person: host, card }]
    for (const { taken } of card.seats) {
      if (taken) continue
      const person = await Person.at(url, 'Guest')
      seated.push({ person, card: await person.join(url, card.id) })
    }
    for (let n = 0; n < onlookers; n++) {
      const person = new Person('')
      seated.push({ person, card: await person.must(url, 'GET', `/api/tables/${card.id}`) })
    }
    const witness = new Witness(card.id)
    const clients = seated.flatMap((who, n) =>
      Array.from({ length: tabs }, (_, tab) => {
        const [nodes, random] = [nodesOf?.(n * tabs + tab) ?? [url], randomOf(`table ${made}, ${n}, tab ${tab}`)]
        return new Client({ ...who, ...rest, witness, nodes, random })
      }),
    )
    this.parties.push({ card, witness, clients })
  }

  /** Nobody answers any more; everybody has been answered and holds what a newcomer is shown. Says who does not. */
  async settle(url: string, patience = 60_000): Promise<string[]> {
    for (const client of this.clients) client.pause()
    const until = Date.now() + patience
    const late: string[] = []
    for (const party of this.parties) late.push(...(await converged(party, url, until)))
    return late
  }

  goOn(): void {
    for (const client of this.clients) client.goOn()
  }

  /** Those whose match is over go home. Returns what they have seen. */
  retire(): readonly Witness[] {
    const through = this.parties.filter(isOver)
    for (const party of through) {
      this.parties.splice(this.parties.indexOf(party), 1)
      this.finished += 1
      this.noted.push(...party.witness.problems)
      this.past += party.witness.acknowledged.length
      for (const client of party.clients) client.close()
    }
    return through.map(({ witness }) => witness)
  }

  close(): void {
    this.isOpen = false
    for (const client of this.clients) client.close()
  }
}

const isOver = ({ clients }: Party): boolean => clients.every((client) => client.isOver)

async function converged({ card, clients, witness }: Party, url: string, until: number): Promise<string[]> {
  for (;;) {
    const behind: string[] = []
    for (const client of clients) {
      const { viewer, pending } = client
      if (pending !== undefined) behind.push(`${card.id}: viewer ${viewer} waits for an answer`)
      else {
        const newest = await fresh(client, url)
        if (client.frame?.n !== newest.frame || client.told !== newest.told)
          behind.push(
            `${card.id}: viewer ${viewer} holds frame ${client.frame?.n} and event ${client.told}, a newcomer ` +
              `${newest.frame} and ${newest.told}`,
          )
      }
    }
    if (behind.length === 0 || Date.now() > until) return [...behind, ...witness.problems]
    await sleep(50)
  }
}

/** A newcomer who has not been shown anything by then is not shown anything, in milliseconds. */
const SILENCE = 10_000

/** What somebody is shown who comes in for the first time, through the same eyes. It must be the same frame. */
async function fresh({ setting }: Client, url: string): Promise<{ frame: number; told: number }> {
  const client = new Client({ ...setting, nodes: [url], looks: true })
  for (const end = Date.now() + SILENCE; client.frame === undefined && Date.now() < end; ) await sleep(2)
  client.close()
  return { frame: client.frame?.n ?? -1, told: client.told }
}
