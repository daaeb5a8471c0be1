import { afterAll, beforeAll, expect, test } from 'vitest'
import { randomOf, seed } from '../testing/seed.ts'
import type { Client } from './client.ts'
import { Hall, type HallSetting } from './hall.ts'
import { ServerNode } from './node.ts'
import { contradictions } from './oracle.ts'
import { isLong, looking, PATIENCE, PLACES, type Place, report, sleep, until } from './trial.ts'
import type { Witness } from './witness.ts'

const RACES = isLong ? 500 : 12
const TABLES = isLong ? 20 : 4
const KILLS = isLong ? 25 : 1
/**
 * From the death of a node until everybody has gone on at the other, in milliseconds: two seconds on a machine of one's
 * own, five times that beside others. Whoever waited for a check (15 s) or for a table that is stuck (30 s) is too late.
 */
const CARRY_ON = 5 * 2_000
/** Nobody stands still for longer. */
const STILL = 30_000

const end: (() => Promise<void>)[] = []
let place: Place
let nodes: [ServerNode, ServerNode]

beforeAll(async () => {
  place = await PLACES.PostgreSQL()
  end.push(() => place.remove())
  nodes = await Promise.all([ServerNode.start(place), ServerNode.start(place)])
  end.push(async () => void (await Promise.all(nodes.map((node) => node.stop()))))
}, PATIENCE)
afterAll(async () => {
  for (const one of end.reverse()) await one()
}, PATIENCE)

/** Of two tabs on each seat, one is at each node; where that is gone, at the other. */
async function opened(tables: number, setting: Partial<HallSetting> = {}): Promise<Hall> {
  const urls = nodes.map(({ url }) => url)
  const hall = new Hall({
    url: nodes[0].url,
    nodesOf: (n) => (n % 2 === 0 ? urls : urls.toReversed()),
    ...{ tabs: 2, leaps: true },
    ...setting,
  })
  await hall.open(tables)
  return hall
}

async function mustAgree(hall: Hall): Promise<void> {
  for (const { url, isRunning } of nodes) if (isRunning) expect(await hall.settle(url)).toEqual([])
  expect(nodes.flatMap(({ faults }) => faults)).toEqual([])
  await mustFollow(hall.witnesses)
}

/** Everything they have seen follows from what is stored. */
async function mustFollow(witnesses: readonly Witness[]): Promise<void> {
  expect(await looking(place.where, (store) => contradictions(store, witnesses))).toEqual([])
}

test(
  `of two answers to one question through two nodes at once, one is taken and one refused, seed ${seed}`,
  async () => {
    // A match may end before all are run.
    for (let races = 0; races < RACES; ) {
      const hall = await opened(1)
      races += await raced(hall, RACES - races)
      await mustAgree(hall)
      hall.close()
    }
    report(`${RACES} races, each won by one`)
  },
  PATIENCE,
)

/** Both tabs of a seat answer at once, so often or until the match is over. Returns how often. */
async function raced({ parties }: Hall, most: number): Promise<number> {
  const { clients, witness } = parties[0]!
  for (const client of clients) client.pause()
  await until('nobody waits', () => clients.every(({ pending }) => pending === undefined))
  let races = 0
  const isOver = (): boolean => clients.some((client) => client.isOver)
  while (races < most) {
    let pair: readonly Client[] = []
    await until('both tabs of a seat are asked the same', () => {
      pair = [clients.slice(0, 2), clients.slice(2, 4)].find(isAskedTwice) ?? []
      return pair.length > 0 || isOver()
    })
    if (pair.length === 0) break
    const before = { taken: witness.acknowledged.length, refused: witness.refused.length }
    for (const client of pair) client.answer()
    await until('both have been answered', () => pair.every(({ pending }) => pending === undefined))
    expect(witness.acknowledged.length - before.taken).toBe(1)
    // The last answer of a match leaves nothing to be asked.
    const last = witness.refused.slice(before.refused).map(({ code }) => code)
    expect(last).toEqual([last[0] === 'E_OVER' && clients.some(({ isOver }) => isOver) ? 'E_OVER' : 'E_STALE_ASK'])
    races += 1
  }
  return races
}

const isAskedTwice = ([one, other]: readonly Client[]): boolean =>
  one?.asked !== undefined && one.asked.id === other?.asked?.id

test(
  `when a node is killed, whoever was at it goes on at the other without waiting to be missed, seed ${seed}`,
  async () => {
    const hall = await opened(TABLES, { think: 30 })
    const random = randomOf('kills')
    let longest = 0
    for (let kill = 0; kill < KILLS; kill++) {
      const [dead] = kill % 2 === 0 ? nodes : nodes.toReversed()
      await played(hall, 10 * TABLES)
      const orphans = hall.clients.filter(({ isOver, node }) => !isOver && node === dead?.url)
      const killed = Date.now()
      await dead?.kill()
      await until('everybody has been shown the match again', () =>
        orphans.every(({ isOver, shownAt, node }) => isOver || (shownAt > killed && node !== dead?.url)),
      )
      const shown = Math.max(...orphans.map(({ shownAt }) => shownAt - killed))
      const parties = hall.parties.filter(({ clients }) => clients.some(({ isOver }) => !isOver))
      const acknowledged = (): number[] =>
        parties.map(({ clients }) => Math.max(...clients.map((one) => one.acknowledgedAt)))
      await until('every match has gone on', () => acknowledged().every((at) => at > killed))
      expect(shown).toBeLessThan(CARRY_ON)
      const answered = Math.max(...acknowledged()) - killed
      expect(answered).toBeLessThan(CARRY_ON)
      longest = Math.max(longest, shown, answered)
      await dead?.begin()
      await sleep(random() * 300)
    }
    await mustAgree(hall)
    hall.close()
    report(`${KILLS} nodes killed: everybody went on within ${longest} ms`)
  },
  PATIENCE,
)

/** So many more answers. What is over makes room for the next meanwhile: all there are may have fewer left. */
async function played(hall: Hall, answers: number): Promise<void> {
  const enough = hall.acknowledged + answers
  for (const end = Date.now() + STILL; hall.acknowledged < enough; await sleep(5)) {
    if (Date.now() > end) throw new Error(`never: ${enough - hall.acknowledged} more answers are acknowledged`)
    await mustFollow(hall.retire())
    await hall.renew()
  }
}
