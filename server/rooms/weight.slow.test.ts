import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { callToAdventure } from '@monomyth/call-to-adventure'
import { Chance, keyOf, type Match, start } from '@monomyth/engine'
import { answerAtRandom } from '@monomyth/engine/testing'
import { heroesJourney } from '@monomyth/heroes-journey'
import { expect, test } from 'vitest'
import type { TableRow } from '../contract.ts'
import { Client } from './testing/client.ts'
import { standOf } from './testing/twins.ts'
import { World } from './testing/world.ts'

/**
 * How much memory a match takes: so many in mid-game, each with two people who have it open and remember nothing, some
 * answers after it was woken. The heap is measured after collecting: before there is any of them, with all of them
 * awake, when all have left, and when the store has forgotten them: what is left then is what rooms kept of matches
 * nobody has open. Sockets themselves are not counted here.
 */
const long = process.env.MONOMYTH_LONG === '1'
const ROOMS = long ? 500 : 50
/** So many first: whatever is learnt is learnt then. */
const FIRST = 50
const ANSWERS = long ? 30 : 4
/** Something else may be let go of meanwhile and hide what is kept: not every time. */
const TIMES = long ? 1 : 2
const MOST = 64 * 1024
/** None, but for what the machine learns all the same. */
const MOST_PARKED = 1024

setFlagsFromString('--expose-gc')
// Code that is made and thrown away in between weighs as much as a few kilobytes for each of fifty matches.
if (!long) for (const flag of ['--no-opt', '--no-flush-bytecode']) setFlagsFromString(flag)
const collect: () => void = runInNewContext('gc')

function heap(): number {
  for (let i = 0; i < 4; i++) collect()
  return process.memoryUsage().heapUsed
}

/** Somebody who hears everything and remembers only what is needed to answer. */
class Forgetful extends Client {
  override send(message: Parameters<Client['send']>[0]): void {
    super.send(message)
    this.heard.length = 0
    if (this.frame !== undefined) this.events.length = 0
  }
}

/** Bytes a match: those that go when its people go, and those that stay when all is forgotten. */
async function weigh(world: World, match: Match, rooms: number) {
  const ids = Array.from({ length: rooms }, (_, n) => `table ${n}`)
  const before = heap()
  const { awake, parked } = await wake(world, match, ids)
  for (const id of ids) {
    const { version = -1 } = (await world.store.table(id)) ?? {}
    expect(await world.store.dropTable({ id, version })).toBe(true)
  }
  for (const list of [world.called, world.keeping.appends]) list.length = 0
  return { live: (awake - parked) / rooms, parked: (heap() - before) / rooms }
}

/** The heap with everybody there, and when all have left. */
async function wake(world: World, match: Match, ids: readonly string[]) {
  const clients: Forgetful[] = []
  for (const id of ids) clients.push(...(await seated(world, match, id)))
  await world.quiet()
  const dice = new Chance(keyOf('weight'))
  for (let answers = 0; answers < ANSWERS; answers++) {
    for (const client of clients) await answer(client, dice)
    await world.quiet()
  }
  for (const client of clients) client.frame = undefined
  expect(world.rooms.figures).toEqual({ live: ids.length, chairs: 2 * ids.length })
  const awake = heap()
  for (const client of clients) client.leave()
  await world.quiet()
  expect(world.rooms.figures).toEqual({ live: 0, chairs: 0 })
  const parked = heap()
  expect(clients).toHaveLength(2 * ids.length)
  return { awake, parked }
}

/** A table where that match is on, and two people at it. */
async function seated(world: World, match: Match, id: string): Promise<Forgetful[]> {
  const table: TableRow = { ...world.table, id }
  const { snapshot, mark } = standOf(match, table, world.time.now())
  await world.store.addTable(table)
  await world.store.begin(table.id, snapshot, mark, [])
  const clients = [0, 1].map((seat) => new Forgetful(() => world.time.now(), seat, `person ${seat}`))
  for (const client of clients) {
    await client.enter(world.rooms, table)
    await client.hello()
  }
  return clients
}

async function answer(client: Forgetful, dice: Chance): Promise<void> {
  const { question } = client
  if (question === undefined) return
  const keys = [...question.options.map(({ key }) => key), ...(question.pass === undefined ? [] : [question.pass])]
  await client.answer(keys[dice.below(keys.length)] ?? '').reply()
}

test.each([
  [heroesJourney.id, heroesJourney],
  [callToAdventure.id, callToAdventure],
])(
  'a live match of %s with two people takes at most 64 kB, a parked one nothing',
  async (_, game) => {
    const dice = new Chance(keyOf('weight'))
    const wish = { game, seats: ['person', 'person', 'random', 'random'], windows: 'quick' } as const
    const match = start(game, { seats: 4, seed: 'weight' })
    for (let answers = 0; answers < 120; answers++) answerAtRandom(match, dice)
    const world = await World.at(wish, match)
    await weigh(world, match, FIRST)
    const found: Awaited<ReturnType<typeof weigh>>[] = []
    for (let time = 0; time < TIMES; time++) found.push(await weigh(world, match, ROOMS))
    const live = Math.max(...found.map((one) => one.live))
    const parked = Math.max(...found.map((one) => one.parked))
    console.log(`${game.id}: ${Math.round(live)} bytes a live match, ${Math.round(parked)} a parked one`)
    expect(live).toBeLessThan(MOST)
    expect(parked).toBeLessThan(MOST_PARKED)
  },
  1_800_000,
)
