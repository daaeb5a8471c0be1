import { randomUUID } from 'node:crypto'
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { dirname } from 'node:path'
import { StoreError } from './errors.ts'

/** Who has the folder open. `started` tells a process from a later one of the same number. */
interface Holder {
  readonly pid: number
  readonly host: string
  readonly started: string
}

/** In milliseconds. */
const SETTLING = 50

/** The locks this very process has. */
const held = new Set<string>()

/**
 * Takes the lock file of a folder, or says who has it. One left behind by a process that is no more is taken over.
 * PGlite itself would let two processes write to the same files, and lose what one of them wrote.
 */
export function takeLock(file: string): () => void {
  const own = JSON.stringify({ pid: process.pid, host: hostname(), started: startOf(process.pid) } satisfies Holder)
  while (!isLinked(file, own) || !isStill(file, own)) {
    const there = textOf(file)
    if (there === undefined) continue
    const holder = holderIn(there)
    if (holder !== undefined && isAlive(file, holder)) throw inUse(file, holder)
    takeAway(file, there)
  }
  held.add(file)
  return () => {
    if (held.delete(file) && textOf(file) === own) rmSync(file, { force: true })
  }
}

/** Makes the file with its whole text at once, unless there is one. */
function isLinked(file: string, text: string): boolean {
  const aside = `${file}.${randomUUID()}`
  writeFileSync(aside, text, { mode: 0o600 })
  try {
    linkSync(aside, file)
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  } finally {
    rmSync(aside)
  }
}

/** Somebody who took a dead lock away by a hair too late has put back what was there before: so one looks again. */
function isStill(file: string, own: string): boolean {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, SETTLING)
  return textOf(file) === own
}

/** Takes a dead lock away. Somebody else may just have done so and locked anew: then theirs is put back. */
function takeAway(file: string, dead: string): void {
  const aside = `${file}.${randomUUID()}`
  try {
    renameSync(file, aside)
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return
    throw error
  }
  if (textOf(aside) === dead) rmSync(aside)
  else renameSync(aside, file)
}

/** Of a process on another machine nothing is known: it counts as alive. */
function isAlive(file: string, { pid, host, started }: Holder): boolean {
  if (host !== hostname()) return true
  if (pid === process.pid) return held.has(file)
  try {
    process.kill(pid, 0)
  } catch (error) {
    return codeOf(error) !== 'ESRCH'
  }
  return started === startOf(pid)
}

/** When a process was started, in ticks since the machine was, where the system says so; else nothing. */
function startOf(pid: number): string {
  const stat = textOf(`/proc/${pid}/stat`) ?? ''
  // The name of the program stands in brackets and may hold anything.
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
}

function inUse(file: string, { pid, host }: Holder): StoreError {
  const where = host === hostname() ? '' : ` on ${host}`
  const remedy = where === '' ? '' : ` If that is gone for good, remove ${file}.`
  return new StoreError('E_DATA_IN_USE', `process ${pid}${where} has the data folder ${dirname(file)} open.${remedy}`)
}

function holderIn(text: string): Holder | undefined {
  try {
    const { pid, host, started }: Holder = JSON.parse(text)
    return Number.isSafeInteger(pid) && pid > 0 ? { pid, host, started } : undefined
  } catch {
    return undefined
  }
}

function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (codeOf(error) === 'ENOENT' || codeOf(error) === 'ESRCH') return undefined
    throw error
  }
}

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined)
