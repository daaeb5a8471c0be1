import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { type BenchResult, type Budget, benches } from './index.ts'

// Every budget of the design, as a test. `npm run test:long` measures in full.

const long = process.env.MONOMYTH_LONG === '1'

/**
 * Sizes and counts have no noise at all, and ratios within one process little. But how much a second holds is the
 * affair of the machine, and those that run `npm test` are shared: there, a third of such a budget will do. Two
 * processes measured in turns, each beside whatever else the tests run, differ by a quarter from round to round: half
 * of that budget will do. A change that makes play three times slower still fails; `npm run test:long` asks for all.
 */
const SLACK: { readonly [unit in Budget['unit']]?: number } = long ? {} : { '/s': 3, µs: 3, '× peer': 2 }
const TRIES = 3

// Of servers under load a second is not enough to say anything: online.slow.test.ts looks at what holds all the same.
const names = Object.keys(benches).filter((name) => long || name !== 'online')

test.each(names)(
  '%s is within its budgets',
  async (name) => {
    let broken: string[] = []
    for (let tried = 0; tried < TRIES; tried++) {
      const { budgets } = await measure(name)
      broken = budgets.filter((budget) => !isWithin(budget)).map(said)
      if (broken.length === 0) break
    }
    expect(broken).toEqual([])
  },
  long ? 3_600_000 : 600_000,
)

function isWithin({ kind, value, limit, unit }: Budget): boolean {
  const slack = SLACK[unit] ?? 1
  return kind === 'at least' ? value >= limit / slack : value <= limit * slack
}

const said = ({ name, kind, value, limit, unit }: Budget): string =>
  `${name}: ${value.toPrecision(3)} ${unit}, ${kind} ${limit}`

/** In a process of its own, as the command runs it: Vitest's own modules make every call between files dearer. */
async function measure(name: string): Promise<BenchResult> {
  const script = `
    const { benches } = await import('./bench/index.ts')
    console.log(JSON.stringify(await benches[${JSON.stringify(name)}]({ quick: ${!long} })))
  `
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', './scripts/typescript.mjs', '--input-type=module', '--eval', script],
    { cwd: fileURLToPath(new URL('..', import.meta.url)) },
  )
  return JSON.parse(stdout) as BenchResult
}
