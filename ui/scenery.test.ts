import { expect, test } from 'vitest'
import { landscape, shifted } from './scenery.ts'

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

test('a land moved elsewhere is drawn with the same strokes', () => {
  expect(shifted('M1 2l3-4C1 2-3 4 5 6V7h8z', 100, 1000)).toBe('M101 1002l3-4C101 1002 97 1004 105 1006V1007h8z')
  const drawn = landscape(3).shapes.map(({ d }) => d)
  expect(drawn.map((d) => shifted(shifted(d, 160, 110), -160, -110))).toEqual(drawn.map((d) => shifted(d, 0, 0)))
})
