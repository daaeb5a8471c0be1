import pg from 'pg'
import { afterEach, expect, test } from 'vitest'
import { startPostgres } from '../testing/postgres.ts'
import { Dice } from './fuzz/dice.ts'
import { Line } from './fuzz/line.ts'
import { MESSAGES, openLines } from './fuzz/messages.ts'
import { REQUESTS, type Shot } from './fuzz/requests.ts'
import { type Scene, setScene } from './fuzz/scene.ts'
import { ServerNode } from './node.ts'
import { isLong, PATIENCE, report } from './trial.ts'
import { digest } from './witness.ts'

const SHOTS = isLong ? 100_000 : 1_800
const LANES = 4
/** Of so many shots one is a request; the others are messages. */
const REQUEST_EVERY = 4
/** What may be left of so many messages, in bytes: nothing, but for what the machine keeps for itself. */
const GROWTH = 4 * 1024 * 1024

let end: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const one of end.reverse()) await one()
  end = []
})

async function node(limits: boolean): Promise<{ node: ServerNode; database: string }> {
  const postgres = await startPostgres()
  end.push(() => postgres.stop())
  const database = await postgres.database()
  const node = await ServerNode.start({ where: { database }, limits })
  end.push(() => node.stop())
  return { node, database }
}

test(
  'whatever is sent is answered by its code, changes nothing, and leaves nothing behind',
  async () => {
    const { node: one, database } = await node(false)
    const scene = await setScene(one.url)
    // Twice: the first time the machine learns how.
    expect(await attack(scene, SHOTS / 3)).toEqual([])
    const before = { state: await stateOf(database), ...(await one.figures()) }
    expect(await attack(scene, (SHOTS * 2) / 3)).toEqual([])
    const after = { state: await stateOf(database), ...(await one.figures()) }

    expect(after.state).toEqual(before.state)
    expect(after.memory - before.memory).toBeLessThan(GROWTH)
    report(`${SHOTS} shots, each answered by its code; memory ${after.memory - before.memory} bytes more`)
    expect(scene.playing.witness.problems).toEqual([])
    expect(scene.playing.clients.map(({ connections }) => connections)).toEqual([1, 1])
    expect([one.isRunning, one.faults]).toEqual([true, []])
    for (const client of scene.playing.clients) client.close()
  },
  PATIENCE,
)

test(
  'whoever never stops is told so, and then shut out; others go on',
  async () => {
    const { node: one } = await node(true)
    const { url, playing, asked, waiting } = await setScene(one.url)
    const line = new Line(url, playing.card.id, waiting.setting.person)
    await line.greet(playing.card.rules)
    const codes: string[] = []
    while (!codes.at(-1)?.startsWith('cut off') && codes.length < 1_000) codes.push(await line.say('nonsense'))
    expect(new Set(codes)).toEqual(new Set(['S_BAD_MESSAGE', 'S_TOO_FAST', 'cut off with 1008']))
    const before = asked.answered
    asked.answer()
    await expect.poll(() => asked.answered, { timeout: 5_000 }).toBe(before + 1)
    for (const client of playing.clients) client.close()
  },
  PATIENCE,
)

/** So many shots, in several lanes. Returns those that were not answered as they must be. */
async function attack(scene: Scene, shots: number): Promise<string[]> {
  const missed: string[] = []
  const lane = async (seed?: string): Promise<void> => {
    const dice = new Dice(seed)
    const lines = await openLines(scene)
    for (let n = 0; n < shots / LANES && missed.length < 20; n++) {
      const { what, got, allowed }: Shot =
        n % REQUEST_EVERY === 0 ? await dice.of(REQUESTS)(scene, dice) : await dice.of(MESSAGES)(scene, dice, lines)
      if (!allowed.includes(got)) missed.push(`${dice.seed}: ${what.slice(0, 200)}: ${got}`)
    }
    for (const line of Object.values(lines)) {
      if (line.frames !== 1) missed.push(`${dice.seed}: a line was shown ${line.frames} frames`)
      line.end()
    }
  }
  await Promise.all(Array.from({ length: LANES }, () => lane()))
  return missed
}

/** Everything stored, as digests by table. */
async function stateOf(database: string): Promise<Record<string, string>> {
  const client = new pg.Client(database)
  await client.connect()
  const tables = await client.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  )
  const state: Record<string, string> = {}
  for (const { name } of tables.rows) {
    const { rows } = await client.query(`select to_json(t)::text as row from ${name} t order by 1`)
    state[name] = `${rows.length} ${digest(rows)}`
  }
  await client.end()
  return state
}
