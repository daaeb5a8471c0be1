// Mutation testing, part by part: `node scripts/mutants.mjs [engine|games] [file…]`. Without a part, both.
// Each part is judged by its own tests alone, and must notice at least 80 % of its mutants.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const PARTS = {
  engine: ['engine/**/*.ts', '!**/*.test.ts', '!**/testing/**'],
  // Stryker splits its list at every comma, so braces would be torn apart.
  games: ['rules', 'steps', 'effects']
    .map((part) => `games/*/${part}/**/*.ts`)
    .concat('!**/*.test.ts', '!**/testing/**'),
}

const root = fileURLToPath(new URL('..', import.meta.url))
const [wanted, ...files] = process.argv.slice(2)
if (wanted !== undefined && !(wanted in PARTS)) {
  console.error(`${wanted} is no part; there are ${Object.keys(PARTS).join(' and ')}.`)
  process.exit(2)
}

let failed = false
for (const [part, mutate] of Object.entries(PARTS)) {
  if (wanted !== undefined && wanted !== part) continue
  const chosen = files.length > 0 ? files : mutate
  console.log(`Mutants of ${part}`)
  const { status } = spawnSync('stryker', ['run', '--mutate', chosen.join(',')], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, MONOMYTH_MUTANTS: part },
  })
  failed ||= status !== 0
}
process.exitCode = failed ? 1 : 0
