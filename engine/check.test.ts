import { expect, test } from 'vitest'
import type { Given } from './contract.ts'
import { check } from './testing/check.ts'
import { league } from './testing/toys/league.ts'
import { market } from './testing/toys/market.ts'
import { spells } from './testing/toys/spells.ts'

test('who sits alone may take back what chance decided: the fuzzer does not count that as wrong', () => {
  const { violations } = check(market, { seats: 1, games: 100, seed: 'alone' })
  expect(violations.map(({ invariant, about }) => `${invariant} ${about}`)).toEqual([])
})

test('a violation names the command that walks the same game again', () => {
  const { reactions } = spells
  const broken = { ...spells, reactions: { ...reactions!, could: () => false } }
  const { seed, command, saved } = check(broken, { seats: 3, games: 20, seed: "it's" }).violations[0]!
  const [, n] = /^it's-(\d+)$/.exec(seed)!
  expect(command).toBe(`npm run -s monomyth -- check ${spells.id} --seats 3 --games 1 --seed 'it'\\''s-${n}'`)
  const again = check(broken, { seats: 3, games: 1, seed })
  expect(again.violations[0]).toMatchObject({ seed, command, saved })
})

test('who is asked in a window of which nobody was told is found', () => {
  const found = (game: typeof spells) =>
    check(game, { seats: 3, games: 20, seed: 'window' }).violations.at(0)?.invariant
  const { reactions } = spells
  expect(found(spells)).toBeUndefined()
  expect(found({ ...spells, reactions: { ...reactions!, could: () => false } })).toBe('window')
})

const DECKS = [
  [1, 2, 3, 9],
  [4, 5, 6, 7],
  [2, 4, 6, 8],
]
const leagueFaults = (game: typeof league, seats: number) => {
  const { violations, twins } = check(game, { seats, games: 200, seed: 'head', entries: DECKS.slice(0, seats) })
  expect(twins).toBeGreaterThan(20)
  return violations.map(({ invariant, about }) => `${invariant} ${about}`)
}

test.each([2, 3])('a bot among %i knows nothing of what others vowed in secret', (seats) => {
  expect(leagueFaults(league, seats)).toEqual([])
})

test.each([2, 3])('a rule that looks at what others brought tells a bot among %i nothing', (seats) => {
  const curious: typeof league = {
    ...league,
    step(play) {
      const { entries } = play.given as unknown as Given<readonly number[]>
      league.step(play)
      for (const entry of entries) play.state.duels += entry?.includes(9) ? 100 : 0
    },
  }
  // The end comes sooner than it should; all that counts here is that a head is the same in both twins.
  expect(leagueFaults(curious, seats).filter((fault) => fault.startsWith('thought'))).toEqual([])
})
