import { request } from 'node:http'
import { afterAll, describe, expect, test } from 'vitest'
import { LIMITS } from './limits.ts'
import { plainHouse, Visitor } from './testing/house.ts'

const house = plainHouse()
afterAll(() => house.app.close())

const introduced = { name: 'Ada', lang: 'en' }
const post = (headers: Record<string, string | undefined>, own = house) =>
  new Visitor(own).ask('POST', '/api/me', introduced, headers)

describe('what changes something must come from our own page', () => {
  test.each([
    [{ 'sec-fetch-site': 'same-origin' }, 200],
    [{ 'sec-fetch-site': 'same-origin', origin: 'https://whatever.test' }, 200],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'none' }, 403],
    [{ origin: 'http://monomyth.test' }, 200],
    [{ origin: 'http://monomyth.test.evil.test' }, 403],
    [{ origin: 'https://monomyth.test' }, 403],
    [{ origin: 'http://monomyth.test:81' }, 403],
    [{ origin: 'null' }, 403],
    [{ origin: '' }, 403],
  ])('%j: %i', async (headers, status) => {
    const answer = await post(headers)
    expect(answer.status).toBe(status)
    if (status === 403) expect(answer.body).toEqual({ code: 'S_FORBIDDEN', about: 'origin' })
  })

  test('what only reads need not', async () => {
    const { status } = await new Visitor(house).ask('GET', '/api/me', undefined, { origin: 'http://evil.test' })
    expect(status).toBe(200)
  })

  test('behind a proxy the page is where the proxy says, if it is trusted', async () => {
    const headers = { origin: 'https://play.test', 'x-forwarded-proto': 'https', 'x-forwarded-host': 'play.test' }
    expect((await post(headers)).status).toBe(403)
    const behind = plainHouse({ trustProxy: true })
    const answer = await post(headers, behind)
    expect([answer.status, String(answer.headers['set-cookie']).endsWith('; Secure')]).toEqual([200, true])
    await behind.app.close()
  })

  test('with an origin of its own the server goes by no other', async () => {
    const named = plainHouse({ origin: 'https://play.test' })
    expect((await post({ origin: 'https://play.test' }, named)).status).toBe(200)
    expect((await post({ origin: 'http://monomyth.test' }, named)).status).toBe(403)
    await named.app.close()
  })
})

/** Asks for a path exactly as written: neither fetch nor a browser would send a whole address there. */
async function spelled(path: string, headers: Record<string, string>, own = house) {
  const port = await own.listening()
  return new Promise<{ status: number | undefined; headers: object; text: string }>((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, method: 'POST', headers }, async (response) => {
      const text = (await response.toArray()).join('')
      resolve({ status: response.statusCode, headers: response.headers, text })
    })
    sent.on('error', reject)
    sent.setHeader('content-type', 'application/json')
    sent.end(JSON.stringify(introduced))
  })
}

describe.each(['/api/me', '/%61pi/me', '/api/%6de', 'http://x/api/me', 'http://x/%61pi/me'])(
  'spelled %s it is the same route, and guarded all the same',
  (path) => {
    test('from another page it is refused', async () => {
      const { status, text } = await spelled(path, { host: 'monomyth.test', origin: 'http://evil.test' })
      expect([status, text]).toEqual([403, '{"code":"S_FORBIDDEN","about":"origin"}'])
    })

    test('from our own page it answers with what every answer says', async () => {
      const { status, headers } = await spelled(path, { host: 'monomyth.test', origin: 'http://monomyth.test' })
      expect([status, headers]).toMatchObject([200, { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }])
    })

    test('too often it is refused', async () => {
      const own = plainHouse({ trustProxy: true, limits: { ...LIMITS, address: { burst: 10, perSecond: 1 } } })
      const headers = { host: 'monomyth.test', origin: 'http://monomyth.test', 'x-forwarded-for': '203.0.113.1' }
      expect((await spelled(path, headers, own)).status).toBe(200)
      expect((await spelled(path, headers, own)).status).toBe(429)
      await own.app.close()
    })
  },
)

describe('what is sent', () => {
  test.each([
    ['text/plain', 415],
    ['application/x-www-form-urlencoded', 415],
    ['multipart/form-data; boundary=x', 415],
    ['application/json', 200],
    ['application/json; charset=utf-8', 200],
  ])('as %s: %i', async (type, status) => {
    const answer = await post({ 'content-type': type })
    expect(answer.status).toBe(status)
    if (status !== 200) expect(answer.body).toEqual({ code: 'S_BAD_MESSAGE' })
  })

  test.each([
    ['{"name":', 400],
    ['null', 400],
    ['[]', 400],
    ['{"name":"Ada","lang":"de"}', 400],
    ['{"name":"Ada","lang":"en","admin":true}', 400],
    ['{"name":"Ada","lang":"en","__proto__":{"admin":true}}', 400],
    ['', 400],
  ])('%j is refused', async (body, status) => {
    const answer = await new Visitor(house).ask('POST', '/api/me', body)
    expect([answer.status, answer.body.code]).toEqual([status, 'S_BAD_MESSAGE'])
  })

  test('is 16 kB at most', async () => {
    const ask = (length: number) => new Visitor(house).ask('POST', '/api/me', { name: 'x'.repeat(length), lang: 'en' })
    expect((await ask(16_000)).body).toEqual({ code: 'S_BAD_MESSAGE', about: 'name' })
    const { status, body } = await ask(16_384)
    expect([status, body]).toEqual([413, { code: 'S_TOO_BIG' }])
  })

  test('to a route that is not there is told so by code', async () => {
    for (const method of ['GET', 'POST', 'DELETE'] as const) {
      const { status, body } = await new Visitor(house).ask(method, '/api/nothing', method === 'GET' ? undefined : {})
      expect([status, body]).toEqual([404, { code: 'S_BAD_MESSAGE', about: 'route' }])
    }
    const { status, body } = await new Visitor(house).get(`/api/tables/${'x'.repeat(65)}`)
    expect([status, body.code]).toEqual([404, 'S_BAD_MESSAGE'])
  })
})

describe('what is answered', () => {
  test('says by its headers that nothing of it is to be kept, framed or guessed at', async () => {
    const { headers } = await new Visitor(house).get('/api/me')
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-resource-policy': 'same-origin',
    })
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
  })

  test('nothing unsafe is allowed to the page', async () => {
    const { status, headers, text } = await new Visitor(house).get('/')
    expect([status, text]).toEqual([200, '<!doctype html>'])
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(headers['content-security-policy']).not.toContain('unsafe')
  })

  test.each(['/nowhere', '/%', '/%00', '/..%2fsecret'])('%s is not there', async (path) => {
    const { status, text } = await new Visitor(house).get(path)
    expect([status, text]).toEqual([404, 'There is nothing here.\n'])
  })

  test('a fault of ours is a code, never a stack', async () => {
    const broken = plainHouse()
    broken.store.waiting = () => Promise.reject(new Error('at secret.ts:12'))
    const { status, text } = await new Visitor(broken).get('/api/tables')
    expect([status, text]).toEqual([500, '{"code":"S_FAILED"}'])
    await broken.app.close()
  })

  test.each(['ECONNREFUSED', '57P01', '08006', '53300'])('a database that is gone (%s) is busy', async (code) => {
    const broken = plainHouse()
    broken.store.waiting = () => Promise.reject(Object.assign(new Error('gone'), { code }))
    const { status, text } = await new Visitor(broken).get('/api/tables')
    expect([status, text]).toEqual([503, '{"code":"S_BUSY"}'])
    await broken.app.close()
  })
})

describe('too many requests', () => {
  const from = (address: string) => ({ 'x-forwarded-for': `10.0.0.9, ${address}` })
  const tight = (limits: Partial<typeof LIMITS>) => plainHouse({ trustProxy: true, limits: { ...LIMITS, ...limits } })

  test('of one household are refused, those of another are not', async () => {
    const own = tight({ address: { burst: 3, perSecond: 1 } })
    const ask = (address: string) => new Visitor(own).ask('GET', '/api/me', undefined, from(address))
    for (let i = 0; i < 3; i++) expect((await ask('203.0.113.1')).status).toBe(200)
    const { status, body } = await ask('203.0.113.1')
    expect([status, body]).toEqual([429, { code: 'S_TOO_FAST' }])
    expect((await ask('203.0.113.2')).status).toBe(200)
    own.time.pass(1000)
    expect((await ask('203.0.113.1')).status).toBe(200)
    await own.app.close()
  })

  test('of one person are refused from wherever they come', async () => {
    const own = tight({ person: { burst: 2, perSecond: 1 } })
    const ada = await own.guest('Ada')
    const ask = (address: string) => ada.ask('GET', '/api/me', undefined, from(address))
    expect((await ask('203.0.113.1')).status).toBe(200)
    expect((await ask('203.0.113.2')).status).toBe(200)
    expect((await ask('203.0.113.3')).body).toEqual({ code: 'S_TOO_FAST' })
    await own.app.close()
  })

  test('for what is not there are refused too', async () => {
    const own = tight({ address: { burst: 1, perSecond: 1 } })
    const ask = () => new Visitor(own).ask('GET', '/api/nothing', undefined, from('203.0.113.1'))
    expect([(await ask()).status, (await ask()).status]).toEqual([404, 429])
    await own.app.close()
  })

  test('new guests weigh more than a look', async () => {
    const own = tight({ address: { burst: 25, perSecond: 1 } })
    const ask = () => new Visitor(own).ask('POST', '/api/me', introduced, from('203.0.113.1'))
    expect([(await ask()).status, (await ask()).status, (await ask()).status]).toEqual([200, 200, 429])
    await own.app.close()
  })

  test('the page itself is not counted', async () => {
    const own = tight({ address: { burst: 1, perSecond: 1 } })
    for (let i = 0; i < 5; i++)
      expect((await new Visitor(own).ask('GET', '/', undefined, from('203.0.113.1'))).status).toBe(200)
    await own.app.close()
  })
})
