import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

/** The appender on a disk whose `fsync` fails once, with the code given, counted from the line `found`. */
const [, code = 'EIO', after = '1'] = process.argv.slice(2)
const { fsyncSync, writeSync } = fs
let left = Number.POSITIVE_INFINITY
fs.fsyncSync = (fd) => {
  left -= 1
  if (left === 0) throw Object.assign(new Error(code), { code })
  fsyncSync(fd)
}
fs.writeSync = ((...args: Parameters<typeof writeSync>) => {
  if (args[0] === 1 && left === Number.POSITIVE_INFINITY) left = Number(after)
  return writeSync(...args)
}) as typeof writeSync
syncBuiltinESMExports()
await import('./appender.ts')
