import { expect, test } from 'vitest'
import { barsOf } from './odds.ts'

const die = [1, 2, 3, 4, 5, 6].map(() => 1 / 6)
const enough = (success: number) =>
  barsOf({ success, from: 1, totals: die })
    .filter((bar) => bar.enough)
    .map((bar) => bar.total)

test('the highest totals that make up the chance are enough', () => {
  expect(enough(2 / 6)).toEqual([5, 6])
})

test('none is enough for what cannot succeed, all for what cannot fail', () => {
  expect(enough(0)).toEqual([])
  expect(enough(1)).toEqual([1, 2, 3, 4, 5, 6])
})
