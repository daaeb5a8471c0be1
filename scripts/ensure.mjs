// Makes sure that the dependencies of the lock file are installed. Node built-ins only: it runs before any of them.
// All it prints goes to stderr, because the stdout of a command with --json belongs to the JSON.
import { execSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { alone } from './alone.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Node >= 20.19 is needed (this is ${process.version}).`)
  process.exit(1)
}

// The mark lies inside node_modules, so whatever deletes node_modules deletes it too.
const want = createHash('sha256')
  .update(readFileSync(`${root}package-lock.json`))
  .update(process.version + process.arch)
  .digest('hex')
const mark = `${root}node_modules/.installed`
const isInstalled = () => existsSync(mark) && readFileSync(mark, 'utf8') === want
if (!alone(isInstalled, install)) process.exit(1)

function install() {
  console.error('Installing dependencies (once)...')
  try {
    execSync('npm ci --prefer-offline --no-audit --no-fund --loglevel=error', { cwd: root, stdio: ['ignore', 2, 2] })
  } catch {
    console.error('The dependencies could not be installed: npm ci failed, see above.')
    return false
  }
  writeFileSync(mark, want)
  return true
}
