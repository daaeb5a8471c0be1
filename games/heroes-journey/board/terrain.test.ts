import { expect, test } from 'vitest'
import { terrain, WIDTH, windows } from './terrain.ts'

/** Every cell but the inn. */
const CELLS = 54

test('every cell has its window on the land, as large as it is and with its corners rounded', () => {
  const all = windows(0.9, 0.8, { x: 0.1, y: 0.2 }).split('z')
  expect(all).toHaveLength(CELLS + 1)
  // The first is at B1: one cell from the west, its stroke begun after the corner.
  const first = `${WIDTH / 9 + 16} 0h112a16 22 0 0 1 16 22v44a16 22 0 0 1 -16 22h-112a16 22 0 0 1 -16 -22v-44a16 22 0 0 1 16 -22`
  expect(all[0]).toBe(`M${first}`)
})

test('all cells have ground, from far to near, in one stroke for each kind', () => {
  const layers = terrain()
  const grounds = layers.filter(({ opacity }) => [0.8, 0.88, 0.95].includes(opacity))
  expect(grounds.map(({ ink }) => ink)).toEqual([2, 3, 4])
  for (const { d } of grounds) expect(d.split('Z')).toHaveLength(CELLS + 1)
  expect(layers.map(({ d }) => d).join('')).not.toMatch(/NaN|undefined|Infinity/)
  expect(terrain()).toBe(layers)
})
