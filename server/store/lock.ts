import { randomUUID } from 'node:crypto'
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { hostname } from 'node:os'
import { dirname } from 'node:path'
import { StoreError } from './errors.ts'

/** Who has the folder open. `started` tells a process from a later one of the same number. */
interface Holder {
  readonly pid: number
  readonly host: string
  readonly started: string
  /** No two are the same. The socket where the holder can be asked is named after it. */
  readonly id: string
  /** The kernel on which it can be asked; empty: nowhere. */
  readonly boot: string
}

/** In milliseconds. */
const SETTLING = 50
/** The name of a socket has no room for more, in bytes; what is beyond it would be cut off. */
const LONGEST = 100
/** Nobody listens there any more, or it is gone. */
const UNANSWERED: readonly unknown[] = ['ECONNREFUSED', 'ENOENT']
const ID = /^[0-9a-f]{8}$/

/** The locks this very process has. */
const held = new Set<string>()

/**
 * Takes the lock file of a folder, or says who has it. One left behind by a process that is no more is taken over.
 * PGlite itself would let two processes write to the same files, and lose what one of them wrote.
 */
export async function takeLock(file: string): Promise<() => void> {
  const id = randomUUID().slice(0, 8)
  // From before there is a lock until after: whoever finds one can ask.
  const line = await listenAt(socketOf(file, id))
  const boot = line === undefined ? '' : kernel()
  const holder: Holder = { pid: process.pid, host: hostname(), started: startOf(process.pid), id, boot }
  const own = JSON.stringify(holder)
  try {
    await take(file, own)
  } catch (error) {
    line?.close()
    throw error
  }
  held.add(file)
  return () => {
    if (held.delete(file) && textOf(file) === own) rmSync(file, { force: true })
    line?.close()
  }
}

async function take(file: string, own: string): Promise<void> {
  while (!isLinked(file, own) || !isStill(file, own)) {
    const there = textOf(file)
    if (there === undefined) continue
    const holder = holderIn(there)
    if (holder !== undefined && (await isAlive(file, holder))) throw inUse(file, holder)
    takeAway(file, there)
    if (holder !== undefined && holder.id !== '') rmSync(socketOf(file, holder.id), { force: true })
  }
}

/** Makes the file with its whole text at once, unless there is one of somebody else. */
function isLinked(file: string, text: string): boolean {
  const aside = `${file}.${randomUUID()}`
  writeFileSync(aside, text, { mode: 0o600 })
  try {
    linkSync(aside, file)
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return textOf(file) === text
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

/**
 * On the same kernel one asks: neither a number nor the name of a machine says which process it is, where each container
 * counts its own. Of a process on another machine nothing is known: it counts as alive.
 */
async function isAlive(file: string, { pid, host, started, id, boot }: Holder): Promise<boolean> {
  if (boot !== '' && boot === kernel()) return isAnswered(socketOf(file, id))
  if (host !== hostname()) return true
  if (pid === process.pid) return held.has(file)
  try {
    process.kill(pid, 0)
  } catch (error) {
    return codeOf(error) !== 'ESRCH'
  }
  return started === startOf(pid)
}

const socketOf = (file: string, id: string): string => `${file}.${id}.sock`
const fits = (path: string): boolean => Buffer.byteLength(path) <= LONGEST

/** Whoever asks there learns that this process lives. It does not live for that; where it cannot be had, undefined. */
function listenAt(path: string): Promise<Server | undefined> {
  if (kernel() === '' || !fits(path)) return Promise.resolve(undefined)
  const server = createServer((line) => line.destroy())
  return new Promise((resolve) => {
    server.on('error', () => resolve(undefined))
    server.listen(path, () => resolve(server.unref()))
  })
}

/** Does anybody listen there? The kernel says so, however busy they are. Who cannot be asked counts as alive. */
function isAnswered(path: string): Promise<boolean> {
  if (!fits(path)) return Promise.resolve(true)
  return new Promise((resolve) => {
    const line = connect(path)
    line.once('connect', () => {
      line.destroy()
      resolve(true)
    })
    line.on('error', (error) => resolve(!UNANSWERED.includes(codeOf(error))))
  })
}

/** Which kernel this is, and since when it runs, where the system says so; else nothing. */
function kernel(): string {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
  } catch {
    return ''
  }
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
    const { pid, host, started, id, boot }: Holder = JSON.parse(text)
    if (!Number.isSafeInteger(pid) || pid <= 0) return undefined
    return { pid, host, started, ...(ID.test(id) ? { id, boot } : { id: '', boot: '' }) }
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
