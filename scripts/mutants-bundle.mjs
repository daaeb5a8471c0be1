// All quick tests of one part (MONOMYTH_MUTANTS) in one file, with the sources they test: every mutant loads them anew,
// and to load hundreds of files takes longer than to run the tests. Stryker calls it in its copy of the project.
import { readdirSync } from 'node:fs'
import { join, sep } from 'node:path'
import { build } from 'esbuild'
import { ownSources } from './bundle.mjs'

const root = process.cwd()
const home = process.env.MONOMYTH_MUTANTS ?? ''
// The rules of a game answer to their own tests, not to those of its words and board.
const OTHERS = /\.slow\.test\.ts$|(^|[/\\])(node_modules|board|lang|tale|terminal|tutorial)[/\\]/
const tests = readdirSync(join(root, home), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.test.ts') && !OTHERS.test(file))
  // Those of single rules first: they are quicker than those of whole matches, and the first to notice is enough.
  .sort((a, b) => b.split(sep).length - a.split(sep).length || (a < b ? -1 : 1))

await build({
  absWorkingDir: root,
  stdin: {
    contents: [
      "import { describe } from 'vitest'",
      ...tests.map((file) => `describe('${file}', async () => void (await import('./${home}/${file}')))`),
    ].join('\n'),
    resolveDir: root,
  },
  outfile: 'mutants.test.mjs',
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'es2023',
  logLevel: 'warning',
  plugins: [ownSources(copyOf)],
})

/** The copy shares node_modules with the project, whose links lead back to the unchanged sources: so they are found by
 * path.
 * @param {string} name
 */
function copyOf(name) {
  const [, part = '', inside = ''] = name.split('/')
  return join(root, ['engine', 'bots'].includes(part) ? part : `games/${part}`, inside, 'index.ts')
}
