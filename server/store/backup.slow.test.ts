import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { backup, restore } from './backup.ts'
import { openEmbedded } from './embedded.ts'
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
