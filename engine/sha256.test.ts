import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sha256, utf8 } from './sha256.ts'
import { upTo } from './testing/toys/ask.ts'

const hexOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex')
const nodes = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

describe('SHA-256', () => {
  test('gives the published digest of "abc"', () => {
    expect(hexOf(sha256(utf8('abc')))).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
  })

  test('is the platform’s own for every length around the padding', () => {
    for (const length of upTo(200)) {
      const bytes = Uint8Array.from(upTo(length), (i) => (i * 37 + length) & 255)
      expect(hexOf(sha256(bytes))).toBe(nodes(bytes))
    }
  })

  test('is the platform’s own for any bytes', () => {
    fc.assert(fc.property(fc.uint8Array({ maxLength: 500 }), (bytes) => hexOf(sha256(bytes)) === nodes(bytes)))
  })
})

describe('UTF-8', () => {
  test('is the platform’s own for any text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 40 }),
        (text) => hexOf(utf8(text)) === Buffer.from(text).toString('hex'),
      ),
    )
  })

  test.each([0x7f, 0x80, 0x7ff, 0x800, 0xffff, 0x10000, 0x10ffff])('is right on both sides of %i', (code) => {
    const text = String.fromCodePoint(code)
    expect(hexOf(utf8(text))).toBe(Buffer.from(text).toString('hex'))
  })
})
