import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

// For mutation testing, where every mutant runs its tests again: the quick tests only.
// Stryker works on a copy of the project but shares node_modules with it, whose links lead back to the unchanged
// sources. So here the packages are found by path.
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

export default defineConfig({
  resolve: {
    alias: [
      { find: /^@monomyth\/(engine|bots)$/, replacement: here('$1/index.ts') },
      { find: /^@monomyth\/engine\/(.+)$/, replacement: here('engine/$1/index.ts') },
      { find: /^@monomyth\/(heroes-journey|call-to-adventure)$/, replacement: here('games/$1/index.ts') },
      { find: /^@monomyth\/(heroes-journey|call-to-adventure)\/(.+)$/, replacement: here('games/$1/$2/index.ts') },
    ],
  },
  test: {
    // The engine answers to its own tests, the rules of a game to its own, not to its words and board: else every
    // mutant would meet every test there is. One thread for all files: loading the game takes longer than most tests.
    include: [`${process.env.MONOMYTH_MUTANTS ?? '{engine,games}'}/**/*.test.ts`],
    exclude: ['**/node_modules/**', '**/*.slow.test.ts', '**/{board,lang,tale,terminal,tutorial}/**'],
    pool: 'threads',
    isolate: false,
    testTimeout: 60_000,
  },
})
