import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sharedPostgres } from '../testing/postgres.ts'
import { backup, restore } from './backup.ts'
import { openEmbedded } from './embedded.ts'
import { openPostgres } from './postgres.ts'
import './testing/baseline.ts'
import { append, mark, person, row, snapshot, table } from './testing/samples.ts'

/** A machine with much else to do takes long to start a database. */
const PATIENCE = { timeout: 600_000 }

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'monomyth-backup-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

test('a backup holds everything, and is made and restored while no server runs', PATIENCE, async () => {
  const [from, to, file] = [join(folder, 'from'), join(folder, 'to'), join(folder, 'backup')]
  const store = await openEmbedded(from)
  await store.addPerson(person('ann'), 'token')
  await store.addTable(table('one'))
  await store.begin('one', snapshot(0), mark(0), [])
  await store.append(append('one', 0, [row('a', 'request')], { snapshot: snapshot(1) }))
  await expect(backup(from, file)).rejects.toMatchObject({ code: 'E_DATA_IN_USE' })
  expect(existsSync(file)).toBe(false)
  await store.close()

  await backup(from, file)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  await expect(restore(file, from)).rejects.toMatchObject({ code: 'E_NOT_EMPTY' })
  await restore(file, to)
  const restored = await openEmbedded(to)
  expect(await restored.personOf('token')).toEqual(person('ann'))
  expect(await restored.stand('one')).toEqual({ mark: mark(1), snapshot: snapshot(1), log: [] })
  expect(await restored.rows('one', 0)).toEqual([row('a', 'request')])
  await restored.close()
})

test('what is no whole backup makes no data', PATIENCE, async () => {
  const [to, file, whole] = [join(folder, 'nowhere'), join(folder, 'bad'), readFileSync(join(folder, 'backup'))]
  for (const bytes of [
    Buffer.from('no backup'),
    whole.subarray(0, whole.length / 2),
    gzipSync('nothing of a backup'),
  ]) {
    writeFileSync(file, bytes)
    await expect(restore(file, to)).rejects.toMatchObject({ code: 'E_BAD_BACKUP' })
    expect(existsSync(to) ? readdirSync(to) : []).toEqual([])
  }
})

test('a backup is not restored over anything else', async () => {
  const to = join(folder, 'others')
  mkdirSync(join(to, 'data'), { recursive: true })
  writeFileSync(join(to, 'data', 'diary'), 'mine')
  for (const file of ['backup', 'bad']) await expect(restore(join(folder, file), to)).rejects.toThrow()
  expect(readFileSync(join(to, 'data', 'diary'), 'utf8')).toBe('mine')
})

test('of nothing there is no backup', async () => {
  await expect(backup(join(folder, 'empty'), join(folder, 'file'))).rejects.toMatchObject({ code: 'E_NO_DATA' })
  expect(existsSync(join(folder, 'empty'))).toBe(false)
})

const run = promisify(execFile)

/** Where a server has its programs. */
async function programsOf(database: string): Promise<string> {
  const client = new pg.Client(database)
  await client.connect()
  const { rows } = await client.query(`select setting from pg_config where name = 'BINDIR'`)
  await client.end()
  return rows[0].setting
}

test('PostgreSQL’s own tools dump what is stored while it is played on, and restore it', PATIENCE, async ({ skip }) => {
  const postgres = await sharedPostgres()
  const [from, to, file] = [await postgres.database(), await postgres.database(), join(folder, 'dump')]
  const programs = await programsOf(from)
  // The one of npm comes with nothing but the server.
  if (!existsSync(join(programs, 'pg_dump'))) skip(`no pg_dump in ${programs}: docs/backup.md was not tried here`)
  const store = await openPostgres(from)
  await store.addPerson(person('ann'), 'token')
  await store.addTable(table('one'))
  await store.begin('one', snapshot(0), mark(0), [])
  await store.append(append('one', 0, [row('a', 'request')], { snapshot: snapshot(1) }))
  const key = await store.setting('key', () => 'made once')
  const dumped = { isOver: false }
  const dumping = run(join(programs, 'pg_dump'), ['--format=custom', `--file=${file}`, from]).finally(() => {
    dumped.isOver = true
  })
  let seq = 1
  for (; !dumped.isOver; seq++) await store.append(append('one', seq, [row(`${seq}`, `${seq}`)]))
  await dumping
  const all = await store.rows('one', 0)
  await store.close()

  await run(join(programs, 'pg_restore'), [`--dbname=${to}`, file])
  const restored = await openPostgres(to)
  expect(await restored.personOf('token')).toEqual(person('ann'))
  expect(await restored.table('one')).toEqual(table('one'))
  expect(await restored.setting('key', () => 'made anew')).toBe(key)
  // One moment: as many entries as it says there are, and those are the first.
  const stand = await restored.stand('one')
  const rows = await restored.rows('one', 0)
  expect(all.length).toBe(seq)
  expect(rows).toEqual(all.slice(0, stand?.mark.seq))
  expect(stand?.log).toEqual(rows.slice(1).map(({ entry }) => entry))
  expect(rows.length).toBeGreaterThan(0)
  // And it goes on from there.
  expect(await restored.append(append('one', rows.length, [row('next')]))).toBe('stored')
  await restored.close()
})
