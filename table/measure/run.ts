// `npm run measure`: how fast the built table is on a machine four times slower, over whole matches. It takes minutes.
// `--json` prints the figures as JSON. The exit code is 1 where one is over its bar.
import { availableParallelism, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { buildIfStale, TABLE } from '../../scripts/build.mjs'
import { ensureChromium } from '../../scripts/chromium.mjs'
import { serve } from '../../scripts/serve.mjs'
import { figures, isOver, table } from './figures.ts'
import { measure, SLOW_DOWN } from './measure.ts'

const { json } = asked()
if ((loadavg()[0] ?? 0) > availableParallelism() / 2)
  console.error('This machine is busy: what is measured now is worse than it is.')
if (!buildIfStale()) process.exit(1)
const site = await serve({ folder: TABLE, host: '127.0.0.1', port: 0 })
try {
  const notes = await measure(site.addresses[0] ?? '', ensureChromium(), (what) => console.error(what))
  const measured = figures(notes)
  console.log(json ? JSON.stringify({ slowDown: SLOW_DOWN, figures: measured }, undefined, 2) : table(measured))
  process.exitCode = measured.some(isOver) ? 1 : 0
} finally {
  await site.close()
}

function asked(): { readonly json: boolean } {
  try {
    return parseArgs({ options: { json: { type: 'boolean', default: false } } }).values
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\nUsage: npm run measure -- [--json]`)
    return process.exit(2)
  }
}
