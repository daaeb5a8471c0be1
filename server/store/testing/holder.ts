import { takeLock } from '../lock.ts'

/** Takes a lock file, says whether it got it, and stays until it is killed. */
try {
  takeLock(process.argv[2] ?? '')
  console.log('held')
} catch (error) {
  console.log(error instanceof Error ? error.message : error)
}
setInterval(() => {}, 60_000)
