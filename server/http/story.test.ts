import { createHash } from 'node:crypto'
import { verify } from '@monomyth/engine'
import type { TableCard, TableRecord } from '@monomyth/wire'
import { afterAll, expect, test } from 'vitest'
import { GAMES } from '../games.ts'
import { Authenticator } from '../identity/testing/authenticator.ts'
import { Browser } from '../push/testing/service.ts'
import { NO_LIMITS } from './limits.ts'
import { aShare, aTable, GAME, realHouse } from './testing/house.ts'

const house = realHouse({ limits: NO_LIMITS })
afterAll(async () => {
  await house.app.close()
  await house.rooms.close()
})

/** The same match every time but for the seed. */
function dice(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31
    return state / 2 ** 31
  }
}

test('two friends meet, play to the end, check the chance and play again; the log knows none of their secrets', async () => {
  const [ada, bob] = [await house.guest('Ada'), await house.guest('Bob')]
  const secrets = new Set<string>()
  const shares = [aShare(), aShare()]

  // One makes a table and invites the other.
  const made = await ada.post('/api/tables', aTable({ open: false, share: shares[0]! }))
  const { id, commitment }: TableCard = made.body
  const { secret } = (await ada.post(`/api/tables/${id}/invite`, { seat: 1 })).body
  const joined = await bob.post('/api/invited', { secret, share: shares[1] })
  expect(joined.body).toMatchObject({ id, viewer: 1, stage: 'playing' })

  // They play, whatever comes.
  const lines = [await ada.at(id), await bob.at(id)]
  expect(await lines[0]!.request({ do: 'say', text: 'Good luck!' })).toBe('done')
  expect(await lines[0]!.request({ do: 'answer', ask: 99, key: 'nonsense' })).toMatch(/^E_/)
  await Promise.all(lines.map((line, seat) => line.play(dice(seat + 1))))
  await expect.poll(async () => (await bob.get(`/api/tables/${id}`)).body.stage).toBe('over')

  // Everything is told, and the chance was what was promised.
  const { saved, chance }: TableRecord = (await bob.get(`/api/tables/${id}/record`)).body
  expect(verify(GAMES[GAME]!, saved)).toBe(true)
  expect(chance).toMatchObject({ commitment, shares })
  expect(createHash('sha256').update(chance.secret).digest('hex')).toBe(commitment)
  const text = [chance.secret, ...chance.shares].join('\n')
  expect(createHash('sha256').update(text).digest('hex')).toBe(chance.seed)

  // Again, the other way round; and one keeps who she is, exports everything and goes.
  await ada.post(`/api/tables/${id}/rematch`, { share: shares[1] })
  const again = await bob.post(`/api/tables/${id}/rematch`, { share: shares[0] })
  expect(again.body).toMatchObject({ viewer: 0, stage: 'playing' })
  const key = new Authenticator()
  await ada.post('/api/me/passkey', key.make((await ada.post('/api/me/passkey/options')).body, 'http://monomyth.test'))
  const browser = new Browser('https://push.example.com/abc')
  await ada.ask('PUT', '/api/me/push', browser.json)
  const exported = (await ada.get('/api/me/export')).body
  expect(exported.matches).toHaveLength(2)
  const { token } = ada
  expect((await ada.delete('/api/me')).status).toBe(204)
  const left = (await bob.get(`/api/tables/${again.body.id}`)).body
  expect(left.seats[1]).toMatchObject({ name: '', taken: true })

  const row = await house.store.table(again.body.id)
  for (const one of [token, bob.token, secret, ...shares, chance.secret, chance.seed, row?.secret ?? ''])
    secrets.add(one)
  secrets.add(browser.subscription.auth)
  secrets.add(key.id.toString('base64url'))
  secrets.add('Good luck!')
  secrets.add('127.0.0.1')
  const log = house.log.join('')
  expect(log).toContain('"route":"/api/invited"')
  expect(house.log.length).toBeGreaterThan(10)
  for (const one of secrets) {
    expect(one.length).toBeGreaterThan(8)
    expect(log).not.toContain(one)
  }
  for (const line of house.log) expect(JSON.parse(line)).toMatchObject({ level: expect.any(String) })
  expect(log).not.toContain('"level":"error"')
})

test('an error that quotes a secret is logged without it', async () => {
  const broken = realHouse()
  const secret = 'a1'.repeat(32)
  broken.store.waiting = () => Promise.reject(new Error(`Key (token)=(${secret}) exists`))
  const response = await broken.http.inject({ url: '/api/tables' })
  expect(response.json()).toEqual({ code: 'S_FAILED' })
  const log = broken.log.join('')
  expect(log).toContain('Key (token)=(…) exists')
  expect(log).not.toContain(secret)
  await broken.app.close()
})
