import type { NewTable } from '@monomyth/wire'
import { afterEach, expect, test } from 'vitest'
import { randomOf, seed } from '../testing/seed.ts'
import { Hall } from './hall.ts'
import { ServerNode } from './node.ts'
import { contradictions } from './oracle.ts'
import { isLong, looking, PATIENCE, PLACES, type Place, report, sleep, until } from './trial.ts'

const KILLS = isLong ? 200 : 2
/** After so many kills it is looked at what the store leads to; and at the end. */
const LOOK_EVERY = 10
const TABLES = 4
/** So many answers at least between two kills, and so many milliseconds at most after those. */
const LEAST_ANSWERS = 10
const MOST_MS = 400

const SEATS = ['red', 'blue', 'green'].map((colour) => ({ colour }))

const tableOf = (n: number): Partial<NewTable> => {
  if (n % TABLES === 1) return { game: 'call-to-adventure', mode: 'coop', seats: SEATS }
  return { seats: SEATS.slice(0, 2), windows: n % TABLES === 2 ? 'discreet' : 'quick' }
}

let end: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const one of end.reverse()) await one()
  end = []
})

test.each(Object.entries(PLACES))(
  `whoever was acknowledged finds their answer in the log however often the node is killed, on %s, seed ${seed}`,
  async (name, make) => {
    const place = await make()
    end.push(() => place.remove())
    const node = await ServerNode.start(place)
    end.push(() => node.stop())
    const hall = new Hall({ url: node.url, tableOf, tabs: 2, onlookers: 1, think: 20 })
    end.push(async () => hall.close())
    await hall.open(TABLES)

    const random = randomOf(`kills on ${name}`)
    for (let kill = 1; kill <= KILLS; kill++) {
      const before = hall.acknowledged
      await until('answers are acknowledged', () => hall.acknowledged >= before + LEAST_ANSWERS)
      await sleep(random() * MOST_MS)
      await node.kill()
      if (kill % LOOK_EVERY === 0) expect(await proved(place, hall)).toEqual([])
      await node.begin()
      await hall.renew()
    }
    expect(await hall.settle(node.url)).toEqual([])
    expect(node.faults).toEqual([])
    await node.kill()
    expect(await proved(place, hall)).toEqual([])
    report(
      `${name}: ${KILLS} kills, ${hall.acknowledged} answers acknowledged, none lost; ${hall.finished} matches ended`,
    )
  },
  PATIENCE,
)

/** Everything anybody has seen follows from what is stored. Those who are through with their match go home. */
async function proved({ where }: Place, hall: Hall): Promise<string[]> {
  // What the node had sent before it died still comes in.
  await sleep(100)
  const found = await looking(where, (store) => contradictions(store, hall.witnesses))
  hall.retire()
  return found
}
