import { createRequire } from 'node:module'
import { describe, expect, test } from 'vitest'
import { idOf, MENTOR_PIECES, PROPHECY_PIECES, QUEST_PIECES, RELIC_PIECES } from '../content/pieces.ts'
import { EMBLEMS, THINGS } from './emblems.ts'

const { icons } = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json') as { icons: object }

describe.each([
  ['quest', QUEST_PIECES, 54],
  ['relic', RELIC_PIECES, 66],
  ['prophecy', PROPHECY_PIECES, 20],
  ['mentor', MENTOR_PIECES, 12],
] as const)('emblems of every %s', (_kind, pieces, count) => {
  const ids = [...new Set(pieces.map(idOf))]

  test('there is one for each', () => {
    expect(ids).toHaveLength(count)
    expect(ids.filter((id) => !Object.hasOwn(EMBLEMS, id))).toEqual([])
  })

  test('no two are alike', () => {
    expect(new Set(ids.map((id) => EMBLEMS[id])).size).toBe(count)
  })
})

test('every emblem is in the collection', () => {
  expect(Object.values(EMBLEMS).filter((name) => !Object.hasOwn(icons, name))).toEqual([])
})

test('there are no emblems of cards that do not exist', () => {
  const known = new Set([
    ...[...QUEST_PIECES, ...RELIC_PIECES, ...PROPHECY_PIECES, ...MENTOR_PIECES].map(idOf),
    ...Object.keys(THINGS),
  ])
  expect(Object.keys(EMBLEMS).filter((id) => !known.has(id))).toEqual([])
})
