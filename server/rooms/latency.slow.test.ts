import { Chance, keyOf, start } from '@monomyth/engine'
import { answerAtRandom } from '@monomyth/engine/testing'
import { heroesJourney } from '@monomyth/heroes-journey'
import { expect, test } from 'vitest'
import { World } from './testing/world.ts'

const long = process.env.MONOMYTH_LONG === '1'
/** Pairs of answers, one at a match with a short log and one at the same match with a long one. */
const PAIRS = long ? 400 : 60
const LONGER = 20

const median = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0

/** A match some way in, as if so many entries had come before; what is stored after that is forgotten. */
async function matchAfter(entries: number) {
  const match = start(heroesJourney, { seats: 2, seed: 'latency' })
  const dice = new Chance(keyOf('latency'))
  for (let n = 0; n < 30; n++) answerAtRandom(match, dice)
  const world = await World.at({ seats: ['person', 'person'], windows: 'quick' }, match)
  const [entry] = match.log
  const row = {
    entry: entry ?? { do: 'adjourn' as const, why: '' },
    told: match.stored.slice(0, 3),
    request: undefined,
  }
  const { snapshot, mark } = await world.stand()
  const rows = Array.from({ length: entries }, () => row)
  const later = { ...mark, seq: entries }
  await world.store.append({ table: 'table', after: 0, rows, mark: later, snapshot: { ...snapshot, seq: entries } })
  world.keeping.next(...Array.from({ length: 4 * PAIRS }, () => 'forget' as const))
  return { world, people: [await world.come(0), await world.come(1)], dice: new Chance(keyOf('answers')) }
}

type Played = Awaited<ReturnType<typeof matchAfter>>

async function answer({ people, dice }: Played): Promise<number> {
  const who = people.find(({ question }) => question !== undefined)
  if (who?.question === undefined) return 0
  const keys = [...who.question.options.map(({ key }) => key), ...(who.question.pass ? [who.question.pass] : [])]
  const from = performance.now()
  await who.answer(keys[dice.below(keys.length)] ?? '').reply()
  return performance.now() - from
}

/** Whatever else the machine does falls on both, but not always alike. */
const TRIES = 3

test(`an answer costs at most half as much again with a log ${LONGER} times as long`, async () => {
  let ratio = await measured()
  for (let tries = 1; tries < TRIES && ratio >= 1.5; tries++) ratio = Math.min(ratio, await measured())
  expect(ratio).toBeLessThan(1.5)
})

async function measured(): Promise<number> {
  const [short, long] = [await matchAfter(100), await matchAfter(100 * LONGER)]
  const times: [number[], number[]] = [[], []]
  for (let n = 0; n < PAIRS; n++) {
    times[0].push(await answer(short))
    times[1].push(await answer(long))
    await Promise.all([short.world.quiet(), long.world.quiet()])
  }
  expect(short.people[0]?.frame).toEqual(long.people[0]?.frame)
  for (const { world } of [short, long]) await world.close()
  return median(times[1]) / median(times[0])
}
