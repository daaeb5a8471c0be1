// One process at a time: two starts at once must not install or build into each other's way. Node built-ins only.
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

// Beside node_modules and not in it: installing deletes that.
const LOCK = fileURLToPath(new URL('../.making', import.meta.url))
/** Nobody makes anything for so long: whoever has that number now is somebody else. */
const LONGEST_MS = 15 * 60_000

/** Does what is to be done, after whoever is at it: `isDone` is asked before, and again after any wait.
 * @param {() => boolean} isDone
 * @param {() => boolean} work says whether it could be done
 */
export function alone(isDone, work, lock = LOCK) {
  if (isDone()) return true
  take(lock)
  try {
    return isDone() || work()
  } finally {
    rmSync(lock, { force: true })
  }
}

/** @param {string} lock */
function take(lock) {
  for (let hasSaid = false; ; ) {
    try {
      return writeFileSync(lock, String(process.pid), { flag: 'wx' })
    } catch (error) {
      if (Object(error).code !== 'EEXIST') throw error
    }
    if (!isHeld(lock)) rmSync(lock, { force: true })
    else {
      if (!hasSaid) console.error('Another process is installing or building here: waiting for it...')
      hasSaid = true
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100)
    }
  }
}

/** By somebody who lives.
 * @param {string} lock
 */
function isHeld(lock) {
  try {
    if (Date.now() - statSync(lock).mtimeMs > LONGEST_MS) return false
    // Signal 0 asks whether there is such a process. Where the number is not written yet: whether there is this one.
    return process.kill(Number(readFileSync(lock, 'utf8')) || process.pid, 0)
  } catch (error) {
    // There is one, of another user.
    return Object(error).code === 'EPERM'
  }
}
