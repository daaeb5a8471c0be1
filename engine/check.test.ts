import { expect, test } from 'vitest'
import { check } from './testing/check.ts'
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
