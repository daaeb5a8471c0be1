import { expect, test } from 'vitest'
import { plainHouse, Visitor } from './testing/house.ts'

test.each([
  ['gone', { type: 'string', message: 'gone' }],
  [`token ${'x'.repeat(43)}`, { type: 'string', message: 'token …' }],
  [7, { type: 'number', message: '' }],
  [null, { type: 'object', message: '' }],
  [Object.create(null), { type: 'object', message: '' }],
  [
    { code: 'E_X', message: 'gone' },
    { type: 'object', message: 'gone', code: 'E_X' },
  ],
  [Object.assign(new Error('gone'), { message: { deep: 1 }, stack: undefined }), { type: 'Error', message: '' }],
  [new TypeError('gone'), { type: 'TypeError', message: 'gone', stack: expect.stringContaining('logs.test.ts') }],
])('whatever is thrown (%j) is a fault with a line in the log', async (thrown, shown) => {
  const broken = plainHouse()
  broken.store.waiting = () => Promise.reject(thrown)
  const { status, text } = await new Visitor(broken).get('/api/tables')
  expect([status, text]).toEqual([500, '{"code":"S_FAILED"}'])
  const faults = broken.log.map((line) => JSON.parse(line)).filter(({ level }) => level === 'error')
  expect(faults).toMatchObject([{ err: shown, route: '/api/tables', msg: 'failed' }])
  await broken.app.close()
})
