import { expect, test } from 'vitest'
import { sprite } from './sprite.ts'

test('a sprite has one symbol for each name, sorted', () => {
  const svg = sprite({ names: ['padlock', 'compass', 'padlock'], from: 'any.ts' })
  expect(
    [...svg.matchAll(/<symbol id="([^"]+)" viewBox="0 0 512 512"><path d="m[^"]+"\/><\/symbol>/g)].map(([, id]) => id),
  ).toEqual(['compass', 'padlock'])
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg"><symbol.*<\/svg>$/)
})

test('a name the collection does not have is refused, and the file to look in is named', () => {
  const wrong = { names: ['compass', 'compas', 'constructor'], from: 'ui/icons.ts' }
  expect(() => sprite(wrong)).toThrow('game-icons has no icon called compas or constructor: look in ui/icons.ts')
})
