import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Difference, differenceOf, withDifference } from './difference.ts'

/** As it comes back from a store. */
const written = <T>(value: T): T => (value === undefined ? value : JSON.parse(JSON.stringify(value)))

/** What a store makes of it: the value before as it was read, the difference as it was read, and what they lead to. */
function stored(before: unknown, after: unknown): { difference: Difference | undefined; text: string } {
  const difference = written(differenceOf(before, after))
  const is = difference === undefined ? written(before) : withDifference(written(before), difference)
  return { difference, text: JSON.stringify(is) }
}

describe('A difference', () => {
  test('leads from any value to any other, letter by letter', () => {
    // No record of ours has a place of that name, which is none like the others.
    const any = fc.jsonValue().filter((value) => !JSON.stringify(value).includes('__proto__'))
    fc.assert(
      fc.property(any, any, (before, after) => {
        const { difference, text } = stored(before, after)
        expect(text).toBe(JSON.stringify(after))
        if (JSON.stringify(before) !== JSON.stringify(after)) expect(difference).toBeDefined()
      }),
      { numRuns: 2000 },
    )
  })

  test('leads on from what was changed a little, and is short', () => {
    const state = fc.record({
      turn: fc.integer(),
      deck: fc.array(fc.nat(200), { minLength: 30, maxLength: 60 }),
      seats: fc.array(fc.record({ cell: fc.nat(50), hand: fc.array(fc.nat(9)) }), { minLength: 2, maxLength: 2 }),
      log: fc.string(),
    })
    fc.assert(
      fc.property(state, fc.nat(1), fc.nat(3), fc.string(), (before, seat, drawn, more) => {
        const after = structuredClone(before)
        const at = after.seats[seat] ?? { cell: 0, hand: [] }
        at.cell += 1
        for (let n = 0; n < drawn; n++) at.hand.push(after.deck.pop() ?? 0)
        after.log += more
        const { difference, text } = stored(before, after)
        expect(text).toBe(JSON.stringify(after))
        expect(JSON.stringify(difference).length).toBeLessThan(180 + 2 * JSON.stringify(more).length)
      }),
      { numRuns: 500 },
    )
  })

  test('of the same is none, though it was made anew', () => {
    expect(differenceOf({ a: [1, { b: 2 }], c: 'd' }, { a: [1, { b: 2 }], c: 'd' })).toBeUndefined()
  })

  test.each<[string, unknown, unknown, Difference]>([
    ['a number that is another', { a: 1, b: 2 }, { a: 1, b: 3 }, { at: { b: { is: 3 } } }],
    ['a pile that was drawn from', [4, 5, 6], [4, 5], { keep: 2, add: [] }],
    ['a pile that was laid on', [4, 5], [4, 5, 6], { keep: 2, add: [6] }],
    ['a text that goes on', 'abc', 'abcde', { keep: 3, add: 'de' }],
    ['a text that is another', 'abc', 'abd', { is: 'abd' }],
    ['one place of a long list', [0, 0, 0, 0, 0], [0, 0, 0, 7, 0], { at: { 3: { is: 7 } } }],
    ['most of a list', [0, 0, 0, 0], [1, 1, 1, 0], { is: [1, 1, 1, 0] }],
    [
      'one of a few records',
      [
        { a: 1, b: 2 },
        { a: 3, b: 4 },
      ],
      [
        { a: 1, b: 2 },
        { a: 3, b: 5 },
      ],
      { at: { 1: { at: { b: { is: 5 } } } } },
    ],
    ['a record with other places', { at: 'a' }, { at: 'b', seat: 1 }, { is: { at: 'b', seat: 1 } }],
    ['places in another order', { a: 1, b: 2 }, { b: 2, a: 1 }, { is: { b: 2, a: 1 } }],
    ['a place that is written no more', { a: 1, b: 2 }, { a: 1, b: undefined }, { is: { a: 1, b: undefined } }],
    ['a place that is written now', { a: undefined, b: 2 }, { a: 1, b: 2 }, { is: { a: 1, b: 2 } }],
    ['a list that was a record', { 0: 1 }, [1], { is: [1] }],
    ['nothing where something was', { a: [1] }, { a: null }, { at: { a: { is: null } } }],
  ])('is said as shortly as can be: %s', (_, before, after, difference) => {
    expect(differenceOf(before, after)).toEqual(difference)
    expect(stored(before, after).text).toBe(JSON.stringify(after))
  })

  test('leaves what it is made of and what it is put on as they are', () => {
    const before = Object.freeze({ a: Object.freeze([1, 2]), b: 'c' })
    const after = withDifference(before, { at: { a: { keep: 1, add: [3] } } })
    expect(after).toEqual({ a: [1, 3], b: 'c' })
    expect(before).toEqual({ a: [1, 2], b: 'c' })
  })
})
