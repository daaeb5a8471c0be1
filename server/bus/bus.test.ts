import pg from 'pg'
import { afterEach, describe, expect, test } from 'vitest'
import type { Bus, News } from '../contract.ts'
import { sharedPostgres } from '../testing/postgres.ts'
import { memoryBus } from './memory.ts'
import { openBus } from './open.ts'

const buses: Bus[] = []
afterEach(() => Promise.all(buses.splice(0).map((bus) => bus.close())))

const places = {
  'in one process': async () => {
    const hub = new Set<(news: News) => void>()
    return async () => memoryBus(hub)
  },
  'on PostgreSQL': async () => {
    const database = await (await sharedPostgres()).database()
    return () => openBus({ database })
  },
}

/** Two nodes, and what each of them hears. */
async function nodes(place: keyof typeof places) {
  const node = await places[place]()
  const heard: News[][] = [[], []]
  const [one, two] = [await node(), await node()]
  buses.push(one, two)
  one.listen((news) => heard[0]?.push(news))
  two.listen((news) => heard[1]?.push(news))
  return { one, two, heard }
}
/** What is heard over a bus, and how often it was said that something may not have come. */
function listening(bus: Bus): { readonly heard: News[]; missed: number } {
  const ears = { heard: [] as News[], missed: 0 }
  bus.listen(
    (news) => ears.heard.push(news),
    () => {
      ears.missed += 1
    },
  )
  return ears
}
const match = (seq: number): News => ({ kind: 'match', table: 'one', seq })
const soft = (text: string): News => ({ kind: 'soft', table: 'one', node: 'here', soft: { text } })

describe.each(['in one process', 'on PostgreSQL'] as const)('%s', (place) => {
  test('what one node tells all nodes hear, itself too, once and in order', async () => {
    const { one, two, heard } = await nodes(place)
    const all = Array.from({ length: 50 }, (_, i) => match(i))
    for (const news of all) one.tell(news)
    await expect.poll(() => heard).toEqual([all, all])
    two.tell({ kind: 'table', table: 'two' })
    two.tell({ kind: 'talk', table: 'two' })
    const more = [
      { kind: 'table', table: 'two' },
      { kind: 'talk', table: 'two' },
    ]
    await expect
      .poll(() => heard)
      .toEqual([
        [...all, ...more],
        [...all, ...more],
      ])
  })

  test('long news arrive whole, whatever letters they are made of', async () => {
    const { one, heard } = await nodes(place)
    const news = [
      soft('a"\\é€😀\u0000\ud800 '.repeat(3_000)),
      soft('x'.repeat(7_700)),
      soft('x'.repeat(7_800)),
      match(1),
    ]
    for (const each of news) one.tell(each)
    await expect.poll(() => heard.map((list) => list.length)).toEqual([4, 4])
    expect(heard).toEqual([news, news])
  })

  test('nothing is heard before it is told, by whoever listens no longer, or after the end', async () => {
    const { one, two, heard } = await nodes(place)
    const some: News[] = []
    const stop = two.listen((news) => some.push(news))
    one.tell(match(1))
    expect(heard).toEqual([[], []])
    await expect.poll(() => some).toHaveLength(1)
    stop()
    one.tell(match(2))
    await expect.poll(() => heard[1]).toHaveLength(2)
    expect(some).toHaveLength(1)
    await two.close()
    two.tell(match(3))
    one.tell(match(4))
    await expect.poll(() => heard[0]).toHaveLength(3)
    expect(heard[1]).toHaveLength(2)
  })
})

test('a data folder has a bus of its own', async () => {
  const bus = await openBus({ data: 'anywhere' })
  const heard: News[] = []
  bus.listen((news) => heard.push(news))
  bus.tell(match(1))
  await expect.poll(() => heard).toEqual([match(1)])
})

test('a node that lost its connection finds back, and is told that it missed something', async () => {
  const database = await (await sharedPostgres()).database()
  const [one, two] = [await openBus({ database }), await openBus({ database })]
  buses.push(one, two)
  const ears = listening(two)
  const client = new pg.Client(database)
  await client.connect()
  await client.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'monomyth' and datname = current_database()`)
  await client.end()
  await expect.poll(() => ears.missed, { timeout: 10_000 }).toBe(1)
  // The other one finds back in its own time.
  await expect
    .poll(
      () => {
        one.tell(match(7))
        return ears.heard
      },
      { timeout: 10_000 },
    )
    .toContainEqual(match(7))
  two.tell(match(8))
  await expect.poll(() => ears.heard).toContainEqual(match(8))
})

test('what a node tells while its own connection is lost the others hear when it has found back', async () => {
  const database = await (await sharedPostgres()).database()
  const one = await openBus({ database })
  const client = new pg.Client(database)
  await client.connect()
  const ours = `from pg_stat_activity where application_name = 'monomyth' and datname = current_database()`
  const {
    rows: [{ pid }],
  } = await client.query(`select pid ${ours}`)
  const two = await openBus({ database })
  buses.push(one, two)
  const ears = listening(two)
  await client.query('select pg_terminate_backend($1)', [pid])
  await expect.poll(async () => (await client.query(`select pid ${ours}`)).rows.length).toBe(1)
  for (let n = 0; n < 3; n++) one.tell(match(n))
  await expect.poll(() => ears.heard, { timeout: 10_000 }).toEqual([match(0), match(1), match(2)])
  expect(ears.missed).toBe(0)
  await client.end()
})

test('where it is more than can be kept, the others are told to look for themselves', async () => {
  const database = await (await sharedPostgres()).database()
  const one = await openBus({ database })
  const two = await openBus({ database })
  buses.push(one, two)
  const ears = listening(two)
  for (let n = 0; n <= 10_000; n++) one.tell(match(n))
  await expect.poll(() => ears.missed, { timeout: 10_000 }).toBe(1)
  expect(ears.heard).toEqual([])
})

test('what comes up at short intervals is told together, the first of it at once', async () => {
  const database = await (await sharedPostgres()).database()
  const bus = await openBus({ database })
  buses.push(bus)
  const client = new pg.Client(database)
  await client.connect()
  const told: number[] = []
  client.on('notification', ({ payload = '' }) => told.push(JSON.parse(payload.replace(/^(\S+ ){4}/, '')).length))
  await client.query('listen monomyth')
  bus.tell(match(0))
  await expect.poll(() => told).toEqual([1])
  const since = performance.now()
  for (let n = 1; n <= 40; n++) {
    bus.tell(match(n))
    await new Promise(setImmediate)
  }
  const gatherings = 2 + (performance.now() - since) / 10
  await expect.poll(() => told.reduce((sum, count) => sum + count)).toBe(41)
  expect(told.length).toBeLessThanOrEqual(1 + gatherings)
  // Whoever ends has told everything.
  bus.tell(match(41))
  await bus.close()
  await expect.poll(() => told.reduce((sum, count) => sum + count)).toBe(42)
  await client.end()
})

test('what is no news does no harm', async () => {
  const database = await (await sharedPostgres()).database()
  const bus = await openBus({ database })
  buses.push(bus)
  const heard: News[] = []
  bus.listen((news) => heard.push(news))
  const client = new pg.Client(database)
  await client.connect()
  for (const said of ['', 'nonsense', 'node 1 1 1 {', 'node 2 1 1 5'])
    await client.query('select pg_notify($1, $2)', ['monomyth', said])
  await client.end()
  bus.tell(match(1))
  await expect.poll(() => heard).toEqual([match(1)])
})

test('a server that cannot be reached is said at once', async () => {
  await expect(openBus({ database: 'postgres://postgres@127.0.0.1:1/none' })).rejects.toThrow('ECONNREFUSED')
})
