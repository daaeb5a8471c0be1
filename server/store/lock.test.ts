import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { takeLock } from './lock.ts'
import { Child } from './testing/child.ts'

let folder = ''
let file = ''
const children: Child[] = []
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'monomyth-lock-'))
  file = join(folder, 'lock')
})
afterEach(async () => {
  await Promise.all(children.splice(0).map((child) => child.kill()))
  rmSync(folder, { recursive: true })
})
const holder = (at = file, ...how: string[]): Child => {
  const child = new Child(new URL('./testing/holder.ts', import.meta.url), at, ...how)
  children.push(child)
  return child
}
const inUseBy = (pid: number | undefined) =>
  expect.objectContaining({
    code: 'E_DATA_IN_USE',
    message: `E_DATA_IN_USE: process ${pid} has the data folder ${folder} open.`,
  })
const refused = (at = file): Promise<unknown> =>
  takeLock(at).then(
    (release) => release(),
    (error: unknown) => error,
  )
/** Where the kernel has a name, and a process can be asked. */
const onLinux = test.runIf(process.platform === 'linux')
const lockIn = (at = file) => JSON.parse(readFileSync(at, 'utf8'))

test('whoever has the folder keeps it until it lets go', async () => {
  const release = await takeLock(file)
  expect(await refused()).toEqual(inUseBy(process.pid))
  release()
  expect(readdirSync(folder)).toEqual([])
  const again = await takeLock(file)
  again()
  again()
  expect(readdirSync(folder)).toEqual([])
})

test('a second process is refused and told who has it; a dead one has it no longer', async () => {
  const child = holder()
  expect(await child.line()).toBe('held')
  expect(await refused()).toEqual(inUseBy(child.pid))
  await child.kill()
  expect(existsSync(file)).toBe(true)
  const release = await takeLock(file)
  expect(lockIn()).toMatchObject({ pid: process.pid })
  const other = holder()
  expect(await other.line()).toBe(inUseBy(process.pid).sample.message)
  release()
})

test('when several find a dead lock at once, one gets it', async () => {
  const dead = holder()
  await dead.line()
  await dead.kill()
  const heirs = Array.from({ length: 5 }, () => holder())
  const words = await Promise.all(heirs.map((heir) => heir.line()))
  expect(words.filter((word) => word === 'held')).toHaveLength(1)
  expect(words.filter((word) => word?.startsWith('E_DATA_IN_USE'))).toHaveLength(4)
})

onLinux('another process of the same number is another process', async () => {
  const child = holder()
  await child.line()
  const { pid, host } = lockIn()
  writeFileSync(file, JSON.stringify({ pid, host, started: '1' }))
  expect(await refused()).toBeUndefined()
})

onLinux('whoever can be asked has it, whatever number it goes by', async () => {
  const [child, dead] = [holder(), holder(join(folder, 'other'))]
  await Promise.all([child.line(), dead.line()])
  await dead.kill()
  // As from a container, where the same number is another process, or none, or oneself.
  for (const pid of [dead.pid, process.ppid, process.pid]) {
    writeFileSync(file, JSON.stringify({ ...lockIn(), pid, started: '1' }))
    expect(await refused()).toEqual(inUseBy(pid))
  }
})

onLinux('who no longer answers has it no longer, whoever has its number now, and under whatever name', async () => {
  const other = join(folder, 'other')
  const alive = holder(other)
  await alive.line()
  const { pid, started } = lockIn(other)
  for (const claim of [{ pid, started }, { host: 'elsewhere' }]) {
    const dead = holder()
    await dead.line()
    await dead.kill()
    writeFileSync(file, JSON.stringify({ ...lockIn(), ...claim }))
    expect(await refused()).toBeUndefined()
    expect(readdirSync(folder).filter((name) => name.startsWith('lock'))).toEqual([])
  }
})

onLinux('where nobody can be asked it is as with an old lock: name and number count', async () => {
  const child = holder()
  await child.line()
  const lock = lockIn()
  for (const nowhere of [{ boot: '' }, { boot: 'of another' }, { id: '../data' }]) {
    writeFileSync(file, JSON.stringify({ ...lock, ...nowhere }))
    expect(await refused()).toEqual(inUseBy(child.pid))
    writeFileSync(file, JSON.stringify({ ...lock, ...nowhere, started: '1' }))
    expect(await refused()).toBeUndefined()
  }
})

test('a folder with too long a name for a socket is locked all the same', async () => {
  const far = join(folder, 'x'.repeat(100))
  mkdirSync(far)
  const release = await takeLock(join(far, 'lock'))
  expect(readdirSync(far)).toEqual(['lock'])
  expect(await refused(join(far, 'lock'))).toMatchObject({ code: 'E_DATA_IN_USE' })
  const other = holder(join(far, 'lock'))
  expect(await other.line()).toMatch('E_DATA_IN_USE')
  release()
  expect(readdirSync(far)).toEqual([])
})

test('who has it can end all the same', async () => {
  const child = holder(file, 'ends')
  expect([await child.line(), await child.line()]).toEqual(['held', undefined])
  await child.kill()
  expect(await refused()).toBeUndefined()
})

test('of a process on another machine nothing is known but its name', async () => {
  writeFileSync(file, JSON.stringify({ pid: 1, host: 'elsewhere', started: '1' }))
  expect(await refused()).toMatchObject({
    code: 'E_DATA_IN_USE',
    message: expect.stringContaining(`process 1 on elsewhere has the data folder ${folder} open. If that is gone`),
  })
})

test('what is no lock at all is taken over', async () => {
  for (const text of ['', '{', '{}', 'null', JSON.stringify({ pid: 'x', host: hostname() })]) {
    writeFileSync(file, text)
    expect(await refused()).toBeUndefined()
  }
})

test('a lock that was taken away is not given back', async () => {
  const release = await takeLock(file)
  const theirs = JSON.stringify({ pid: 1, host: 'elsewhere', started: '1' })
  writeFileSync(file, theirs)
  release()
  expect(readFileSync(file, 'utf8')).toBe(theirs)
})
