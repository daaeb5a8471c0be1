import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Store } from '../contract.ts'
import { answerTo } from '../http/refused.ts'
import { sharedPostgres } from '../testing/postgres.ts'
import { openStore } from './open.ts'
import { poolOf, postgresSource } from './postgres.ts'
import { append, mark, person, row, snapshot, table } from './testing/samples.ts'

let url = ''
let nodes: readonly [Store, Store]
beforeAll(async () => {
  url = await (await sharedPostgres()).database()
  nodes = await Promise.all([openStore({ database: url }), openStore({ database: url })])
})
afterAll(() => Promise.all(nodes.map((node) => node.close())))

const ask = async <R extends pg.QueryResultRow>(text: string, at = url): Promise<R[]> => {
  const client = new pg.Client(at)
  await client.connect()
  const { rows } = await client.query<R>(text)
  await client.end()
  return rows
}

test('of two nodes that append at once one wins, every time', async () => {
  const [one, two] = nodes
  await one.addTable(table('race'))
  await two.begin('race', snapshot(0), mark(0), [])
  for (let seq = 0; seq < 20; seq++) {
    const results = await Promise.all(
      nodes.map((node, i) =>
        node.append(append('race', seq, [row(`${i}`, `${seq} ${i}`)], { snapshot: snapshot(seq) })),
      ),
    )
    expect(results.toSorted()).toEqual(['stale', 'stored'])
  }
  expect(await one.rows('race', 0)).toEqual(await two.rows('race', 0))
  expect((await one.stand('race'))?.mark.seq).toBe(20)
})

test('nobody waits for a match that somebody else has in hand, but who appends to it', async () => {
  const [one] = nodes
  const ids = ['held', 'free', 'free too']
  for (const id of ids) {
    await one.addTable(table(id))
    await one.begin(id, snapshot(0), mark(0), [])
  }
  const holder = new pg.Client(url)
  await holder.connect()
  await holder.query('begin')
  await holder.query(`select 1 from matches where table_id = 'held' for update`)
  const said: string[] = []
  const all = ids.map(async (id) => said.push(`${id}: ${await one.append(append(id, 0, [row('a')]))}`))
  await Promise.all(all.slice(1))
  await sleep(50)
  expect(said).toEqual(['free: stored', 'free too: stored'])
  await holder.query('rollback')
  await holder.end()
  await Promise.all(all)
  expect(said.at(-1)).toBe('held: stored')
})

test('two nodes that append to many of the same matches at once are never in each other’s way', async () => {
  const ids = Array.from({ length: 40 }, (_, i) => `both ${i}`)
  for (const id of ids) {
    await nodes[0].addTable(table(id))
    await nodes[0].begin(id, snapshot(0), mark(0), [])
  }
  for (let seq = 0; seq < 5; seq++) {
    const results = await Promise.all(
      [ids, ids.toReversed()].map((order, i) =>
        Promise.all(order.map(async (id) => [id, await nodes[i]?.append(append(id, seq, [row(`${i}`)]))] as const)),
      ),
    )
    for (const id of ids) {
      const said = results.flatMap((result) => result.filter(([at]) => at === id).map(([, how]) => how))
      expect(said.toSorted()).toEqual(['stale', 'stored'])
    }
  }
})

test.each([
  ['off', 'on'],
  ['remote_apply', 'remote_apply'],
])('where a database acknowledges with synchronous_commit %s, the store does so with %s', async (set, then) => {
  const database = await (await sharedPostgres()).database()
  await (await openStore({ database })).close()
  await ask(
    `create table how (setting text);
    create function tell() returns trigger language plpgsql as
      $$ begin insert into how values (current_setting('synchronous_commit')); return new; end $$;
    create trigger tell before insert on persons for each row execute function tell();
    do $$ begin execute format('alter database %I set synchronous_commit = ${set}', current_database()); end $$`,
    database,
  )
  expect(await ask('show synchronous_commit', database)).toEqual([{ synchronous_commit: set }])
  const store = await openStore({ database })
  await Promise.all(['ann', 'bob', 'cat'].map((id) => store.addPerson(person(id), id)))
  await store.close()
  expect(await ask('select setting from how', database)).toEqual(Array(3).fill({ setting: then }))
})

test('a connection that is lost is a new one the next time', async () => {
  const [one] = nodes
  await one.ping()
  await ask(`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'monomyth' and datname = current_database()`)
  await expect.poll(() => one.ping().then(() => 'there')).toBe('there')
  await one.addPerson(person('ann'), 'token')
  expect(await one.personOf('token')).toEqual(person('ann'))
})

test('a connection that is lost in somebody’s hands fails what they ask of it, and nothing else', async () => {
  const source = postgresSource(new pg.Pool(poolOf(url)))
  const session = await source.session()
  const { rows } = await session.query('select pg_backend_pid() as pid', [])
  await ask(`select pg_terminate_backend(${Object(rows[0]).pid})`)
  // Long enough to be told while nothing is asked.
  await sleep(200)
  await expect(session.query('select 1', [])).rejects.toThrow()
  session.release()
  const next = await source.session()
  expect((await next.query('select 1 as one', [])).rows).toEqual([{ one: 1 }])
  next.release()
  await source.end()
})

describe('that the database is not there for a moment is known for what it is', () => {
  /** How it is answered to whoever asked. */
  const answered = (error: unknown) => answerTo(error).error.code

  test('a connection that ends while it is asked, and one that was ended before', async () => {
    const source = postgresSource(new pg.Pool(poolOf(url)))
    const session = await source.session()
    const { rows } = await session.query('select pg_backend_pid() as pid', [])
    const [lost] = await Promise.all([
      session.query('select pg_sleep(10)', []).catch((error: unknown) => error),
      ask(`select pg_terminate_backend(${Object(rows[0]).pid})`),
    ])
    // Long enough for its end to be known.
    await sleep(200)
    const after = await session.query('select 1', []).catch((error: unknown) => error)
    expect([lost, after].map(answered)).toEqual(['S_BUSY', 'S_BUSY'])
    expect(after).toMatchObject({ code: 'ECONNLOST', cause: { message: expect.stringContaining('not queryable') } })
    session.release()
    await source.end()
  })

  test.each([
    ['one that dies without a word', (line: Socket) => line.destroy(), '', 'S_BUSY', 'terminated unexpectedly'],
    ['but not one we may not ask like this', (line: Socket) => line.end('N'), '?ssl=true', 'S_FAILED', 'support SSL'],
  ])('%s', async (_, answer, how, code, message) => {
    // In place of a server.
    const other = createServer((line) => line.once('data', () => answer(line)))
    await once(other.listen(0, '127.0.0.1'), 'listening')
    const { port } = Object(other.address())
    const source = postgresSource(new pg.Pool(poolOf(`postgres://nobody@127.0.0.1:${port}/none${how}`)))
    const error = await source.session().catch((error: unknown) => error)
    expect([answered(error), String(error)]).toEqual([code, expect.stringContaining(message)])
    await source.end()
    other.close()
  })

  test('none that is free in time, and an answer that does not come in time', async () => {
    const impatient = { ...poolOf(url), connectionTimeoutMillis: 1500, query_timeout: 100 }
    const source = postgresSource(new pg.Pool({ ...impatient, max: 1 }))
    const session = await source.session()
    const errors = await Promise.all([
      source.session().catch((error: unknown) => error),
      session.query('select pg_sleep(1)', []).catch((error: unknown) => error),
    ])
    expect(errors.map((error) => Object(error).message)).toEqual([
      'timeout exceeded when trying to connect',
      'Query read timeout',
    ])
    expect(errors.map(answered)).toEqual(['S_BUSY', 'S_BUSY'])
    session.release()
    await source.end()
  })

  test('what is wrong with a question is not', async () => {
    const source = postgresSource(new pg.Pool(poolOf(url)))
    const session = await source.session()
    const error = await session.query('select nonsense', []).catch((error: unknown) => error)
    expect([answered(error), Object(error).code]).toEqual(['S_FAILED', '42703'])
    session.release()
    await source.end()
  })
})

test('neither tokens nor the secrets of invitations can be read in the database', async () => {
  const [one] = nodes
  await one.addPerson(person('bob'), 'a token nobody can guess')
  await one.addTable(table('invited'))
  await one.invite('invited', 1, 'a secret nobody can guess')
  const rows = await ask('select hash from tokens union all select hash from invitations')
  expect(rows).toHaveLength(3)
  for (const { hash } of rows) expect(hash).toMatch(/^[0-9a-f]{64}$/)
})

test('an address where nobody answers is said at once', async () => {
  await expect(openStore({ database: 'postgres://postgres@127.0.0.1:1/none' })).rejects.toThrow('ECONNREFUSED')
})
