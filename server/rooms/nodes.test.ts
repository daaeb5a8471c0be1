import { Chance, keyOf } from '@monomyth/engine'
import { afterEach, describe, expect, test } from 'vitest'
import { Client } from './testing/client.ts'
import { BOLT, spellsAt } from './testing/spells.ts'
import { World } from './testing/world.ts'

let world: World
afterEach(async () => world.close())

const keysOf = ({ question }: Client) => [
  ...(question?.options.map(({ key }) => key) ?? []),
  ...(question?.pass === undefined ? [] : [question.pass]),
]
const entries = () => world.store.log(world.table.id)

describe('Two nodes', () => {
  test('that answer the same question at once: one wins, the other is told, and both go on from there', async () => {
    world = await World.begin({ windows: 'quick' })
    const dice = new Chance(keyOf('race'))
    const tabs = [await world.come(0), await world.come(0, { node: 1 })]
    const others = [await world.come(1), await world.come(1, { node: 1 })]
    for (let n = 0; n < 30; n++) {
      const [one, two] = (tabs[0]?.question === undefined ? others : tabs) as [Client, Client]
      const keys = keysOf(one)
      expect(keysOf(two)).toEqual(keys)
      const before = (await entries()).length
      const key = () => keys[dice.below(keys.length)] ?? ''
      const answers = [one.answer(key()), two.answer(key())]
      await world.quiet()
      const said = answers.map((answer) => answer.said)
      expect(said.toSorted()).toEqual(['E_STALE_ASK', 'done'])
      expect((await entries()).length).toBe(before + 1)
      for (const [a, b] of [tabs, others] as const) expect(a?.frame).toEqual(b?.frame)
    }
    expect(world.faults).toEqual([])
  })

  test('count the same frames, also one that wakes the match in the middle', async () => {
    world = await World.begin({ windows: 'quick', seats: ['person', 'person', 'greedy'] })
    const dice = new Chance(keyOf('count'))
    const here = [await world.come(0), await world.come(1), await world.come()]
    for (let n = 0; n < 25; n++) {
      const who = here.find(({ question }) => question !== undefined)
      if (who === undefined) break
      const keys = keysOf(who)
      await who.answer(keys[dice.below(keys.length)] ?? '').reply()
      await world.quiet()
      for (const client of here) {
        const fresh = await world.come(client.viewer, { node: 1 })
        expect({ ...fresh.frame, events: [] }).toEqual({ ...client.frame, events: [] })
        expect(fresh.events).toEqual(client.events)
        fresh.leave()
      }
    }
  })

  test('one wakes the match while the other goes on: nothing is missing of what was told and said meanwhile', async () => {
    world = await World.begin({ windows: 'quick' })
    const here = [await world.come(0), await world.come(1)]
    const who = here.find(({ question }) => question !== undefined) as Client
    // What is read of the match is read before anybody is greeted; and once more, if that did not last.
    const fresh = await world.come(who.viewer, { node: 1, greet: false })
    await who.answer(keysOf(who)[0] ?? '').reply()
    await who.does({ do: 'say', phrase: 'wellPlayed' })
    world.keeping.before('stand', async () => {
      const next = here.find(({ question }) => question !== undefined) as Client
      await next.answer(keysOf(next)[0] ?? '').reply()
    })
    await fresh.hello()
    await world.quiet()
    expect(fresh.events.length).toBeGreaterThan(0)
    expect(fresh.events).toEqual(who.events)
    expect(fresh.frame?.n).toBe(who.frame?.n)
    const said = fresh.heard.map(({ text }) => JSON.parse(text)).filter(({ kind }) => kind === 'talk')
    expect(said.flatMap(({ talk }) => talk).map(({ said }) => said)).toEqual([{ phrase: 'wellPlayed' }])
    expect(world.faults).toEqual([])
  })

  test('one wakes the match by what was read before, if nothing has happened since', async () => {
    world = await World.begin({ windows: 'quick' })
    const who = await world.come(0)
    await who.does({ do: 'say', phrase: 'hello' })
    await world.quiet()
    const fresh = await world.come(0, { node: 1, greet: false })
    // Neither how it stands nor what was told is asked for again.
    const asked: string[] = []
    for (const what of ['stand', 'events', 'talk'] as const)
      world.keeping.before(what, async () => void asked.push(what))
    await fresh.hello()
    await world.quiet()
    expect({ ...fresh.frame, events: fresh.events }).toEqual({ ...who.frame, events: who.events })
    expect(fresh.last('talk')).toMatchObject({ talk: [{ said: { phrase: 'hello' } }] })
    expect(asked).toEqual([])
  })

  test.each(['answer', 'say', 'hold'] as const)(
    'one reads the match once more where somebody has been busy (%s) since it was expected',
    async (what) => {
      world = what === 'hold' ? (await spellsAt([[8], [6], [7]], {})).world : await World.begin({ windows: 'quick' })
      const here = [await world.come(0), await world.come(1)]
      const who = here.find(({ question }) => question !== undefined) as Client
      if (what === 'hold') await who.answer(keysOf(who)[0] ?? '').reply()
      await world.quiet()
      const { rooms } = world.node(1)
      const [expected, other] = [rooms.expect('table'), rooms.expect('table')]
      world.node(0).bus.tell({ kind: 'soft', table: 'table', node: 'node 0', soft: { say: 'who' } })
      world.node(0).bus.tell({ kind: 'match', table: 'another', seq: 7 })
      await world.quiet()
      expect(expected?.isStale).toBe(false)
      other?.letGo()
      if (what === 'answer') await who.answer(keysOf(who)[0] ?? '').reply()
      else await who.does(what === 'say' ? { do: 'say', phrase: 'hello' } : { do: 'hold', on: true })
      await world.quiet()
      expect([expected?.isStale, other?.isStale]).toEqual([true, false])
      const fresh = new Client(() => world.time.now(), who.viewer, who.person)
      await fresh.enter(rooms, world.table, expected)
      await fresh.hello()
      await world.quiet()
      expect({ ...fresh.frame, events: fresh.events }).toEqual({ ...who.frame, events: who.events })
      expect(fresh.last('window')).toEqual(who.last('window'))
      expect(fresh.last('talk')?.talk).toHaveLength(what === 'say' ? 1 : 0)
    },
  )

  test('hear what is sent through both only once', async () => {
    world = await World.begin({ windows: 'quick' })
    const [one, two] = [await world.come(0), await world.come(0, { node: 1 })]
    expect(await one.does({ do: 'say', phrase: 'hello' }, 'the-request')).toBe('done')
    expect(await two.does({ do: 'say', phrase: 'hello' }, 'the-request')).toBe('done')
    await world.quiet()
    expect(await world.store.talk(world.table.id, 0)).toHaveLength(1)
  })

  test('say who is there on either, and of one that dies after a while', async () => {
    world = await World.begin()
    const one = await world.come(0)
    const two = await world.come(1, { node: 1 })
    const watcher = await world.come(-1, { node: 1 })
    expect(one.last('presence')).toEqual({ kind: 'presence', seats: ['here', 'here'], watching: 1 })
    watcher.leave()
    await world.quiet()
    expect(two.last('presence')).toEqual({ kind: 'presence', seats: ['here', 'here'], watching: 0 })
    // It dies without a word.
    await world.node(1).bus.close()
    await world.time.pass(120_000)
    expect(one.last('presence')).toEqual({ kind: 'presence', seats: ['here', 'away'], watching: 0 })
  })

  test('know what is proposed, also one that wakes the match afterwards', async () => {
    const spells = await spellsAt([[8], [6], [7]], { windows: 'quick' })
    world = spells.world
    const [zero, one, two] = spells.seats as [Client, Client, Client]
    await zero.answer(BOLT).reply()
    await zero.does({ do: 'undo', all: true })
    two.leave()
    await world.quiet()
    const late = await world.come(2, { node: 1 })
    const proposed = late.last('proposal')?.proposal
    expect(proposed).toEqual(one.last('proposal')?.proposal)
    const proposal = proposed?.id ?? 0
    expect(await late.does({ do: 'agree', proposal, yes: true })).toBe('done')
    await world.quiet()
    expect(await one.does({ do: 'agree', proposal, yes: true })).toBe('done')
    await world.quiet()
    expect((await entries()).map((entry) => entry.do)).toEqual(['answer', 'undo'])
  })

  test('show the state something is proposed about before what is proposed', async () => {
    const spells = await spellsAt([[8], [6], [7]])
    world = spells.world
    const { watcher } = spells
    const [zero, one] = spells.seats as [Client, Client]
    for (const client of [zero, one]) {
      client.leave()
      await world.comeBack(client, 1)
    }
    await zero.answer(BOLT).reply()
    const undo = zero.ask({ do: 'undo', all: true })
    await world.time.pass(10_000)
    expect(undo.said).toBe('done')
    const shown = watcher.heard.map(({ text }) => JSON.parse(text).kind)
    expect(shown.slice(-2)).toEqual(['frame', 'proposal'])
  })

  test('call whoever is away once, also right after the first of them died', async () => {
    for (const isDead of [true, false]) {
      const spells = await spellsAt([[8], [6], [7]], { windows: 'quick' })
      world = spells.world
      const [zero, one, two] = spells.seats as [Client, Client, Client]
      for (const client of [zero, one, two]) client.leave()
      await world.comeBack(zero, 1)
      // Without a word; somebody who watches there has kept the match awake.
      if (isDead) await world.node(0).bus.close()
      await zero.answer(BOLT).reply()
      await world.time.pass(100_000)
      expect(world.called).toEqual(['person 1 table'])
      await world.close()
    }
  })

  test('hear each other talk', async () => {
    world = await World.begin()
    const [one, two] = [await world.come(0), await world.come(1, { node: 1 })]
    expect(await one.does({ do: 'say', text: 'well met' })).toBe('done')
    await world.quiet()
    for (const client of [one, two])
      expect(client.last('talk')?.talk).toEqual([{ n: 1, seat: 0, at: 1_000_000, said: { text: 'well met' } }])
  })

  test('of which one has missed news: it finds out when it is asked something', async () => {
    world = await World.begin({ windows: 'quick' })
    const [one, two] = [await world.come(0), await world.come(1)]
    const who = one.question === undefined ? two : one
    const [id, keys] = [who.question?.id ?? 0, keysOf(who)]
    // Another node, whose words reach nobody, takes an answer from another tab.
    const { rooms, bus } = world.start('unheard', world.games)
    await bus.close()
    const tab = new Client(() => world.time.now(), who.viewer, who.person)
    await tab.enter(rooms, world.table)
    await tab.hello()
    expect(await tab.does({ do: 'answer', ask: id, key: keys[0] ?? '' })).toBe('done')
    await world.quiet()
    expect(who.frame?.n).toBe(1)
    expect(await who.does({ do: 'answer', ask: id, key: keys[1] ?? '' })).toBe('E_STALE_ASK')
    await world.quiet()
    expect(who.frame).toEqual({ ...tab.frame })
    await rooms.close()
  })

  test('of which one died before it could tell what it had shown: the other finds out from whoever comes over', async () => {
    world = await World.begin({ windows: 'quick' })
    const [one, two] = [await world.come(0), await world.come(1)]
    const [who, other] = one.question === undefined ? [two, one] : [one, two]
    who.leave()
    // A node whose words reach nobody.
    const { rooms, bus, kill } = world.start('unheard', world.games)
    await bus.close()
    await who.enter(rooms, world.table)
    await who.hello()
    expect(await who.does({ do: 'answer', ask: who.question?.id ?? 0, key: keysOf(who)[0] ?? '' })).toBe('done')
    await world.quiet()
    const [held, told] = [who.frame, other.events.length]
    kill()
    who.cut()
    await world.comeBack(who)
    expect(who.gaps).toBe(0)
    expect({ ...who.frame, events: [] }).toEqual({ ...held, events: [] })
    expect(other.events.length).toBeGreaterThan(told)
  })

  test.each(['answer', 'say', 'card'] as const)(
    'of which one died before it could tell, and nobody comes over: the other finds out by itself (%s)',
    async (what) => {
      world = await World.begin({ windows: 'quick' })
      const [one, two] = [await world.come(0), await world.come(1)]
      const [who, other] = one.question === undefined ? [two, one] : [one, two]
      const sweep = async (): Promise<void> => {
        await world.rooms.sweep()
        await world.quiet()
      }
      for (let n = 0; n < 3; n++) await sweep()
      const before = other.heard.length
      who.leave()
      const { rooms, bus, kill } = world.start('unheard', world.games)
      await bus.close()
      await who.enter(rooms, world.table)
      await who.hello()
      if (what === 'answer') await who.answer(keysOf(who)[0] ?? '').reply()
      else if (what === 'say') await who.does({ do: 'say', phrase: 'hello' })
      else await world.store.changeTable({ ...(await world.look()), rematch: 'another' })
      await world.quiet()
      kill()
      const heard = () => other.heard.slice(before).map(({ text }) => JSON.parse(text).kind)
      expect(heard()).toEqual(['presence'])
      // Where something has just happened nothing is looked for: so the second time at the latest.
      await sweep()
      await sweep()
      expect(heard().slice(1)).toEqual([{ answer: 'frame', say: 'talk', card: 'card' }[what]])
      if (what === 'answer') expect(other.events).toEqual(who.events)
      // Once it knows, it has nothing more to look for.
      const asked = world.keeping.calls
      await sweep()
      await sweep()
      expect(world.keeping.calls - asked).toBe(4)
      expect(heard()).toHaveLength(2)
    },
  )

  test('of a table that is played at, or nobody has come to, nothing is looked for', async () => {
    world = await World.begin({ windows: 'quick' })
    const known: number[] = []
    const looked = async (): Promise<void> => {
      const { calls } = world.keeping
      await world.rooms.sweep()
      known.push(world.keeping.calls - calls)
    }
    await looked()
    await looked()
    const here = [await world.come(0), await world.come(1)]
    for (let n = 0; n < 4; n++) {
      await looked()
      const who = here.find(({ question }) => question !== undefined) as Client
      await who.answer(keysOf(who)[0] ?? '').reply()
    }
    await looked()
    await looked()
    // What is due is asked for each time; how far it has come, only when it stands still.
    expect(known).toEqual([1, 1, 1, 1, 1, 1, 1, 2])
  })
})
