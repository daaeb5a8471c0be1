import { defineConfig } from 'vitest/config'

// For mutation testing: the quick tests of one part, bundled by scripts/mutants-bundle.mjs.
export default defineConfig({ test: { include: ['mutants.test.mjs'], pool: 'threads', testTimeout: 60_000 } })
