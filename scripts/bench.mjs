// `npm run bench`: how fast it is, as `monomyth bench` says it. With `--check` every budget is a test, the race against
// boardgame.io among them: it wants a machine with nothing beside it, so `npm test` leaves it out.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

await import('./ensure.mjs')
const root = fileURLToPath(new URL('..', import.meta.url))
const args = process.argv.slice(2)
const checks = args.includes('--check')
const rest = args.filter((arg) => arg !== '--check')
const program = checks
  ? ['node_modules/vitest/vitest.mjs', 'run', '--project=bench', ...rest]
  : ['--max-semi-space-size=64', 'scripts/monomyth.mjs', 'bench', ...rest]
const env = { ...process.env, ...(checks && { MONOMYTH_BENCH: '1' }) }
process.exit(spawnSync(process.execPath, program, { cwd: root, env, stdio: 'inherit' }).status ?? 1)
