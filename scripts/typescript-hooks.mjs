// Module hooks: .ts to JavaScript by esbuild, one file at a time.
// Why not tsx: it keeps the names of inner functions by wrapping each of them, each time it is created. That costs
// about 0.4 µs a closure, which is more than a whole decision in a playout.
import { createHash, randomUUID } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const cache = fileURLToPath(new URL('../node_modules/.cache/typescript/', import.meta.url))
const options = /** @type {const} */ ({
  loader: 'ts',
  target: 'es2023',
  sourcemap: 'inline',
  sourcesContent: false,
  tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: true } },
})
mkdirSync(cache, { recursive: true })

/** @type {import('node:module').LoadHook} */
export async function load(url, context, next) {
  if (!url.startsWith('file:') || !url.endsWith('.ts')) return next(url, context)
  const path = fileURLToPath(url)
  const text = readFileSync(path, 'utf8')
  return { format: 'module', source: await compiled(path, text), shortCircuit: true }
}

/** The JavaScript of a source; kept by what it was made of, so that a second start does not wake esbuild at all.
 * @param {string} path
 * @param {string} text
 */
async function compiled(path, text) {
  const file = `${cache}${createHash('sha256')
    .update(JSON.stringify([path, options, text]))
    .digest('hex')}.js`
  try {
    return readFileSync(file, 'utf8')
  } catch {
    const { transform } = await import('esbuild')
    const { code } = await transform(text, { ...options, sourcefile: path })
    // Written aside and renamed: two processes, or two threads of one, may compile the same file at once.
    const aside = `${file}.${randomUUID()}`
    writeFileSync(aside, code)
    renameSync(aside, file)
    return code
  }
}
