import { describe, expect, test } from 'vitest'
import { ids, type SceneSetting, scene, toldOf } from '../testing/index.ts'

/** Beloved Ruler draws a Hero card when it is gained. */
const drawing = (more: Partial<SceneSetting> = {}) =>
  scene({ seats: [{ xp: 1 }, {}], rows: { 3: [106, 101] }, ...more }).answer(0, 'trait 106')

describe('Drawing Feats', () => {
  test('CTA-267, CTA-560 the top Hero card; only its owner sees it', () => {
    const table = drawing({ decks: { heroDeck: [170] } })
    expect(ids(table.state.seats[0]!.heroes)).toEqual(['170'])
    expect([0, 1, -1].map((viewer) => ids(table.view(viewer).seats[0]!.heroes))).toEqual([['170'], ['back'], ['back']])
    expect([0, 1].map((viewer) => ids(toldOf(table, 'featDrawn', viewer).map(({ feat }) => feat)))).toEqual([
      ['170'],
      ['back'],
    ])
  })

  test('CTA-922 an empty deck takes back its discard pile; played cards stay', () => {
    const table = drawing({
      seats: [{ xp: 1, played: [160] }, {}],
      decks: { heroDeck: [] },
      exact: ['heroDeck'],
      discards: { heroDiscard: [161], antiheroDiscard: [183] },
    })
    expect(ids(table.state.seats[0]!.heroes)).toEqual(['161'])
    expect(toldOf(table, 'deckReshuffled')).toMatchObject([{ deck: 'hero' }])
    expect(ids(table.state.antiheroDiscard)).toEqual(['183'])
  })

  test('CTA-923 with both empty nothing is drawn, of the other type neither', () => {
    const table = drawing({ decks: { heroDeck: [] }, exact: ['heroDeck'] })
    expect(table.state.seats[0]).toMatchObject({ heroes: [], antiheroes: [] })
    expect(toldOf(table, 'featDrawn')).toEqual([])
  })
})
