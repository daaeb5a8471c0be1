import { describe, expect, test } from 'vitest'
import { decompress } from 'woff2-encoder'
import { codeOf } from '../../ui/glyph.ts'
import { pathsOf, sprite } from './sprite.ts'
import { spriteSets } from './sprites.ts'

const SPRITES = await spriteSets()

const SQUARE = 'M2 2h20v20H2z'

test('a sprite is a font with a glyph for each name and each shape, found by what they are called', async () => {
  const set = { names: ['padlock', 'compass', 'padlock'], from: 'any.ts', shapes: { square: SQUARE } }
  expect(codesIn(await decompress(await sprite(set)))).toEqual(['compass', 'padlock', 'square'].map(codeOf).sort())
})

test('the same icons give the same font', async () => {
  const [one, other] = [
    ['padlock', 'compass'],
    ['compass', 'padlock'],
  ].map((names) => sprite({ names, from: 'any.ts' }))
  expect(await one).toEqual(await other)
})

test('a name the collection does not have is refused, and the file to look in is named', async () => {
  const wrong = { names: ['compass', 'compas', 'constructor'], from: 'ui/icons.ts' }
  await expect(sprite(wrong)).rejects.toThrow(
    'game-icons has no icon called compas or constructor: look in ui/icons.ts',
  )
})

test('two names with the same code are refused', async () => {
  // Each step to the right weighs 31 times less.
  const twins = { names: [], from: 'any.ts', shapes: { Aa: SQUARE, BB: SQUARE } }
  await expect(sprite(twins)).rejects.toThrow('Aa and BB have the same code')
})

describe.each(Object.keys(SPRITES))('the codes of %s', (id) => {
  test('are for private use', () => {
    const codes = [...pathsOf(SPRITES[id] ?? { names: [], from: '' }).keys()].map(codeOf)
    expect(codes.length).toBeGreaterThan(0)
    expect(codes.filter((code) => !/^\p{Co}$/u.test(String.fromCodePoint(code)))).toEqual([])
  })
})

/** The characters a TrueType font can draw, as its own table of them says (the form of table with 32-bit codes). */
function codesIn(font: Uint8Array): readonly number[] {
  const data = new DataView(font.buffer, font.byteOffset, font.byteLength)
  const text = (at: number): string => String.fromCharCode(...font.subarray(at, at + 4))
  const records = Array.from({ length: data.getUint16(4) }, (_, i) => 12 + 16 * i)
  const cmap = data.getUint32((records.find((at) => text(at) === 'cmap') ?? 0) + 8)
  const tables = Array.from({ length: data.getUint16(cmap + 2) }, (_, i) => cmap + data.getUint32(cmap + 8 + 8 * i))
  const wide = tables.find((at) => data.getUint16(at) === 12) ?? 0
  return Array.from({ length: data.getUint32(wide + 12) }, (_, i) => wide + 16 + 12 * i).flatMap((at) => {
    const [from, to] = [data.getUint32(at), data.getUint32(at + 4)]
    return Array.from({ length: to - from + 1 }, (_, i) => from + i)
  })
}
