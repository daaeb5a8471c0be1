import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
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
const holder = (): Child => {
  const child = new Child(new URL('./testing/holder.ts', import.meta.url), file)
  children.push(child)
  return child
}
const inUseBy = (pid: number | undefined) =>
  expect.objectContaining({
    code: 'E_DATA_IN_USE',
    message: `E_DATA_IN_USE: process ${pid} has the data folder ${folder} open.`,
  })
const thrown = (work: () => void): unknown => {
  try {
    work()
    return undefined
  } catch (error) {
    return error
  }
}

test('whoever has the folder keeps it until it lets go', () => {
  const release = takeLock(file)
  expect(thrown(() => takeLock(file))).toEqual(inUseBy(process.pid))
  release()
  expect(existsSync(file)).toBe(false)
  takeLock(file)()
})

test('a second process is refused and told who has it; a dead one has it no longer', async () => {
  const child = holder()
  expect(await child.line()).toBe('held')
  expect(thrown(() => takeLock(file))).toEqual(inUseBy(child.pid))
  await child.kill()
  expect(existsSync(file)).toBe(true)
  const release = takeLock(file)
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ pid: process.pid })
  const other = holder()
  expect(await other.line()).toBe(inUseBy(process.pid).sample.message)
  release()
})

test('when several find a dead lock at once, one gets it', async () => {
  const dead = holder()
  await dead.line()
  await dead.kill()
  const heirs = Array.from({ length: 5 }, holder)
  const words = await Promise.all(heirs.map((heir) => heir.line()))
  expect(words.filter((word) => word === 'held')).toHaveLength(1)
  expect(words.filter((word) => word?.startsWith('E_DATA_IN_USE'))).toHaveLength(4)
})

test.runIf(process.platform === 'linux')('another process of the same number is another process', async () => {
  const child = holder()
  await child.line()
  const { pid, host } = JSON.parse(readFileSync(file, 'utf8'))
  writeFileSync(file, JSON.stringify({ pid, host, started: '1' }))
  takeLock(file)()
})

test('of a process on another machine nothing is known but its name', () => {
  writeFileSync(file, JSON.stringify({ pid: 1, host: 'elsewhere', started: '1' }))
  expect(thrown(() => takeLock(file))).toMatchObject({
    code: 'E_DATA_IN_USE',
    message: expect.stringContaining(`process 1 on elsewhere has the data folder ${folder} open. If that is gone`),
  })
})

test('what is no lock at all is taken over', () => {
  for (const text of ['', '{', '{}', 'null', JSON.stringify({ pid: 'x', host: hostname() })]) {
    writeFileSync(file, text)
    takeLock(file)()
  }
})

test('a lock that was taken away is not given back', () => {
  const release = takeLock(file)
  const theirs = JSON.stringify({ pid: 1, host: 'elsewhere', started: '1' })
  writeFileSync(file, theirs)
  release()
  expect(readFileSync(file, 'utf8')).toBe(theirs)
})
