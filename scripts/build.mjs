// `npm run build`: builds the table into table/dist. `buildIfStale` does so only where its sources changed.
import { spawnSync } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { alone } from './alone.mjs'
import { MORE_GAMES, moreFile } from './more-games.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Where the built table lies; a test build lies apart. */
export const TABLE = MORE_GAMES === '' ? `${root}table/dist` : `${root}node_modules/.cache/table-with-more`
// Inside the folder, so whatever deletes or builds that folder by another way deletes the mark too.
const mark = `${TABLE}/.built`

const SOURCES = [
  'engine',
  'games',
  'bots',
  'wire',
  'ui',
  'table',
  'package-lock.json',
  'tsconfig.base.json',
  'scripts/build.mjs',
  'scripts/more-games.mjs',
]
// Nothing of these is built into the page.
const IGNORED = /^(node_modules|dist|testing|browser|measure|matches|\..*|.*\.test\.ts|.*\.snapshot\.md)$/

export const buildIfStale = () =>
  alone(isFresh, () => {
    console.error('Building the table...')
    return build('warn')
  })

function isFresh() {
  const isSame = existsSync(mark) && readFileSync(mark, 'utf8') === fingerprint()
  return isSame && existsSync(`${TABLE}/index.html`)
}

/** Built aside and then put in place: a build that fails leaves the last good one as it was.
 * @param {'info' | 'warn'} level
 */
function build(level) {
  const aside = `${root}node_modules/.cache/table-${randomUUID()}`
  // Taken before: what is changed while the build runs must be built again.
  const made = fingerprint()
  const vite = [`${root}node_modules/vite/bin/vite.js`, 'build', 'table', '--outDir', aside, '--emptyOutDir']
  const { status } = spawnSync(process.execPath, [...vite, '--logLevel', level], {
    cwd: root,
    // Its output is no answer to anything, so it goes to stderr.
    stdio: ['ignore', 2, 2],
    // Whoever asks for it, tests too: what people get is built.
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (status === 0) {
    rmSync(TABLE, { recursive: true, force: true })
    renameSync(aside, TABLE)
    writeFileSync(mark, made)
  } else rmSync(aside, { recursive: true, force: true })
  return status === 0
}

/** Changes when a source is changed, added or deleted. */
function fingerprint() {
  const hash = createHash('sha256').update(process.version).update(MORE_GAMES).update(readFileSync(moreFile))
  for (const source of SOURCES) for (const file of filesIn(source)) hash.update(file)
  return hash.digest('hex')
}

/** Every file below, with its time and size.
 * @param {string} path
 * @returns {string[]}
 */
function filesIn(path) {
  const about = statSync(root + path)
  if (!about.isDirectory()) return [`${path} ${about.mtimeMs} ${about.size}\n`]
  const names = readdirSync(root + path).filter((name) => !IGNORED.test(name))
  return names.sort().flatMap((name) => filesIn(`${path}/${name}`))
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await import('./ensure.mjs')
  const isBuilt = alone(
    () => false,
    () => build('info'),
  )
  process.exit(isBuilt ? 0 : 1)
}
