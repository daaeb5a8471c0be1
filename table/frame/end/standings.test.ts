import { describe, expect, it } from 'vitest'
import { spanOf } from './span.ts'
import { standingsOf } from './standings.ts'

describe('standings', () => {
  it('follow the ranking; winners share the first place', () => {
    const outcome = { ranking: [2, 0, 1], winners: [2, 0], scores: [9, 4, 9], reason: '' }
    expect(standingsOf(outcome)).toEqual([
      { seat: 2, place: 1, score: 9, won: true },
      { seat: 0, place: 1, score: 9, won: true },
      { seat: 1, place: 3, score: 4, won: false },
    ])
  })

  it('have no first place where all lost', () => {
    const outcome = { ranking: [0, 1], winners: [], scores: [], reason: '' }
    expect(standingsOf(outcome).map(({ place, won, score }) => [place, won, score])).toEqual([
      [1, false, undefined],
      [2, false, undefined],
    ])
  })
})

describe('how long it took', () => {
  const minutes = (n: number) => spanOf(n * 60_000)

  it('is said in the unit one would say it in', () => {
    expect(minutes(0.5)).toEqual({ count: 0, unit: 'minute' })
    expect(minutes(24.8)).toEqual({ count: 24, unit: 'minute' })
    expect(minutes(119)).toEqual({ count: 119, unit: 'minute' })
    expect(minutes(190)).toEqual({ count: 3, unit: 'hour' })
    expect(minutes(60 * 24 * 5)).toEqual({ count: 5, unit: 'day' })
  })

  it('is nothing where a clock was set back', () => {
    expect(minutes(-5)).toEqual({ count: 0, unit: 'minute' })
  })
})
