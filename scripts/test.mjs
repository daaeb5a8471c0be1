// `npm test`: installs what is missing, then the build, every test, and every check beside them: slow tests mostly wait.
// `--quick` (`npm run test:quick`): types, lint and the quick tests. `--long` runs the bars in full, and the benches.
// Other arguments go on to vitest (`npm test -- engine/chance`). The last line is `N passed, N failed`.
import { spawn } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

await import('./ensure.mjs')
const { ensureChromium } = await import('./chromium.mjs')
const { buildIfStale } = await import('./build.mjs')

const root = fileURLToPath(new URL('..', import.meta.url))
const results = `${root}node_modules/.cache/test-results.json`
const OWN = ['--long', '--quick']
const args = process.argv.slice(2)
const isQuick = args.includes('--quick')
const env = { ...process.env }
if (args.includes('--long')) env.MONOMYTH_LONG = '1'

if (!isQuick)
  try {
    env.CHROMIUM = ensureChromium()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }

// Before any test that opens the table, so that they need not wait for each other to build it.
const built = isQuick || buildIfStale()
rmSync(results, { force: true })
const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=json']
const [tested, checked] = await Promise.all([
  run(process.execPath, [
    ...vitest,
    `--outputFile.json=${results}`,
    ...(isQuick ? ['--project=quick'] : []),
    ...args.filter((arg) => !OWN.includes(arg)),
  ]),
  run(process.execPath, ['scripts/check.mjs', ...(isQuick ? ['types', 'lint'] : [])]),
])

const { passed, failed } = count()
if (!checked) console.log('The checks failed, see above (npm run check).')
if (!built) console.log('The table could not be built, see above (npm run build).')
if (!tested && failed === 0) console.log('Vitest failed outside a test, see above.')
// A failed check or build, or a failure outside every test, is one failure more: the line must never look green when it
// is not.
const others = [!checked, !built, !tested && failed === 0].filter(Boolean).length
console.log(`${passed} passed, ${failed + others} failed`)
process.exit(failed + others === 0 && tested ? 0 : 1)

/**
 * @param {string} command
 * @param {string[]} args
 * @returns {Promise<boolean>} whether it went well
 */
function run(command, args) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, env, stdio: 'inherit' })
    child.on('error', reject)
    child.on('close', (code) => resolve(code === 0))
  })
}

/** The tests that passed and failed; a file that did not even load counts as one that failed. */
function count() {
  try {
    const { numPassedTests, testResults } = JSON.parse(readFileSync(results, 'utf8'))
    let failed = 0
    for (const file of testResults) {
      const tests = file.assertionResults.filter(
        (/** @type {{ status: string }} */ test) => test.status === 'failed',
      ).length
      failed += tests === 0 && file.status === 'failed' ? 1 : tests
    }
    return { passed: Number(numPassedTests), failed }
  } catch {
    return { passed: 0, failed: 0 }
  }
}
