// Mutation testing, part by part: `node scripts/mutants.mjs [engine|<game>] [file…]`. Without a part, all.
// Each part is judged by its own tests alone, and must notice at least 80 % of its mutants.
import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const UNTESTED = ['!**/*.test.ts', '!**/testing/**']
/**
 * Stryker splits its list at every comma, so braces would be torn apart.
 * @param {string} home
 */
const rulesOf = (home) => ['rules', 'steps', 'effects'].map((part) => `${home}/${part}/**/*.ts`)

/** Where each part lives, and what of it is mutated. */
const PARTS = {
  engine: { home: 'engine', mutate: ['engine/**/*.ts'] },
  ...Object.fromEntries(
    readdirSync(`${root}games`, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name: id }) => [id, { home: `games/${id}`, mutate: rulesOf(`games/${id}`) }]),
  ),
}

const [wanted, ...files] = process.argv.slice(2)
if (wanted !== undefined && !(wanted in PARTS)) {
  console.error(`${wanted} is no part; there are ${Object.keys(PARTS).join(', ')}.`)
  process.exit(2)
}

let failed = false
for (const [part, { home, mutate }] of Object.entries(PARTS)) {
  if (wanted !== undefined && wanted !== part) continue
  const chosen = files.length > 0 ? files : [...mutate, ...UNTESTED]
  console.log(`Mutants of ${part}`)
  const { status } = spawnSync('stryker', ['run', '--mutate', chosen.join(',')], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, MONOMYTH_MUTANTS: home },
  })
  failed ||= status !== 0
}
process.exitCode = failed ? 1 : 0
