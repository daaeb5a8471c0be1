import { heroesJourney } from '@monomyth/heroes-journey'
import { afterEach, describe, expect, test } from 'vitest'
import { Client } from './testing/client.ts'
import { BOLT, spellsAt } from './testing/spells.ts'
import { World } from './testing/world.ts'

let world: World
afterEach(async () => world.close())

const quick = { windows: 'quick' } as const
const asked = (...clients: Client[]) => clients.find(({ question }) => question !== undefined) as Client
const kindsOf = ({ heard }: Client) => heard.map(({ text }) => JSON.parse(text).kind)
const entries = async () => (await world.store.log(world.table.id)).map((entry) => entry.do)

describe('Hello', () => {
  test('is answered by the card, the match, who is there and what was said', async () => {
    world = await World.begin(quick)
    const client = await world.come(1)
    expect(kindsOf(client)).toEqual(['card', 'frame', 'presence', 'talk'])
    expect(client.last('card')?.card).toMatchObject({ id: 'table', stage: 'playing', viewer: 1, own: false })
    expect(client.frame).toMatchObject({ n: 1, viewer: 1, over: false, gone: [], lent: [] })
    expect(client.frame?.events.map(({ n }) => n)).toEqual(client.frame?.events.map((_, i) => i + 1))
    expect(client.last('presence')).toEqual({ kind: 'presence', seats: ['away', 'here'], watching: 0 })
  })

  test.each([
    ['another page', { build: 'another' }],
    ['a page of other rules', { rules: 2 }],
  ])('of %s ends the connection before anything is shown', async (_, more) => {
    world = await World.begin(quick)
    const client = await world.come(0, { greet: false })
    await client.hello(more)
    expect(client.heard.map(({ text }) => JSON.parse(text))).toEqual([
      { kind: 'closed', error: { code: 'S_STALE_BUILD' } },
    ])
  })

  test.each([
    [0, 0],
    [1, 2],
    [3, 1],
    [99, 0],
    [99, 9999],
    [0, 5],
  ])('from one who holds frame %i and event %i brings all that is missing', async (frame, events) => {
    world = await World.begin(quick)
    const one = await world.come(0)
    const two = await world.come(1)
    for (let n = 0; n < 6; n++) {
      const who = asked(one, two)
      await who.answer(who.question?.options[0]?.key ?? '').reply()
      await world.quiet()
    }
    const told = one.events.length
    const client = await world.come(0, { greet: false })
    await client.hear({ do: 'hello', build: 'build 1', rules: 1, frame, events })
    const answer = client.messages('frame')
    expect(answer).toHaveLength(1)
    expect(answer[0]?.frame).toEqual({ ...one.frame, events: one.events.slice(events <= told ? events : 0) })
  })

  test('must come first; a ping is answered all the same', async () => {
    world = await World.begin(quick)
    const client = await world.come(0, { greet: false })
    expect(await client.does({ do: 'undo', all: false })).toBe('S_BAD_MESSAGE')
    expect(await client.does({ do: 'ping' })).toBe('done')
    expect(kindsOf(client)).not.toContain('frame')
  })

  test('at a match of newer rules ends the connection and leaves the match alone', async () => {
    world = await World.begin(quick)
    const before = await world.stand()
    const { rooms } = world.start('old', { 'heroes-journey': { ...heroesJourney, rules: 0 } })
    const client = await world.come(0, { greet: false })
    client.leave()
    await client.enter(rooms, world.table)
    await client.hello({ rules: 0 })
    expect(client.closed?.error).toEqual({ code: 'E_NEWER_RULES' })
    expect(await world.stand()).toEqual(before)
    expect(rooms.figures).toEqual({ live: 0, chairs: 0 })
    await rooms.close()
  })

  test('is over where the match goes on by newer rules at another node: nobody can do anything at this one', async () => {
    world = await World.begin(quick)
    const client = await world.come(0)
    const newer = world.start('newer', {
      'heroes-journey': { ...heroesJourney, rules: 2, migrations: [{ from: 1, to: 2, up: (state: unknown) => state }] },
    })
    const other = new Client(() => world.time.now(), 1, 'person 1')
    await other.enter(newer.rooms, world.table)
    await other.hello({ rules: 2 })
    await world.quiet()
    expect((await world.stand()).snapshot.rules).toBe(2)
    expect(world.rooms.figures).toEqual({ live: 0, chairs: 1 })
    expect(await client.does({ do: 'undo', all: false })).toBe('E_NEWER_RULES')
    expect(world.faults).toEqual([])
    await newer.rooms.close()
  })

  test('at a table without a match is too early', async () => {
    world = new World(quick)
    await world.store.addTable(world.table)
    const client = await world.come(0)
    expect(client.closed?.error).toEqual({ code: 'S_NOT_BEGUN' })
  })
})

describe('Whoever watches', () => {
  test('can do nothing to the match', async () => {
    world = await World.begin(quick)
    const watcher = await world.come()
    const tries = [
      { do: 'answer', ask: 1, key: 'x' },
      { do: 'undo', all: true },
      { do: 'agree', proposal: 1, yes: true },
      { do: 'kick', seat: 0 },
      { do: 'leave', to: 'house' },
      { do: 'return' },
      { do: 'hold', on: true },
      { do: 'wave', window: 1 },
    ] as const
    for (const message of tries) expect(await watcher.does(message)).toBe('S_FORBIDDEN')
    expect(await entries()).toEqual([])
  })
})

describe('Talk', () => {
  test('reaches everybody, and whoever comes later', async () => {
    world = await World.begin(quick)
    const [one, watcher] = [await world.come(0), await world.come()]
    expect(await one.does({ do: 'say', phrase: 'hello' })).toBe('done')
    expect(await watcher.does({ do: 'say', text: 'hm' })).toBe('done')
    await world.quiet()
    const all = [
      { n: 1, seat: 0, at: 1_000_000, said: { phrase: 'hello' } },
      { n: 2, seat: -1, at: 1_000_000, said: { text: 'hm' } },
    ]
    expect(one.messages('talk').flatMap(({ talk }) => talk)).toEqual(all)
    expect((await world.come(1)).last('talk')?.talk).toEqual(all)
  })

  test('is not for somebody nobody knows', async () => {
    world = await World.begin(quick)
    world.table = { ...world.table, seats: world.table.seats.map((seat) => ({ ...seat, person: undefined })) }
    const nobody = await world.come(0)
    Object.assign(nobody, { viewer: -1 })
    expect(await nobody.does({ do: 'say', text: 'hm' })).toBe('S_FORBIDDEN')
  })

  test('is only so much at once for each person, however many tabs they have', async () => {
    world = await World.begin(quick)
    const [one, tab, two] = [await world.come(0), await world.come(0), await world.come(1)]
    const said: string[] = []
    for (let n = 0; n < 7; n++) said.push(await one.does({ do: 'say', text: `${n}` }))
    expect(said).toEqual(['done', 'done', 'done', 'done', 'done', 'S_TOO_FAST', 'S_TOO_FAST'])
    expect(await tab.does({ do: 'say', text: 'x' })).toBe('S_TOO_FAST')
    expect(await two.does({ do: 'say', text: 'x' })).toBe('done')
    await world.time.pass(2000)
    expect(await tab.does({ do: 'say', text: 'x' })).toBe('done')
    expect(await one.does({ do: 'say', text: 'x' })).toBe('S_TOO_FAST')
  })

  test('is possible again in time where the clock was set back', async () => {
    world = await World.begin(quick)
    const one = await world.come(0)
    for (let n = 0; n < 5; n++) await one.does({ do: 'say', text: `${n}` })
    world.time.stepBack(900_000)
    expect(await one.does({ do: 'say', text: 'x' })).toBe('S_TOO_FAST')
    await world.time.pass(2000)
    expect(await one.does({ do: 'say', text: 'x' })).toBe('done')
  })

  test('said twice under one name is said once', async () => {
    world = await World.begin(quick)
    const one = await world.come(0)
    await one.does({ do: 'say', text: 'x' }, 'say-request')
    await one.does({ do: 'say', text: 'x' }, 'say-request')
    expect(await world.store.talk('table', 0)).toHaveLength(1)
  })
})

describe('A seat', () => {
  test('that is given up is played by the house for good', async () => {
    world = await World.begin({ ...quick, seats: ['person', 'person', 'person'] })
    const [one, two] = [await world.come(0), await world.come(1)]
    expect(await one.does({ do: 'leave', to: 'house' })).toBe('done')
    expect(two.frame?.gone).toEqual([0])
    expect(two.last('presence')?.seats).toEqual(['bot', 'here', 'away'])
    expect(await one.does({ do: 'return' })).toBe('done')
    expect(two.frame?.gone).toEqual([0])
    expect(await one.does({ do: 'answer', ask: 1, key: 'x' })).toBe('E_NOT_YOUR_ASK')
  })

  test('that is lent is played by a bot until its owner is back', async () => {
    world = await World.begin({ ...quick, seats: ['person', 'person'] })
    const [one, two] = [await world.come(0), await world.come(1)]
    const who = asked(one, two)
    const other = who === one ? two : one
    expect(await who.does({ do: 'leave', to: 'bot' })).toBe('done')
    await world.quiet()
    expect(other.frame?.lent).toEqual([who.viewer])
    expect(other.last('presence')?.seats[who.viewer]).toBe('bot')
    expect(await entries()).toContain('answer')
    expect(await who.does({ do: 'answer', ask: who.question?.id ?? 0, key: 'x' })).toBe('E_NOT_YOUR_ASK')
    expect(await who.does({ do: 'return' })).toBe('done')
    await world.quiet()
    expect(other.frame?.lent).toEqual([])
    expect(other.last('presence')?.seats).toEqual(['here', 'here'])
    expect((await entries()).filter((kind) => kind === 'return')).toHaveLength(1)
  })

  test('of the last who plays: given up, the match is over without a result', async () => {
    world = await World.begin({ ...quick, seats: ['person', 'person'] })
    const [one, two] = [await world.come(0), await world.come(1)]
    await one.does({ do: 'leave', to: 'house' })
    await two.does({ do: 'leave', to: 'house' })
    await world.quiet()
    expect(two.frame).toMatchObject({ over: true })
    expect((await world.look()).stage).toBe('over')
  })

  test('whose account goes is played by a bot; with nobody left, the match is over', async () => {
    world = await World.begin({ ...quick, seats: ['person', 'person'] })
    const two = await world.come(1)
    await world.rooms.abandon(world.table, 0)
    await world.quiet()
    expect(two.frame?.lent).toEqual([0])
    await world.rooms.abandon(world.table, 1)
    await world.quiet()
    expect(two.frame?.over).toBe(true)
  })
})

describe('A match that is over', () => {
  test('is told to everybody, ends its table, and takes no more answers', async () => {
    const spells = await spellsAt([[8], [6]], { windows: 'quick' })
    world = spells.world
    const { seats, watcher } = spells
    await seats[0]?.answer(BOLT).reply()
    for (let n = 0; n < 20 && watcher.frame?.over !== true; n++) {
      const who = asked(...seats)
      await who.answer(who.question?.options[0]?.key ?? who.question?.pass ?? '').reply()
      await world.quiet()
    }
    expect(watcher.frame).toMatchObject({ over: true, outcome: { reason: 'life' }, asks: [] })
    expect(watcher.last('card')?.card).toMatchObject({ stage: 'over', winners: watcher.frame?.outcome?.winners })
    expect((await world.look()).stage).toBe('over')
    expect(await seats[0]?.does({ do: 'answer', ask: 1, key: 'x' })).toBe('E_OVER')
    expect(await seats[0]?.does({ do: 'kick', seat: 1 })).toBe('E_OVER')
    expect(await seats[0]?.does({ do: 'leave', to: 'house' })).toBe('done')
    expect(await seats[0]?.does({ do: 'say', phrase: 'goodGame' })).toBe('done')
    expect((await world.stand()).mark).toMatchObject({ over: true, due: undefined })
  })
})

describe('Somebody who is away', () => {
  test('is called once for each question that is put to them', async () => {
    const spells = await spellsAt([[8], [6], [7]], quick)
    world = spells.world
    const [zero, one] = spells.seats as [Client, Client]
    one.leave()
    await world.quiet()
    await zero.answer(BOLT).reply()
    await world.quiet()
    expect(world.called).toEqual(['person 1 table'])
    await world.time.pass(60_000)
    await world.comeBack(one)
    one.leave()
    await world.quiet()
    expect(world.called).toHaveLength(1)
  })

  test('is not called while windows are shown, nor when they have the table open elsewhere', async () => {
    const spells = await spellsAt([[8], [6], [7]])
    world = spells.world
    const [zero, one] = spells.seats as [Client, Client]
    one.leave()
    await zero.answer(BOLT).reply()
    await world.time.pass(4249)
    expect(world.called).toEqual([])
    await world.time.pass(1)
    expect(world.called).toEqual(['person 1 table'])
    await world.comeBack(one, 1)
    expect(await one.answer('pass').reply()).toMatchObject({ said: 'done' })
    await world.time.pass(10_000)
    expect(world.called).toEqual(['person 1 table'])
  })

  test('is called when the match begins with them', async () => {
    world = await World.begin(quick)
    await world.quiet()
    const waited = (await world.stand()).mark.waited.map((seat) => `person ${seat} table`)
    expect(world.called).toEqual(waited)
    expect(waited).not.toEqual([])
  })
})

describe('A room', () => {
  test('is gone when nobody is left, and everything is there again when somebody comes', async () => {
    world = await World.begin(quick)
    const one = await world.come(0)
    expect(world.rooms.figures).toEqual({ live: 1, chairs: 1 })
    const { frame } = one
    one.leave()
    await world.quiet()
    expect(world.rooms.figures).toEqual({ live: 0, chairs: 0 })
    expect(world.time.waiting).toBe(0)
    expect((await world.come(0)).frame).toEqual(frame)
  })

  test('waits a little for those whose match has just begun, and is gone if nobody comes', async () => {
    world = await World.begin(quick)
    expect(world.rooms.figures).toEqual({ live: 1, chairs: 0 })
    await world.time.pass(9_000)
    expect(world.rooms.figures.live).toBe(1)
    await world.time.pass(1_000)
    expect(world.rooms.figures.live).toBe(0)
    expect(world.time.waiting).toBe(0)
  })

  test('that somebody still waits for something in does it, though all are gone and the store failed', async () => {
    const spells = await spellsAt([[8], [0], [1]])
    world = spells.world
    const [zero, , two] = spells.seats as [Client, Client, Client]
    await zero.answer(BOLT).reply()
    await world.quiet()
    two.answer('counter 1')
    await world.quiet()
    for (const client of [...spells.seats, spells.watcher]) client.leave()
    await world.time.pass(3999)
    world.keeping.next('fail')
    await world.time.pass(20_000)
    expect(await entries()).toEqual(['answer', 'answer', 'answer', 'answer'])
    expect(world.rooms.figures.live).toBe(0)
    expect(world.time.waiting).toBe(0)
  })

  test('that is closed sends everybody elsewhere', async () => {
    world = await World.begin(quick)
    const one = await world.come(0)
    await world.rooms.close()
    expect(one.closed?.error).toEqual({ code: 'S_BUSY' })
  })

  test('whose table is gone says so', async () => {
    world = await World.begin(quick)
    const one = await world.come(0)
    await world.store.dropTable((await world.store.table('table'))!)
    world.nodes[0]?.bus.tell({ kind: 'table', table: 'table' })
    await world.quiet()
    expect(one.closed?.error).toEqual({ code: 'S_NO_TABLE' })
  })

  test('shows the card anew when its table changes', async () => {
    world = await World.begin(quick)
    const one = await world.come(0)
    await world.store.changeTable({ ...(await world.look()), rematch: 'next' })
    world.nodes[0]?.bus.tell({ kind: 'table', table: 'table' })
    await world.quiet()
    expect(one.last('card')?.card.rematch).toBe('next')
  })

  test('gives out what one viewer was told, and the whole only when it is over', async () => {
    world = await World.begin(quick)
    const one = await world.come(0)
    expect(await world.rooms.told(world.table, 0)).toMatchObject({ view: one.frame?.view, events: one.events })
    await expect(world.rooms.saved(world.table)).rejects.toMatchObject({ code: 'S_NOT_OVER' })
  })
})
