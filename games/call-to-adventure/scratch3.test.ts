import { check } from '@monomyth/engine/testing'
import { test } from 'vitest'
import { callToAdventure } from './game.ts'
test('x', () => {
  const { violations } = check(callToAdventure, { seats: 4, games: 28, seed: '1 reach' })
  console.log(violations.map(({ invariant, about, seed }) => ({ invariant, about, seed })))
})
