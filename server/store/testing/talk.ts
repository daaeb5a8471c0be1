import { expect, test } from 'vitest'
import type { Open } from '../../testing/stores.ts'
import { append, mark, row, snapshot, table } from './samples.ts'

/** What must hold of talk, settings and the rest in every store. */
export function talkSuite(open: Open): void {
  test('talk is counted at each table, in the order it was said', async () => {
    const store = await open()
    await store.addTable(table('one'))
    await store.addTable(table('two'))
    const hello = await store.say('one', { seat: 0, at: 5, said: { phrase: 'hello' } }, 'request 1')
    const text = await store.say('one', { seat: -1, at: 6, said: { text: 'Ça va ? \u0000' } }, 'request 2')
    await store.say('two', { seat: 1, at: 7, said: { phrase: 'oops' } }, 'request 3')
    expect(hello).toEqual({ n: 1, seat: 0, at: 5, said: { phrase: 'hello' } })
    expect(await store.talk('one', 0)).toEqual([hello, text])
    expect(await store.talk('one', 1)).toEqual([{ n: 2, seat: -1, at: 6, said: { text: 'Ça va ? \u0000' } }])
    expect(await store.talk('two', 0)).toHaveLength(1)
    expect(await store.talk('nothing', 0)).toEqual([])
    expect(await store.talk('one', 0, 1)).toEqual([text])
    expect(await store.talk('one', 0, 5)).toEqual([hello, text])
    await expect(store.say('nothing', { seat: 0, at: 5, said: { phrase: 'hello' } }, 'request 4')).rejects.toThrow()
  })

  test('when all speak at once nothing is lost and no number is given twice', async () => {
    const store = await open()
    await store.addTable(table('one'))
    const said = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        store.say('one', { seat: i, at: i, said: { phrase: 'hello' } }, `request ${i}`),
      ),
    )
    expect(said.map(({ n }) => n).sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, i) => i + 1))
    expect(await store.talk('one', 0)).toEqual(said.sort((a, b) => a.n - b.n))
  })

  test('what is sent twice is said once, also when both come at the same moment', async () => {
    const store = await open()
    await store.addTable(table('one'))
    await store.addTable(table('two'))
    const hello = { seat: 0, at: 5, said: { phrase: 'hello' } } as const
    const said = await Promise.all(Array.from({ length: 5 }, () => store.say('one', hello, 'again')))
    expect(said).toEqual(Array.from({ length: 5 }, () => ({ n: 1, ...hello })))
    expect(await store.say('one', { ...hello, at: 6 }, 'again')).toEqual({ n: 1, ...hello })
    expect(await store.say('one', hello, 'another')).toEqual({ n: 2, ...hello })
    expect(await store.say('two', hello, 'again')).toEqual({ n: 1, ...hello })
    expect(await store.talk('one', 0)).toHaveLength(2)
  })

  test('talk leaves a table as it is for whoever is about to change it', async () => {
    const store = await open()
    await store.addTable(table('one'))
    await store.say('one', { seat: 0, at: 5, said: { phrase: 'hello' } }, 'request 6')
    expect(await store.changeTable(table('one', { stage: 'playing' }))).toBe(true)
    expect(await store.say('one', { seat: 0, at: 6, said: { phrase: 'hello' } }, 'request 7')).toMatchObject({ n: 2 })
  })

  test('once is once, for whoever is first, until its time is over', async () => {
    const store = await open()
    const all = await Promise.all(Array.from({ length: 10 }, () => store.once('a', 1_000, 500)))
    expect(all.filter(Boolean)).toHaveLength(1)
    expect(await store.once('b', 1_000, 500)).toBe(true)
    expect(await store.once('a', 1_500, 1_000)).toBe(false)
    expect(await store.once('a', 2_000, 1_001)).toBe(true)
  })

  test('a setting is what the first one made', async () => {
    const store = await open()
    const all = await Promise.all(Array.from({ length: 10 }, (_, i) => store.setting('key', () => `made by ${i}`)))
    expect(new Set(all).size).toBe(1)
    const make = () => {
      throw new Error('there is one')
    }
    expect(await store.setting('key', make)).toBe(all[0])
    expect(await store.setting('another', () => 'other')).toBe('other')
  })

  test('what was read may be changed without changing what is stored', async () => {
    const store = await open()
    await store.addTable(table('one'))
    await store.begin('one', snapshot(0), mark(0), [])
    await store.append(append('one', 0, [row('a')]))
    const read = [await store.table('one'), await store.stand('one'), await store.rows('one', 0)]
    for (const one of read) spoil(one)
    expect(await store.table('one')).toEqual(table('one'))
    expect(await store.stand('one')).toEqual({ mark: mark(1), snapshot: snapshot(0), log: [row('a').entry] })
    expect(await store.rows('one', 0)).toEqual([row('a')])
  })

  test('a store that is there says so', async () => {
    const store = await open()
    await expect(store.ping()).resolves.toBeUndefined()
  })
}

/** Empties a value and all within it. */
function spoil(value: unknown): void {
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value)) {
    spoil(inner)
    Reflect.deleteProperty(value, key)
  }
}
