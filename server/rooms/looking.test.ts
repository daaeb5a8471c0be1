import type { EventView } from '@monomyth/engine'
import { Chance, keyOf, SPECTATOR } from '@monomyth/engine'
import type { Moment, Past } from '@monomyth/wire'
import { afterEach, describe, expect, test } from 'vitest'
import { upTo } from '../../engine/testing/toys/ask.ts'
import type { Client } from './testing/client.ts'
import { BOLT, spellsAt } from './testing/spells.ts'
import { World } from './testing/world.ts'

let world: World
afterEach(async () => world.close())

const quick = { windows: 'quick' } as const
const history = async (client: Client, eyes: number | 'open' = client.viewer) =>
  ((await client.ask({ do: 'history', eyes }).reply()).result as { history: Moment[] }).history
const past = async (client: Client, at: number, eyes: number | 'open' = client.viewer) =>
  ((await client.ask({ do: 'past', at, eyes }).reply()).result as { past: Past }).past
const events = async (client: Client, eyes: number | 'open') =>
  ((await client.ask({ do: 'events', eyes }).reply()).result as { events: EventView[] }).events

/** All its moments, each with what it shows. */
async function lookOf(client: Client) {
  const look = []
  for (const moment of await history(client)) look.push({ moment, past: await past(client, moment.at) })
  return look
}

/** A question is the same whatever its number. */
const shownIn = ({ view, asks, outcome }: Past) => ({ view, asks: asks.map((ask) => ({ ...ask, id: 0 })), outcome })

async function played(answers: number) {
  world = await World.begin({ ...quick, seats: ['person', 'person', 'random'] })
  const people = [await world.come(0), await world.come(1)]
  const dice = new Chance(keyOf('played'))
  for (let n = 0; n < answers; n++) {
    const who = people.find(({ question }) => question !== undefined)
    const keys = who?.question?.options.map(({ key }) => key) ?? []
    await who?.answer(keys[dice.below(keys.length)] ?? 'pass').reply()
    await world.quiet()
  }
  return people as [Client, Client]
}

describe('Looking back', () => {
  test('shows everything told, and where it stands now at the last moment', async () => {
    const [one] = await played(20)
    expect(await events(one, 0)).toEqual(one.events)
    const moments = await history(one)
    expect(moments.map(({ at }) => at)).toEqual(moments.map((_, i) => i))
    expect(moments.at(-1)?.to).toBe(one.events.length)
    for (const [i, { from }] of moments.entries()) expect(from).toBe((moments[i - 1]?.to ?? 0) + 1)
    expect((await past(one, moments.length - 1)).view).toEqual(one.frame?.view)
  })

  test('shows each moment as it was, in whatever order one looks', async () => {
    const [one] = await played(12)
    const shown = one.messages('frame').map(({ frame }) => JSON.stringify(frame.view))
    const moments = await history(one)
    const dice = new Chance(keyOf('order'))
    const seen = new Set<string>()
    for (let n = 0; n < 60; n++) seen.add(JSON.stringify((await past(one, dice.below(moments.length))).view))
    // Among the moments are windows that went by without a frame of their own.
    expect(shown.filter((view) => seen.has(view)).length).toBeGreaterThan(shown.length / 2)
    expect(await one.does({ do: 'past', at: moments.length, eyes: 0 })).toBe('E_STALE_ASK')
  })

  test('while the match is on, is only through one’s own eyes', async () => {
    const [one] = await played(3)
    for (const eyes of [1, 2, 'open'] as const) {
      expect(await one.does({ do: 'events', eyes })).toBe('S_FORBIDDEN')
      expect(await one.does({ do: 'history', eyes })).toBe('S_FORBIDDEN')
      expect(await one.does({ do: 'past', at: 0, eyes })).toBe('S_FORBIDDEN')
    }
    expect(await one.does({ do: 'history', eyes: 7 })).toBe('E_UNKNOWN_SEAT')
    const watcher = await world.come()
    expect(await watcher.does({ do: 'history', eyes: SPECTATOR })).toBe('done')
    expect(await watcher.does({ do: 'history', eyes: 0 })).toBe('S_FORBIDDEN')
  })

  test('when it is over, is through any, and with everything on the table', async () => {
    const [one, two] = await played(3)
    await one.does({ do: 'leave', to: 'house' })
    await two.does({ do: 'leave', to: 'house' })
    await world.quiet()
    const open = await history(one, 'open')
    expect(open).toHaveLength((await world.store.log('table')).length + 1)
    expect((await events(one, 'open')).length).toBe(open.at(-1)?.to)
    expect(JSON.stringify((await past(one, open.length - 1, 'open')).view)).not.toContain('hand":[-1')
    expect(await history(one, 1)).toEqual(await history(two, 1))
  })

  test.each([
    ['nobody else is asked', [0], [7], [6], [7]],
    ['somebody before it is asked', [0], [1], [6], [1]],
  ])('does not tell in which window somebody was asked, nor that it declined: %s', async (_, one, two, three, four) => {
    const looks: string[] = []
    for (const hands of [
      [one, two],
      [three, four],
    ] as const) {
      const spells = await spellsAt([[8], ...hands])
      world = spells.world
      await spells.seats[0]?.answer(BOLT).reply()
      await world.time.pass(1000)
      for (const client of spells.seats) if (client.question?.window) client.answer('pass')
      await world.time.pass(20_000)
      const [zero, , last] = spells.seats as [Client, Client, Client]
      const look = []
      for (const client of [zero, last, spells.watcher]) {
        const moments = await history(client)
        look.push(moments)
        for (const { at } of moments) look.push(await past(client, at))
      }
      looks.push(JSON.stringify(look))
      await world.close()
    }
    expect(looks[0]).toBe(looks[1])
  })

  test.each([
    ['gives its answer at once', [0], [1], [7], 1],
    ['is asked again in the next window', [0, 2], [1], [7], 1],
  ])('does not tell who declined whether anybody was asked after it: who %s', async (_, one, asked, not, seat) => {
    const looks: unknown[] = []
    for (const two of [asked, not]) {
      const spells = await spellsAt([[8], one, two])
      world = spells.world
      await spells.seats[0]?.answer(BOLT).reply()
      for (let n = 0; n < 20; n++) {
        await world.time.pass(1000)
        for (const client of spells.seats) if (client.question?.window) client.answer('pass')
      }
      looks.push(await lookOf(spells.seats[seat] as Client))
      await world.close()
    }
    expect(looks[1]).toEqual(looks[0])
  })

  test('goes through the same moments as the frames did, for everybody', async () => {
    const dice = new Chance(keyOf('frames'))
    for (let n = 0; n < 6; n++) {
      const cards = upTo(8)
      dice.shuffle(cards)
      const spells = await spellsAt([[8, ...cards.slice(0, 2)], cards.slice(2, 4), cards.slice(4, 6)])
      world = spells.world
      for (let second = 0; second < 60; second++) {
        for (const client of spells.seats)
          if (client.question !== undefined && dice.below(3) > 0)
            client.answer(client.question.window ? 'pass' : (client.question.options[0]?.key ?? 'pass'))
        await world.time.pass(1000)
      }
      await world.time.pass(20_000)
      for (const client of [...spells.seats, spells.watcher]) {
        const shown = client.messages('frame').map(({ frame }) => shownIn(frame))
        const back = (await lookOf(client)).map(({ past: one }) => shownIn(one))
        expect(back).toEqual(shown)
      }
      await world.close()
    }
  })
})
