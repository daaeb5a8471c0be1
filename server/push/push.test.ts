import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { plainHouse, type Visitor } from '../http/testing/house.ts'
import { memoryStore } from '../store/memory.ts'
import { Push } from './push.ts'
import { mayReach, post } from './reach.ts'
import { Browser, pushService } from './testing/service.ts'
import { QUIET_MS } from './turns.ts'

const house = plainHouse({ pushAnywhere: true })
let service: Awaited<ReturnType<typeof pushService>>
beforeAll(async () => {
  service = await pushService()
})
afterAll(async () => {
  service.close()
  await house.app.close()
})

/** A match between two. */
async function match() {
  const [ada, bob] = await Promise.all([house.guest('Ada'), house.guest('Bob')])
  const { id } = await ada.make()
  await bob.join(id)
  return { ada, bob, id }
}

async function subscribed(visitor: Visitor, path = '/push/1') {
  const browser = new Browser(service.at(path))
  const { status } = await visitor.ask('PUT', '/api/me/push', browser.json)
  expect(status).toBe(204)
  return browser
}

/** Somebody is waited for, and does not come. */
async function turnOf(visitor: Visitor, id: string, count: number) {
  service.received.length = 0
  const person = await house.store.personOf(visitor.token)
  house.app.turn(person?.id ?? '', id)
  house.time.pass(QUIET_MS)
  await expect.poll(() => service.received.length, { timeout: 10_000 }).toBeGreaterThanOrEqual(count)
  // What should not come would come by then.
  await new Promise((resolve) => setTimeout(resolve, 50))
  return service.received
}

describe('your turn', () => {
  test('is told to a browser that is closed: at which table, and no more', async () => {
    const { bob, id } = await match()
    const browser = await subscribed(bob, '/push/mine')
    const [sent] = await turnOf(bob, id, 1)
    expect(sent?.path).toBe('/push/mine')
    expect(browser.read(sent?.body ?? Buffer.alloc(0))).toEqual({ table: id })
    expect(sent?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '172800', topic: id })
    const { body } = await bob.get('/api/push/key')
    expect(sent?.headers.authorization).toContain(`k=${body.key}`)
  })

  test('is not told to whoever has the table open', async () => {
    const { bob, id } = await match()
    await subscribed(bob)
    const line = await bob.at(id)
    await line.kind('frame')
    expect(await turnOf(bob, id, 0)).toHaveLength(0)
    line.end()
  })

  test('is told once for what comes one after the other', async () => {
    const { bob, id } = await match()
    await subscribed(bob)
    const person = await house.store.personOf(bob.token)
    for (let i = 0; i < 5; i++) {
      house.app.turn(person?.id ?? '', id)
      house.time.pass(QUIET_MS - 1)
    }
    expect(await turnOf(bob, id, 1)).toHaveLength(1)
  })

  test('is not told to whoever is back in a moment', async () => {
    const { bob, id } = await match()
    await subscribed(bob)
    const person = await house.store.personOf(bob.token)
    service.received.length = 0
    house.app.turn(person?.id ?? '', id)
    const line = await bob.at(id)
    await line.kind('frame')
    house.time.pass(QUIET_MS)
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(service.received).toHaveLength(0)
    line.end()
  })

  test('is told no more where nobody is there to be told, and fails nobody', async () => {
    const { bob, id } = await match()
    await subscribed(bob, '/410/gone')
    await subscribed(bob, '/404/gone')
    await subscribed(bob, '/500/broken')
    await subscribed(bob, '/push/good')
    expect(await turnOf(bob, id, 4)).toHaveLength(4)
    const gone = async () => (await bob.get('/metrics')).text.includes('monomyth_pushes_total{result="gone"} 2\n')
    await expect.poll(gone).toBe(true)
    const person = await house.store.personOf(bob.token)
    const left = (await house.store.subscriptions(person?.id ?? '')).map(({ endpoint }) => endpoint)
    expect(left.sort()).toEqual([service.at('/500/broken'), service.at('/push/good')])
  })
})

describe('a subscription', () => {
  test('has a key that is the same for everybody and stays', async () => {
    const [ada, bob] = await Promise.all([house.guest('Ada'), house.guest('Bob')])
    const { key } = (await ada.get('/api/push/key')).body
    expect(key).toMatch(/^[\w-]{87}$/)
    expect((await bob.get('/api/push/key')).body.key).toBe(key)
    expect(JSON.parse(await house.store.setting('vapid-keys', () => '')).publicKey).toBe(key)
  })

  test('ends by its owner’s word alone', async () => {
    const [ada, bob] = await Promise.all([house.guest('Ada'), house.guest('Bob')])
    const { subscription } = await subscribed(bob, '/push/owned')
    const of = async (visitor: Visitor) => {
      const person = await house.store.personOf(visitor.token)
      return (await house.store.subscriptions(person?.id ?? '')).length
    }
    await ada.delete('/api/me/push', { endpoint: subscription.endpoint })
    expect(await of(bob)).toBe(1)
    await bob.delete('/api/me/push', { endpoint: subscription.endpoint })
    expect(await of(bob)).toBe(0)
  })

  test('is one of a few; the first ones go', async () => {
    const ada = await house.guest('Ada')
    for (let i = 0; i < 12; i++) await subscribed(ada, `/push/many-${i}`)
    const person = await house.store.personOf(ada.token)
    const left = (await house.store.subscriptions(person?.id ?? '')).map(({ endpoint }) => endpoint)
    expect(left).toHaveLength(8)
    expect(left).toContain(service.at('/push/many-11'))
    expect(left).not.toContain(service.at('/push/many-0'))
  })
})

describe('a push service', () => {
  test.each([
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/abc',
  ])('%s may be reached', (endpoint) => {
    expect(mayReach(endpoint)).toBe(true)
  })

  test.each([
    'http://push.test/abc',
    'https://localhost/abc',
    'https://127.0.0.1/abc',
    'https://[::1]/abc',
    'https://169.254.169.254/latest',
    'https://2130706433/abc',
    'https://0x7f.1/abc',
    'https://push.test:8443/abc',
    'https://me@push.test/abc',
    'https://database/abc',
    'https://metadata.google.internal/abc',
    'file:///etc/passwd',
    'nonsense',
  ])('%s may not', (endpoint) => {
    expect(mayReach(endpoint)).toBe(false)
  })

  test('inside is not found by a name that leads there', async () => {
    const sending = { endpoint: 'https://localhost/abc', headers: {}, body: Buffer.alloc(0), anywhere: false }
    await expect(post(sending)).rejects.toThrow('inside')
  })

  test.each([
    ['https://push.example.com/\u0000', 400, 'S_BAD_MESSAGE'],
    ['https://push.example.com/\ud83d', 400, 'S_BAD_MESSAGE'],
    ['https://push.example.com/a b', 400, 'S_BAD_MESSAGE'],
    ['https://pùsh.example.com/a', 400, 'S_BAD_MESSAGE'],
    ['file:///etc/passwd', 400, 'S_BAD_MESSAGE'],
    ['nonsense', 400, 'S_BAD_MESSAGE'],
    ['http://push.example.com/a', 403, 'S_FORBIDDEN'],
  ])('called %j is refused', async (endpoint, status, code) => {
    const strict = plainHouse()
    const ada = await strict.guest('Ada')
    const answer = await ada.ask('PUT', '/api/me/push', new Browser(endpoint).json)
    expect([answer.status, answer.body]).toEqual([status, { code, about: 'endpoint' }])
    await strict.app.close()
  })

  test('that may not be reached is refused when it is named', async () => {
    const strict = plainHouse()
    const ada = await strict.guest('Ada')
    const { status, body } = await ada.ask('PUT', '/api/me/push', new Browser('https://127.0.0.1/x').json)
    expect([status, body]).toEqual([403, { code: 'S_FORBIDDEN', about: 'endpoint' }])
    await strict.app.close()
  })
})

test('a store that fails when the keys are wanted is asked again the next time', async () => {
  const store = memoryStore()
  const { setting } = store
  let asked = 0
  store.setting = async (name, make) => {
    asked += 1
    if (asked === 1) throw new Error('gone')
    return setting.call(store, name, make)
  }
  const push = new Push(store, { subject: 'mailto:a@b.test', anywhere: true }, () => {})
  await expect(push.publicKey()).rejects.toThrow('gone')
  const keys = [await push.publicKey(), await push.publicKey()]
  expect([new Set(keys).size, asked]).toEqual([1, 2])
})

test('a store that fails when it is somebody’s turn fails nobody else', async () => {
  const store = Object.assign(memoryStore(), { subscriptions: () => Promise.reject(new Error('gone')) })
  const told: string[] = []
  const push = new Push(store, { subject: 'mailto:a@b.test', anywhere: true }, (result) => told.push(result))
  await push.yourTurn('anybody', 'any')
  expect(told).toEqual(['failed'])
})
