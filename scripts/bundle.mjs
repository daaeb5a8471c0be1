// One file out of many sources: to load hundreds of files one by one takes longer than much of what is then done, and
// calls from one file to another cost a playout a tenth of its time. Kept until one of them changes.
// Use: `await import(await bundled('server/main.ts'))`.
import { randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { isMore, MORE_GAMES, moreFile } from './more-games.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
// Beside the packages, which are not bundled and must be found from there.
const cache = `${root}node_modules/.cache/bundles/`
/** Changes with the way bundles are made, so that none made in another way is used. */
const WAY = 2
const DAY_MS = 86_400_000

// So that what goes wrong is said to have gone wrong in a source.
process.setSourceMapsEnabled(true)

/** The address of the bundle of this source, made first where it is missing or stale.
 * @param {string} source
 * @returns {Promise<string>}
 */
export async function bundled(source) {
  const name = `${source} ${MORE_GAMES}`.trim().replace(/\W/g, '-')
  const folder = freshFolder(name) ?? (await made(source, name))
  return pathToFileURL(`${cache}${folder}/main.js`).href
}

/** The folder of the last bundle, if all it was made of is as it was.
 * @param {string} name
 * @returns {string | undefined}
 */
function freshFolder(name) {
  try {
    const { folder, mark, inputs } = JSON.parse(readFileSync(`${cache}${name}.json`, 'utf8'))
    return mark === markOf(inputs) && statSync(`${cache}${folder}/main.js`).isFile() ? folder : undefined
  } catch {
    return undefined
  }
}

/** What changes when one of these files does.
 * @param {readonly string[]} inputs
 */
const markOf = (inputs) => [WAY, process.version, ...inputs.map(stampOf)].join('\n')

/** @param {string} input */
function stampOf(input) {
  const { mtimeMs, size } = statSync(root + input)
  return `${mtimeMs} ${size}`
}

/** Makes the bundle aside and then says where it is: two starts at once do not get into each other's way.
 * @param {string} source
 * @param {string} name
 */
async function made(source, name) {
  const { build } = await import('esbuild')
  const folder = `${name}-${randomUUID()}`
  const start = Date.now()
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: { main: source },
    outdir: cache + folder,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'es2023',
    sourcemap: true,
    sourcesContent: false,
    metafile: true,
    logLevel: 'warning',
    plugins: [shelf(), ownSources()],
  })
  const inputs = Object.keys(metafile.inputs)
  // What was changed while it was made is perhaps not in it.
  const mark = inputs.some((input) => statSync(root + input).mtimeMs >= start) ? 'stale' : markOf(inputs)
  mkdirSync(cache, { recursive: true })
  const aside = `${cache}${folder}.json`
  writeFileSync(aside, JSON.stringify({ folder, mark, inputs }))
  renameSync(aside, `${cache}${name}.json`)
  forgetOld(folder)
  return folder
}

/** Somebody may be about to load a bundle that has just been replaced; nobody waits for a day.
 * @param {string} folder
 */
function forgetOld(folder) {
  for (const name of readdirSync(cache)) {
    const since = statSync(cache + name, { throwIfNoEntry: false })?.mtimeMs ?? 0
    if (name !== folder && !name.endsWith('.json') && since < Date.now() - DAY_MS)
      rmSync(cache + name, { recursive: true, force: true })
  }
}

/** The part of a manifest that is at hand at once where games are only played: rules lie in one file with the engine. */
const RULES = /await import\('(\.\/game\.ts)'\)/
/** The parts of a manifest that no bundle for Node holds. */
const SHOWN = /^\.\/(board|rulebook|tutorial)\//

/** The games as programs read them: with their rules, without what a page shows.
 * @returns {import('esbuild').Plugin}
 */
const shelf = () => ({
  name: 'shelf',
  setup(build) {
    build.onResolve({ filter: /^\.\/more\.ts$/ }, ({ path, importer }) =>
      isMore(path, importer) ? { path: moreFile } : undefined,
    )
    build.onResolve({ filter: SHOWN }, ({ path, kind, importer }) =>
      kind === 'dynamic-import' && importer.endsWith('/manifest.ts') ? { path, external: true } : undefined,
    )
    build.onLoad({ filter: /\/manifest\.ts$/ }, ({ path }) => {
      const text = readFileSync(path, 'utf8')
      const contents = text.replace(RULES, 'rules')
      return { contents: contents === text ? text : `import * as rules from './game.ts'\n${contents}`, loader: 'ts' }
    })
  },
})

/** Packages stay outside; a source that asks where it lies is told where it lay.
 * @param {(name: string) => string | undefined} [fileOf] where a package of ours lies, if not where Node finds it
 * @returns {import('esbuild').Plugin}
 */
export const ownSources = (fileOf = () => undefined) => ({
  name: 'own-sources',
  setup(build) {
    build.onResolve({ filter: /^[^./]/ }, ({ path, kind }) => {
      if (kind === 'entry-point') return undefined
      if (!path.startsWith('@monomyth/')) return { path, external: true }
      const file = fileOf(path)
      return file === undefined ? undefined : { path: file }
    })
    build.onLoad({ filter: /\.(ts|mjs)$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8').replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href)),
      loader: path.endsWith('.ts') ? 'ts' : 'js',
    }))
  },
})
