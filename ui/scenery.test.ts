import { expect, test } from 'vitest'
import { landscape } from './scenery.ts'

const SEEDS = Array.from({ length: 500 }, (_, seed) => seed)

test('a seed draws the same land for ever', () => {
  expect(landscape(7)).toEqual(landscape(7))
})

test('no two of five hundred lands are alike', () => {
  expect(new Set(SEEDS.map((seed) => JSON.stringify(landscape(seed)))).size).toBe(SEEDS.length)
})

test('every land is light enough to be drawn fifty times on a board, and every number in it is one', () => {
  for (const seed of SEEDS) {
    const drawn = landscape(seed)
      .shapes.map(({ d }) => d)
      .join('')
    expect(drawn.length, `seed ${seed}`).toBeLessThan(1400)
    expect(drawn, `seed ${seed}`).not.toMatch(/NaN|undefined|Infinity/)
  }
})
