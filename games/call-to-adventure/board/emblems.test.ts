import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { CARD_COUNT, idOf, pieceOf } from '../content/pieces.ts'
import { ABILITIES, STORIES } from '../words.ts'
import { EMBLEMS, THINGS } from './emblems.ts'

const { icons } = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json') as { icons: object }
const ids = Array.from({ length: CARD_COUNT }, (_, piece) => idOf(pieceOf(piece)))

test('every card has an emblem', () => {
  expect(ids).toHaveLength(206)
  expect(ids.filter((id) => !Object.hasOwn(EMBLEMS, id))).toEqual([])
})

test('no two cards are alike, and none is like an icon', () => {
  const names = [...ids.map((id) => EMBLEMS[id]), ...Object.values(THINGS)]
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([])
})

test('every ability and Story icon has its own', () => {
  expect([...ABILITIES, ...STORIES].filter((icon) => !Object.hasOwn(THINGS, icon))).toEqual([])
})

test('every emblem is in the collection', () => {
  expect(Object.values(EMBLEMS).filter((name) => !Object.hasOwn(icons, name))).toEqual([])
})

test('there are no emblems of cards that do not exist', () => {
  const known = new Set([...ids, ...Object.keys(THINGS)])
  expect(Object.keys(EMBLEMS).filter((id) => !known.has(id))).toEqual([])
})
