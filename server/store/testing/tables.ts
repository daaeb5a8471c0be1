import { expect, test } from 'vitest'
import type { TableRow } from '../../contract.ts'
import type { Open } from '../../testing/stores.ts'
import { append, free, mark, row, snapshot, table, taken } from './samples.ts'

/** What must hold of tables in every store. */
export function tablesSuite(open: Open): void {
  test('a table comes back as it was added', async () => {
    const store = await open()
    const bare = table('bare', { clock: undefined, open: false, pace: 'days', options: {}, seats: [taken('ann')] })
    const full = table('full', {
      rematch: 'bare',
      carry: { chapter: 2, boon: 'none' },
      onward: { chapter: 3, boon: 'é' },
      seats: [taken('ann'), { ...free, bot: 'greedy', name: 'Wit' }, free],
    })
    await store.addTable(bare)
    await store.addTable(full)
    expect(await store.table('bare')).toStrictEqual(bare)
    expect(await store.table('full')).toStrictEqual(full)
    expect(await store.table('nothing')).toBeUndefined()
    await expect(store.addTable(bare)).rejects.toThrow()
  })

  test('a change is stored whole, with the next version', async () => {
    const store = await open()
    await store.addTable(table('one'))
    const seats = [free, taken('bob'), taken('cid')]
    const change = table('one', { stage: 'over', seats, clock: undefined, onward: { chapter: 2 } })
    expect(await store.changeTable(change)).toBe(true)
    expect(await store.table('one')).toStrictEqual({ ...change, version: 1 })
    expect(await store.changeTable({ ...change, seats: [taken('dee')], version: 1 })).toBe(true)
    expect((await store.table('one'))?.seats).toEqual([taken('dee')])
  })

  test('a change of what somebody else has changed writes nothing', async () => {
    const store = await open()
    await store.addTable(table('one'))
    await store.addTable(table('two'))
    expect(await store.changeTable(table('one', { stage: 'playing' }))).toBe(true)
    expect(await store.changeTable(table('one', { stage: 'over', seats: [taken('bob'), taken('bob')] }))).toBe(false)
    expect(await store.table('one')).toEqual(table('one', { stage: 'playing', version: 1 }))
    expect(await store.table('two')).toEqual(table('two'))
    expect(await store.changeTable(table('nothing'))).toBe(false)
  })

  test('of twenty changes at once one is stored, and all of it', async () => {
    const store = await open()
    await store.addTable(table('one'))
    const change = (i: number) => table('one', { mode: `mode ${i}`, seats: [taken('ann'), taken(`guest ${i}`)] })
    const stored = await Promise.all(Array.from({ length: 20 }, (_, i) => store.changeTable(change(i))))
    expect(stored.filter(Boolean)).toHaveLength(1)
    expect(await store.table('one')).toEqual({ ...change(stored.indexOf(true)), version: 1 })
  })

  test('open tables with a free seat wait, the newest first', async () => {
    const store = await open()
    await store.addTable(table('old', { created: 1 }))
    await store.addTable(table('new', { created: 3 }))
    await store.addTable(table('middle', { created: 2 }))
    await store.addTable(table('closed', { open: false }))
    await store.addTable(table('playing', { stage: 'playing' }))
    await store.addTable(table('full', { seats: [taken('ann'), { ...free, bot: 'greedy' }] }))
    const always = { live: 0, days: 0 }
    expect((await store.waiting(10, always)).map(({ id }) => id)).toEqual(['new', 'middle', 'old'])
    expect(await store.waiting(1, always)).toEqual([table('new', { created: 3 })])
  })

  test('of tables that wait those are found where something changed since, by their pace', async () => {
    const store = await open()
    for (const changed of [10, 20, 30])
      for (const pace of ['live', 'days'] as const)
        await store.addTable(table(`${pace} ${changed}`, { pace, changed, created: changed }))
    const since = async (live: number, days: number) =>
      (await store.waiting(10, { live, days })).map(({ id }) => id).sort()
    expect(await since(20, 30)).toEqual(['days 30', 'live 20', 'live 30'])
    expect(await since(31, 11)).toEqual(['days 20', 'days 30'])
  })

  test('open tables whose match is on are being played, by when it began, the newest first', async () => {
    const store = await open()
    const seats = [taken('ann'), taken('bob')]
    const on = (id: string, change: Partial<TableRow>) => table(id, { stage: 'playing', seats, ...change })
    await store.addTable(on('old', { changed: 1, created: 9 }))
    await store.addTable(on('new', { changed: 3, created: 1 }))
    await store.addTable(on('middle', { changed: 2, created: 5 }))
    await store.addTable(on('closed', { open: false, changed: 4 }))
    await store.addTable(table('waiting', { changed: 5 }))
    await store.addTable(on('over', { stage: 'over', changed: 6 }))
    // Answers do not move a table: when they came may be a secret.
    await store.begin('old', snapshot(0), mark(0, { at: 7 }), [])
    await store.append(append('old', 0, [row('a')], { mark: mark(1, { at: 8 }) }))
    expect((await store.playing(10)).map(({ id }) => id)).toEqual(['new', 'middle', 'old'])
    expect(await store.playing(1)).toEqual([on('new', { changed: 3, created: 1 })])
  })

  test('one’s own tables come by their last change, of table or match', async () => {
    const store = await open()
    await store.addTable(table('one', { changed: 10 }))
    await store.addTable(table('two', { changed: 30 }))
    await store.addTable(table('three', { changed: 20 }))
    await store.addTable(table('of others', { changed: 50, seats: [taken('bob'), free] }))
    await store.begin('one', snapshot(0), mark(0, { at: 20 }), [])
    await store.append(append('one', 0, [row('a')], { mark: mark(1, { at: 40, due: 99 }) }))
    expect(await store.tablesOf('ann')).toStrictEqual([
      { table: table('one', { changed: 10 }), mark: mark(1, { at: 40, due: 99 }) },
      { table: table('two', { changed: 30 }), mark: undefined },
      { table: table('three', { changed: 20 }), mark: undefined },
    ])
    expect(await store.tablesOf('nobody')).toEqual([])
  })

  test('of one’s own tables those not over come first; as many as are asked for', async () => {
    const store = await open()
    await store.addTable(table('over', { stage: 'over', changed: 50 }))
    await store.addTable(table('over before', { stage: 'over', changed: 40 }))
    await store.addTable(table('waits', { stage: 'waiting', changed: 10 }))
    await store.addTable(table('on', { stage: 'playing', changed: 20 }))
    await store.addTable(table('of others', { seats: [taken('bob'), free] }))
    const ids = async (most?: number) => (await store.tablesOf('ann', most)).map(({ table }) => table.id)
    expect(await ids()).toEqual(['on', 'waits', 'over', 'over before'])
    expect(await ids(3)).toEqual(['on', 'waits', 'over'])
    expect(await Promise.all(['ann', 'bob', 'nobody'].map((person) => store.sitsAt(person)))).toEqual([2, 1, 0])
  })

  test('a table that is dropped takes everything with it', async () => {
    const store = await open()
    for (const id of ['one', 'two']) {
      await store.addTable(table(id))
      await store.begin(id, snapshot(0), mark(0, { due: 5 }), [])
      await store.append(append(id, 0, [row('a', 'request')]))
      await store.say(id, { seat: 0, at: 1, said: { phrase: 'hello' } }, 'request')
      await store.invite(id, 1, `invitation to ${id}`)
    }
    expect(await store.dropTable(table('one'))).toBe(true)
    expect(await store.table('one')).toBeUndefined()
    expect(await store.stand('one')).toBeUndefined()
    expect(await store.rows('one', 0)).toEqual([])
    expect(await store.events('one')).toEqual([])
    expect(await store.knows('one', 'request')).toBe(false)
    expect(await store.talk('one', 0)).toEqual([])
    expect(await store.invited('invitation to one')).toBeUndefined()
    expect(await store.append(append('one', 1, [row('b')]))).toBe('stale')
    expect(await store.rows('two', 0)).toEqual([row('a', 'request')])
    expect(await store.invited('invitation to two')).toEqual({ table: 'two', seat: 1 })
  })

  test('a table that somebody else has changed since is not dropped', async () => {
    const store = await open()
    await store.addTable(table('one'))
    await store.changeTable(table('one', { seats: [taken('ann'), taken('bob')] }))
    await store.begin('one', snapshot(0), mark(0), [])
    await store.append(append('one', 0, [row('a')]))
    expect(await store.dropTable(table('one'))).toBe(false)
    expect(await store.dropTable(table('nothing'))).toBe(false)
    expect(await store.rows('one', 0)).toEqual([row('a')])
    expect((await store.table('one'))?.seats).toEqual([taken('ann'), taken('bob')])
  })

  test('an invitation leads to its seat until it is used', async () => {
    const store = await open()
    await store.addTable(table('one'))
    await store.invite('one', 1, 'secret')
    await store.invite('one', 0, 'another')
    expect(await store.invited('secret')).toEqual({ table: 'one', seat: 1 })
    expect(await store.useInvite('secret')).toBe(true)
    expect(await store.useInvite('secret')).toBe(false)
    expect(await store.invited('secret')).toBeUndefined()
    expect(await store.invited('another')).toEqual({ table: 'one', seat: 0 })
    await expect(store.invite('nothing', 0, 'third')).rejects.toThrow()
  })

  test('a second invitation to a seat ends the first', async () => {
    const store = await open()
    await store.addTable(table('one'))
    await store.invite('one', 1, 'first')
    await store.invite('one', 1, 'second')
    expect(await store.invited('first')).toBeUndefined()
    expect(await store.useInvite('first')).toBe(false)
    expect(await store.invited('second')).toEqual({ table: 'one', seat: 1 })
  })

  test('of twenty who use an invitation at once one gets in', async () => {
    const store = await open()
    await store.addTable(table('one'))
    await store.invite('one', 1, 'secret')
    const used = await Promise.all(Array.from({ length: 20 }, () => store.useInvite('secret')))
    expect(used.filter(Boolean)).toHaveLength(1)
  })
}
