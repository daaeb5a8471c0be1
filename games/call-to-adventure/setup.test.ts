import { setFlagsFromString } from 'node:v8'
import { runInThisContext } from 'node:vm'
import { simulate } from '@monomyth/engine'
import { expect, test } from 'vitest'
import { callToAdventure } from './game.ts'

setFlagsFromString('--allow-natives-syntax')
/** Have they one hidden class? Where every match has its own, whatever looks at the state is looked up anew. */
const areOfOneMake: (a: unknown, b: unknown) => boolean = runInThisContext('(a, b) => %HaveSameMap(a, b)')

test('matches of all modes have states of one make', () => {
  const stateOf = (mode: string, seats: number, n: number) =>
    simulate(callToAdventure, { mode, seats, seed: `make ${n}` }, () => 0, 20).position.state
  const statesOf = (n: number) => [
    stateOf('coop', 3, n),
    stateOf('competitive', 2, n),
    stateOf('campaign', 4, n),
    stateOf('solo', 1, n),
  ]
  // The first few settle what the fields hold.
  const states = Array.from({ length: 20 }, (_, n) => statesOf(n))
    .flat()
    .slice(40)
  for (const state of states) expect(areOfOneMake(state, states[0])).toBe(true)
})
