import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isApart, isFrom, type Path } from './log.ts'

describe('A place in the log', () => {
  test.each<[path: Path, from: Path, is: boolean]>([
    [[1, 2], [1, 2], true],
    [[1, 3], [1, 2], true],
    [[1, 1], [1, 2], false],
    [[2, 0], [1, 2], true],
    [[0, 9], [1, 2], false],
    // In branches: later of the same seat, never of another.
    [[1, 2, 0, 3], [1, 2, 0, 3], true],
    [[1, 2, 0, 4], [1, 2, 0, 3], true],
    [[1, 2, 0, 2], [1, 2, 0, 3], false],
    [[1, 2, 1, 9], [1, 2, 0, 3], false],
    [[1, 3], [1, 2, 0, 3], true],
    [[1, 3, 1, 0], [1, 2, 0, 3], true],
    [[1, 1, 0, 9], [1, 2, 0, 3], false],
    // A branch against the place it is in, and the other way round.
    [[1, 2, 1, 0], [1, 2], true],
    [[1, 2], [1, 2, 1, 0], true],
  ])('%j from %j: %s', (path, from, is) => {
    expect(isFrom(path, from)).toBe(is)
  })

  test('outside branches is before or from any other, never both', () => {
    const path = fc.tuple(fc.nat(5), fc.nat(5))
    fc.assert(
      fc.property(path, path, (a, b) => {
        const same = a[0] === b[0] && a[1] === b[1]
        expect(isFrom(a, b) && isFrom(b, a)).toBe(same)
        expect(isFrom(a, b) || isFrom(b, a)).toBe(true)
      }),
    )
  })
})

describe('Two places in the log', () => {
  test.each<[a: Path, b: Path, apart: boolean]>([
    [[1, 2, 0, 3], [1, 2, 1, 0], true],
    [[1, 2, 0, 3], [1, 2, 0, 4], false],
    [[1, 2, 0, 3], [1, 3, 1, 0], false],
    [[1, 2, 0, 3], [2, 2, 1, 0], false],
    [[1, 2], [1, 2, 1, 0], false],
    [[1, 2, 0, 3], [1, 2], false],
    [[1, 2], [1, 2], false],
  ])('%j and %j lie in branches that do not touch each other: %s', (a, b, apart) => {
    expect(isApart(a, b)).toBe(apart)
  })
})
