import { once } from 'node:events'
import { connect } from 'node:net'
import { promisify } from 'node:util'
import { ClientMessage, MOST_MESSAGE, type ServerMessage } from '@monomyth/wire'
import * as v from 'valibot'
import { afterAll, describe, expect, test } from 'vitest'
import { memoryBus } from '../bus/memory.ts'
import type { News } from '../contract.ts'
import { memoryStore } from '../store/memory.ts'
import { LIMITS, NO_LIMITS } from './limits.ts'
import { HEARTBEAT_MS } from './sockets.ts'
import { plainHouse, Visitor } from './testing/house.ts'

const house = plainHouse()
afterAll(() => house.app.close())

const people = () => Promise.all([house.guest('Ada'), house.guest('Bob')])
async function match() {
  const [ada, bob] = await people()
  const { id } = await ada.make()
  await bob.join(id)
  return { ada, bob, id }
}

describe('coming in', () => {
  test('begins with hello, and shows the match through the eyes of one’s seat', async () => {
    const { bob, id } = await match()
    const line = await bob.at(id)
    expect(await line.kind('card')).toMatchObject({ card: { id, viewer: 1 } })
    expect(await line.kind('frame')).toMatchObject({ frame: { viewer: 1 } })
    expect(await line.request({ do: 'ping' })).toBe('done')
  })

  test('without hello ends at once', async () => {
    const { bob, id } = await match()
    const line = await bob.socket(id)
    line.say({ do: 'ping', request: 'request-1' })
    expect(await line.whyClosed()).toBe('S_BAD_MESSAGE')
  })

  test.each([
    [{ build: 'older' }, undefined],
    [{ rules: 999 }, 'rules'],
  ])('of a page with %j ends before anything is shown', async (hello, about) => {
    const { bob, id } = await match()
    const line = await bob.socket(id)
    line.hello(hello)
    await line.closed
    expect(line.messages).toEqual([{ kind: 'closed', error: { code: 'S_STALE_BUILD', ...(about && { about }) } }])
  })

  test('to a table that is not there, or not for oneself, ends alike', async () => {
    const { ada } = await match()
    const { id } = await ada.make({ open: false })
    const stranger = await house.guest('Eve')
    const lines = await Promise.all([id, 'x'.repeat(22)].map((table) => stranger.at(table)))
    for (const line of lines) {
      await line.closed
      expect(line.messages).toEqual([{ kind: 'closed', error: { code: 'S_NO_TABLE' } }])
    }
  })

  test.each([
    [{ origin: 'http://evil.test' }, '403'],
    [{ origin: '' }, '403'],
    [{ origin: 'https://monomyth.test' }, '403'],
  ])('from %j is refused before it is a socket', async (headers, status) => {
    const { bob, id } = await match()
    await expect(bob.socket(id, { headers })).rejects.toThrow(status)
  })

  test('at any other address is refused', async () => {
    const { bob } = await match()
    await expect(bob.socket('../../me')).rejects.toThrow('404')
  })

  test('what is said while the door opens is heard in its order', async () => {
    const { bob, id } = await match()
    const line = await bob.socket(id)
    line.hello()
    const heard = house.rooms.heard.length
    await Promise.all([line.request({ do: 'ping' }), line.request({ do: 'undo', all: false })])
    expect(house.rooms.heard.slice(heard).map((message) => message.do)).toEqual(['hello', 'ping', 'undo'])
  })
})

describe('before the match begins', () => {
  test('whoever looks sees who sits down, and is at the match when it begins', async () => {
    const [ada, bob] = await people()
    const { id } = await ada.make()
    const line = await ada.at(id)
    await line.kind('card')
    expect(await line.request({ do: 'answer', ask: 1, key: 'x' })).toBe('S_NOT_BEGUN')
    expect(await line.request({ do: 'ping' })).toBe('done')
    await bob.join(id)
    expect(await line.kind('frame')).toMatchObject({ frame: { viewer: 0 } })
  })

  test('whoever says hello again is shown the card again', async () => {
    const ada = await house.guest('Ada')
    const { id } = await ada.make()
    const line = await ada.at(id)
    await line.kind('card')
    line.hello()
    await line.request({ do: 'ping' })
    expect(line.messages.filter(({ kind }) => kind === 'card')).toHaveLength(2)
  })

  test('an onlooker who sits down gets the eyes of the seat', async () => {
    const [ada, bob] = await people()
    const { id } = await ada.make()
    const line = await bob.at(id)
    expect(await line.kind('card')).toMatchObject({ card: { viewer: -1 } })
    await bob.join(id)
    expect(await line.kind('frame')).toMatchObject({ frame: { viewer: 1 } })
  })

  test('whoever gets up loses the eyes of the seat, also for the match that begins with somebody else in it', async () => {
    const [ada, bob] = await people()
    const eve = await house.guest('Eve')
    const { id } = await ada.make({ seats: [{ colour: 'red' }, { colour: 'blue' }, { colour: 'green' }] })
    await bob.join(id)
    const line = await bob.at(id)
    expect(await line.kind('card')).toMatchObject({ card: { viewer: 1 } })
    await bob.post(`/api/tables/${id}/leave`)
    await eve.join(id, 1)
    await ada.post(`/api/tables/${id}/begin`, { bots: 'greedy' })
    expect(await line.kind('frame')).toMatchObject({ frame: { viewer: -1 } })
    expect(await line.request({ do: 'answer', ask: 1, key: 'x' })).toBe('S_FORBIDDEN')
  })

  test('whoever gets up from a closed table is shown out', async () => {
    const [ada, bob] = await people()
    const { id } = await ada.make({
      open: false,
      seats: [{ colour: 'red' }, { colour: 'blue' }, { colour: 'green' }],
    })
    const { secret } = (await ada.post(`/api/tables/${id}/invite`, { seat: 1 })).body
    await bob.post('/api/invited', { secret, share: '0'.repeat(32) })
    const line = await bob.at(id)
    await line.kind('card')
    await bob.post(`/api/tables/${id}/leave`)
    expect(await line.whyClosed()).toBe('S_NO_TABLE')
  })
})

test('whoever waits at one node sees who sits down at another, and is shown out of a table that went there', async () => {
  const hub = new Set<(news: News) => void>()
  const store = memoryStore()
  const [one, other] = [plainHouse({}, store, memoryBus(hub)), plainHouse({}, store, memoryBus(hub))]
  const [ada, bob] = await Promise.all([one.guest('Ada'), other.guest('Bob')])
  const { id } = await ada.make({ seats: [{ colour: 'red' }, { colour: 'blue' }, { colour: 'green' }] })
  const line = await ada.at(id)
  await line.kind('card')
  await bob.join(id)
  const isBob = (message: ServerMessage) => message.kind === 'card' && message.card.seats[1]?.name === 'Bob'
  expect(isBob(await line.next(isBob))).toBe(true)
  const far = await bob.at(id)
  await far.kind('card')
  await ada.delete(`/api/tables/${id}`)
  expect(await far.whyClosed()).toBe('S_NO_TABLE')
  await Promise.all([one.app.close(), other.app.close()])
})

describe('what has not the form it must have', () => {
  test.each([
    'nonsense',
    '{}',
    '[]',
    'null',
    '{"do":"fly","request":"request-1"}',
    '{"do":"answer","request":"request-1","ask":-1,"key":"x"}',
    '{"do":"answer","request":"request-1","ask":1,"key":"x","seat":0}',
    '{"do":"ping","request":"x"}',
    '{"do":"say","request":"request-1","phrase":"insult"}',
    '{"do":"say","request":"request-1","text":"   "}',
    '{"__proto__":{"do":"ping"}}',
  ])('%s is refused, and goes nowhere', async (text) => {
    const { bob, id } = await match()
    const line = await bob.at(id)
    await line.kind('frame')
    const heard = house.rooms.heard.length
    line.raw(text)
    expect(await line.kind('refused')).toEqual({ kind: 'refused', request: '', error: { code: 'S_BAD_MESSAGE' } })
    expect(await line.request({ do: 'ping' })).toBe('done')
    expect(house.rooms.heard.slice(heard).map((message) => message.do)).toEqual(['ping'])
    line.end()
  })

  test('is too big from one byte more than a message may have', async () => {
    const { bob, id } = await match()
    const line = await bob.at(id)
    await line.kind('frame')
    line.raw(`"${'x'.repeat(MOST_MESSAGE - 2)}"`)
    expect(await line.kind('refused')).toMatchObject({ error: { code: 'S_BAD_MESSAGE' } })
    line.raw(`"${'x'.repeat(MOST_MESSAGE - 1)}"`)
    expect(await line.whyClosed()).toBe('S_TOO_BIG')
  })

  test('is counted in bytes', async () => {
    const { bob, id } = await match()
    const line = await bob.at(id)
    line.raw(`"${'é'.repeat(MOST_MESSAGE / 2)}"`)
    expect(await line.whyClosed()).toBe('S_TOO_BIG')
  })

  test('is cut off where it is far too big', async () => {
    const { bob, id } = await match()
    const line = await bob.at(id)
    line.raw('x'.repeat(MOST_MESSAGE * 9))
    expect(await line.closed).toBeGreaterThanOrEqual(1006)
  })

  test('ends the connection where it is no text', async () => {
    const { bob, id } = await match()
    const line = await bob.at(id)
    line.raw(Buffer.from('{"do":"ping","request":"request-1"}'))
    expect(await line.whyClosed()).toBe('S_BAD_MESSAGE')
  })
})

describe('nonsense of all kinds', () => {
  const free = plainHouse({ limits: NO_LIMITS })
  afterAll(() => free.app.close())
  const GOOD = [
    { do: 'answer', request: 'request-1', ask: 1, key: 'x' },
    { do: 'undo', request: 'request-1', all: true },
    { do: 'say', request: 'request-1', text: 'hello' },
    { do: 'past', request: 'request-1', at: 0, eyes: -1 },
  ]
  const BAD = [null, -1, 1.5, 1e300, '', 'x'.repeat(300), [], {}, true, '\u0000', { length: 1 }, ['answer']]

  test('each gets its code, and none gets through', async () => {
    const ada = await free.guest('Ada')
    const { id } = await ada.make({ seats: [{ colour: 'red' }, { colour: 'blue', bot: 'greedy' }] })
    const line = await ada.at(id)
    await line.kind('frame')
    const heard = free.rooms.heard.length
    const texts = GOOD.flatMap((good) => {
      const text = JSON.stringify(good)
      const cut = Array.from({ length: text.length }, (_, at) => text.slice(0, at))
      const spoilt = Object.keys(good).flatMap((key) => [
        ...BAD.filter((bad) => !(key === 'key' && bad === '')).map((bad) => JSON.stringify({ ...good, [key]: bad })),
        JSON.stringify({ ...good, [key]: undefined }),
        JSON.stringify({ ...good, [`${key}!`]: 1 }),
      ])
      return [...cut, ...spoilt]
    }).filter((text) => !isGood(text))
    expect(texts.length).toBeGreaterThan(300)
    for (const text of texts) line.raw(text)
    expect(await line.request({ do: 'ping' })).toBe('done')
    const codes = line.messages.flatMap((message) => (message.kind === 'refused' ? [message.error.code] : []))
    expect(codes).toEqual(texts.map(() => 'S_BAD_MESSAGE'))
    expect(free.rooms.heard.slice(heard).map((message) => message.do)).toEqual(['ping'])
  })

  /** Some of what is spoilt means something after all. */
  function isGood(text: string): boolean {
    try {
      return v.is(ClientMessage, JSON.parse(text))
    } catch {
      return false
    }
  }
})

describe('too many messages', () => {
  const slow = plainHouse({ limits: { ...LIMITS, messages: { burst: 8, perSecond: 1 } } })
  afterAll(() => slow.app.close())
  const seated = async () => {
    const ada = await slow.guest('Ada')
    const { id } = await ada.make({ seats: [{ colour: 'red' }, { colour: 'blue', bot: 'greedy' }] })
    return { ada, id }
  }

  test('are refused until some time has passed, over all sockets of a person', async () => {
    const { ada, id } = await seated()
    const [one, other] = [await ada.at(id), await ada.at(id)]
    await one.kind('frame')
    await other.kind('frame')
    expect(await one.request({ do: 'ping' })).toBe('done')
    expect(await other.request({ do: 'ping' })).toBe('done')
    expect(await one.request({ do: 'ping' })).toBe('S_TOO_FAST')
    expect(await other.request({ do: 'ping' })).toBe('S_TOO_FAST')
    slow.time.pass(1000)
    expect(await one.request({ do: 'ping' })).toBe('done')
  })

  test('end the connection of whoever does not stop', async () => {
    const { ada, id } = await seated()
    const line = await ada.at(id)
    await line.kind('frame')
    for (let i = 0; i < 120; i++) line.say({ do: 'ping', request: `request-${i}` })
    expect(await line.whyClosed()).toBe('S_TOO_FAST')
  })
})

describe('too many sockets', () => {
  test('of one person are refused', async () => {
    const few = plainHouse({ limits: { ...LIMITS, sockets: { address: 99, person: 2 } } })
    const ada = await few.guest('Ada')
    const { id } = await ada.make()
    const [first] = [await ada.at(id), await ada.at(id)]
    await expect(ada.at(id)).rejects.toThrow('429')
    first.end()
    await first.closed
    await expect.poll(() => ada.at(id).then(() => 'in', String)).toBe('in')
    await few.app.close()
  })

  test('of one household are refused', async () => {
    const few = plainHouse({ trustProxy: true, limits: { ...LIMITS, sockets: { address: 1, person: 9 } } })
    const ada = await few.guest('Ada')
    const { id } = await ada.make()
    const from = (address: string) => ada.socket(id, { headers: { 'x-forwarded-for': address } })
    await from('203.0.113.1')
    await expect(from('203.0.113.1')).rejects.toThrow('429')
    await from('203.0.113.2')
    await few.app.close()
  })
})

describe('whoever is refused before it is a socket', () => {
  test.each([
    ['/api/me', 'http://monomyth.test', 404],
    ['/api/tables/any/socket', 'http://evil.test', 403],
  ])('at %s from %s is hung up on, and keeps nothing open by not hanging up', async (path, origin, status) => {
    const own = plainHouse()
    const line = connect({ port: await own.listening(), host: '127.0.0.1', allowHalfOpen: true })
    const headers = ['Host: monomyth.test', `Origin: ${origin}`, 'Connection: Upgrade', 'Upgrade: websocket']
    line.write([`GET ${path} HTTP/1.1`, ...headers, '', ''].join('\r\n'))
    const [[told]] = await Promise.all([once(line, 'data'), once(line, 'end')])
    expect(String(told)).toContain(`HTTP/1.1 ${status} `)
    const { server } = own.http
    await expect.poll(() => promisify(server.getConnections.bind(server))()).toBe(0)
    await own.app.close()
    line.destroy()
  })

  test('is counted', async () => {
    const slow = plainHouse({ trustProxy: true, limits: { ...LIMITS, address: { burst: 2, perSecond: 1 } } })
    const ask = (table: string, address: string, origin = 'http://monomyth.test') =>
      new Visitor(slow).socket(table, { headers: { 'x-forwarded-for': address, origin } })
    await expect(ask('../../me', '203.0.113.1')).rejects.toThrow('404')
    await expect(ask('../../me', '203.0.113.1')).rejects.toThrow('429')
    await expect(ask('any', '203.0.113.2', 'http://evil.test')).rejects.toThrow('403')
    await expect(ask('any', '203.0.113.2', 'http://evil.test')).rejects.toThrow('429')
    await slow.app.close()
  })
})

test.each(['127.0.0.1', '::1'])('whoever sits at the machine itself (%s) is never too fast', async (address) => {
  const slow = plainHouse({ trustProxy: true, limits: { ...LIMITS, address: { burst: 2, perSecond: 1 } } })
  const come = () => new Visitor(slow).socket('any', { headers: { 'x-forwarded-for': address } })
  for (let i = 0; i < 3; i++) (await come()).end()
  await slow.app.close()
})

describe('a connection nobody is at', () => {
  test('is ended after two beats without an answer', async () => {
    const own = plainHouse()
    const ada = await own.guest('Ada')
    const { id } = await ada.make()
    const line = await ada.at(id)
    await line.kind('card')
    own.time.pass(HEARTBEAT_MS)
    own.time.pass(HEARTBEAT_MS)
    expect(await line.closed).toBe(1006)
    await own.app.close()
  })

  test('stays while it answers', async () => {
    const own = plainHouse()
    const ada = await own.guest('Ada')
    const { id } = await ada.make()
    const line = await ada.at(id)
    await line.kind('card')
    for (let i = 0; i < 3; i++) {
      own.time.pass(HEARTBEAT_MS)
      expect(await line.request({ do: 'ping' })).toBe('done')
    }
    await own.app.close()
  })
})

describe('when the server ends', () => {
  test('everybody is sent elsewhere, nobody new is let in, and it is not ready', async () => {
    const own = plainHouse()
    const ada = await own.guest('Ada')
    const { id } = await ada.make({ seats: [{ colour: 'red' }, { colour: 'blue', bot: 'greedy' }] })
    const line = await ada.at(id)
    await line.kind('frame')
    const ended = own.app.close()
    expect(await line.whyClosed()).toBe('S_BUSY')
    expect(await line.closed).toBe(1012)
    await ended
    expect(own.rooms.figures.chairs).toBe(0)
    await expect(ada.socket(id)).rejects.toThrow('ECONNREFUSED')
  })
})

test('an onlooker of an open table sees what everybody may, and is no seat', async () => {
  const { id } = await match()
  const line = await new Visitor(house).at(id)
  expect(await line.kind('frame')).toMatchObject({ frame: { viewer: -1 } })
  expect(await line.request({ do: 'answer', ask: 1, key: 'x' })).toBe('S_NOT_SIGNED_IN')
})
