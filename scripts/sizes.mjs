// `npm run sizes`: what the built table weighs, compressed, against its budgets. The build itself fails over them too.
import { existsSync } from 'node:fs'
import { TABLE } from './build.mjs'

await import('./ensure.mjs')
await import('./typescript.mjs')
const { table, weighed } = await import('../table/build/sizes.ts')

if (!existsSync(`${TABLE}/index.html`)) {
  console.error('There is no built table to weigh. Build it first: npm run build')
  process.exit(1)
}
const weights = weighed(TABLE)
console.log(table(weights))
for (const fault of weights.faults) console.error(fault)
process.exit(weights.faults.length === 0 ? 0 : 1)
