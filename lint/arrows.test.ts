import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const trees: string[] = []
afterEach(() => {
  for (const tree of trees.splice(0)) rmSync(tree, { recursive: true, force: true })
})

/** A small project with our folders, all arrows in order. */
const SOUND: Readonly<Record<string, string>> = {
  'package.json': '{ "type": "module" }',
  'engine/package.json': '{ "name": "@monomyth/engine", "exports": { ".": "./index.ts" } }',
  'engine/index.ts': "export { roll } from './chance.ts'",
  'engine/chance.ts': 'export const roll = 4',
  'engine/chance.test.ts': "import 'node:fs'\nimport './chance.ts'",
  'games/one/index.ts': "export { roll as one } from '@monomyth/engine'",
  'games/one/manifest.ts': "import './board/box.ts'\nexport const game = () => import('./index.ts')",
  'games/one/board/box.ts': 'export const box = 1',
  'games/shelf.ts': "import './one/manifest.ts'",
  'games/two/index.ts': 'export const two = 2',
  'bots/index.ts': "export { roll as bot } from '@monomyth/engine'",
  'bots/index.test.ts': "import './index.ts'\nimport '../games/one/index.ts'",
  'cli/main.ts': "import 'node:fs'\nimport '../bots/index.ts'\nimport '../games/shelf.ts'\nimport '../bench/index.ts'",
  'bench/index.ts': "import '../games/one/index.ts'",
  'server/index.ts': 'export const server = 1',
  'node_modules/svelte/package.json': '{ "name": "svelte", "exports": { ".": "./index.js", "./*": "./index.js" } }',
  'node_modules/svelte/index.js': 'export const onMount = 1',
  'ui/package.json': '{ "name": "@monomyth/ui", "exports": { ".": "./index.ts" } }',
  'ui/index.ts':
    "import type { roll } from '@monomyth/engine'\nexport { default as Die } from './Die.svelte'\nexport type Roll = typeof roll",
  'ui/Die.svelte': '<script lang="ts">\nconst { spots }: { spots: number } = $props()\n</script>\n<b>{spots}</b>',
  'games/one/board/index.ts': "export { default as Board } from './Board.svelte'\nimport '../tutorial/index.ts'",
  'games/one/board/Board.svelte':
    "<script lang=\"ts\">\nimport { roll } from '@monomyth/engine'\nimport { Die } from '@monomyth/ui'\nimport { one } from '../index.ts'\n</script>\n<Die spots={roll + one} />",
  'games/one/tutorial/index.ts':
    "import type { Roll } from '@monomyth/ui'\nimport '../index.ts'\nexport type Lesson = Roll",
  'table/main.ts':
    "import '@monomyth/engine'\nimport '@monomyth/ui'\nimport '../bots/index.ts'\nimport '../games/shelf.ts'\nimport './App.svelte'",
  'table/App.svelte':
    '<script lang="ts">\nimport { onMount } from \'svelte\'\nonMount(() => {})\n</script>\n<p>One</p>',
  'table/build/plugin.ts': "import 'node:fs'",
  'table/vite.config.ts': "import './build/plugin.ts'",
}

/** The broken arrows, as `rule: from -> to`, when these files are added to the sound tree. */
function arrowsBrokenBy(files: Readonly<Record<string, string>>) {
  const tree = realpathSync(mkdtempSync(join(tmpdir(), 'arrows-')))
  trees.push(tree)
  for (const [file, text] of Object.entries({ ...SOUND, ...files })) {
    mkdirSync(dirname(join(tree, file)), { recursive: true })
    writeFileSync(join(tree, file), text)
  }
  mkdirSync(join(tree, 'node_modules/@monomyth'), { recursive: true })
  for (const part of ['engine', 'ui']) symlinkSync(`../../${part}`, join(tree, 'node_modules/@monomyth', part))

  const cruise = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs')
  const config = join(root, '.dependency-cruiser.cjs')
  const args = [
    cruise,
    '--config',
    config,
    '--output-type',
    'json',
    'engine',
    'games',
    'bots',
    'cli',
    'bench',
    'server',
    'ui',
    'table',
  ]
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: tree, encoding: 'utf8' })
  expect(stderr).toBe('')
  const { violations }: { violations: { rule: { name: string }; from: string; to: string }[] } =
    JSON.parse(stdout).summary
  return violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`).sort()
}

test('sound arrows pass', () => {
  expect(arrowsBrokenBy({})).toEqual([])
})

test('broken arrows are refused', () => {
  const script = (...lines: readonly string[]) => `<script lang="ts">\n${lines.join('\n')}\n</script>\n`
  expect(
    arrowsBrokenBy({
      'engine/reads.ts': "import 'node:fs'",
      'engine/knows.ts': "import type { two } from '../games/two/index.ts'\nexport type Two = typeof two",
      'engine/knows.test.ts': "import '../games/two/index.ts'",
      'engine/cheats.ts': "import './chance.test.ts'",
      'engine/lost.test.ts': "import './nowhere.ts'",
      'games/one/peeks.ts': "import '../two/index.ts'",
      'games/one/peeks.test.ts': "import '../two/index.ts'",
      'games/one/clicks.ts': "import 'node:process'",
      'bots/knows.ts': "import '../games/one/index.ts'",
      'bench/commands.ts': "import '../cli/main.ts'",
      'cli/serves.ts': "import '../server/index.ts'",
      'ui/Knows.svelte': script("import { one } from '../games/one/index.ts'", 'const n = one'),
      'ui/rolls.ts': "import { roll } from '@monomyth/engine'\nexport const n = roll",
      'ui/rolls.test.ts': "import '../games/one/index.ts'",
      'games/one/shows.ts': "import './board/index.ts'",
      'games/one/teaches.ts': "import './tutorial/index.ts'",
      'games/two/manifest.ts': "import './index.ts'\nimport '../one/board/box.ts'",
      'games/heap.ts': "import './two/index.ts'",
      'cli/knows.ts': "import '../games/one/index.ts'",
      'games/one/board/Peeks.svelte': script("import { two } from '../../two/index.ts'", 'const n = two'),
      'games/one/board/reads.ts': "import 'node:fs'",
      'games/one/tutorial/shows.ts': "import '@monomyth/ui'",
      'table/Reads.svelte': script("import { readFileSync } from 'node:fs'", "readFileSync('a')"),
      'table/builds.ts': "import './build/plugin.ts'",
      'bots/sits.ts': "import '../table/main.ts'",
      'games/two/a.ts': "import './b.ts'",
      'games/two/b.ts': "import './a.ts'",
    }),
  ).toEqual([
    'board-ui: games/one/board/Peeks.svelte -> games/two/index.ts',
    'board-ui: games/one/board/reads.ts -> fs',
    'bots-engine-only: bots/knows.ts -> games/one/index.ts',
    'bots-engine-only: bots/sits.ts -> table/main.ts',
    'cli-last: bench/commands.ts -> cli/main.ts',
    'engine-alone: engine/knows.ts -> games/two/index.ts',
    'engine-alone: engine/reads.ts -> fs',
    'engine-tests-know-no-game: engine/knows.test.ts -> games/two/index.ts',
    'game-engine-only: games/one/clicks.ts -> process',
    'game-engine-only: games/one/peeks.ts -> games/two/index.ts',
    'game-engine-only: games/one/shows.ts -> games/one/board/index.ts',
    'game-engine-only: games/one/teaches.ts -> games/one/tutorial/index.ts',
    'game-tests-know-no-other-game: games/one/peeks.test.ts -> games/two/index.ts',
    'games-by-the-shelf: cli/knows.ts -> games/one/index.ts',
    'manifest-fetches: games/two/manifest.ts -> games/two/index.ts',
    'manifest-own-game: games/two/manifest.ts -> games/one/board/box.ts',
    'no-circles: games/two/a.ts -> games/two/b.ts',
    'no-dead-ends: engine/lost.test.ts -> ./nowhere.ts',
    'no-testing-in-rules: engine/cheats.ts -> engine/chance.test.ts',
    'server-and-table-are-ends: bots/sits.ts -> table/main.ts',
    'server-and-table-are-ends: cli/serves.ts -> server/index.ts',
    'shelf-manifests-only: games/heap.ts -> games/two/index.ts',
    'table-last: table/Reads.svelte -> fs',
    'table-last: table/builds.ts -> table/build/plugin.ts',
    'tutorial-ui-types: games/one/tutorial/shows.ts -> ui/index.ts',
    'ui-engine-types: ui/rolls.ts -> engine/index.ts',
    'ui-knows-no-game: ui/Knows.svelte -> games/one/index.ts',
    'ui-tests-know-no-game: ui/rolls.test.ts -> games/one/index.ts',
  ])
})
