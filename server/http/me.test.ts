import { MatchError } from '@monomyth/engine'
import { afterAll, describe, expect, test } from 'vitest'
import { plainHouse, Visitor } from './testing/house.ts'

const house = plainHouse()
afterAll(() => house.app.close())

const introduced = { name: 'Ada', lang: 'en' }

describe('a guest', () => {
  test('is nobody at first, and learns which build the server has', async () => {
    expect(await new Visitor(house).me()).toEqual({ person: null, build: 'build-of-the-test' })
  })

  test('is made on first need, with a cookie no script can read', async () => {
    const ada = new Visitor(house)
    const { status, body, headers } = await ada.post('/api/me', introduced)
    expect([status, body.person]).toEqual([200, { name: 'Ada', passkeys: 0 }])
    expect(headers['set-cookie']).toMatch(/^monomyth=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/)
    expect((await ada.me()).person).toEqual({ name: 'Ada', passkeys: 0 })
  })

  test('keeps its cookie secure where the page is', async () => {
    const safe = plainHouse({ origin: 'https://monomyth.test' })
    const headers = { origin: 'https://monomyth.test' }
    const answer = await new Visitor(safe).ask('POST', '/api/me', introduced, headers)
    expect(answer.headers['set-cookie']).toMatch(/; Secure$/)
    expect(answer.headers['strict-transport-security']).toBe('max-age=31536000')
    await safe.app.close()
  })

  test('keeps who it is when it changes its name', async () => {
    const ada = await house.guest('Ada')
    const { token } = ada
    const { body } = await ada.post('/api/me', { name: '  Lovelace ', lang: 'fr' })
    expect([body.person.name, ada.token]).toEqual(['Lovelace', token])
    expect(await house.store.personOf(token)).toMatchObject({ name: 'Lovelace', lang: 'fr' })
  })

  test.each([
    ['', 'name'],
    ['   ', 'name'],
    ['x'.repeat(41), 'name'],
    ['\u202e\u0007', 'name'],
    ['\u200b\u2060', 'name'],
    ['\u200d', 'name'],
    ['\u200c \ufe0f', 'name'],
    ['\u3164', 'name'],
    ['\u2800', 'name'],
    ['\u{e0041}', 'name'],
    ['\ud83d', 'name'],
  ])('cannot be called %j', async (name, about) => {
    const { status, body } = await new Visitor(house).post('/api/me', { name, lang: 'en' })
    expect([status, body]).toEqual([400, { code: 'S_BAD_MESSAGE', about }])
  })

  test.each(['A\u202ed\u0000a', 'A\u200bd\u2060a', '\ufeffA\u00adda\ud83d'])(
    'is called what %j says, without what would turn the line round or is not seen',
    async (name) => {
      const { body } = await new Visitor(house).post('/api/me', { name, lang: 'en' })
      expect(body.person.name).toBe('Ada')
    },
  )

  test.each([
    '👩\u200d🚀',
    '❤\ufe0f\u200d🔥',
    '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}',
    '\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645',
    'क्\u200dष',
    'O’Neil–Ødegård 3',
  ])('may be called %s', async (name) => {
    const { body } = await new Visitor(house).post('/api/me', { name, lang: 'en' })
    expect(body.person.name).toBe(name)
  })

  test('is not somebody else by a cookie that was never given out', async () => {
    const stranger = new Visitor(house)
    for (const token of ['x'.repeat(43), 'short', `${'x'.repeat(42)};`, '']) {
      stranger.cookies.set('monomyth', token)
      expect((await stranger.me()).person).toBeNull()
    }
  })

  test('who signs out of a browser leaves what it has open there, and there alone', async () => {
    const [ada, bob] = await Promise.all([house.guest('Ada'), house.guest('Bob')])
    const { id } = await ada.make()
    await bob.join(id)
    const lines = [await bob.at(id), await bob.at(id), await ada.at(id)]
    for (const line of lines) await line.kind('frame')
    await bob.delete('/api/session')
    expect([await lines[0]!.whyClosed(), await lines[1]!.whyClosed()]).toEqual(['S_NOT_SIGNED_IN', 'S_NOT_SIGNED_IN'])
    expect(await lines[2]!.request({ do: 'ping' })).toBe('done')
  })

  test('signs out of one browser and is nobody there', async () => {
    const ada = await house.guest('Ada')
    const { token } = ada
    expect((await ada.delete('/api/session')).status).toBe(204)
    expect(ada.cookies.size).toBe(0)
    expect(await house.store.personOf(token)).toBeUndefined()
  })
})

describe('an account that is deleted', () => {
  test('is gone with its cookie; seats under way go to a bot, waiting ones are free, its own tables are gone', async () => {
    const [ada, bob, eve] = await Promise.all([house.guest('Ada'), house.guest('Bob'), house.guest('Eve')])
    const playing = await ada.make()
    await bob.join(playing.id)
    const own = await bob.make()
    const waiting = await eve.make({ seats: [{ colour: 'red' }, { colour: 'blue' }, { colour: 'green' }] })
    await bob.join(waiting.id)

    expect((await bob.delete('/api/me')).status).toBe(204)
    expect(bob.cookies.size).toBe(0)
    expect(house.rooms.abandoned).toContainEqual({ table: playing.id, seat: 1 })
    expect((await eve.get(`/api/tables/${own.id}`)).status).toBe(404)
    const { body } = await eve.get(`/api/tables/${waiting.id}`)
    expect(body.seats[1]).toEqual({ name: '', colour: 'blue', taken: false })
    const { body: left } = await ada.get(`/api/tables/${playing.id}`)
    expect(left.seats[1]).toMatchObject({ name: '', taken: true })
  })

  test('gives its seat to a bot where the last one is taken while it goes', async () => {
    const own = plainHouse()
    const [ada, bob] = await Promise.all([own.guest('Ada'), own.guest('Bob')])
    const { id } = await ada.make()
    own.beforeDrop(async () => {
      await bob.join(id)
    })
    expect((await ada.delete('/api/me')).status).toBe(204)
    expect(own.rooms.abandoned).toEqual([{ table: id, seat: 0 }])
    expect((await bob.get(`/api/tables/${id}`)).body).toMatchObject({ stage: 'playing', viewer: 1 })
    await own.app.close()
  })

  test('goes even where a match of it cannot be opened here', async () => {
    const own = plainHouse()
    const [ada, bob] = await Promise.all([own.guest('Ada'), own.guest('Bob')])
    const { id } = await ada.make()
    await bob.join(id)
    const { token } = bob
    own.rooms.abandon = async () => {
      throw new MatchError('E_NEWER_RULES')
    }
    expect((await bob.delete('/api/me')).status).toBe(204)
    expect(await own.store.personOf(token)).toBeUndefined()
    expect((await own.store.table(id))?.seats[1]).toMatchObject({ person: undefined, name: '' })
    await own.app.close()
  })

  test('loses its sockets', async () => {
    const [ada, bob] = await Promise.all([house.guest('Ada'), house.guest('Bob')])
    const { id } = await ada.make()
    await bob.join(id)
    const line = await bob.at(id)
    await line.kind('frame')
    await bob.delete('/api/me')
    expect(await line.whyClosed()).toBe('S_NO_TABLE')
  })
})

describe('an export', () => {
  test('has finished matches whole, and of others what one was told', async () => {
    const [ada, bob] = await Promise.all([house.guest('Ada'), house.guest('Bob')])
    const [over, playing, waiting] = [await ada.make(), await ada.make(), await ada.make()]
    await bob.join(over.id)
    await bob.join(playing.id)
    await house.rooms.end(over.id)

    const { body, headers } = await bob.get('/api/me/export')
    expect(headers['content-disposition']).toBe('attachment; filename="monomyth.json"')
    expect(body.person).toMatchObject({ name: 'Bob', lang: 'en' })
    const byId = new Map(body.matches.map((match: { table: { id: string } }) => [match.table.id, match]))
    expect(byId.get(over.id)).toMatchObject({ saved: { game: 'heroes-journey', seed: `seed of ${over.id}` } })
    expect(byId.get(playing.id)).toHaveProperty('told.view')
    expect(JSON.stringify(byId.get(playing.id))).not.toContain('seed of')
    expect(byId.has(waiting.id)).toBe(false)
  })

  test('says of a match that cannot be opened why not, and has the others', async () => {
    const own = plainHouse()
    const [ada, bob] = await Promise.all([own.guest('Ada'), own.guest('Bob')])
    const [newer, broken, over] = [await ada.make(), await ada.make(), await ada.make()]
    for (const { id } of [newer, broken, over]) await bob.join(id)
    await own.rooms.end(newer.id)
    await own.rooms.end(over.id)
    const { saved } = own.rooms
    own.rooms.saved = async (table) => {
      if (table.id === newer.id) throw new MatchError('E_NEWER_RULES')
      return saved.call(own.rooms, table)
    }
    own.rooms.told = () => Promise.reject(new Error('at secret.ts:12'))

    const { status, body, text } = await bob.get('/api/me/export')
    expect([status, text.includes('secret.ts')]).toEqual([200, false])
    const byId = new Map(body.matches.map((match: { table: { id: string } }) => [match.table.id, match]))
    expect(byId.get(newer.id)).toEqual({ table: expect.anything(), error: { code: 'E_NEWER_RULES' } })
    expect(byId.get(broken.id)).toEqual({ table: expect.anything(), error: { code: 'S_FAILED' } })
    expect(byId.get(over.id)).toHaveProperty('saved.seed')
    const faults = own.log.filter((line) => line.includes('"level":"error"'))
    expect(faults).toEqual([expect.stringContaining('at secret.ts:12')])
    await own.app.close()
  })
})
