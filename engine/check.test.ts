import { expect, test } from 'vitest'
import { check } from './testing/check.ts'
import { market } from './testing/toys/market.ts'

test('who sits alone may take back what chance decided: the fuzzer does not count that as wrong', () => {
  const { violations } = check(market, { seats: 1, games: 100, seed: 'alone' })
  expect(violations.map(({ invariant, about }) => `${invariant} ${about}`)).toEqual([])
})
