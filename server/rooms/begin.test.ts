import { createHash } from 'node:crypto'
import { type AnyGame, type Saved, start, verify } from '@monomyth/engine'
import { heroesJourney } from '@monomyth/heroes-journey'
import { afterEach, describe, expect, test } from 'vitest'
import type { Client } from './testing/client.ts'
import { World } from './testing/world.ts'

let world: World
afterEach(async () => world.close())

const quick = { windows: 'quick' } as const
const lines = (...all: string[]) => createHash('sha256').update(all.join('\n')).digest('hex')

async function play(answers: number, ...people: Client[]): Promise<void> {
  for (let n = 0; n < answers; n++) {
    const who = people.find(({ question }) => question !== undefined)
    const { options = [] } = who?.question ?? {}
    await who?.answer(options[n % options.length]?.key ?? 'pass').reply()
    await world.quiet()
  }
}

describe('A match', () => {
  test('begins with the seed of the secret and of everybody’s share', async () => {
    world = await World.begin({ ...quick, seats: ['person', 'random', 'person'], seed: 'secret' })
    const { snapshot } = await world.stand()
    expect(snapshot.seed).toBe(lines('secret', '0'.repeat(32), '', '2'.repeat(32)))
    expect(world.table.stage).toBe('playing')
  })

  test('begins with everything told, and the first question put', async () => {
    world = await World.begin({ ...quick, seed: 'secret' })
    const { mark, snapshot } = await world.stand()
    const match = start(heroesJourney, { seats: 2, seed: snapshot.seed })
    expect(await world.store.events('table')).toEqual(JSON.parse(JSON.stringify(match.stored)))
    expect(mark).toMatchObject({ seq: 0, frames: [1, 1, 1], asked: match.asked, answers: 0, over: false })
    expect(mark.told).toEqual([0, 1, -1].map((viewer) => match.events(viewer).length))
  })

  test('begins once, whoever says so', async () => {
    world = new World(quick)
    await world.store.addTable(world.table)
    await Promise.all([0, 1].map((node) => world.node(node).rooms.begin(world.table)))
    const first = await world.stand()
    await world.rooms.begin({ ...world.table, secret: 'another' })
    expect(await world.stand()).toEqual(first)
    expect((await world.look()).stage).toBe('playing')
  })

  test('that had begun when its node died is at its table when it begins again', async () => {
    world = await World.begin(quick)
    await world.store.changeTable({ ...(await world.look()), stage: 'waiting' })
    await world.rooms.begin(await world.look())
    expect((await world.look()).stage).toBe('playing')
  })

  test('is handed out whole when it is over, and can be checked', async () => {
    world = await World.begin(quick)
    const people = [await world.come(0), await world.come(1)] as const
    await play(25, ...people)
    await people[0].does({ do: 'leave', to: 'house' })
    await people[1].does({ do: 'leave', to: 'house' })
    const saved: Saved = await world.rooms.saved(await world.look())
    expect(verify(heroesJourney, saved)).toBe(true)
    expect(saved.log).toEqual(await world.store.log('table'))
    expect(saved.events).toEqual(await world.store.events('table'))
    expect(saved.hashes.length).toBeGreaterThan(20)
  })

  test('keeps its snapshots small, and all it needs to go on from them', async () => {
    world = await World.begin(quick)
    const people = [await world.come(0), await world.come(1)] as const
    await play(80, ...people)
    const { snapshot, log, mark } = await world.stand()
    expect(mark.seq).toBe(80)
    expect(log.length).toBeLessThan(15)
    expect(snapshot.kept ?? []).toHaveLength(0)
    expect(JSON.stringify(snapshot).length).toBeLessThan(12_000)
    const fresh = await world.come(0, { node: 1 })
    expect({ ...fresh.frame, events: [] }).toEqual({ ...people[0].frame, events: [] })
  })
})

describe('Newer rules', () => {
  const newer: AnyGame = {
    ...heroesJourney,
    rules: 2,
    migrations: [{ from: 1, to: 2, up: (state: unknown) => state }],
  }

  async function upgraded(answers: number) {
    world = await World.begin(quick)
    const people = [await world.come(0), await world.come(1)] as const
    await play(answers, ...people)
    for (const client of people) client.leave()
    await world.quiet()
    await world.nodes[0]?.rooms.close()
    const { rooms } = world.start('new', { 'heroes-journey': newer })
    return { rooms, people }
  }

  test('take a match over from its last step on, and tell everybody', async () => {
    const { rooms, people } = await upgraded(30)
    const before = people.map(({ frame, events }) => ({ n: frame?.n ?? 0, events: events.length }))
    for (const client of people) {
      await client.enter(rooms, world.table)
      await client.hello({ rules: 2 })
    }
    await world.quiet()
    const log = await world.store.log('table')
    expect(log.at(-1)).toEqual({ do: 'rules', from: 1, to: 2 })
    expect(log.filter((entry) => entry.do === 'rules')).toHaveLength(1)
    for (const [i, client] of people.entries()) {
      expect(client.frame?.n).toBeGreaterThan(before[i]?.n ?? 0)
      expect(client.events.slice(before[i]?.events).map(({ event }) => event.kind)).toContain('@rules')
    }
    await play(20, ...people)
    expect(world.faults).toEqual([])
    const { snapshot } = await world.stand()
    expect(snapshot).toMatchObject({ rules: 2, base: { entry: log.length } })
    await rooms.close()
  })

  test('let it be looked at, taken back and handed out from there on', async () => {
    const { rooms, people } = await upgraded(30)
    for (const client of people) {
      await client.enter(rooms, world.table)
      await client.hello({ rules: 2 })
    }
    await play(20, ...people)
    const [one, two] = people
    const { history } = (await one.ask({ do: 'history', eyes: 0 }).reply()).result as { history: { to: number }[] }
    expect(history.at(-1)?.to).toBe(one.events.length)
    await one.does({ do: 'undo', all: false })
    await one.does({ do: 'leave', to: 'house' })
    await two.does({ do: 'leave', to: 'house' })
    expect(verify(newer, await rooms.saved(await world.look()))).toBe(true)
    expect(world.faults).toEqual([])
    await rooms.close()
  })

  test('leave a match that is over as it ended, whoever looks at it', async () => {
    // Both end with an answer to a question of their last step.
    const matches = [
      ['quick', 'seed 40'],
      ['discreet', 'seed 9'],
    ] as const
    for (const [windows, seed] of matches) {
      world = await World.begin({ windows, seed })
      const people = [await world.come(0), await world.come(1)] as const
      const [one] = people
      for (let n = 0; one.frame?.over !== true && n < 2_000; n++) {
        const who = people.find(({ question }) => question !== undefined)
        const { options = [] } = who?.question ?? {}
        who?.answer(options[(n * 7) % options.length]?.key ?? 'pass')
        await world.time.pass(windows === 'discreet' ? 5_000 : 0)
      }
      const { outcome, over } = one.frame!
      expect(over).toBe(true)
      const { mark, snapshot } = await world.stand()
      expect((await world.store.log('table')).at(-1)).toMatchObject({ at: [snapshot.now.step - 1, 0] })
      await world.nodes[0]?.rooms.close()
      const { rooms } = world.start('new', { 'heroes-journey': newer })
      const table = await world.look()
      expect(verify(newer, await rooms.saved(table))).toBe(true)
      await one.enter(rooms, table)
      await one.hello({ rules: 2 })
      expect(one.frame).toMatchObject({ over: true, outcome, asks: [] })
      expect((await world.stand()).mark).toMatchObject({ over: true, winners: mark.winners, answers: mark.answers })
      expect(world.faults).toEqual([])
      await rooms.close()
    }
  })

  test('without a way there leave the match alone', async () => {
    const { people } = await upgraded(3)
    const { rooms } = world.start('newest', { 'heroes-journey': { ...newer, rules: 3 } })
    const before = await world.stand()
    await people[0].enter(rooms, world.table)
    await people[0].hello({ rules: 3 })
    expect(people[0].closed?.error).toEqual({ code: 'E_OLD_RULES' })
    expect(await world.stand()).toEqual(before)
    await rooms.close()
  })

  test('of a match a node does not know are not swept again and again', async () => {
    world = await World.begin({ ...quick, clock: { bank: 30, bonus: 0 } })
    await world.nodes[0]?.rooms.close()
    const { rooms } = world.start('old', { 'heroes-journey': { ...heroesJourney, rules: 0 } })
    await world.time.pass(60_000)
    await rooms.sweep()
    const { calls } = world.keeping
    await rooms.sweep()
    expect(world.keeping.calls).toBe(calls + 1)
    expect(world.faults).toEqual([])
    await rooms.close()
  })
})
