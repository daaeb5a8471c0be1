import { expect, test } from 'vitest'
import type { Open } from '../../testing/stores.ts'
import { free, person, table, taken } from './samples.ts'

/** What must hold of persons in every store. */
export function personsSuite(open: Open): void {
  test('a person is known again by its token, and by its id', async () => {
    const store = await open()
    await store.addPerson(person('ann'), 'token of ann')
    await store.addPerson(person('bob'), 'token of bob')
    expect(await store.personOf('token of ann')).toEqual(person('ann'))
    expect(await store.person('bob')).toEqual(person('bob'))
    expect(await store.personOf('token of nobody')).toBeUndefined()
    expect(await store.person('nobody')).toBeUndefined()
  })

  test('a person has several tokens, and each can be taken away', async () => {
    const store = await open()
    await store.addPerson(person('ann'), 'first')
    await store.addToken('ann', 'second')
    expect(await store.personOf('second')).toEqual(person('ann'))
    await store.dropToken('first')
    expect(await store.personOf('first')).toBeUndefined()
    expect(await store.personOf('second')).toEqual(person('ann'))
  })

  test('there is no token for nobody, and none twice', async () => {
    const store = await open()
    await expect(store.addToken('nobody', 'token')).rejects.toThrow()
    await store.addPerson(person('ann'), 'token')
    await expect(store.addPerson(person('bob'), 'token')).rejects.toThrow()
    expect(await store.person('bob')).toBeUndefined()
    await expect(store.addPerson(person('ann'), 'another')).rejects.toThrow()
  })

  test('name and language change, together or one by one', async () => {
    const store = await open()
    await store.addPerson(person('ann'), 'token')
    await store.addPerson(person('bob'), 'other')
    await store.changePerson('ann', { name: 'Œuvre d’Anne' })
    expect(await store.person('ann')).toEqual({ ...person('ann'), name: 'Œuvre d’Anne' })
    await store.changePerson('ann', { lang: 'en' })
    await store.changePerson('ann', {})
    expect(await store.person('ann')).toEqual({ ...person('ann'), name: 'Œuvre d’Anne', lang: 'en' })
    expect(await store.person('bob')).toEqual(person('bob'))
  })

  test('a passkey is found by its id and by its person, byte by byte', async () => {
    const store = await open()
    await store.addPerson(person('ann'), 'token')
    const key = { id: 'key', person: 'ann', publicKey: Uint8Array.of(0, 255, 92, 39), counter: 0, transports: ['usb'] }
    await store.addPasskey(key)
    await store.addPasskey({ ...key, id: 'other', transports: [] })
    expect(await store.passkey('key')).toEqual(key)
    expect(await store.passkeys('ann')).toEqual([key, { ...key, id: 'other', transports: [] }])
    expect(await store.passkey('nothing')).toBeUndefined()
    expect(await store.passkeys('nobody')).toEqual([])
    await expect(store.addPasskey(key)).rejects.toThrow()
    await expect(store.addPasskey({ ...key, id: 'third', person: 'nobody' })).rejects.toThrow()
  })

  test('the counter of a passkey rises, or is always 0', async () => {
    const store = await open()
    await store.addPerson(person('ann'), 'token')
    const key = { id: 'key', person: 'ann', publicKey: Uint8Array.of(1), counter: 0, transports: [] }
    await store.addPasskey(key)
    expect(await store.usePasskey('key', 0)).toBe(true)
    expect(await store.usePasskey('key', 4_294_967_295)).toBe(true)
    expect(await store.usePasskey('key', 4_294_967_295)).toBe(false)
    expect(await store.usePasskey('key', 0)).toBe(false)
    expect((await store.passkey('key'))?.counter).toBe(4_294_967_295)
    expect(await store.usePasskey('nothing', 1)).toBe(false)
  })

  test('a browser is told of one person, the last that asked for it', async () => {
    const store = await open()
    await store.addPerson(person('ann'), 'token')
    await store.addPerson(person('bob'), 'other')
    const there = { endpoint: 'https://push.example/1', p256dh: 'p', auth: 'a' }
    await store.subscribe('ann', there)
    await store.subscribe('ann', { ...there, endpoint: 'https://push.example/2' })
    expect(await store.subscriptions('ann')).toEqual([there, { ...there, endpoint: 'https://push.example/2' }])
    await store.subscribe('bob', { ...there, auth: 'b' })
    expect(await store.subscriptions('bob')).toEqual([{ ...there, auth: 'b' }])
    await store.unsubscribe('https://push.example/2')
    expect(await store.subscriptions('ann')).toEqual([])
    await expect(store.subscribe('nobody', there)).rejects.toThrow()
  })

  test('of the browsers of a person those told first come first', async () => {
    const store = await open()
    await store.addPerson(person('ann'), 'token')
    const at = (name: string) => ({ endpoint: `https://push.example/${name}`, p256dh: 'p', auth: 'a' })
    const told = async () => (await store.subscriptions('ann')).map(({ endpoint }) => endpoint.slice(-1))
    for (const name of ['c', 'a', 'b', 'c']) {
      await store.subscribe('ann', at(name))
      await new Promise((resolve) => setTimeout(resolve, 2))
    }
    expect(await told()).toEqual(['a', 'b', 'c'])
  })

  test('who goes leaves nothing but seats without a name', async () => {
    const store = await open()
    await store.addPerson(person('ann'), 'token')
    await store.addPerson(person('bob'), 'other')
    await store.addPasskey({ id: 'key', person: 'ann', publicKey: Uint8Array.of(1), counter: 0, transports: [] })
    await store.subscribe('ann', { endpoint: 'https://push.example/1', p256dh: 'p', auth: 'a' })
    await store.addTable(table('one', { seats: [taken('ann'), taken('bob')] }))
    await store.addTable(table('two', { seats: [taken('bob'), free] }))
    for (const [seat, id] of ['ann', 'bob', 'ann', 'bob'].entries())
      await store.say('one', { seat, at: 5, said: { phrase: 'hello' } }, `request ${seat}`, id)
    await store.dropPerson('ann')
    expect((await store.talk('one', 0)).map(({ n, seat }) => [n, seat])).toEqual([
      [2, 1],
      [4, 3],
    ])
    expect(await store.talk('one', 2)).toHaveLength(1)
    expect(await store.say('one', { seat: 1, at: 6, said: { phrase: 'hello' } }, 'last', 'bob')).toMatchObject({ n: 5 })
    expect(await store.person('ann')).toBeUndefined()
    expect(await store.personOf('token')).toBeUndefined()
    expect(await store.passkey('key')).toBeUndefined()
    expect(await store.subscriptions('ann')).toEqual([])
    expect(await store.tablesOf('ann')).toEqual([])
    const left = { ...free, share: taken('ann').share }
    expect((await store.table('one'))?.seats).toEqual([left, taken('bob')])
    expect(await store.table('two')).toEqual(table('two', { seats: [taken('bob'), free] }))
    expect(await store.personOf('other')).toEqual(person('bob'))
  })

  test('whoever read a table before somebody went cannot write the name back', async () => {
    const store = await open()
    await store.addPerson(person('ann'), 'token')
    await store.addTable(table('one'))
    await store.dropPerson('ann')
    expect(await store.changeTable(table('one'))).toBe(false)
  })
}
