import { randomUUID } from 'node:crypto'
import pg from 'pg'
import type { Bus, News } from '../contract.ts'
import { poolOf } from '../store/postgres.ts'
import { Parts, partsOf } from './parts.ts'

const CHANNEL = 'monomyth'
const FIRST_WAIT = 100
const LONGEST_WAIT = 5_000
/** How often a connection on which nothing comes is asked whether it is still one, and how long it may take. */
const CHECK_EVERY = 15_000
const PATIENCE = 10_000
/**
 * What comes up within so many milliseconds of the last telling is told together: each costs the database, and whoever
 * hears it, as much as an answer does.
 */
const GATHER = 10
/** Whoever ends does not wait longer than this until all is told. */
const FAREWELL = 1_000
/** More than this is not kept for when there is a connection again: then everybody is told to look for themselves. */
const MOST_UNSENT = 10_000

/** The bus between the nodes on one PostgreSQL, by LISTEN and NOTIFY on a connection of its own. */
export async function postgresBus(url: string): Promise<Bus> {
  const bus = new PostgresBus(url)
  await bus.open()
  return bus
}

class PostgresBus implements Bus {
  private readonly url: string
  private readonly node = randomUUID()
  private readonly hearers = new Map<(news: News) => void, (() => void) | undefined>()
  private client: pg.Client | undefined
  private told = 0
  /** What is to be heard here, and what is to be sent with the next statement. */
  private fresh: News[] = []
  private unsent: News[] = []
  /** More came up than is kept. An empty telling says so. */
  private isTooMuch = false
  private sending: Promise<void> | undefined
  private stopGathering = (): void => {}
  private closed = false
  private wait = FIRST_WAIT
  private timer: NodeJS.Timeout | undefined

  constructor(url: string) {
    this.url = url
  }

  tell(news: News): void {
    if (this.closed) return
    this.fresh.push(news)
    if (this.fresh.length === 1) setImmediate(() => this.tellAll())
  }

  listen(hear: (news: News) => void, missed?: () => void): () => void {
    this.hearers.set(hear, missed)
    return () => this.hearers.delete(hear)
  }

  async close(): Promise<void> {
    this.closed = true
    clearTimeout(this.timer)
    this.hearers.clear()
    this.tellAll()
    this.stopGathering()
    await Promise.race([this.sending, new Promise((resolve) => setTimeout(resolve, FAREWELL).unref())])
    const { client } = this
    this.client = undefined
    await client?.end().catch(() => {})
  }

  async open(): Promise<void> {
    const client = new pg.Client({ ...poolOf(this.url), query_timeout: PATIENCE })
    const parts = new Parts()
    client.on('error', () => this.lost(client))
    client.on('end', () => this.lost(client))
    client.on('notification', ({ payload = '' }) => {
      const got = parts.take(payload)
      if (got === undefined || got.node === this.node) return
      if (got.news.length > 0) this.hear(got.news)
      else this.missed()
    })
    try {
      await client.connect()
      // News are not kept: nobody need wait until they are on a disk.
      await client.query(`set synchronous_commit = off; listen ${CHANNEL}`)
    } catch (error) {
      client.end().catch(() => {})
      throw error
    }
    if (this.closed) return void client.end().catch(() => {})
    this.client = client
    this.wait = FIRST_WAIT
    this.check(client)
  }

  /** What came up at the same time is told at once. */
  private tellAll(): void {
    const { fresh } = this
    this.fresh = []
    // Those on this node hear it whether or not there is a connection, and as they would from another.
    this.hear(JSON.parse(JSON.stringify(fresh)))
    this.keep([...this.unsent, ...fresh])
    this.send()
  }

  /** Until it can be sent. What others were not told in time they must still be told: it is stored and acknowledged. */
  private keep(news: News[]): void {
    if (news.length > MOST_UNSENT) this.isTooMuch = true
    this.unsent = this.isTooMuch ? [] : news
  }

  /** What others tell meanwhile is lost here, and whoever listens may want to look for itself. */
  private lost(client: pg.Client): void {
    if (this.client !== client) return
    this.client = undefined
    client.end().catch(() => {})
    this.again()
  }

  private again(): void {
    clearTimeout(this.timer)
    if (this.closed) return
    this.timer = setTimeout(
      () => {
        this.open().then(
          () => {
            this.missed()
            this.send()
          },
          () => this.again(),
        )
      },
      this.wait * (0.5 + Math.random()),
    )
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT)
  }

  private check(client: pg.Client): void {
    this.timer = setTimeout(() => {
      client.query('select 1').then(
        () => {
          if (this.client === client) this.check(client)
        },
        () => this.lost(client),
      )
    }, CHECK_EVERY)
    this.timer.unref()
  }

  /** One statement at a time, with all that came up meanwhile. */
  private send(): void {
    if (this.sending === undefined && this.client !== undefined) this.sending = this.sendAll()
  }

  private async sendAll(): Promise<void> {
    // Never done before it is known to be under way.
    await undefined
    for (;;) {
      const { client, unsent, isTooMuch } = this
      if (client === undefined || (unsent.length === 0 && !isTooMuch)) break
      this.unsent = []
      this.isTooMuch = false
      try {
        await client.query({
          name: 'tell',
          text: `select pg_notify('${CHANNEL}', part) from json_array_elements_text($1::json) as part`,
          values: [JSON.stringify(partsOf(this.node, ++this.told, unsent))],
        })
      } catch {
        // Perhaps it was told all the same. To hear of something twice does no harm.
        this.isTooMuch ||= isTooMuch
        this.keep([...unsent, ...this.unsent])
        this.lost(client)
      }
      await this.gather()
    }
    this.sending = undefined
  }

  private async gather(): Promise<void> {
    if (this.closed) return
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, GATHER)
      this.stopGathering = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }

  /** Something may not have come. */
  private missed(): void {
    for (const missed of this.hearers.values()) missed?.()
  }

  private hear(all: readonly News[]): void {
    for (const news of all) for (const hear of this.hearers.keys()) hear(news)
  }
}
