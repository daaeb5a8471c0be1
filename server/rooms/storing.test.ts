import { Chance, keyOf, start } from '@monomyth/engine'
import { heroesJourney } from '@monomyth/heroes-journey'
import { afterEach, describe, expect, test } from 'vitest'
import { openLean } from './standing.ts'
import type { Client } from './testing/client.ts'
import { World } from './testing/world.ts'

let world: World
afterEach(async () => world.close())

async function begun() {
  world = await World.begin({ windows: 'quick' })
  return { world, one: await world.come(0), two: await world.come(1), watcher: await world.come() }
}

const asked = (...clients: Client[]) => clients.find(({ question }) => question !== undefined) as Client
const aKey = ({ question }: Client) => question?.options[0]?.key ?? ''
const length = async () => (await world.store.log(world.table.id)).length

describe('An answer', () => {
  test('is acknowledged and shown only once it is stored', async () => {
    const { one, two, watcher } = await begun()
    const who = asked(one, two)
    world.keeping.next('hang')
    const frames = [one, two, watcher].map(({ frame }) => frame?.n)
    const answer = who.answer(aKey(who))
    await world.time.pass(60_000)
    expect(answer.said).toBeUndefined()
    expect([one, two, watcher].map(({ frame }) => frame?.n)).toEqual(frames)
    world.keeping.letGo()
    await world.quiet()
    expect(answer.said).toBe('done')
    expect([one, two, watcher].map(({ frame }) => frame?.n)).toEqual([2, 2, 2])
  })

  test('is acknowledged before its frame comes', async () => {
    const { one, two } = await begun()
    const who = asked(one, two)
    await who.answer(aKey(who)).reply()
    await world.quiet()
    const kinds = who.heard.map(({ text }) => JSON.parse(text).kind)
    expect(kinds.slice(-2)).toEqual(['done', 'frame'])
  })

  test('that cannot be stored has not happened', async () => {
    const { one, two } = await begun()
    const who = asked(one, two)
    const before = await length()
    world.keeping.next('fail')
    expect(await who.answer(aKey(who)).reply()).toMatchObject({ said: 'S_BUSY' })
    await world.quiet()
    expect(await length()).toBe(before)
    expect([one, two].map(({ frame }) => frame?.n)).toEqual([1, 1])
    expect(world.faults).toHaveLength(1)
    expect(await who.answer(aKey(who)).reply()).toMatchObject({ said: 'done' })
    await world.quiet()
    expect([one, two].map(({ frame }) => frame?.n)).toEqual([2, 2])
  })

  test('that was stored is acknowledged when it is sent again, though a bot has the seat by now', async () => {
    world = await World.begin({ windows: 'quick', seats: ['person', 'person', 'person'] })
    const all = [await world.come(0), await world.come(1), await world.come(2)]
    const who = all.find(({ question }) => question !== undefined) as Client
    const message = { do: 'answer', ask: who.question?.id ?? 0, key: aKey(who) } as const
    expect(await who.does(message, 'the-request')).toBe('done')
    expect(await who.does({ do: 'leave', to: 'bot' }, 'and-another')).toBe('done')
    const other = await world.come(who.viewer, { node: 1 })
    expect(await other.does(message, 'the-request')).toBe('done')
    expect(await other.does(message, 'the-next-one')).toBe('E_NOT_YOUR_ASK')
  })

  test('that was stored, though nobody heard so, counts once when it is sent again', async () => {
    const { one, two } = await begun()
    const who = asked(one, two)
    const [key, id] = [aKey(who), who.question?.id ?? 0]
    world.keeping.next('lose')
    expect(await who.does({ do: 'answer', ask: id, key }, 'the-request')).toBe('S_BUSY')
    await world.quiet()
    const after = await length()
    expect(after).toBe(1)
    expect(await who.does({ do: 'answer', ask: id, key }, 'the-request')).toBe('done')
    expect(await length()).toBe(after)
    expect([one, two].map(({ frame }) => frame?.n)).toEqual([2, 2])
  })

  test('is tried once more where somebody was faster', async () => {
    const { one, two } = await begun()
    const who = asked(one, two)
    world.keeping.next('stale', 'stale')
    expect(await who.answer(aKey(who)).reply()).toMatchObject({ said: 'done' })
    expect(await length()).toBe(1)
  })

  test('sent twice is carried out once, and acknowledged whenever it is sent', async () => {
    const { one, two } = await begun()
    const who = asked(one, two)
    const [key, id] = [aKey(who), who.question?.id ?? 0]
    const message = { do: 'answer', ask: id, key } as const
    await Promise.all([who.does(message, 'the-request'), who.does(message, 'the-request')])
    expect(who.messages('done')).toHaveLength(1)
    await who.does(message, 'the-request')
    expect(who.messages('done')).toHaveLength(2)
    expect(await length()).toBe(1)
  })

  test('sent again from another tab, or when the match has slept, is known', async () => {
    const { one, two, watcher } = await begun()
    const who = asked(one, two)
    const message = { do: 'answer', ask: who.question?.id ?? 0, key: aKey(who) } as const
    await who.does(message, 'the-request')
    for (const client of [one, two, watcher]) client.leave()
    await world.quiet()
    expect(world.rooms.figures).toEqual({ live: 0, chairs: 0 })
    const tab = await world.come(who.viewer)
    expect(await tab.does(message, 'the-request')).toBe('done')
    expect(await tab.does(message, 'another-request')).toBe('E_STALE_ASK')
    expect(await length()).toBe(1)
  })

  test('of somebody else under the same name is another one', async () => {
    const { one, two } = await begun()
    const [who, other] = [asked(one, two), asked(one, two) === one ? two : one]
    await who.does({ do: 'answer', ask: who.question?.id ?? 0, key: aKey(who) }, 'the-request')
    expect(await other.does({ do: 'answer', ask: 99, key: 'x' }, 'the-request')).toBe('E_STALE_ASK')
  })
})

describe('Everything but answers', () => {
  test('is carried out once as well', async () => {
    const { one } = await begun()
    for (let i = 0; i < 3; i++) {
      await one.does({ do: 'leave', to: 'bot' }, 'leave-request')
      await one.does({ do: 'return' }, 'return-request')
    }
    for (const client of [one]) client.leave()
    const tab = await world.come(0, { node: 1 })
    expect(await tab.does({ do: 'leave', to: 'bot' }, 'leave-request')).toBe('done')
    const entries = await world.store.log(world.table.id)
    expect(entries.filter((entry) => entry.do === 'leave' || entry.do === 'return')).toHaveLength(2)
    expect(tab.frame?.lent).toEqual([])
  })

  test('waits in line: many at once are carried out one after the other', async () => {
    const { one, two } = await begun()
    const who = asked(one, two)
    world.keeping.next('hang')
    const answer = who.answer(aKey(who))
    const [said, undo] = [two.ask({ do: 'events', eyes: 1 }), who.ask({ do: 'undo', all: false })]
    await world.quiet()
    expect([answer, said, undo].map((one) => one.said)).toEqual([undefined, undefined, undefined])
    world.keeping.letGo()
    await world.quiet()
    expect([answer, said, undo].map((one) => one.said)).toEqual(['done', 'done', 'done'])
  })
})

describe('A boundary', () => {
  const dice = new Chance(keyOf('boundaries'))
  const answerOf = (who: Client) => {
    const { options = [], pass } = who.question ?? {}
    const keys = [...options.map(({ key }) => key), ...(pass === undefined ? [] : [pass])]
    return who.answer(keys[dice.below(keys.length)] ?? '').reply()
  }
  const boundaries = () =>
    world.keeping.appends.filter(({ snapshot, difference }) => snapshot !== undefined || difference !== undefined)

  test('is stored as what is different, whole now and then, and stands as if it were whole every time', async () => {
    const { one, two } = await begun()
    const { snapshot: first } = await world.stand()
    const again = start(heroesJourney, { seats: 2, seed: first.seed })
    for (let n = 0; n < 60; n++) {
      await answerOf(asked(one, two))
      await world.quiet()
      for (const entry of (await world.store.log(world.table.id)).slice(again.log.length)) again.apply(entry)
      const { snapshot, log } = await world.stand()
      const lean = openLean(heroesJourney, snapshot)
      expect(JSON.stringify(snapshot.now.state)).toBe(JSON.stringify(lean.standing().boundary.state))
      for (const entry of log) lean.apply(entry)
      expect(lean.hash()).toBe(again.hash())
      expect(snapshot.hashes).toBe(again.hashes.join(''))
    }
    const whole = boundaries().flatMap(({ snapshot }, i) => (snapshot === undefined ? [] : [i]))
    expect(whole.slice(0, 3)).toEqual([0, 16, 32])
    const lengths = boundaries().map(({ difference }) => JSON.stringify(difference ?? {}).length)
    expect(Math.max(...lengths)).toBeLessThan(1500)
  })

  test('is stored whole by a node that cannot know against what it would differ', async () => {
    const { one, two } = await begun()
    const elsewhere = [await world.come(0, { node: 1 }), await world.come(1, { node: 1 })] as const
    const isWhole = () => boundaries().at(-1)?.snapshot !== undefined
    for (const [here, whole] of [
      [true, true],
      [true, false],
      [false, true],
      [false, false],
      [true, true],
    ] as const) {
      const before = boundaries().length
      while (boundaries().length === before) {
        await answerOf(here ? asked(one, two) : asked(...elsewhere))
        await world.quiet()
      }
      expect(isWhole()).toBe(whole)
      const fresh = await world.come(0, { node: 2 })
      expect({ ...fresh.frame, events: fresh.events }).toEqual({ ...one.frame, events: one.events })
      fresh.leave()
    }
  })

  test('the last one is whole: nobody adds to it any more', async () => {
    const { one, two } = await begun()
    for (let n = 0; n < 5; n++) await answerOf(asked(one, two))
    for (const who of [one, two]) await who.does({ do: 'leave', to: 'house' })
    expect(boundaries().at(-1)).toMatchObject({ snapshot: { seq: await length() }, mark: { over: true } })
  })
})
