import { describe, expect, test } from 'vitest'
import { card } from '../content/pieces.ts'
import type { Event, EventOf } from '../events.ts'
import type { View } from '../state.ts'
import { castAfter, castOf, endAfter, inBrief, isCast, isToldBefore, termsOf, verdictOf } from './cast.ts'
import { played, viewOf } from './testing/played.ts'

/** Bob tries to fight a goblin with two Strength runes and a Dark one; his Class is a Warrior's with 2 Experience. */
function attempt(change: Partial<View['attempt']> = {}): View {
  const view = viewOf(played(9))
  const seats = view.seats.map((seat) => ({ ...seat, class: [card(32)], banked: 2 }))
  return {
    ...view,
    seats,
    attempt: {
      ...view.attempt,
      foe: 'challenge',
      card: card(67),
      bottom: 0,
      runes: [0, 1, 2, 3, 4, 21],
      faces: [1, 0, 0, 1, 0, 1],
      fromFeats: [0, 2, 0],
      fromBards: [0, 0, 0],
      fromCrests: 0,
      fromElse: -1,
      harder: 0,
      isClassOff: 0,
      ...change,
    },
  }
}

describe('a cast counted out', () => {
  test('lists runes of a kind together, then what is added', () => {
    expect(termsOf(attempt())).toEqual([
      { of: 'core', values: [1, 0, 0], isBonus: false },
      { of: 'STR', values: [2, 1], isBonus: false },
      { of: 'dark', values: [2], isBonus: false },
      { of: 'class', values: [1], isBonus: true },
      { of: 'feats', values: [2], isBonus: true },
      { of: 'effects', values: [-1], isBonus: true },
    ])
  })

  test('adds up to the result', () => {
    const cast = castOf(attempt())!
    const sum = cast.terms.flatMap(({ values }) => values).reduce((total, value) => total + value, 0)
    expect([cast.result, cast.difficulty, sum]).toEqual([8, 3, 8])
  })

  test('in brief tells what all runes show together, and what is added by itself', () => {
    expect(inBrief(termsOf(attempt()))).toEqual([
      { of: 'runes', values: [6], isBonus: false },
      { of: 'class', values: [1], isBonus: true },
      { of: 'feats', values: [2], isBonus: true },
      { of: 'effects', values: [-1], isBonus: true },
    ])
  })

  test('ends with how it stands', () => {
    expect(verdictOf({ result: 4, difficulty: 4 })).toBe('4 ≥ 4 ✓')
    expect(verdictOf({ result: 3, difficulty: 4 })).toBe('3 < 4 ✗')
  })

  test('counts nothing that is not cast', () => {
    const cast = castOf(attempt({ faces: [-1, -1, -1, -1, -1, -1], fromElse: 0, fromFeats: [0, 0, 0] }))!
    expect(isCast(cast)).toBe(false)
    expect(cast.terms.filter(({ isBonus }) => !isBonus)).toEqual([])
  })

  test('is nothing where nothing is attempted', () => {
    expect(castOf(attempt({ foe: 'none' }))).toBeUndefined()
  })
})

describe('what is told of a cast', () => {
  const declared: EventOf<'attemptDeclared'> = {
    kind: 'attemptDeclared',
    seat: 1,
    foe: 'challenge',
    card: card(67),
    bottom: 1,
    difficulty: 4,
  }
  const cast: EventOf<'runesCast'> = { kind: 'runesCast', seat: 1, runes: [0, 1, 2], faces: [1, 1, 1], nth: 0 }
  const end: EventOf<'failed'> = { ...declared, kind: 'failed', result: 3 }
  const news: Event[] = [declared, cast, end]

  test('stands together even before the view knows of the attempt', () => {
    const before = attempt({ foe: 'none', card: -1, fromFeats: [3, 0, 0] })
    const shown = castAfter(before, cast, news)!
    expect([shown.seat, shown.bottom, shown.result, shown.difficulty]).toEqual([1, 1, 3, 4])
  })

  test('ends with what follows, and is not told twice', () => {
    expect(endAfter(cast, news)).toBe(end)
    expect(endAfter(cast, [declared, cast])).toBeUndefined()
    expect([isToldBefore(end, news), isToldBefore(end, [end])]).toEqual([true, false])
  })
})
