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
  'games/two/index.ts': 'export const two = 2',
  'bots/index.ts': "export { roll as bot } from '@monomyth/engine'",
  'bots/index.test.ts': "import './index.ts'\nimport '../games/one/index.ts'",
  'cli/main.ts':
    "import 'node:fs'\nimport '../bots/index.ts'\nimport '../games/one/index.ts'\nimport '../bench/index.ts'",
  'bench/index.ts': "import '../games/one/index.ts'",
  'server/index.ts': 'export const server = 1',
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
  symlinkSync('../../engine', join(tree, 'node_modules/@monomyth/engine'))

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
      'games/two/a.ts': "import './b.ts'",
      'games/two/b.ts': "import './a.ts'",
    }),
  ).toEqual([
    'bots-engine-only: bots/knows.ts -> games/one/index.ts',
    'cli-last: bench/commands.ts -> cli/main.ts',
    'engine-alone: engine/knows.ts -> games/two/index.ts',
    'engine-alone: engine/reads.ts -> fs',
    'engine-tests-know-no-game: engine/knows.test.ts -> games/two/index.ts',
    'game-engine-only: games/one/clicks.ts -> process',
    'game-engine-only: games/one/peeks.ts -> games/two/index.ts',
    'game-tests-know-no-other-game: games/one/peeks.test.ts -> games/two/index.ts',
    'no-circles: games/two/a.ts -> games/two/b.ts',
    'no-dead-ends: engine/lost.test.ts -> ./nowhere.ts',
    'no-testing-in-rules: engine/cheats.ts -> engine/chance.test.ts',
    'server-and-table-are-ends: cli/serves.ts -> server/index.ts',
  ])
})
