import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { Authenticator } from '../identity/testing/authenticator.ts'
import { Browser } from '../push/testing/service.ts'
import { eachStore } from '../testing/stores.ts'
import { NO_LIMITS } from './limits.ts'
import { aShare, aTable, realHouse, type Visitor } from './testing/house.ts'

/** What JSON can say and PostgreSQL takes in no text, or not as it is: nothing, and half a sign. */
const TEXTS = ['\u0000', '\ud83d']

/** Copies of it, each with one text in it spoilt, or one more field. */
function spoilt(good: unknown, text: string): unknown[] {
  if (typeof good === 'string') return [`${good}${text}`, text]
  if (Array.isArray(good))
    return good.flatMap((one, at) => spoilt(one, text).map((bad) => good.map((same, i) => (i === at ? bad : same))))
  if (typeof good !== 'object' || good === null) return []
  const fields = Object.entries(good)
  const changed = fields.flatMap(([key, one]) => spoilt(one, text).map((bad) => ({ ...good, [key]: bad })))
  return [...changed, { ...good, [`x${text}`]: text }]
}

const HERE = 'http://monomyth.test'
const twoSeats = [{ colour: 'red' }, { colour: 'blue', bot: 'greedy' }]

eachStore('what a database does not take is refused, or left out, before it gets there', (open) => {
  let house: ReturnType<typeof realHouse>
  let ada: Visitor
  let id = ''
  beforeAll(async () => {
    house = realHouse({ limits: NO_LIMITS }, await open())
    ada = await house.guest('Ada')
    id = (await ada.make({ seats: twoSeats })).id
  })
  beforeEach(() => {
    house.log.length = 0
  })
  afterAll(async () => {
    await house.app.close()
    await house.rooms.close()
  })
  const faults = () => house.log.filter((line) => line.includes('"level":"error"'))

  describe.each(TEXTS)('%j', (text) => {
    test.each([
      ['POST', '/api/me', 'as it is', { name: 'Ada', lang: 'en' }],
      ['POST', '/api/tables', 'with seats', aTable({ seats: twoSeats })],
      ['POST', '/api/tables', 'with options', aTable({ options: { any: 'thing' }, after: 'any' })],
      ['POST', '/api/tables/:id/join', 'as it is', { share: aShare() }],
      ['POST', '/api/tables/:id/begin', 'as it is', { bots: 'greedy' }],
      ['POST', '/api/tables/:id/rematch', 'as it is', { share: aShare() }],
      ['POST', '/api/invited', 'as it is', { secret: 'x'.repeat(43), share: aShare() }],
      ['PUT', '/api/me/push', 'as it is', new Browser('https://push.example.com/1').json],
      ['DELETE', '/api/me/push', 'as it is', { endpoint: 'https://push.example.com/1' }],
    ] as const)('%s %s, %s', async (method, route, _how, good) => {
      for (const body of spoilt(good, text))
        expect((await ada.ask(method, route.replace(':id', id), body)).status).toBeLessThan(500)
      expect(faults()).toEqual([])
    })

    test('in a passkey, when it is made and when it is used', async () => {
      const eve = await house.guest('Eve')
      for (let at = 0; ; at++) {
        const key = new Authenticator()
        const made = key.make((await eve.post('/api/me/passkey/options')).body, HERE)
        const bad = spoilt(made, text)[at]
        if (bad === undefined) break
        expect((await eve.post('/api/me/passkey', bad)).status).toBeLessThan(500)
        const used = key.use((await eve.post('/api/passkey/options')).body, HERE)
        expect((await eve.post('/api/passkey', spoilt(used, text)[at] ?? used)).status).toBeLessThan(500)
      }
      expect(faults()).toEqual([])
    })

    test('in an address', async () => {
      for (const one of ['%00', '%ED%A0%BD', 'x%00'])
        for (const path of ['', '/record', '/socket'])
          expect((await ada.get(`/api/tables/${one}${path}`)).status).toBe(404)
      expect(faults()).toEqual([])
    })

    test('at a table', async () => {
      const line = await ada.at(id)
      await line.kind('frame')
      const messages = [
        { do: 'answer', ask: 1, key: 'x' },
        { do: 'leave', to: 'bot' },
        { do: 'say', phrase: 'hello' },
        { do: 'say', text: 'Well' },
        { do: 'events', eyes: 'open' },
      ]
      const sent = messages.flatMap((message) => spoilt(message, text))
      for (const [at, bad] of sent.entries()) line.say({ ...Object(bad), request: `spoilt-${at}` })
      const codes = () => line.messages.flatMap((one) => (one.kind === 'refused' ? [one.error.code] : []))
      const done = () => line.messages.filter(({ kind }) => kind === 'done')
      await expect.poll(() => codes().length + done().length).toBe(sent.length)
      expect([done().length, codes().includes('S_FAILED')]).toEqual([2, false])
      expect(faults()).toEqual([])
      line.end()
    })
  })

  test('what was let through can be read again', async () => {
    for (const path of ['/api/me', '/api/tables/mine', '/api/me/export', `/api/tables/${id}`])
      expect((await ada.get(path)).status).toBe(200)
    const line = await ada.at(id)
    await line.kind('talk')
    line.end()
    expect(faults()).toEqual([])
  })
})
