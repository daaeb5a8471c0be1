import { describe, expect, test } from 'vitest'
import { chanceToExceed } from './odds.ts'

/** The printed table: by value to exceed, the chance in per cent with one to five dice. */
const PRINTED = [
  ['100.0', '100.0', '100.0', '100.0', '100.0'],
  ['83.3', '100.0', '100.0', '100.0', '100.0'],
  ['66.7', '97.2', '100.0', '100.0', '100.0'],
  ['50.0', '91.7', '99.5', '100.0', '100.0'],
  ['33.3', '83.3', '98.1', '99.9', '100.0'],
  ['16.7', '72.2', '95.4', '99.6', '100.0'],
  ['0.0', '58.3', '90.7', '98.8', '99.9'],
  ['0.0', '41.7', '83.8', '97.3', '99.7'],
  ['0.0', '27.8', '74.1', '94.6', '99.3'],
  ['0.0', '16.7', '62.5', '90.3', '98.4'],
  ['0.0', '8.3', '50.0', '84.1', '96.8'],
  ['0.0', '2.8', '37.5', '76.1', '94.1'],
  ['0.0', '0.0', '25.9', '66.4', '90.2'],
]

describe('HJ-463 the chance to exceed a value', () => {
  test.each(PRINTED.map((row, value) => [value, row] as const))('is as printed for the value %i', (value, row) => {
    expect(row.map((_, i) => (100 * chanceToExceed(i + 1, value)).toFixed(1))).toEqual(row)
  })

  test('counts what is added to the total', () => {
    expect(chanceToExceed(1, 6, 2)).toBe(chanceToExceed(1, 4))
    expect(chanceToExceed(2, 4)).toBe(30 / 36)
  })
})
