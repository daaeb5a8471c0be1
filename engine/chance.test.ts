import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Chance, chacha8, keyOf } from './chance.ts'
import { upTo } from './testing/toys/ask.ts'

/** The key stream as bytes, as the published vectors print it. */
const hexOf = (words: Int32Array): string => Buffer.from(words.buffer).toString('hex')
const block = (key: Int32Array, counter: number, n0 = 0, n1 = 0, n2 = 0): Int32Array => {
  const out = new Int32Array(16)
  chacha8(key, counter, n0, n1, n2, out)
  return out
}
const draws = (chance: Chance, count: number): number[] => upTo(count).map(() => chance.word())
/** How far counts are from equal; for k cells, above k − 1 by chance only rarely. */
const chiSquare = (counts: readonly number[]): number => {
  const expected = counts.reduce((a, b) => a + b) / counts.length
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
}

describe('ChaCha8', () => {
  test('gives the published key stream for the key of zeros', () => {
    expect(hexOf(block(new Int32Array(8), 0))).toBe(
      '3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42',
    )
  })

  /** The same from the standard's own words: quarter rounds on a list, nothing written out. */
  const plainly = (input: number[]): number[] => {
    const x = input.slice()
    const turn = (a: number, n: number) => (a << n) | (a >>> (32 - n))
    const quarter = (a: number, b: number, c: number, d: number) => {
      for (const [p, q, r, n] of [
        [a, b, d, 16],
        [c, d, b, 12],
        [a, b, d, 8],
        [c, d, b, 7],
      ] as const) {
        x[p] = (x[p]! + x[q]!) | 0
        x[r] = turn(x[r]! ^ x[p]!, n)
      }
    }
    for (let round = 0; round < 4; round++) {
      for (const i of upTo(4)) quarter(i, i + 4, i + 8, i + 12)
      for (const i of upTo(4)) quarter(i, ((i + 1) % 4) + 4, ((i + 2) % 4) + 8, ((i + 3) % 4) + 12)
    }
    return x.map((word, i) => (word + input[i]!) | 0)
  }

  test('is what the standard describes, for every key, counter and nonce', () => {
    const word = fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 })
    fc.assert(
      fc.property(fc.array(word, { minLength: 8, maxLength: 8 }), word, word, word, word, (key, ...rest) => {
        const constants = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574]
        expect([...block(Int32Array.from(key), ...rest)]).toEqual(plainly([...constants, ...key, ...rest]))
      }),
    )
  })
})

describe('Chance', () => {
  const key = keyOf('chance')

  test('takes its key from the SHA-256 of the seed, in little-endian words', () => {
    // SHA-256 of "abc" begins ba7816bf 8f01cfea.
    expect([...keyOf('abc')].slice(0, 2).map((word) => (word >>> 0).toString(16))).toEqual(['bf1678ba', 'eacf018f'])
    expect(keyOf('abc')).toHaveLength(8)
  })

  test('is the key stream from its counter on, word by word, across blocks', () => {
    const stream = [...block(key, 0), ...block(key, 1), ...block(key, 2)].map((word) => word >>> 0)
    expect(draws(new Chance(key), 48)).toEqual(stream)
    for (const drawn of [15, 16, 31])
      expect(draws(new Chance(key, { lane: 0, drawn }), 16)).toEqual(stream.slice(drawn, drawn + 16))
  })

  test('counts what it has drawn', () => {
    const chance = new Chance(key, { lane: 2, drawn: 7 })
    draws(chance, 3)
    expect([chance.lane, chance.drawn]).toEqual([2, 10])
  })

  test('goes on elsewhere in another lane, even in the middle of a block', () => {
    const chance = new Chance(key)
    draws(chance, 5)
    chance.change(1)
    expect(draws(chance, 11)).toEqual(draws(new Chance(key, { lane: 1, drawn: 5 }), 11))
    draws(chance, 4)
    chance.change(2)
    expect(draws(chance, 4)).toEqual(draws(new Chance(key, { lane: 2, drawn: 20 }), 4))
    expect(draws(new Chance(key, { lane: 1, drawn: 5 }), 11)).not.toEqual(
      draws(new Chance(key, { lane: 0, drawn: 5 }), 11),
    )
  })

  test('gives each branch a stream of its own, by lane, by where it began and by seat', () => {
    const firsts = new Set<number>()
    for (const lane of [0, 1])
      for (const drawn of [0, 1, 16])
        for (const seat of [0, 1, 2]) firsts.add(new Chance(key, { lane, drawn }).branchOf(seat).word())
    for (const lane of [0, 1]) firsts.add(new Chance(key, { lane, drawn: 0 }).word())
    expect(firsts.size).toBe(20)
  })

  test('does not move when its branches draw, and they do not move each other', () => {
    const chance = new Chance(key, { lane: 0, drawn: 3 })
    const alone = draws(chance.branchOf(1), 8)
    draws(chance.branchOf(0), 5)
    expect(draws(chance.branchOf(1), 8)).toEqual(alone)
    expect(chance.drawn).toBe(3)
    expect(chance.branchOf(1).lane).toBe(0)
  })

  test.each([2, 3, 6, 7, 20])('throws fair dice of %i sides', (sides) => {
    const chance = new Chance(key)
    const counts = upTo(sides).map(() => 0)
    for (let i = 0; i < 20_000; i++) counts[chance.below(sides)]! += 1
    expect(chiSquare(counts)).toBeLessThan(sides - 1 + 4 * Math.sqrt(2 * sides))
  })

  /** A stream of given words. */
  class Stub extends Chance {
    private readonly words: number[]
    constructor(words: number[]) {
      super(key)
      this.words = words
    }
    override word(): number {
      return this.words.shift()!
    }
  }

  test('takes as many bits as it needs, and draws again where they say too much', () => {
    // Two bits for three sides: 3 would be a fourth.
    expect(new Stub([3, 0xffffffff, 5]).below(3)).toBe(1)
    expect(new Stub([0xfffffffe]).below(3)).toBe(2)
    expect(new Stub([0xffffffff]).below(4)).toBe(3)
    expect(new Stub([8, 7]).below(5)).toBe(0)
    expect(new Stub([7, 12]).below(5)).toBe(4)
    expect(new Stub([0xffffffff]).below(1)).toBe(0)
    expect(new Stub([0xffffffff]).below(2)).toBe(1)
  })

  test('shuffles every order of a short list as often as any other', () => {
    const chance = new Chance(key)
    const counts = new Map<string, number>()
    for (let i = 0; i < 24_000; i++) {
      const list = [0, 1, 2, 3]
      chance.shuffle(list)
      counts.set(list.join(''), (counts.get(list.join('')) ?? 0) + 1)
    }
    expect(counts.size).toBe(24)
    expect(chiSquare([...counts.values()])).toBeLessThan(23 + 4 * Math.sqrt(46))
  })

  test('shuffles without losing or doubling anything, one draw for each but the last', () => {
    fc.assert(
      fc.property(fc.array(fc.integer(), { maxLength: 60 }), fc.string({ minLength: 1 }), (list, seed) => {
        const chance = new Chance(keyOf(seed))
        const shuffled = list.slice()
        chance.shuffle(shuffled)
        expect(shuffled.toSorted((a, b) => a - b)).toEqual(list.toSorted((a, b) => a - b))
        expect(chance.drawn).toBeGreaterThanOrEqual(Math.max(0, list.length - 1))
      }),
    )
    const chance = new Chance(key)
    chance.shuffle([])
    chance.shuffle([1])
    expect(chance.drawn).toBe(0)
  })
})
