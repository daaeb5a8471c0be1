import { describe, expect, it } from 'vitest'
import { dwell, MOVES, moved, turnAt, within } from './playhead.ts'

const line = { last: 10, turns: [2, 5, 8] }
const ways = (at: number) => Object.fromEntries(MOVES.map((move) => [move, moved(line, at, move)]))

describe('the playhead', () => {
  it('steps and jumps', () => {
    expect(ways(6)).toEqual({ first: 0, previousTurn: 5, back: 5, forward: 7, nextTurn: 8, last: 10 })
  })

  it('goes to the turn before when it stands where one begins', () => {
    expect(ways(5)).toMatchObject({ previousTurn: 2, nextTurn: 8 })
  })

  it('goes to the ends where there is no further turn', () => {
    expect(moved(line, 2, 'previousTurn')).toBe(0)
    expect(moved(line, 8, 'nextTurn')).toBe(10)
  })

  it('stays on the line', () => {
    expect(ways(0)).toMatchObject({ previousTurn: 0, back: 0, forward: 1 })
    expect(ways(10)).toMatchObject({ forward: 10, nextTurn: 10, back: 9 })
    expect([-3, 4, 12].map((at) => within(line, at))).toEqual([0, 4, 10])
  })

  it('knows its turn', () => {
    expect([0, 1, 2, 4, 5, 10].map((at) => turnAt(line, at))).toEqual([-1, -1, 0, 0, 1, 2])
  })
})

describe('how long a moment stays', () => {
  it('grows with what there is to read, up to a limit', () => {
    expect(dwell(0, 1)).toBe(500)
    expect(dwell(100, 1)).toBeGreaterThan(dwell(50, 1))
    expect(dwell(10_000, 1)).toBe(4000)
  })

  it('shrinks with the speed', () => {
    expect(dwell(80, 2)).toBe(dwell(80, 1) / 2)
  })
})
