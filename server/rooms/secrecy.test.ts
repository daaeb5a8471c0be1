import { callToAdventure } from '@monomyth/call-to-adventure'
import { type AnyGame, Chance, keyOf, SPECTATOR } from '@monomyth/engine'
import { heroesJourney } from '@monomyth/heroes-journey'
import { afterEach, describe, expect, test } from 'vitest'
import { spells } from '../../engine/testing/toys/spells.ts'
import type { Client } from './testing/client.ts'
import { momentsOf, type Twins } from './testing/twins.ts'
import { World } from './testing/world.ts'

const long = process.env.MONOMYTH_LONG === '1'
const TICK = 250

const worlds: World[] = []
afterEach(async () => {
  for (const world of worlds.splice(0)) await world.close()
})

/** What the viewer and somebody who watches receive, with the time of each message. */
async function receivedIn(game: AnyGame, twins: Twins, which: 0 | 1, seed: string) {
  const { viewer, seat, key, matches } = twins
  const match = matches[which]
  const { mode, seats, options } = match.table.given
  const persons = Array.from({ length: seats }, () => 'person')
  const clock = { bank: 600, bonus: 5 }
  const world = await World.at({ game, mode, options, clock, seats: persons }, match)
  worlds.push(world)
  const watcher = await world.come(SPECTATOR)
  const clients: Client[] = []
  for (const one of persons.keys()) clients.push(await world.come(one))
  const eyes = clients[viewer] ?? watcher
  void clients[seat]?.answer(key, 'the-answer')
  await world.quiet()
  const held = new Chance(keyOf(`${seed} held`))
  const dice = new Chance(keyOf(`${seed} ${which}`))
  // Somebody holds a window in both; whoever declines in secret does so whenever it likes.
  const [holder, from] = [held.below(seats), 2 + held.below(20)]
  for (let tick = 0; tick < 400; tick++) {
    if (tick === from || tick === from + 7) void clients[holder]?.ask({ do: 'hold', on: tick === from }, `hold-${tick}`)
    for (const client of clients) {
      const isTime = client === eyes ? tick % 9 === 4 : dice.below(8) === 0
      if (isTime && client.question?.window) void client.answer('pass', `pass-${client.viewer}-${tick}`)
    }
    await world.time.pass(TICK)
    if ((await world.stand()).mark.pausing === undefined && tick > from + 8) break
  }
  expect(world.faults).toEqual([])
  return [eyes, watcher].map(({ heard }) => heard)
}

/** Once a match is over, nothing in it is a secret: not even how many answers it took. */
const isOpen = ({ text }: Client['heard'][number]): boolean => text.includes('"stage":"over"')

const framesOf = (heard: Client['heard']) => heard.filter(({ text }) => text.startsWith('{"kind":"frame"'))

/** The same bytes at the same times, until something comes that tells the two apart by right; and that comes as soon. */
async function compare(game: AnyGame, twins: Twins, seed: string): Promise<void> {
  const [one, other] = [await receivedIn(game, twins, 0, seed), await receivedIn(game, twins, 1, seed)]
  // The first frame is the one it began with; who only watches gets one for each picture.
  const [first, second] = [one, other].map((heard) => framesOf(heard[1] ?? [])[1 + twins.same]?.at)
  expect(twins.isWhole ? undefined : first).toBe(twins.isWhole ? undefined : second)
  const until = twins.isWhole ? Number.POSITIVE_INFINITY : (first ?? 0)
  const before = (heard: Client['heard'] | undefined) => heard?.filter((one) => one.at < until && !isOpen(one))
  for (const i of [0, 1]) expect(before(other[i])).toEqual(before(one[i]))
}

describe('What a viewer and somebody who watches receive, byte by byte and with its time, is the same', () => {
  const games = [
    [spells, 'plain', 3, 20],
    [heroesJourney, 'competitive', 3, 6],
    [callToAdventure, 'competitive', 3, 6],
  ] as const
  test.each(games.map(([game, mode, seats, count]) => [game.id, game, mode, seats, count] as const))(
    'when only what they may not know differs: %s',
    async (_, game, mode, seats, count) => {
      const wanted = long ? count * 50 : count
      let compared = 0
      for (let n = 0; compared < wanted; n++) {
        for (const twins of momentsOf(game, { mode, seats, seed: `secret ${n}` })) {
          if (!twins.isTelling) continue
          await compare(game, twins, `${n} ${compared}`)
          if (++compared === wanted) break
        }
      }
      expect(compared).toBe(wanted)
    },
  )
})
