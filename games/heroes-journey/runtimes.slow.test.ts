import { describeEverywhere } from '@monomyth/engine/testing/runtimes'

// Random matches of 2 to 6 seats, with and without the variant.
describeEverywhere({
  from: '@monomyth/heroes-journey',
  game: 'heroesJourney',
  setupOf: `(n) => ({ seats: 2 + (n % 5), seed: String(n), options: { variant: n % 2 === 1 } })`,
  matches: 200,
  // Each number of seats with and without the variant.
  replayed: 10,
})
