import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { alone } from './alone.mjs'

let folder: string
let lock: string
let made: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'monomyth-alone-'))
  lock = join(folder, 'lock')
  made = join(folder, 'made')
})
afterEach(() => rmSync(folder, { recursive: true }))

const isMade = () => existsSync(made)
const make = () => {
  appendFileSync(made, 'made ')
  return true
}

test('what is to be made is made once by as many as begin at once, and the others wait until it is', async () => {
  const program = `
    import { appendFileSync, existsSync } from 'node:fs'
    import { alone } from ${JSON.stringify(new URL('alone.mjs', import.meta.url).href)}
    const [made, lock] = ${JSON.stringify([made, lock])}
    const slowly = () => {
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500)
      appendFileSync(made, 'made ')
      return true
    }
    if (!alone(() => existsSync(made), slowly, lock) || !existsSync(made)) process.exit(1)`
  const run = promisify(execFile)
  await Promise.all(Array.from({ length: 5 }, () => run(process.execPath, ['--input-type=module', '-e', program])))
  expect(readFileSync(made, 'utf8')).toBe('made ')
  expect(existsSync(lock)).toBe(false)
})

test('where it is made already nothing is locked', () => {
  writeFileSync(lock, String(process.pid))
  writeFileSync(made, '')
  expect(alone(isMade, make, lock)).toBe(true)
  expect(readFileSync(made, 'utf8')).toBe('')
})

test('what fails, or throws, is in nobody’s way', () => {
  expect(alone(isMade, () => false, lock)).toBe(false)
  const broken = () => {
    throw new Error('broken')
  }
  expect(() => alone(isMade, broken, lock)).toThrow('broken')
  expect(alone(isMade, make, lock)).toBe(true)
})

test('nor is one that died, or one whose number somebody else has by now', async () => {
  const dead = spawn(process.execPath, ['-e', ''])
  await once(dead, 'exit')
  writeFileSync(lock, String(dead.pid))
  expect(alone(isMade, make, lock)).toBe(true)
  rmSync(made)
  writeFileSync(lock, String(process.pid))
  const longAgo = Date.now() / 1000 - 3600
  utimesSync(lock, longAgo, longAgo)
  expect(alone(isMade, make, lock)).toBe(true)
})
