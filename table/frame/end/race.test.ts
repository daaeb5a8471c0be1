import { describe, expect, it } from 'vitest'
import { samplesOf, scaleOf, stairs, ticksOf } from './race.ts'

describe('samples of a race', () => {
  it('are every turn and the end', () => {
    expect(samplesOf([3, 7], 9)).toEqual([
      { turn: 0, at: 3 },
      { turn: 1, at: 7 },
      { turn: 2, at: 9 },
    ])
  })

  it('are never too many, both ends among them, rising', () => {
    const turns = Array.from({ length: 200 }, (_, i) => i * 3)
    const samples = samplesOf(turns, 700, 40)
    expect(samples).toHaveLength(40)
    expect(samples[0]).toEqual({ turn: 0, at: 0 })
    expect(samples.at(-1)).toEqual({ turn: 200, at: 700 })
    expect(new Set(samples.map(({ turn }) => turn)).size).toBe(40)
    expect(samples.map(({ at }) => at)).toEqual(samples.map(({ at }) => at).toSorted((a, b) => a - b))
  })

  it('are the end alone where there was no turn', () => {
    expect(samplesOf([], 4)).toEqual([{ turn: 0, at: 4 }])
  })
})

describe('axes', () => {
  it('have a handful of round steps', () => {
    expect(ticksOf(15)).toEqual([0, 5, 10, 15])
    expect(ticksOf(4)).toEqual([0, 1, 2, 3, 4])
    expect(ticksOf(63)).toEqual([0, 20, 40, 60])
    expect(ticksOf(0)).toEqual([0])
  })

  it('put the ends on the edges', () => {
    const plot = { left: 10, top: 5, width: 100, height: 50 }
    const { x, y } = scaleOf(plot, {
      turns: [0, 4, 8],
      scores: [
        [0, 2, 5],
        [0, 0, 1],
      ],
    })
    expect([x(0), x(4), x(8)]).toEqual([10, 60, 110])
    expect([y(0), y(5)]).toEqual([55, 5])
  })

  it('reach below zero where somebody did', () => {
    const { y, least } = scaleOf(
      { left: 0, top: 0, width: 1, height: 30 },
      {
        turns: [0, 1],
        scores: [
          [0, -1],
          [0, 2],
        ],
      },
    )
    expect(least).toBe(-1)
    expect([y(-1), y(2)]).toEqual([30, 0])
  })

  it('bear a race that never began', () => {
    const { x, y } = scaleOf({ left: 0, top: 0, width: 10, height: 10 }, { turns: [0], scores: [[0]] })
    expect([x(0), y(0)]).toEqual([0, 10])
  })
})

describe('a line', () => {
  it('is level until it rises', () => {
    expect(
      stairs([
        [0, 10],
        [5.04, 10],
        [8, 3.25],
      ]),
    ).toBe('M0 10H5V10H8V3.3')
  })
})
