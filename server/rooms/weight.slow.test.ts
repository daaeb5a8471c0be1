import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { callToAdventure } from '@monomyth/call-to-adventure'
import { Chance, keyOf, start } from '@monomyth/engine'
import { answerAtRandom } from '@monomyth/engine/testing'
import { heroesJourney } from '@monomyth/heroes-journey'
import { expect, test } from 'vitest'
import type { TableRow } from '../contract.ts'
import { Client } from './testing/client.ts'
import { standOf } from './testing/twins.ts'
import { World } from './testing/world.ts'

/**
 * How much memory a live match takes: so many matches in mid-game, each with two people who have it open and remember
 * nothing, some answers after it was woken. The heap is measured after collecting, with all of them awake and once more
 * when all have left; the store is the same both times. Sockets themselves are not counted here.
 */
const long = process.env.MONOMYTH_LONG === '1'
const ROOMS = long ? 500 : 50
const ANSWERS = long ? 30 : 4
const MOST = 64 * 1024

setFlagsFromString('--expose-gc')
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
    const clients: Forgetful[] = []
    for (let n = 0; n < ROOMS; n++) {
      const table: TableRow = { ...world.table, id: `table ${n}` }
      const { snapshot, mark } = standOf(match, table, world.time.now())
      await world.store.addTable(table)
      await world.store.begin(table.id, snapshot, mark, [])
      for (const seat of [0, 1]) {
        const client = new Forgetful(() => world.time.now(), seat, `person ${seat}`)
        await client.enter(world.rooms, table)
        await client.hello()
        clients.push(client)
      }
    }
    await world.quiet()
    for (let answers = 0; answers < ANSWERS; answers++) {
      for (const client of clients) {
        const { question } = client
        if (question === undefined) continue
        const keys = [
          ...question.options.map(({ key }) => key),
          ...(question.pass === undefined ? [] : [question.pass]),
        ]
        await client.answer(keys[dice.below(keys.length)] ?? '').reply()
      }
      await world.quiet()
    }
    for (const client of clients) client.frame = undefined
    expect(world.rooms.figures).toEqual({ live: ROOMS, chairs: 2 * ROOMS })
    const awake = heap()
    for (const client of clients) client.leave()
    await world.quiet()
    expect(world.rooms.figures).toEqual({ live: 0, chairs: 0 })
    const each = (awake - heap()) / ROOMS
    console.log(`${game.id}: ${Math.round(each)} bytes a live match`)
    expect(each).toBeLessThan(MOST)
    expect(clients).toHaveLength(2 * ROOMS)
  },
  600_000,
)
