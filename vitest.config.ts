import { defineConfig } from 'vitest/config'

// `npm run test:long` runs the walks in full: minutes, not seconds, a test.
const long = process.env.MONOMYTH_LONG === '1'

const NOT_OURS = ['**/node_modules/**', '**/.stryker-tmp/**', '**/reports/**']
/** Those that put something else in the place of a module, or see what a module has learnt. */
const ALONE = ['cli/violations.test.ts', 'games/call-to-adventure/board/campaign.test.ts', '**/*.slow.test.ts']

export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: long ? 3_600_000 : 60_000,
    hookTimeout: 60_000,
    // What a page is about to show may take a slow machine a while.
    expect: { poll: { timeout: 20_000, interval: 50 } },
    projects: [
      {
        extends: true,
        // Most files need no process of their own: starting it, and every module anew, takes longer than they do.
        test: { name: 'quick', include: ['**/*.test.ts'], exclude: [...NOT_OURS, ...ALONE], isolate: false },
      },
      { extends: true, test: { name: 'alone', include: ALONE, exclude: NOT_OURS } },
    ],
  },
})
