import { afterAll, describe, expect, test } from 'vitest'
import { plainHouse, Visitor } from './testing/house.ts'

const house = plainHouse()
afterAll(() => house.app.close())

test('it is alive', async () => {
  expect((await new Visitor(house).get('/health')).body).toEqual({ alive: true })
})

describe('it is ready', () => {
  test('while the database stores, asked once a second', async () => {
    const own = plainHouse()
    const ready = async () => (await new Visitor(own).get('/ready')).status
    expect(await ready()).toBe(200)
    own.store.ping = () => Promise.reject(new Error('gone'))
    expect(await ready()).toBe(200)
    own.time.pass(1000)
    expect(await ready()).toBe(503)
    own.store.ping = () => new Promise(() => {})
    own.time.pass(1000)
    const waiting = ready()
    await new Promise((resolve) => setTimeout(resolve, 50))
    own.time.pass(2000)
    expect(await waiting).toBe(503)
    await own.app.close()
  })
})

describe('figures', () => {
  const scrape = async (headers = {}) => (await new Visitor(house).ask('GET', '/metrics', undefined, headers)).text

  test('count answers, their time, matches, sockets and errors', async () => {
    const ada = await house.guest('Ada')
    const { id } = await ada.make({ seats: [{ colour: 'red' }, { colour: 'blue', bot: 'greedy' }] })
    const line = await ada.at(id)
    await line.kind('frame')
    await line.request({ do: 'answer', ask: 1, key: 'x' })
    line.raw('nonsense')
    await line.kind('refused')
    await ada.get('/api/tables/nowhere')
    const text = await scrape()
    expect(text).toContain('monomyth_answers_total{result="done"} 1\n')
    expect(text).toContain('monomyth_answer_seconds_count 1\n')
    expect(text).toContain('monomyth_live_matches 1\n')
    expect(text).toContain('monomyth_sockets 1\n')
    expect(text).toContain('monomyth_errors_total{code="S_BAD_MESSAGE"} 1\n')
    expect(text).toContain('monomyth_errors_total{code="S_NO_TABLE"} 1\n')
    expect(text).toMatch(/monomyth_request_seconds_count\{method="GET",route="\/api\/tables\/:id",status="404"\} 1\n/)
    expect(text).toMatch(/monomyth_event_loop_delay_seconds\{quantile="0.99"\} \d/)
    expect(text).not.toContain(id)
  })

  test('are for this machine alone', async () => {
    expect(await scrape({ 'x-forwarded-for': '203.0.113.1' })).toBe('There is nothing here.\n')
  })

  test('are for everybody where that was asked for', async () => {
    const open = plainHouse({ metrics: true })
    const headers = { 'x-forwarded-for': '203.0.113.1' }
    const { status, text } = await new Visitor(open).ask('GET', '/metrics', undefined, headers)
    expect([status, text.includes('monomyth_sockets 0')]).toEqual([200, true])
    await open.app.close()
  })
})

describe('when it ends', () => {
  test('what is under way is answered, and nobody is ready for more', async () => {
    const own = plainHouse()
    let answer = (): void => {}
    own.store.waiting = () =>
      new Promise((resolve) => {
        answer = () => resolve([])
      })
    const port = await own.listening()
    const asked = fetch(`http://127.0.0.1:${port}/api/tables`)
    await expect.poll(() => String(answer).includes('resolve')).toBe(true)
    const ended = own.app.close()
    const ready = await fetch(`http://127.0.0.1:${port}/ready`).then(
      ({ status }) => status,
      () => 'nobody there',
    )
    expect([503, 'nobody there']).toContain(ready)
    answer()
    expect((await asked).status).toBe(200)
    await ended
  })
})
