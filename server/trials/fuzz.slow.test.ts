import { afterEach, expect, test } from 'vitest'
import { Dice } from './fuzz/dice.ts'
import { Line } from './fuzz/line.ts'
import { MESSAGES, openLines } from './fuzz/messages.ts'
import { REQUESTS, type Shot } from './fuzz/requests.ts'
import { type Scene, setScene } from './fuzz/scene.ts'
import { ServerNode } from './node.ts'
import { contents, isLong, PATIENCE, PLACES, type Place, report } from './trial.ts'

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

async function nodeAt(make: () => Promise<Place>, limits: boolean): Promise<{ node: ServerNode; place: Place }> {
  const place = await make()
  end.push(() => place.remove())
  const node = await ServerNode.start({ where: place.where, limits })
  end.push(() => node.stop())
  return { node, place }
}

test.each(Object.entries(PLACES))(
  'whatever is sent is answered by its code, changes nothing, and leaves nothing behind, on %s',
  async (name, make) => {
    const { node, place } = await nodeAt(make, false)
    const scene = await setScene(node.url)
    // In between nobody has the store for themselves: it can be looked into.
    await node.kill()
    const stored = await contents(place.where)
    await node.begin()
    // Twice: the first time the machine learns how.
    expect(await attack(scene, SHOTS / 3)).toEqual([])
    const before = await node.figures()
    expect(await attack(scene, (SHOTS * 2) / 3)).toEqual([])
    const after = await node.figures()

    expect(after.memory - before.memory).toBeLessThan(GROWTH)
    expect(scene.playing.witness.problems).toEqual([])
    // Only the kill has sent them away.
    expect(scene.playing.clients.map(({ connections }) => connections)).toEqual([2, 2])
    expect([node.isRunning, node.faults]).toEqual([true, []])
    for (const client of scene.playing.clients) client.close()
    await node.kill()
    expect(await contents(place.where)).toEqual(stored)
    report(`${name}: ${SHOTS} shots, each answered by its code; memory ${after.memory - before.memory} bytes more`)
  },
  PATIENCE,
)

test(
  'whoever never stops is told so, and then shut out; others go on',
  async () => {
    const { node } = await nodeAt(PLACES.PostgreSQL, true)
    const { url, playing, asked, waiting } = await setScene(node.url)
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
