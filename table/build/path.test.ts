import { describe, expect, test } from 'vitest'
import { light } from './path.ts'

test('points are rounded where they lie: small steps do not get lost', () => {
  const steps = light(`m10.4 10.4${'l.4 .4'.repeat(1000)}z`)
  const numbers = [...steps.matchAll(/[hvl]?(-?\d+)/g)].map(([, number]) => Number(number))
  // A step of the staircase goes right, down or both.
  const all = numbers.reduce((sum, number) => sum + number, 0)
  expect(all).toBe(2 * Math.round(10.4 + 400))
})

test('points given by their place are those given by their distance', () => {
  expect(light('M10 20L30 40H50V60C1 2 3 4 5 6Z')).toBe(light('m10 20l20 20h20v20c-49-58-47-56-45-54z'))
})

describe('each command', () => {
  const drawn: [why: string, path: string, light: string][] = [
    ['a move goes on as lines', 'M1.2 1.2 5.4 7.3 9 9', 'm1 1 4 6 4 2'],
    ['a level line is shorter so', 'm0 0L9 .2L9.3 9', 'm0 0h9v9'],
    ['a letter is not repeated', 'm0 0c1 1 2 2 3 3c1 1 2 2 3 3', 'm0 0c1 1 2 2 3 3 1 1 2 2 3 3'],
    ['a smooth curve stays one', 'm0 0c1 1 2 2 3 3s4.2 4.2 5.1 5.1', 'm0 0c1 1 2 2 3 3s4 4 5 5'],
    ['a chain of quadratic curves is written in full', 'm0 0q5 5 10 0t10 0t10 0', 'm0 0q5 5 10 0 5-5 10 0 5 5 10 0'],
    ['closing leads back to the last move', 'm5 5h10v10zm1 1h2', 'm5 5h10v10zm1 1h2'],
    ['flags may be glued', 'm0 0a5.04 5 0 013.2 4', 'm0 0a4.9 4.9 0 013 4'],
    ['a half circle stays one', 'm0 0a5.3 5.3 0 0 1 10.6 0', 'm0 0a5.5 5.5 0 0111 0'],
    ['an almost whole circle does not vanish', 'm9 9a5 5 0 1 1-.02 0', 'm9 9a5 5 0 11-.02 0'],
    ['an arc too small to see becomes a point', 'm9 9a.1.1 0 0 1 .1.1', 'm9 9h0'],
  ]
  test.each(drawn)('%s', (_why, path, expected) => expect(light(path)).toBe(expected))
})

test('a command that does not exist is refused', () => {
  expect(() => light('m0 0b1 2')).toThrow('a path has no command b')
})
