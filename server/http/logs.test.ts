import { expect, test } from 'vitest'
import { plainHouse, Visitor } from './testing/house.ts'

test.each([
  ['a word', 'gone', { type: 'string', message: 'gone' }],
  ['a word with a token', `token ${'x'.repeat(43)}`, { type: 'string', message: 'token …' }],
  ['a number', 7, { type: 'number', message: '' }],
  ['nothing', null, { type: 'object', message: '' }],
  ['a record without a prototype', Object.create(null), { type: 'object', message: '' }],
  ['a record with a code', { code: 'E_X', message: 'gone' }, { type: 'object', message: 'gone', code: 'E_X' }],
  [
    'an error whose message is no text',
    Object.assign(new Error('gone'), { message: { deep: 1 }, stack: undefined }),
    { type: 'Error', message: '' },
  ],
  [
    'an error',
    new TypeError('gone'),
    { type: 'TypeError', message: 'gone', stack: expect.stringContaining('logs.test.ts') },
  ],
])('whatever is thrown (%s) is a fault with a line in the log', async (_, thrown, shown) => {
  const broken = plainHouse()
  broken.store.waiting = () => Promise.reject(thrown)
  const { status, text } = await new Visitor(broken).get('/api/tables')
  expect([status, text]).toEqual([500, '{"code":"S_FAILED"}'])
  const faults = broken.log.map((line) => JSON.parse(line)).filter(({ level }) => level === 'error')
  expect(faults).toMatchObject([{ err: shown, route: '/api/tables', msg: 'failed' }])
  await broken.app.close()
})
