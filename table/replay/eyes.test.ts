import { SPECTATOR } from '@monomyth/engine'
import type { SeatShown } from '@monomyth/ui'
import { describe, expect, it } from 'vitest'
import { eyesOf, ownSeat } from './eyes.ts'

const seats = (...bots: readonly (string | undefined)[]): SeatShown[] =>
  bots.map((bot, i) => ({ name: `Seat ${i}`, colour: 'red', bot }))

describe('eyes', () => {
  it('are all of them once the match is over, everything open first', () => {
    expect(eyesOf({ over: true, seats: seats(undefined, 'greedy') })).toEqual(['open', 0, 1, SPECTATOR])
  })

  it('are those of the one person here while it goes on', () => {
    expect(eyesOf({ over: false, seats: seats('greedy', undefined) })).toEqual([1])
  })

  it('are everybody’s while several persons play, or none', () => {
    expect(eyesOf({ over: false, seats: seats(undefined, undefined) })).toEqual([SPECTATOR])
    expect(eyesOf({ over: false, seats: seats('greedy', 'random') })).toEqual([SPECTATOR])
  })

  it('belong to somebody only where one person plays', () => {
    expect(ownSeat({ seats: seats('greedy', undefined) })).toBe(1)
    expect(ownSeat({ seats: seats(undefined, undefined) })).toBeUndefined()
  })
})
