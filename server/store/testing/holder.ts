import { takeLock } from '../lock.ts'

/** Takes a lock file, says whether it got it, and stays until it is killed, or `ends` by itself. */
try {
  await takeLock(process.argv[2] ?? '')
  console.log('held')
} catch (error) {
  console.log(error instanceof Error ? error.message : error)
}
if (process.argv[3] !== 'ends') setInterval(() => {}, 60_000)
