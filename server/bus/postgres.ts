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
  /** What is to be sent with the next statement. */
  private parts: string[] = []
  private sending = false
  private closed = false
  private wait = FIRST_WAIT
  private timer: NodeJS.Timeout | undefined

  constructor(url: string) {
    this.url = url
  }

  tell(news: News): void {
    if (this.closed) return
    // Those on this node hear it whether or not there is a connection.
    const own: News = JSON.parse(JSON.stringify(news))
    setImmediate(() => this.hear(own))
    if (this.client === undefined) return
    this.parts.push(...partsOf(this.node, ++this.told, news))
    void this.send()
  }

  listen(hear: (news: News) => void, missed?: () => void): () => void {
    this.hearers.set(hear, missed)
    return () => this.hearers.delete(hear)
  }

  async close(): Promise<void> {
    this.closed = true
    clearTimeout(this.timer)
    this.hearers.clear()
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
      if (got !== undefined && got.node !== this.node) this.hear(got.news)
    })
    try {
      await client.connect()
      await client.query(`listen ${CHANNEL}`)
    } catch (error) {
      client.end().catch(() => {})
      throw error
    }
    if (this.closed) return void client.end().catch(() => {})
    this.client = client
    this.wait = FIRST_WAIT
    this.check(client)
  }

  /** What was told meanwhile is lost, and whoever listens may want to look for itself. */
  private lost(client: pg.Client): void {
    if (this.client !== client) return
    this.client = undefined
    this.parts = []
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
            for (const missed of this.hearers.values()) missed?.()
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
  private async send(): Promise<void> {
    if (this.sending) return
    this.sending = true
    while (this.client !== undefined && this.parts.length > 0) {
      const { client, parts } = this
      this.parts = []
      try {
        await client.query({
          name: 'tell',
          text: `select pg_notify('${CHANNEL}', part) from json_array_elements_text($1::json) as part`,
          values: [JSON.stringify(parts)],
        })
      } catch {
        this.lost(client)
      }
    }
    this.sending = false
  }

  private hear(news: News): void {
    for (const hear of this.hearers.keys()) hear(news)
  }
}
