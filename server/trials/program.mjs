// One node in a process of its own, as scripts/start.mjs runs it, without building the page first. Whoever started it
// may ask how it is doing; it never lives longer than they do.
import { readdirSync } from 'node:fs'
import { findSourceMap } from 'node:module'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { bundled } from '../../scripts/bundle.mjs'

/** Milliseconds between two looks at the event loop: they are counted as delay, and taken off again. */
const LOOK = 2
const loop = monitorEventLoopDelay({ resolution: LOOK })

const bundle = await bundled('server/main.ts')
/** @type {typeof import('../main.ts')} */
const { serve } = await import(bundle)
const server = await serve(JSON.parse(process.argv[2] ?? '{}'))
// Where its sources are is read at the first error, whenever that is, and would look like eight megabytes kept.
for (const name of readdirSync(new URL('.', bundle))) findSourceMap(new URL(name, bundle).href)
process.on('uncaughtException', (error) => {
  server.fault(error)
  process.exit(1)
})
/** @type {Promise<void> | undefined} */
let ending
process.on('SIGTERM', () => (ending ??= server.close().then(() => process.exit(0))))
process.on('disconnect', () => process.exit(1))
process.on('message', (/** @type {{ ask: 'figures' | 'watch' | 'delay' | 'cpu', n: number }} */ { ask, n }) => {
  if (ask === 'watch') {
    loop.enable()
    loop.reset()
  }
  process.send?.({ n, cpu: cpu(), loopDelay: loopDelay(), ...(ask === 'figures' && memory()) })
})
loop.enable()
process.send?.({ n: 0, port: server.port })

function loopDelay() {
  const delay = (/** @type {number} */ quantile) => Math.max(0, loop.percentile(quantile) / 1e6 - LOOK)
  return { p50: delay(50), p99: delay(99), most: Math.max(0, loop.max / 1e6 - LOOK) }
}

/** Whoever asks for it disturbs: with the garbage goes some of what the compiler has learnt. */
function memory() {
  // Twice: what is finalised in the first is only let go of in the second.
  globalThis.gc?.()
  globalThis.gc?.()
  const { heapUsed, external, rss } = process.memoryUsage()
  return { memory: heapUsed + external, rss }
}

/** Seconds of processor time. */
function cpu() {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}
