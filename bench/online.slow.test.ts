import { expect, test } from 'vitest'
import { playApart } from './online/apart.ts'

/** A few matches for a moment, on a machine that has other things to do. `npm run test:long` runs the bench in full. */
const SAMPLE = {
  ...{ matches: 8, parked: 1, warm: 50, rounds: 2, round: 300, look: 300, looks: 1, calmest: 1, paced: 300 },
  embedded: 2,
}
const LIVE = 64 * 1024
/**
 * In so short a time both servers are busy with compiling what they run, of which we have more, and either of them may
 * have the machine to itself. Still, whoever is not ahead of boardgame.io has lost something.
 */
test('under load nothing acknowledged is lost, a live match weighs little, and boardgame.io is behind', async () => {
  const { beside, small } = await playApart(SAMPLE)
  const { weight, rounds, paced } = beside
  for (const { kept } of [beside, small]) {
    expect(kept.acknowledged).toBeGreaterThan(0)
    expect(kept.lost).toBe(0)
  }
  expect(paced.map(({ took, wakes }) => took.length > 0 && wakes.length > 0)).toEqual([true])
  expect(weight.live).toBeGreaterThan(0)
  expect(weight.live).toBeLessThan(LIVE)
  const ours = Math.max(...rounds.map((round) => round.ours.rate))
  const theirs = Math.max(...rounds.map((round) => round.theirs.rate))
  expect(ours).toBeGreaterThan(theirs)
}, 120_000)
