import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

// `npm run test:long` runs the walks in full: minutes, not seconds, a test.
const long = process.env.MONOMYTH_LONG === '1'
// `npm run bench -- --check` measures, and so does the long run. Figures want a quiet machine, which tests never leave.
const measures = long || process.env.MONOMYTH_BENCH === '1'

const NOT_OURS = ['**/node_modules/**', '**/.stryker-tmp/**', '**/reports/**']
const BENCHES = ['bench/*.slow.test.ts']
/** Those that put something else in the place of a module, or see what a module has learnt. */
const ALONE = ['cli/violations.test.ts', 'games/*/board/campaign.test.ts', '**/*.slow.test.ts']

/** Folders whose files take longest, longest first: one that begins last is waited for by itself. */
const LONGEST = [/table\/browser\/online/, /table\/browser\//, /table\/client\//, /server\/trials\//]

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => {
      const found = LONGEST.findIndex((folder) => folder.test(moduleId))
      return found === -1 ? LONGEST.length : found
    }
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b))
  }
}

export default defineConfig({
  test: {
    pool: 'forks',
    testTimeout: long ? 3_600_000 : 60_000,
    hookTimeout: 60_000,
    // What a page is about to show may take a slow machine a while.
    expect: { poll: { timeout: 20_000, interval: 50 } },
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        // Slow ones mostly wait, for a page or a server: three at a time keep two cores busy.
        test: {
          name: 'alone',
          include: ALONE,
          exclude: [...NOT_OURS, ...BENCHES],
          maxWorkers: 3,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        // Most files need no process of their own: starting it, and every module anew, takes longer than they do.
        test: {
          name: 'quick',
          include: ['**/*.test.ts'],
          exclude: [...NOT_OURS, ...ALONE],
          isolate: false,
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
      ...(measures
        ? [
            {
              extends: true as const,
              test: { name: 'bench', include: BENCHES, exclude: NOT_OURS, maxWorkers: 1, sequence: { groupOrder: 2 } },
            },
          ]
        : []),
    ],
  },
})
