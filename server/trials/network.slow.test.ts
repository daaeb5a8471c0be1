import { afterEach, expect, test } from 'vitest'
import { seed } from '../testing/seed.ts'
import { Hall } from './hall.ts'
import { ServerNode } from './node.ts'
import { contradictions } from './oracle.ts'
import { FAIR, NetworkProxy, type Weather } from './proxy.ts'
import { isLong, looking, PATIENCE, PLACES, report, sleep, until } from './trial.ts'
import type { Witness } from './witness.ts'

const BAD: Weather = { lost: 0.05, doubled: 0.1, overtaken: 0.1, delay: 20, cut: 0.005 }
const MS = isLong ? 300_000 : 4_000
const TABLES = isLong ? 12 : 4
/** A slow machine plays on until there is something to look at. */
const LEAST_ANSWERS = 20

let end: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const one of end.reverse()) await one()
  end = []
})

test.each(Object.entries(PLACES).slice(isLong ? 0 : 1))(
  `whatever the network does to messages, everybody comes to the same, and nothing is done twice, on %s, seed ${seed}`,
  async (name, make) => {
    const place = await make()
    end.push(() => place.remove())
    const node = await ServerNode.start(place)
    end.push(() => node.stop())
    const proxy = await NetworkProxy.before(node.url, BAD)
    end.push(() => proxy.close())
    const seats = ['red', 'blue', 'green'].map((colour) => ({ colour }))
    const hall = new Hall({
      url: node.url,
      nodesOf: () => [proxy.url],
      tableOf: (n) => (n % 2 === 0 ? {} : { game: 'call-to-adventure', mode: 'coop', seats }),
      ...{ tabs: 2, onlookers: 1, impatient: 150 },
    })
    end.push(async () => hall.close())
    await hall.open(TABLES)
    // Those who are through go home: whoever hears nothing asks again and again, and soon most would do nothing else.
    const through: Witness[] = []
    for (const end = Date.now() + MS; Date.now() < end; await hall.renew()) {
      await sleep(100)
      through.push(...hall.retire())
    }
    const isThrough = (): boolean =>
      hall.acknowledged > LEAST_ANSWERS && Object.values(proxy.tally).every((count) => count > 0)
    await until('everything has happened to messages, and answers came through', isThrough, 4 * 30_000)

    const { passed, lost, doubled, overtaken, cut } = proxy.tally
    proxy.weather = FAIR
    expect(await hall.settle(node.url)).toEqual([])
    expect(node.faults).toEqual([])
    await node.stop()
    expect(await looking(place.where, (store) => contradictions(store, [...through, ...hall.witnesses]))).toEqual([])
    report(
      `${name}: ${hall.acknowledged} answers; messages: ${passed} passed, ${lost} lost, ${doubled} doubled, ` +
        `${overtaken} overtaken; ${cut} lines cut`,
    )
  },
  PATIENCE,
)
