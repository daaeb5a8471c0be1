import { Chance, keyOf, simulate } from '@monomyth/engine'
import { expect, test } from 'vitest'
import { callToAdventure } from './game.ts'

const kinds = [
  ['solo', 1], ['coop', 2], ['coop', 3], ['coop', 4], ['competitive', 2], ['competitive', 3], ['competitive', 4],
  ['campaign', 1], ['campaign', 2], ['campaign', 3], ['campaign', 4],
] as const
test.each(kinds)('%s %i', (mode, seats) => {
  const tally: Record<string, number> = {}
  let decisions = 0
  let turns = 0
  const t = performance.now()
  const N = Number(process.env.N ?? 200)
  for (let n = 0; n < N; n++) {
    const chance = new Chance(keyOf(`p ${mode} ${seats} ${n}`))
    const r = simulate(callToAdventure, { mode, seats, seed: `s ${mode} ${seats} ${n}`}, ({ size }) => chance.below(size), 20000)
    decisions += r.decisions
    turns += (r.position.state as any).turns
    const key = r.outcome === undefined ? 'none' : r.outcome.reason
    tally[key] = (tally[key] ?? 0) + 1
  }
  const s = (performance.now() - t) / 1000
  console.log(mode, seats, JSON.stringify(tally), 'dec/game', decisions / N, 'turns/hero', turns / N / seats, 'games/s', N / s, 'dec/s', decisions / s)
  expect(tally.none).toBeUndefined()
})
