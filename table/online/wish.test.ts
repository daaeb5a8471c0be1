import { describe, expect, it } from 'vitest'
import { online as en } from '../words/en/online.ts'
import { CARD } from './client/testing/fake-table.ts'
import { clockFace, spanOf } from './span.ts'
import { firstWish, hasOthers, nextWish, optionsOf, withColour, withSeats } from './wish.ts'

const MODE = { id: 'duel', seats: [2, 4] as const, options: { length: ['short', 'long'], luck: [true, false] } }

describe('a table that is put together', () => {
  it('begins with a free seat, open to all, without a clock', () => {
    expect(firstWish('g', MODE)).toEqual({
      ...{ game: 'g', mode: 'duel', options: { length: 'short', luck: true } },
      seats: [
        { colour: 'red', bot: undefined },
        { colour: 'blue', bot: undefined },
      ],
      ...{ open: true, pace: 'live', clock: null, windows: 'discreet' },
    })
  })

  it('for the next chapter is as the last one was, with oneself at its first seat', () => {
    const taken = { name: 'Ann', taken: true, bot: undefined }
    const seats = [
      { ...taken, colour: 'red' },
      { ...taken, colour: 'blue', name: 'Bo' },
      { ...taken, colour: 'green', name: '', bot: 'greedy' },
    ]
    const clock = { bank: 300, bonus: 10 }
    const last = { ...CARD, mode: 'campaign', options: { easy: true }, clock, seats, viewer: 1 }
    expect(nextWish(last)).toEqual({
      ...{ game: CARD.game, mode: 'campaign', options: { easy: true }, after: CARD.id },
      seats: [{ colour: 'blue' }, { colour: 'red' }, { colour: 'green', bot: 'greedy' }],
      ...{ open: false, pace: CARD.pace, clock, windows: CARD.windows },
    })
  })

  it('takes as many seats as wanted, each of a colour of its own', () => {
    const four = withSeats([{ colour: 'blue', bot: 'greedy' }], 4)
    expect(four.map(({ colour }) => colour)).toEqual(['blue', 'red', 'green', 'violet'])
    expect(withSeats(four, 2)).toHaveLength(2)
    expect(withColour(four, 0, 'green').map(({ colour }) => colour)).toEqual(['green', 'red', 'blue', 'violet'])
  })

  it('keeps options the mode has, and drops those it has not', () => {
    expect(optionsOf(MODE, { length: 'long', luck: 'often', other: 1 })).toEqual({ length: 'long', luck: true })
  })

  it('knows whether anybody else is to come', () => {
    expect(hasOthers([{ colour: 'red', bot: undefined }])).toBe(false)
    expect(hasOthers(withSeats([], 2))).toBe(true)
    expect(hasOthers([...withSeats([], 1), { colour: 'blue', bot: 'greedy' }])).toBe(false)
  })
})

describe('time', () => {
  it('is said in its largest unit', () => {
    const said = [10, 60, 90, 3600, 12 * 3600, 86_400, 3 * 86_400].map((seconds) => spanOf(seconds, en.table))
    expect(said).toEqual(['10 s', '1 min', '90 s', '1 hour', '12 hours', '1 day', '3 days'])
  })

  it('is shown as on a clock once it is short', () => {
    const shown = [-5, 0, 9_001, 65_000, 7_199_000, 7_200_000, 200_000_000].map((ms) => clockFace(ms, en.table))
    expect(shown).toEqual(['0:00', '0:00', '0:10', '1:05', '119:59', '2 hours', '2 days'])
  })
})
