import type { NewTable } from '@monomyth/wire'
import { afterEach, expect, test } from 'vitest'
import { GAMES } from '../games.ts'
import { seed } from '../testing/seed.ts'
import { newRequest } from './client.ts'
import { Hall, type Party } from './hall.ts'
import { ServerNode } from './node.ts'
import { isLong, PATIENCE, PLACES, report, sleep } from './trial.ts'

const MINUTE = 60_000
const MEGABYTE = 1024 * 1024
const MS = isLong ? 30 * MINUTE : 8_000
/** Until everything has been done once, and whatever is kept is kept. */
const WARM = isLong ? 5 * MINUTE : 3_000
/** What may be more in the end, in bytes: in a few seconds the machine is still learning. */
const GROWTH = (isLong ? 4 : 16) * MEGABYTE
/** Likewise of the whole process: bots think in threads of their own, whose memory nobody else sees. It wanders more. */
const GROWTH_OF_ALL = (isLong ? 64 : 192) * MEGABYTE

const COLOURS = ['red', 'blue', 'green', 'violet']
const BOTS = ['random', 'greedy']

/** Every game in every mode, against bots: one seat is a person's, who plays or lets a bot do it. */
const TABLES = Object.values(GAMES).flatMap((game) =>
  (game?.modes ?? []).flatMap(({ id: mode, seats: [least, most] }): Partial<NewTable>[] =>
    [...new Set([least, Math.min(4, most)])].map((count) => ({
      ...{ game: game?.id ?? '', mode },
      seats: COLOURS.slice(0, count).map((colour, seat) => ({
        colour,
        ...(seat > 0 && { bot: BOTS[seat % 2] ?? '' }),
      })),
    })),
  ),
)

let end: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const one of end.reverse()) await one()
  end = []
})

test.each(Object.entries(PLACES).slice(isLong ? 0 : 1))(
  `bots play all games for as long as one likes: memory stays flat and nothing goes wrong, on %s, seed ${seed}`,
  async (name, make) => {
    const place = await make()
    end.push(() => place.remove())
    const node = await ServerNode.start(place)
    end.push(() => node.stop())
    const hall = new Hall({ url: node.url, tableOf: (n) => TABLES[n % TABLES.length] ?? {}, onlookers: 1, think: 50 })
    end.push(async () => hall.close())
    await hall.open(TABLES.length)
    await played(hall, WARM)
    const before = await node.figures()
    await played(hall, MS - WARM)
    const after = await node.figures()

    expect(hall.problems).toEqual([])
    expect([node.isRunning, node.faults]).toEqual([true, []])
    expect(after.memory - before.memory).toBeLessThan(GROWTH)
    expect(after.rss - before.rss).toBeLessThan(GROWTH_OF_ALL)
    report(
      `${name}: ${hall.finished} matches ended in ${MS / MINUTE} minutes; memory ${megabytes(before.memory)} after ` +
        `${WARM / MINUTE}, ${megabytes(after.memory)} in the end; of the whole process ${megabytes(before.rss)} and ` +
        megabytes(after.rss),
    )
  },
  PATIENCE,
)

const megabytes = (bytes: number): string => `${(bytes / MEGABYTE).toFixed(1)} MB`

async function played(hall: Hall, ms: number): Promise<void> {
  const known = new Set<Party>()
  // On a slow machine, until at least one match is through.
  for (const until = Date.now() + ms; Date.now() < until || hall.finished === 0; ) {
    await sleep(100)
    for (const party of hall.parties.filter((one) => !known.has(one))) {
      known.add(party)
      if (known.size % 2 === 0) lend(party)
    }
    hall.retire()
    await hall.renew()
  }
}

/** Somebody lets a bot play for them, and looks on. */
function lend({ clients: [client] }: Party): void {
  client?.pause()
  client?.send({ do: 'leave', request: newRequest(), to: 'bot' })
}
