import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Digest, fingerprint } from './digest.ts'

const digestOf = (write: (digest: Digest) => void): string => {
  const digest = new Digest()
  write(digest)
  return digest.toString()
}
const ofNumbers = (numbers: readonly number[]): string =>
  digestOf((digest) => {
    for (const n of numbers) digest.number(n)
  })

describe('The digest', () => {
  test('is sixteen hexadecimal digits, and the same for ever: saves hold it', () => {
    expect(digestOf(() => {})).toBe('35fe85198ac590b9')
    expect(ofNumbers([1, 2, 3])).toBe('8693ab9c323a7356')
    expect(ofNumbers([-1])).toBe('53c1f3c9fbf27eca')
    expect(digestOf((digest) => digest.word('Monomyth'))).toBe('4e0d1a6c81bcfa02')
  })

  test('can be looked at and written on', () => {
    const digest = new Digest()
    digest.number(1)
    expect(digest.toString()).toBe(digest.toString())
    digest.number(2)
    expect(digest.toString()).toBe(ofNumbers([1, 2]))
  })

  test('differs for different numbers, and for the same in another order', () => {
    const numbers = fc.array(fc.integer(), { maxLength: 5 })
    fc.assert(
      fc.property(numbers, numbers, (a, b) => {
        expect(ofNumbers(a) === ofNumbers(b)).toBe(a.length === b.length && a.every((n, i) => n === b[i]))
      }),
    )
    expect(ofNumbers([1, 2])).not.toBe(ofNumbers([2, 1]))
  })

  test('knows where one word ends and the next begins', () => {
    const words = (...list: string[]) =>
      digestOf((digest) => {
        for (const word of list) digest.word(word)
      })
    expect(words('ab', 'c')).not.toBe(words('a', 'bc'))
    expect(words('')).not.toBe(words())
  })

  test('changes both halves with each bit', () => {
    const [left, right] = [new Set<string>(), new Set<string>()]
    for (let bit = 0; bit < 32; bit++) {
      const text = ofNumbers([1 << bit])
      left.add(text.slice(0, 8))
      right.add(text.slice(8))
    }
    expect([left.size, right.size]).toEqual([32, 32])
  })
})

describe('The fingerprint', () => {
  test('is the same for ever: saves hold it', () => {
    expect(fingerprint({ a: 1, b: ['x', null, true, 0.5], c: { d: -1 } })).toBe('6504085286139c27')
    expect(fingerprint('')).toBe('888d33e31bb6812f')
    expect(fingerprint([])).toBe('6fa65f2e0a81bd8e')
    expect(fingerprint({})).toBe('8aa1fa4cbb8a97e8')
  })

  test('does not depend on the order of keys, nor on keys that are undefined', () => {
    expect(fingerprint({ a: 1, b: 2 })).toBe(fingerprint({ b: 2, a: 1 }))
    expect(fingerprint({ a: 1, b: undefined })).toBe(fingerprint({ a: 1 }))
  })

  test('differs exactly where the JSON differs', () => {
    const value = fc.jsonValue({ maxDepth: 3 })
    // Keys are sorted alone: sorting the pairs would turn values into text, and a value may be named `toString`.
    const sorted = (x: object) =>
      Object.fromEntries(
        Object.keys(x)
          .sort()
          .map((key) => [key, x[key as keyof typeof x]]),
      )
    const normal = (v: unknown): string =>
      JSON.stringify(v, (_key, x) => (x !== null && typeof x === 'object' && !Array.isArray(x) ? sorted(x) : x))
    fc.assert(
      fc.property(value, value, (a, b) => {
        const again = JSON.parse(JSON.stringify(a))
        expect(fingerprint(again)).toBe(fingerprint(a))
        expect(fingerprint(a) === fingerprint(b)).toBe(normal(a) === normal(b))
      }),
      { numRuns: 500 },
    )
  })

  test('tells kinds apart that look alike', () => {
    const alike = [
      1,
      '1',
      true,
      'true',
      null,
      'null',
      [],
      {},
      '',
      [1],
      { 0: 1 },
      [[]],
      0.5,
      '0.5',
      [null],
      2 ** 40,
      `${2 ** 40}`,
    ]
    expect(new Set(alike.map(fingerprint)).size).toBe(alike.length)
  })

  test('moves both halves for a small change', () => {
    const halves = (value: unknown) => [fingerprint(value).slice(0, 8), fingerprint(value).slice(8)]
    const [left, right] = [new Set<string>(), new Set<string>()]
    for (let i = 0; i < 500; i++) {
      const [a, b] = halves({ n: i, list: [i, i + 1], text: `${i}` })
      left.add(a!)
      right.add(b!)
    }
    expect(left.size).toBe(500)
    expect(right.size).toBe(500)
  })
})
