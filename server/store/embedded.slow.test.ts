import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { randomOf, seed } from '../testing/seed.ts'
import { openEmbedded, openFolder, tend } from './embedded.ts'
import { SyncedFolder } from './synced-folder.ts'
import './testing/baseline.ts'
import { Child } from './testing/child.ts'
import { append, mark, person, row, snapshot, table } from './testing/samples.ts'

const isLong = process.env.MONOMYTH_LONG === '1'
/** A machine with much else to do takes long to start a database. */
const PATIENCE = { timeout: isLong ? 3_600_000 : 600_000 }
const appender = new URL('./testing/appender.ts', import.meta.url)
const failing = new URL('./testing/failing-disk.ts', import.meta.url)
const KILLS = isLong ? 50 : 2

const syncs = vi.hoisted(() => ({ count: 0 }))
vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>()
  const fsyncSync = (fd: number): void => {
    syncs.count += 1
    fs.fsyncSync(fd)
  }
  return { ...fs, fsyncSync }
})

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'monomyth-data-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('what is stored in a folder is on the disk, and there when it is opened again', PATIENCE, async () => {
  const data = join(folder, 'a', 'new one')
  const store = await openEmbedded(data)
  await expect(openEmbedded(data)).rejects.toMatchObject({ code: 'E_DATA_IN_USE' })
  await store.addPerson(person('ann'), 'token')
  await store.addTable(table('one'))
  await store.begin('one', snapshot(0), mark(0), [])
  const before = syncs.count
  await store.append(append('one', 0, [row('a')], { mark: mark(1, { due: 5 }) }))
  expect(syncs.count).toBeGreaterThan(before)
  await store.close()
  const again = await openEmbedded(data)
  expect(await again.personOf('token')).toEqual(person('ann'))
  expect(await again.stand('one')).toEqual({
    mark: mark(1, { due: 5 }),
    snapshot: snapshot(0),
    log: [row('a').entry],
  })
  await again.close()
  expect(existsSync(join(data, 'lock'))).toBe(false)
})

test('a new folder is on the disk before anything can be stored in it', PATIENCE, async () => {
  let isSynced = false
  const { syncAll } = SyncedFolder.prototype
  const spy = vi.spyOn(SyncedFolder.prototype, 'syncAll').mockImplementation(async function (this: SyncedFolder) {
    expect(existsSync(join(folder, 'unfinished'))).toBe(true)
    await syncAll.call(this)
    isSynced = true
  })
  const store = await openEmbedded(folder)
  expect(isSynced).toBe(true)
  spy.mockRestore()
  await store.close()
})

test('what would be written anew after a crash stays little, however much is written', PATIENCE, async () => {
  const { db, release } = await openFolder(folder)
  const redo = async (): Promise<string> =>
    (await sql<{ at: string }>`select redo_lsn::text as at from pg_control_checkpoint()`.execute(db)).rows[0]?.at ?? ''
  const first = await redo()
  await sql`create table much (text text)`.execute(db)
  await sql`insert into much select repeat(md5(n::text), 30) from generate_series(1, 2000) as n`.execute(db)
  await tend(db, false)
  expect(await redo()).toBe(first)
  await tend(db, false, 1024 * 1024)
  const second = await redo()
  expect(second).not.toBe(first)
  await tend(db, true, 1024 * 1024)
  expect(await redo()).toBe(second)
  await db.destroy()
  release()
})

test('a folder whose making was broken off is made anew', PATIENCE, async () => {
  mkdirSync(join(folder, 'data'))
  writeFileSync(join(folder, 'data', 'PG_VERSION'), '18')
  writeFileSync(join(folder, 'unfinished'), '')
  const store = await openEmbedded(folder)
  expect(await store.waiting(1, { live: 0, days: 0 })).toEqual([])
  await store.close()
  expect(existsSync(join(folder, 'unfinished'))).toBe(false)
})

test('what is no database and was not begun by us is left alone', async () => {
  mkdirSync(join(folder, 'data'))
  writeFileSync(join(folder, 'data', 'diary'), 'mine')
  await expect(openEmbedded(folder)).rejects.toMatchObject({ code: 'E_NOT_EMPTY' })
  expect(readFileSync(join(folder, 'data', 'diary'), 'utf8')).toBe('mine')
  expect(existsSync(join(folder, 'lock'))).toBe(false)
})

test(`no acknowledged answer is lost when the process is killed, ${KILLS} times, seed ${seed}`, PATIENCE, async () => {
  const acknowledged = new Map<string, number>([...'abc'].map((id) => [id, 0]))
  const random = randomOf('kills')
  for (let kill = 0; kill < KILLS; kill++) {
    const child = new Child(appender, folder)
    compare(await child.line(), child)
    await listen(child, 3 + Math.floor(random() * 60))
    await child.kill()
    // What it said before it died counts.
    await listen(child, Number.POSITIVE_INFINITY)
  }
  const last = new Child(appender, folder)
  compare(await last.line(), last)
  await last.kill()

  /** One answer of each match may have been stored and not yet acknowledged. */
  function compare(line: string | undefined, child: Child): void {
    const found = line?.split(' ').slice(1).map(Number) ?? []
    expect(found, child.trouble).toHaveLength(3)
    for (const [i, [id, seq]] of [...acknowledged].entries()) {
      expect(found[i]).toBeGreaterThanOrEqual(seq)
      expect(found[i]).toBeLessThanOrEqual(seq + 1)
      acknowledged.set(id, found[i] ?? 0)
    }
  }

  async function listen(child: Child, most: number): Promise<void> {
    for (let heard = 0; heard < most; heard++) {
      const line = await child.line()
      if (line === undefined) return
      const [id = '', seq] = line.split(' ')
      acknowledged.set(id, Number(seq))
    }
  }
})

test('a disk that fails ends the process with 1, and loses no answer', { timeout: 120_000 }, async () => {
  const child = new Child(failing, folder, 'EIO', '20')
  const acknowledged = new Map<string, number>()
  for (let line = await child.line(); line !== undefined; line = await child.line()) {
    const [id = '', seq] = line.split(' ')
    if (id !== 'found') acknowledged.set(id, Number(seq))
  }
  expect(await child.exited(5_000)).toBe(1)
  expect(child.trouble).toContain('"level":"fatal"')
  expect(acknowledged.size).toBe(3)
  const next = new Child(appender, folder)
  const found = (await next.line())?.split(' ').slice(1).map(Number) ?? []
  await next.kill()
  for (const [i, id] of [...'abc'].entries()) expect(found[i]).toBeGreaterThanOrEqual(acknowledged.get(id) ?? 0)
})
