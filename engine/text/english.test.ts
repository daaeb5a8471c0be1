import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { a, capitalise, count, list, numeral, plural, spelled } from './english.ts'

const die = { one: 'die', many: 'dice' }

describe('English', () => {
  test('only one is singular', () => {
    expect([0, 1, 2, 1.5, -1, -2].map((n) => plural(n, die))).toEqual(['dice', 'die', 'dice', 'dice', 'die', 'dice'])
  })

  test('counts in figures', () => {
    expect([0, 1, 2, 21].map((n) => count(n, die))).toEqual(['0 dice', '1 die', '2 dice', '21 dice'])
  })

  test('counts in words up to twelve', () => {
    expect([1, 2, 12, 13].map((n) => spelled(n, die))).toEqual(['one die', 'two dice', 'twelve dice', '13 dice'])
    expect(numeral(0)).toBe('zero')
    expect(numeral(-1)).toBe('-1')
  })

  test('lists with a comma and a conjunction', () => {
    expect(list([])).toBe('')
    expect(list(['red'])).toBe('red')
    expect(list(['red', 'green'])).toBe('red and green')
    expect(list(['red', 'green', 'blue'], 'or')).toBe('red, green or blue')
  })

  test.each([
    ['quest', 'a quest'],
    ['opponent', 'an opponent'],
    ['end-of-the-world quest', 'an end-of-the-world quest'],
    ['hour', 'an hour'],
    ['honest smuggler', 'an honest smuggler'],
    ['heir', 'an heir'],
    ['hero', 'a hero'],
    ['unique relic', 'a unique relic'],
    ['unicorn', 'a unicorn'],
    ['uninvited guest', 'an uninvited guest'],
    ['unimportant quest', 'an unimportant quest'],
    ['useful card', 'a useful card'],
    ['usual quest', 'a usual quest'],
    ['utility', 'a utility'],
    ['European road', 'a European road'],
    ['one-cell move', 'a one-cell move'],
    ['onerous quest', 'an onerous quest'],
    ['8-point quest', 'an 8-point quest'],
    ['11-point quest', 'an 11-point quest'],
    ['18-point quest', 'an 18-point quest'],
    ['180-point quest', 'a 180-point quest'],
    ['1-point quest', 'a 1-point quest'],
  ])('%s takes its article by sound', (words, said) => {
    expect(a(words)).toBe(said)
  })

  test('capitalises the first letter alone', () => {
    expect(capitalise('the Inn of two roads')).toBe('The Inn of two roads')
    expect(capitalise('')).toBe('')
    fc.assert(fc.property(fc.string(), (text) => capitalise(text).slice(1) === text.slice(1) || text.length === 0))
  })

  test('a list says every item once, in order', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[A-Z]{1,5}$/)), (items) => {
        expect(list(items).match(/[A-Z]+/g) ?? []).toEqual(items)
      }),
    )
  })
})
