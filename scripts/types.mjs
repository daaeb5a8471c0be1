// Type-checks every part, each by its own tsconfig: `npm run types`, or `npm run types -- engine bots` for some of them.
// What was learned is kept, so a second run only looks at what changed.
import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
// The longest first: what begins last ends last.
const PROJECTS = [
  'table/tsconfig.json',
  'server/tsconfig.json',
  'bench/tsconfig.json',
  'cli/tsconfig.json',
  'engine/tsconfig.json',
  'engine/tsconfig.test.json',
  'games/heroes-journey/tsconfig.json',
  'games/heroes-journey/tsconfig.test.json',
  'games/call-to-adventure/tsconfig.json',
  'games/call-to-adventure/tsconfig.test.json',
  'bots/tsconfig.json',
  'bots/tsconfig.test.json',
  'wire/tsconfig.json',
  'table/offline/tsconfig.json',
  'lint/tsconfig.json',
]

/** Components are TypeScript too, but only Svelte's own checker reads them. */
const COMPONENTS = 'table/tsconfig.json'

const wanted = process.argv.slice(2)
const queue = PROJECTS.filter((project) => wanted.length === 0 || wanted.some((part) => project.startsWith(part)))
if (queue.length === 0) {
  console.error(`No part is called ${wanted.join(' or ')}.`)
  process.exit(2)
}

let failed = false
async function work() {
  for (let project = queue.shift(); project !== undefined; project = queue.shift()) {
    const { code, output } = await tsc(project)
    if (code === 0) continue
    failed = true
    console.log(`${project}\n${output}`)
  }
}
await Promise.all(Array.from({ length: availableParallelism() }, work))
process.exit(failed ? 1 : 0)

/**
 * @param {string} project
 * @returns {Promise<{ code: number | null, output: string }>}
 */
function tsc(project) {
  const known = `node_modules/.cache/types/${project.replaceAll('/', '-')}.tsbuildinfo`
  const args =
    project === COMPONENTS
      ? ['node_modules/svelte-check/bin/svelte-check', '--tsconfig', project, '--output', 'human', '--fail-on-warnings']
      : ['node_modules/typescript/bin/tsc', '-p', project, '--incremental', '--tsBuildInfoFile', known]
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] })
    let output = ''
    child.stdout.on('data', (chunk) => {
      output += chunk
    })
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, output }))
  })
}
