import { describeEverywhere } from '@monomyth/engine/testing/runtimes'

// Random matches of every mode and number of seats, every Adversary and chapter among them.
describeEverywhere({
  from: '@monomyth/call-to-adventure',
  game: 'callToAdventure',
  setupOf: `(n) => {
    const [mode, seats] = [
      ['solo', 1], ['coop', 2], ['coop', 3], ['coop', 4], ['competitive', 2], ['competitive', 3], ['competitive', 4],
      ['campaign', 1], ['campaign', 2], ['campaign', 3], ['campaign', 4],
    ][n % 11]
    const carry = { carry: 1, chapter: 1 + (n % 7), shadow: n % 2 === 1, boon: 'none', played: [] }
    return { mode, seats, seed: String(n), ...(mode === 'campaign' ? { carry } : {}) }
  }`,
  matches: 110,
  replayed: 11,
})
