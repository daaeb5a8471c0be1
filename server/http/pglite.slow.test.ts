import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Store } from '../contract.ts'
import { Authenticator } from '../identity/testing/authenticator.ts'
import { Browser } from '../push/testing/service.ts'
import { openStore } from '../store/open.ts'
import { NO_LIMITS } from './limits.ts'
import { aShare, type House, plainHouse, Visitor } from './testing/house.ts'

// What the routes ask of the store, once of a real database.

const data = mkdtempSync(join(tmpdir(), 'routes-'))
const HERE = 'http://monomyth.test'
let store: Store
let house: House
beforeAll(async () => {
  store = await openStore({ data })
  house = plainHouse({ limits: NO_LIMITS }, store)
})
afterAll(async () => {
  await house.app.close()
  await store.close()
  rmSync(data, { recursive: true, force: true })
})

const seats = [{ colour: 'red' }, { colour: 'blue' }, { colour: 'green' }]
const statuses = (answers: readonly { readonly status: number }[]) => answers.map(({ status }) => status).sort()

test('whatever many do at once happens once', async () => {
  const [ada, ...others] = await Promise.all(['Ada', 'B', 'C', 'D', 'E'].map((name) => house.guest(name)))
  const { id } = await ada!.make({ seats })
  expect(statuses(await Promise.all(others.map((one) => one.join(id))))).toEqual([200, 200, 409, 409])

  const closed = await ada!.make({ open: false, seats })
  const { secret } = (await ada!.post(`/api/tables/${closed.id}/invite`, { seat: 2 })).body
  const accept = (one: Visitor) => one.post('/api/invited', { secret, share: aShare() })
  expect(statuses(await Promise.all(others.map(accept)))).toEqual([200, 404, 404, 404])

  await house.rooms.end(id)
  const again = (one: Visitor) => one.post(`/api/tables/${id}/rematch`, { share: aShare() })
  const asked = (await Promise.all([ada!, ...others].map(again))).filter(({ status }) => status === 200)
  expect(asked).toHaveLength(3)
  expect(new Set(asked.map(({ body }) => body.id)).size).toBe(1)
})

test('a person is known again by cookie and by passkey, and gone when it goes', async () => {
  const ada = await house.guest('Ada')
  const key = new Authenticator()
  await ada.post('/api/me/passkey', key.make((await ada.post('/api/me/passkey/options')).body, HERE))
  await ada.ask('PUT', '/api/me/push', new Browser('https://push.example.com/1').json)
  expect((await ada.me()).person).toEqual({ name: 'Ada', passkeys: 1 })
  const signIn = async () => {
    const there = new Visitor(house)
    const { body } = await there.post('/api/passkey/options')
    return there.post('/api/passkey', key.use(body, HERE))
  }
  expect((await signIn()).body.person.name).toBe('Ada')
  const table = await ada.make({ seats })
  const bob = await house.guest('Bob')
  const joined = await bob.make({ seats })
  await ada.join(joined.id)
  expect((await ada.get('/api/tables/mine')).body).toHaveLength(2)

  expect((await ada.delete('/api/me')).status).toBe(204)
  expect((await signIn()).body).toEqual({ code: 'S_BAD_PASSKEY' })
  expect((await bob.get(`/api/tables/${table.id}`)).status).toBe(404)
  expect((await bob.get(`/api/tables/${joined.id}`)).body.seats[1]).toEqual({ name: '', colour: 'blue', taken: false })
})
