import { afterAll, describe, expect, test } from 'vitest'
import { plainHouse, Visitor } from '../http/testing/house.ts'
import { Authenticator } from './testing/authenticator.ts'

const house = plainHouse()
afterAll(() => house.app.close())
const HERE = 'http://monomyth.test'

async function withPasskey(name = 'Ada') {
  const visitor = await house.guest(name)
  const key = new Authenticator()
  const { body } = await visitor.post('/api/me/passkey/options')
  const answer = await visitor.post('/api/me/passkey', key.make(body, HERE))
  return { visitor, key, answer }
}

async function signIn(key: Authenticator, visitor = new Visitor(house), origin = HERE) {
  const { body } = await visitor.post('/api/passkey/options')
  const used = key.use(body, origin)
  return { visitor, used, answer: await visitor.post('/api/passkey', used) }
}

const refused = { status: 403, body: { code: 'S_BAD_PASSKEY' } }

describe('a passkey', () => {
  test('made in one browser is its person in another', async () => {
    const { answer, key, visitor } = await withPasskey()
    expect(answer).toMatchObject({ status: 200, body: { person: { name: 'Ada', passkeys: 1 } } })
    const there = await signIn(key)
    expect(there.answer).toMatchObject({ status: 200, body: { person: { name: 'Ada', passkeys: 1 } } })
    expect(there.visitor.token).not.toBe(visitor.token)
    expect((await house.store.personOf(there.visitor.token))?.id).toBe((await house.store.personOf(visitor.token))?.id)
    expect((await visitor.me()).person?.name).toBe('Ada')
  })

  test('takes the place of the guest who was there', async () => {
    const { key } = await withPasskey()
    const guest = await house.guest('Nobody')
    const { token } = guest
    await signIn(key, guest)
    expect((await guest.me()).person?.name).toBe('Ada')
    expect(await house.store.personOf(token)).toBeUndefined()
  })

  test('says of a person nothing but the name it is shown under', async () => {
    const visitor = await house.guest('Ada')
    const { body } = await visitor.post('/api/me/passkey/options')
    expect(body.user).toMatchObject({ name: 'Ada', displayName: 'Ada' })
    expect(body.rp).toEqual({ name: 'Monomyth', id: 'monomyth.test' })
    const { body: asked } = await new Visitor(house).post('/api/passkey/options')
    expect(asked.allowCredentials).toBeUndefined()
  })

  test('needs somebody to be made for', async () => {
    const { status, body } = await new Visitor(house).post('/api/me/passkey/options')
    expect([status, body]).toEqual([401, { code: 'S_NOT_SIGNED_IN' }])
  })

  test('is made once', async () => {
    const { visitor, key } = await withPasskey()
    const { body } = await visitor.post('/api/me/passkey/options')
    expect(body.excludeCredentials).toHaveLength(1)
    expect(await visitor.post('/api/me/passkey', key.make(body, HERE))).toMatchObject({ status: 403 })
  })

  test('goes with its person', async () => {
    const { visitor, key } = await withPasskey()
    await visitor.delete('/api/me')
    expect((await signIn(key)).answer).toMatchObject(refused)
  })
})

describe('is refused', () => {
  test('one nobody knows', async () => {
    expect((await signIn(new Authenticator())).answer).toMatchObject(refused)
  })

  test('one of another page', async () => {
    const { key } = await withPasskey()
    expect((await signIn(key, new Visitor(house), 'http://evil.test')).answer).toMatchObject(refused)
  })

  test('one made for another page', async () => {
    const visitor = await house.guest('Ada')
    const { body } = await visitor.post('/api/me/passkey/options')
    const made = new Authenticator().make(body, 'http://evil.test')
    expect(await visitor.post('/api/me/passkey', made)).toMatchObject(refused)
  })

  test('an answer to another challenge', async () => {
    const { key } = await withPasskey()
    const visitor = new Visitor(house)
    const { body } = await visitor.post('/api/passkey/options')
    await visitor.post('/api/passkey/options')
    expect(await visitor.post('/api/passkey', key.use(body, HERE))).toMatchObject(refused)
  })

  test('the same answer a second time, also at another node and of a passkey that does not count', async () => {
    const { key } = await withPasskey()
    const visitor = new Visitor(house)
    const { body } = await visitor.post('/api/passkey/options')
    const cookies = new Map(visitor.cookies)
    // It is counted up to 0.
    key.counter = -1
    const used = key.use(body, HERE)
    expect((await visitor.post('/api/passkey', used)).status).toBe(200)
    const other = plainHouse({}, house.store)
    for (const node of [house, other]) {
      const thief = new Visitor(node)
      for (const [name, value] of cookies) thief.cookies.set(name, value)
      expect(await thief.post('/api/passkey', used)).toMatchObject(refused)
      expect(thief.token).toBe('')
    }
    await other.app.close()
    key.counter = -1
    expect((await signIn(key)).answer.status).toBe(200)
  })

  test('one whose counter did not rise: it was copied', async () => {
    const { key } = await withPasskey()
    key.counter = 5
    expect((await signIn(key)).answer.status).toBe(200)
    key.counter = 3
    expect((await signIn(key)).answer).toMatchObject(refused)
  })

  test('an answer that comes too late', async () => {
    const { key } = await withPasskey()
    const visitor = new Visitor(house)
    const { body } = await visitor.post('/api/passkey/options')
    house.time.pass(300_001)
    expect(await visitor.post('/api/passkey', key.use(body, HERE))).toMatchObject(refused)
  })

  test('a challenge we did not seal, or sealed for somebody else', async () => {
    const { key } = await withPasskey()
    const [ada, bob] = [await house.guest('Ada'), await house.guest('Bob')]
    const { body } = await ada.post('/api/me/passkey/options')
    const seal = ada.cookies.get('monomyth-challenge') ?? ''
    bob.cookies.set('monomyth-challenge', seal)
    expect(await bob.post('/api/me/passkey', new Authenticator().make(body, HERE))).toMatchObject(refused)
    const forged = new Visitor(house)
    const [text = ''] = seal.split('.')
    for (const proof of ['', 'AAAA', Buffer.alloc(32).toString('base64url')]) {
      forged.cookies.set('monomyth-challenge', `${text}.${proof}`)
      expect(await forged.post('/api/passkey', key.use(body, HERE))).toMatchObject(refused)
    }
  })

  test.each([{}, { id: 'x' }, { id: 'x', rawId: 'x', type: 'password', response: {} }])('%j', async (body) => {
    expect(await new Visitor(house).post('/api/passkey', body)).toMatchObject({ status: 400 })
  })
})

test('any node takes the challenge of another', async () => {
  const { key } = await withPasskey()
  const visitor = new Visitor(house)
  const { body } = await visitor.post('/api/passkey/options')
  const other = plainHouse({}, house.store)
  other.time.pass(house.time.now() - other.time.now())
  const there = new Visitor(other)
  for (const [name, value] of visitor.cookies) there.cookies.set(name, value)
  expect((await there.post('/api/passkey', key.use(body, HERE))).body.person.name).toBe('Ada')
  await other.app.close()
})
