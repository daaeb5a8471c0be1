import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type AnyGame, save, start } from '@monomyth/engine'
import type { Checked } from '@monomyth/engine/testing'
import { expect, test, vi } from 'vitest'
import { run } from './testing/run.ts'

/** A fuzzer that always finds something: the game has nothing to find. */
vi.mock('@monomyth/engine/testing', () => ({
  check(game: AnyGame, { seats, seed }: { seats: number; seed: string }): Checked {
    const saved = save(start(game, { seats, seed }))
    return {
      games: 1,
      decisions: 0,
      violations: [{ invariant: 'pieces', about: 'two of them', seed: `${seed}-0`, saved, command: 'npm run again' }],
      longestStep: 0,
      medianStep: 0,
      twins: 0,
      undone: 0,
      reached: new Map([['mentorLost.mentor', new Set([160, 161])]]),
    }
  },
}))

test('a violation is exit 1, a file one can open, and the command that plays it again', async () => {
  const { code, out, folder } = await run('check heroes-journey --games 1 --seed a/../b --json')
  const { violations, neverReached } = JSON.parse(out)
  const file = 'violations/heroes-journey-a_.._b-0-pieces.monomyth.json'
  expect(code).toBe(1)
  expect(violations).toEqual([
    { invariant: 'pieces', about: 'two of them', seed: 'a/../b-0', file, command: 'npm run again' },
  ])
  expect(existsSync(join(folder, file))).toBe(true)
  expect(neverReached.mentors).toHaveLength(10)
  const replayed = await run(`replay ${file} --json`, { folder })
  expect(JSON.parse(replayed.out)).toMatchObject({ game: 'heroes-journey', verified: true })
  expect((await run('check heroes-journey --games 1')).out).toContain('\n    again: npm run again\n')
  const french = (await run('check heroes-journey --games 1 --lang fr')).out
  expect(french).toContain('\n    à rejouer par : npm run again\n')
  expect(french).toContain('1 infraction.')
})
