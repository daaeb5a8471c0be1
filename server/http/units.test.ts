import { describe, expect, test } from 'vitest'
import { buildOf } from './build.ts'
import { Buckets, Tally } from './limits.ts'
import { addressOf, cookieIn, householdOf, isLocal, isLoopback, originOf } from './request.ts'
import { SetTime } from './testing/time.ts'

const raw = (headers: Record<string, string | undefined>, remoteAddress = '198.51.100.7') =>
  ({ headers, socket: { remoteAddress } }) as unknown as Parameters<typeof addressOf>[0]

describe('buckets', () => {
  test('are full at first, empty by use, and fill with time', () => {
    const time = new SetTime()
    const buckets = new Buckets({ burst: 3, perSecond: 2 }, time)
    expect([buckets.take('a', 2), buckets.take('a', 2), buckets.take('a')]).toEqual([true, false, true])
    time.pass(499)
    expect(buckets.take('a')).toBe(false)
    time.pass(1)
    expect(buckets.take('a')).toBe(true)
    time.pass(60_000)
    expect([buckets.take('a', 3), buckets.take('a')]).toEqual([true, false])
  })

  test('fill from now on where the clock was set back', () => {
    const time = new SetTime()
    const buckets = new Buckets({ burst: 1, perSecond: 1 }, time)
    expect([buckets.take('a'), buckets.take('a')]).toEqual([true, false])
    time.stepBack(3_600_000)
    expect(buckets.take('a')).toBe(false)
    time.pass(1000)
    expect(buckets.take('a')).toBe(true)
  })

  test('of others are not touched', () => {
    const buckets = new Buckets({ burst: 1, perSecond: 1 }, new SetTime())
    expect([buckets.take('a'), buckets.take('b'), buckets.take('a')]).toEqual([true, true, false])
  })

  test('are forgotten once they are full again, so that strangers cannot fill the memory', () => {
    const time = new SetTime()
    const buckets = new Buckets({ burst: 2, perSecond: 1 }, time)
    for (let i = 0; i < 10_000; i++) buckets.take(`a${i}`)
    time.pass(1000)
    buckets.take('one more')
    expect(buckets.size).toBe(1)
  })
})

test('a tally keeps nothing of those who are gone', () => {
  const tally = new Tally()
  tally.add('a', 1)
  tally.add('a', 1)
  tally.add('a', -1)
  expect([tally.of('a'), tally.of('b')]).toEqual([1, 0])
  tally.add('a', -1)
  expect(tally).toEqual(new Tally())
})

describe('who asks', () => {
  const proxied = raw({ 'x-forwarded-for': '6.6.6.6, 203.0.113.5', 'x-forwarded-proto': 'https', host: 'inner' })
  test('is whoever is connected, or whom a trusted proxy was asked by', () => {
    expect(addressOf(proxied, { trustProxy: false, origin: undefined })).toBe('198.51.100.7')
    expect(addressOf(proxied, { trustProxy: true, origin: undefined })).toBe('203.0.113.5')
    expect(addressOf(raw({}), { trustProxy: true, origin: undefined })).toBe('198.51.100.7')
  })

  test.each([
    ['203.0.113.5', '203.0.113.5'],
    ['::ffff:203.0.113.5', '203.0.113.5'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
  ])('%s counts as %s', (address, household) => {
    expect(householdOf(address)).toBe(household)
  })

  test.each([
    ['127.0.0.1', true],
    ['127.8.8.8', true],
    ['::1', true],
    ['::ffff:127.0.0.1', true],
    ['128.0.0.1', false],
    ['10.127.0.0.1', false],
  ])('%s is this machine: %s', (address, is) => {
    expect(isLoopback(address)).toBe(is)
  })

  test('through a proxy on this machine is not this machine', () => {
    expect(isLocal(raw({}, '127.0.0.1'))).toBe(true)
    expect(isLocal(raw({ 'x-forwarded-for': '127.0.0.1' }, '127.0.0.1'))).toBe(false)
    expect(isLocal(raw({ forwarded: 'for=127.0.0.1' }, '127.0.0.1'))).toBe(false)
    expect(isLocal(raw({}))).toBe(false)
  })
})

test('where the page is: as it is called, as a trusted proxy says, as it was told', () => {
  const asked = raw({ host: 'inner:5173', 'x-forwarded-proto': 'https', 'x-forwarded-host': 'play.test' })
  expect(originOf(asked, { origin: undefined, trustProxy: false })).toBe('http://inner:5173')
  expect(originOf(asked, { origin: undefined, trustProxy: true })).toBe('https://play.test')
  expect(originOf(asked, { origin: 'https://other.test', trustProxy: true })).toBe('https://other.test')
})

test('a cookie is found among others, by its whole name', () => {
  const asked = { headers: { cookie: 'xmonomyth=1; monomyth=a=b ; monomyth-x=2' } }
  expect(cookieIn(asked, 'monomyth')).toBe('a=b')
  expect(cookieIn(asked, 'mono')).toBeUndefined()
  expect(cookieIn({ headers: {} }, 'monomyth')).toBeUndefined()
})

test.each([
  ['<script type="module" crossorigin src="./assets/index-DQ7tf9b8.js"></script>', 'index-DQ7tf9b8'],
  ['<script>1</script><script src="/main-a.js" type="module"></script>', 'main-a'],
  ['<script type="module" src="/main.ts"></script>', 'dev'],
  ['', 'dev'],
])('the build of %s is %s', (html, build) => {
  const page = { type: '', cache: '', tag: '', coded: new Map<string, Buffer>(), body: Buffer.from(html) }
  expect(buildOf(new Map([['/index.html', page]]))).toBe(build)
})
