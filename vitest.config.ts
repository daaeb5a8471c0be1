import { defineConfig } from 'vitest/config'

// `npm run test:long` runs the walks in full: minutes, not seconds, a test.
const long = process.env.MONOMYTH_LONG === '1'

export default defineConfig({
  test: {
    include: ['**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/.stryker-tmp/**', '**/reports/**'],
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: long ? 3_600_000 : 60_000,
    hookTimeout: 60_000,
    // What a page is about to show may take a slow machine a while.
    expect: { poll: { timeout: 20_000, interval: 50 } },
  },
})
