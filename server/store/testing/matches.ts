import { expect, test } from 'vitest'
import type { Row, Store } from '../../contract.ts'
import type { Open } from '../../testing/stores.ts'
import { differenceOf } from '../difference.ts'
import { append, event, mark, row, snapshot, table } from './samples.ts'

/** What must hold of matches in every store. */
export function matchesSuite(open: Open): void {
  const begun = async (...ids: string[]): Promise<Store> => {
    const store = await open()
    for (const id of ids) {
      await store.addTable(table(id))
      await store.begin(id, snapshot(0), mark(0), [event('begin')])
    }
    return store
  }
  const standing = async (store: Store, id: string) => [await store.stand(id), await store.rows(id, 0)]

  test('a match stands as it began', async () => {
    const store = await begun('one')
    expect(await store.stand('one')).toStrictEqual({ mark: mark(0), snapshot: snapshot(0), log: [] })
    expect(await store.events('one')).toEqual([event('begin')])
    expect(await store.log('one')).toEqual([])
    expect(await store.stand('nothing')).toBeUndefined()
    expect(await store.events('nothing')).toEqual([])
  })

  test('a match begins once, and only at a table', async () => {
    const store = await open()
    await store.addTable(table('one'))
    const begin = (i: number) => store.begin('one', snapshot(i), mark(i), [event(`begin ${i}`)])
    const all = await Promise.all(Array.from({ length: 5 }, (_, i) => begin(i)))
    expect(all.filter(Boolean)).toHaveLength(1)
    const first = all.indexOf(true)
    expect(await store.stand('one')).toEqual({ mark: mark(first), snapshot: snapshot(first), log: [] })
    expect(await store.events('one')).toEqual([event(`begin ${first}`)])
    await expect(store.begin('nothing', snapshot(0), mark(0), [])).rejects.toThrow()
  })

  test('what is appended is there: mark, entries, events, requests', async () => {
    const store = await begun('one', 'two')
    const change = { winners: [1], over: true, due: 1_800_000_009_999 }
    expect(await store.append(append('one', 0, [row('a', 'seat 0 r1')]))).toBe('stored')
    const two = append('one', 1, [row('b'), row('c', 'seat 1 r1')], { mark: mark(3, change) })
    expect(await store.append(two)).toBe('stored')
    const { entry: a } = row('a')
    const { entry: b } = row('b')
    const { entry: c } = row('c')
    expect(await store.stand('one')).toStrictEqual({ mark: mark(3, change), snapshot: snapshot(0), log: [a, b, c] })
    expect(await store.log('one')).toEqual([a, b, c])
    expect(await store.rows('one', 1)).toStrictEqual([row('b'), row('c', 'seat 1 r1')])
    expect(await store.events('one')).toEqual([
      event('begin'),
      ...['a, first', 'a, then', 'b, first', 'b, then', 'c, first', 'c, then'].map(event),
    ])
    expect(await store.stand('two')).toEqual({ mark: mark(0), snapshot: snapshot(0), log: [] })
  })

  test('after a snapshot the stand is short and the log is whole', async () => {
    const store = await begun('one', 'two')
    await store.append(append('one', 0, [row('a'), row('b')], { snapshot: snapshot(1) }))
    expect(await store.stand('one')).toEqual({ mark: mark(2), snapshot: snapshot(1), log: [row('b').entry] })
    await store.append(append('one', 2, [row('c')], { snapshot: snapshot(3) }))
    expect(await store.stand('one')).toEqual({ mark: mark(3), snapshot: snapshot(3), log: [] })
    expect(await store.log('one')).toHaveLength(3)
    expect((await store.stand('two'))?.snapshot).toEqual(snapshot(0))
  })

  test('a boundary may be stored as what is different, until the next whole one', async () => {
    const store = await begun('one', 'two')
    const differing = (after: number, rows: readonly Row[], from = after) => {
      const difference = differenceOf(snapshot(from), snapshot(after + rows.length))
      return store.append(append('one', after, rows, { difference }))
    }
    await differing(0, [row('a'), row('b')])
    expect(await store.stand('one')).toStrictEqual({ mark: mark(2), snapshot: snapshot(2), log: [] })
    await store.append(append('one', 2, [row('c')]))
    expect(await store.stand('one')).toStrictEqual({ mark: mark(3), snapshot: snapshot(2), log: [row('c').entry] })
    await differing(3, [row('d')], 2)
    expect(await store.stand('one')).toStrictEqual({ mark: mark(4), snapshot: snapshot(4), log: [] })
    await store.append(append('one', 4, [row('e')], { snapshot: snapshot(5) }))
    await differing(5, [row('f')])
    await store.append(append('one', 6, [row('g')]))
    expect(await store.stand('one')).toStrictEqual({ mark: mark(7), snapshot: snapshot(6), log: [row('g').entry] })
    expect(await store.log('one')).toHaveLength(7)
    expect(await store.rows('one', 5)).toStrictEqual([row('f'), row('g')])
    expect((await store.stand('two'))?.snapshot).toEqual(snapshot(0))
  })

  test('whoever visits finds how it stands, all it told and what was said last at once', async () => {
    const store = await begun('one', 'two')
    await store.append(append('one', 0, [row('a')], { difference: differenceOf(snapshot(0), snapshot(1)) }))
    await store.append(append('one', 1, [row('b'), row('c')]))
    for (const n of [1, 2, 3]) await store.say('one', { seat: 0, at: 10 ** 12 + n, said: { text: `"${n}" é` } }, `${n}`)
    expect(await store.visit('one', 2)).toStrictEqual({
      stand: { mark: mark(3), snapshot: snapshot(1), log: [row('b').entry, row('c').entry] },
      events: [event('begin'), ...['a', 'b', 'c'].flatMap((key) => row(key).told)],
      talk: [2, 3].map((n) => ({ n, seat: 0, at: 10 ** 12 + n, said: { text: `"${n}" é` } })),
    })
    expect(await store.visit('two', 2)).toEqual({ stand: await store.stand('two'), events: [event('begin')], talk: [] })
    expect(await store.visit('nothing', 2)).toBeUndefined()
  })

  test('a difference may hold any letter, and comes with an entry and without a snapshot', async () => {
    const store = await begun('one')
    const strange = { ...snapshot(1), seed: 'è \u0000 \u001e \ud800 "\\' }
    const difference = differenceOf(snapshot(0), strange)
    await store.append(append('one', 0, [row('a')], { difference }))
    expect(JSON.stringify((await store.stand('one'))?.snapshot)).toBe(JSON.stringify(strange))
    for (const wrong of [
      append('one', 1, [], { difference, mark: mark(1, { alone: 1 }) }),
      append('one', 1, [row('b')], { difference, snapshot: snapshot(2) }),
    ])
      await expect(store.append(wrong)).rejects.toThrow('a difference goes with an entry')
    expect((await store.stand('one'))?.mark).toEqual(mark(1))
  })

  test('it comes back letter by letter', async () => {
    const store = await begun('one')
    await store.append(append('one', 0, [row('a')], { snapshot: snapshot(1) }))
    expect(JSON.stringify((await store.stand('one'))?.snapshot)).toBe(JSON.stringify(snapshot(1)))
    expect(JSON.stringify(await store.rows('one', 0))).toBe(JSON.stringify([row('a')]))
    expect(JSON.stringify(await store.log('one'))).toBe(JSON.stringify([row('a').entry]))
    expect(JSON.stringify((await store.events('one'))[0])).toBe(JSON.stringify(event('begin')))
  })

  test('the mark alone may move, and nobody who has not seen it writes over it', async () => {
    const store = await begun('one')
    const alone = (times: number, due: number) => append('one', 0, [], { mark: mark(0, { alone: times, due }) })
    expect(await store.append(alone(1, 7))).toBe('stored')
    expect(await store.append(alone(1, 8))).toBe('stale')
    expect((await store.stand('one'))?.mark).toStrictEqual(mark(0, { alone: 1, due: 7 }))
    expect(await store.append(append('one', 0, [row('a')]))).toBe('stale')
    expect(await store.append(alone(2, 9))).toBe('stored')
    expect(await store.append(append('one', 0, [row('a')], { mark: mark(1, { alone: 2 }) }))).toBe('stored')
    expect((await store.stand('one'))?.mark).toStrictEqual(mark(1, { alone: 2 }))
    expect(await store.rows('one', 0)).toEqual([row('a')])
    // Also where several go together.
    await store.addTable(table('two'))
    await store.begin('two', snapshot(0), mark(0), [])
    const both = [append('one', 1, [row('b')], { mark: mark(2, { alone: 1 }) }), append('two', 0, [row('b')])]
    expect(await Promise.all(both.map((one) => store.append(one)))).toEqual(['stale', 'stored'])
  })

  test('whoever appends after anything but the last entry writes nothing', async () => {
    const store = await begun('one')
    await store.append(append('one', 0, [row('a'), row('b')]))
    const before = await standing(store, 'one')
    for (const after of [0, 1, 3]) {
      const late = append('one', after, [row('late', 'late')], { snapshot: snapshot(after) })
      expect(await store.append(late)).toBe('stale')
    }
    expect(await standing(store, 'one')).toEqual(before)
    expect(await store.knows('one', 'late')).toBe(false)
    expect(await store.append(append('nothing', 0, [row('a')]))).toBe('stale')
  })

  test('of twenty that append at once one is stored, and all of it', async () => {
    const store = await begun('one')
    const attempt = (i: number) =>
      append('one', 0, [row(`a${i}`, `r${i}`), row(`b${i}`)], {
        snapshot: snapshot(i + 1),
        mark: mark(2, { answers: i }),
      })
    const results = await Promise.all(Array.from({ length: 20 }, (_, i) => store.append(attempt(i))))
    expect(results.filter((result) => result === 'stored')).toHaveLength(1)
    expect(results.filter((result) => result === 'stale')).toHaveLength(19)
    const i = results.indexOf('stored')
    expect(await store.rows('one', 0)).toEqual(attempt(i).rows)
    expect(await store.stand('one')).toEqual({
      mark: attempt(i).mark,
      snapshot: snapshot(i + 1),
      log: i === 0 ? [row('b0').entry] : [],
    })
  })

  test('a request is known once it was carried out, at its table', async () => {
    const store = await begun('one', 'two')
    expect(await store.knows('one', 'request')).toBe(false)
    await store.append(append('one', 0, [row('a', 'request'), row('b')]))
    expect(await store.knows('one', 'request')).toBe(true)
    expect(await store.knows('two', 'request')).toBe(false)
    expect(await store.append(append('two', 0, [row('a', 'request')]))).toBe('stored')
  })

  test('a request is not carried out twice', async () => {
    const store = await begun('one')
    await store.append(append('one', 0, [row('a', 'request')]))
    const before = await standing(store, 'one')
    const again = append('one', 1, [row('b'), row('c', 'request')], { snapshot: snapshot(3) })
    await expect(store.append(again)).rejects.toMatchObject({ code: 'E_REQUEST_KNOWN' })
    expect(await standing(store, 'one')).toEqual(before)
    const double = append('one', 1, [row('b', 'new'), row('c', 'new')])
    await expect(store.append(double)).rejects.toMatchObject({ code: 'E_REQUEST_KNOWN' })
    expect(await store.append(append('one', 1, [row('b', 'new')]))).toBe('stored')
  })

  test('of several matches at once each is stored whole, and what is wrong with one is said of that one alone', async () => {
    const ids = Array.from({ length: 100 }, (_, i) => `t${i}`)
    const store = await begun(...ids)
    await store.append(append('t5', 0, [row('a', 'request')]))
    await store.append(append('t7', 0, [row('a')]))
    const boundaryOf = (i: number, after: number) => {
      if (i % 4 === 0) return {}
      if (i % 2 === 1) return { snapshot: snapshot(after + 1) }
      return { difference: differenceOf(snapshot(after), snapshot(after + 1)) }
    }
    const all = (after: number) =>
      Promise.all(
        ids.map((id, i) =>
          store.append(append(id, after, [row(id, 'request')], boundaryOf(i, after))).catch(({ code }) => code),
        ),
      )
    expect(await all(0)).toEqual(ids.map((id) => (id === 't5' || id === 't7' ? 'stale' : 'stored')))
    // All of them have carried out a request of that name, but one.
    const known = ids.map((id) => (id === 't7' ? 'stored' : 'E_REQUEST_KNOWN'))
    expect(await all(1)).toEqual(known)
    for (const [i, id] of ids.entries()) {
      const [seq, last] = [id === 't7' ? 2 : 1, id === 't5' ? row('a', 'request') : row(id, 'request')]
      expect((await store.rows(id, 0)).at(-1)).toEqual(last)
      const kept = i % 4 === 0 || id === 't5' ? 0 : seq
      expect(await store.stand(id)).toMatchObject({ mark: mark(seq), snapshot: snapshot(kept) })
    }
  })

  test('a mark that does not count its log, or knows no time, is refused', async () => {
    const store = await begun('one')
    await expect(store.append(append('one', 0, [row('a')], { mark: mark(2) }))).rejects.toThrow('1 entries after 0')
    const half = append('one', 0, [row('a')], { mark: mark(1, { due: 1.5 }) })
    await expect(store.append(half)).rejects.toThrow('1.5 is no time')
    expect(await store.rows('one', 0)).toEqual([])
  })

  test('tables whose time has come are found, the first due first', async () => {
    const store = await begun('one', 'two', 'three', 'four')
    const times = new Map<string, number>()
    const due = (id: string, at: number | undefined) => {
      const alone = (times.get(id) ?? 0) + 1
      times.set(id, alone)
      return store.append(append(id, 0, [], { mark: mark(0, { alone, due: at }) }))
    }
    await due('one', 30)
    await due('two', 10)
    await due('three', 20)
    expect(await store.due(9, 10)).toEqual([])
    expect(await store.due(20, 10)).toEqual(['two', 'three'])
    expect(await store.due(1_800_000_000_000, 2)).toEqual(['two', 'three'])
    await due('two', undefined)
    expect(await store.due(1_800_000_000_000, 10)).toEqual(['three', 'one'])
  })

  test('of which there is more to know than somebody knows is told: entries, marks, talk, the table, and that it is gone', async () => {
    const ids = ['still', 'entry', 'mark', 'talk', 'table', 'gone']
    const store = await begun(...ids)
    const hello = { seat: 0, at: 5, said: { phrase: 'hello' } } as const
    for (const id of ids) await store.say(id, hello, 'before')
    const all = ids.map((table) => ({ table, version: 0, seq: 0, alone: 0, said: 1 }))
    expect(await store.beyond(all)).toEqual([])
    expect(await store.beyond([])).toEqual([])
    await store.append(append('entry', 0, [row('a')]))
    await store.append(append('mark', 0, [], { mark: mark(0, { alone: 1 }) }))
    await store.say('talk', hello, 'after')
    await store.changeTable(table('table', { open: false }))
    await store.dropTable({ id: 'gone', version: 0 })
    expect((await store.beyond(all)).toSorted()).toEqual(['entry', 'gone', 'mark', 'table', 'talk'])
    expect(await store.beyond(all.map((one) => ({ ...one, version: 1, seq: 1, alone: 1, said: 2 })))).toEqual(['gone'])
  })

  test('a table whose match has not begun can be followed too', async () => {
    const store = await open()
    await store.addTable(table('one'))
    const known = { table: 'one', version: 0, seq: 0, alone: 0, said: 0 }
    expect(await store.beyond([known])).toEqual([])
    await store.begin('one', snapshot(0), mark(1), [])
    expect(await store.beyond([known])).toEqual(['one'])
  })
}
