import { BACK } from '@monomyth/engine'
import { describe, expect, test } from 'vitest'
import { QUEST_PIECES, RELIC_PIECES } from '../content/pieces.ts'
import { lang as en } from '../lang/en/index.ts'
import { lang as fr } from '../lang/fr/index.ts'
import { cellOf, INN, QUEST_CELLS } from '../rules/board.ts'
import type { View } from '../state.ts'
import { WORLD, walk } from './cells.ts'
import { cardLabel, cellLabel, type Said } from './labels.ts'
import { played, viewOf } from './testing/played.ts'
import { wordsOf } from './words/index.ts'

/** The Gate of Karrow Pass lies face up on E3, and everybody has left the inn but Bob. */
function scene(change: Partial<View> = {}): Said {
  const view = viewOf(played(20), 0)
  const [ada, bob, cyd] = view.seats
  const e3 = cellOf('E3')
  return {
    view: {
      ...view,
      quests: view.quests.with(e3, QUEST_PIECES[24]!),
      faceUp: view.faceUp.with(e3, 1),
      token: view.token.map(() => -1),
      seats: [
        { ...ada!, cell: e3 },
        { ...bob!, cell: INN },
        { ...cyd!, cell: e3 },
      ],
      ...change,
    },
    viewer: 0,
    seats: [{ name: 'Ada' }, { name: 'Bob' }, { name: 'Cyd' }],
    lang: en,
    words: wordsOf('en'),
  }
}

describe('the label of a cell', () => {
  const e3 = cellOf('E3')

  test('says the card, its values and who stands there', () => {
    expect(cellLabel(scene(), e3, true)).toBe(
      'E3 The Gate of Karrow Pass: red quest, 3 points; red 4, green 6, blue 7; your pawn; pawn of Cyd; can be chosen',
    )
  })

  test('says it in French', () => {
    expect(cellLabel({ ...scene(), lang: fr, words: wordsOf('fr') }, e3, false)).toBe(
      'E3 La Porte du col de Karrow\u00a0: quête rouge, 3 points\u202f; rouge 4, vert 6, bleu 7\u202f; votre pion\u202f; pion de Cyd',
    )
  })

  test('says whose token lies there', () => {
    const { view } = scene()
    const label = (owner: number) => cellLabel(scene({ token: view.token.with(e3, owner) }), e3, false)
    expect(label(0)).toContain('accomplished by you')
    expect(label(1)).toContain('accomplished by Bob')
  })

  test('says what is hidden, where the world ends, and what only the viewer has seen', () => {
    const a4 = cellOf('A4')
    const { view } = scene()
    const faceDown = { quests: view.quests.with(a4, BACK), faceUp: view.faceUp.with(a4, 0) }
    const hidden = scene(faceDown)
    expect(cellLabel(hidden, a4, false)).toBe('A4: unknown land, face down; end of the world')
    const seen = scene({ ...faceDown, quests: view.quests.with(a4, QUEST_PIECES[11]!) })
    expect(cellLabel(seen, a4, false)).toMatch(
      /^A4 The Drunken Giant: face down, seen by you alone; red quest, 2 points/,
    )
  })

  test('says the inn', () => {
    expect(cellLabel(scene(), INN, false)).toBe('E4 the inn: pawn of Bob')
  })
})

test('the label of a card says whether it sleeps and whether it can be chosen', () => {
  const said = scene()
  const view = { ...said.view, dormant: said.view.dormant.with(4, 1) }
  expect(cardLabel({ ...said, view }, RELIC_PIECES[4]!, true)).toBe(
    'Boar Spear: red relic, power 1; dormant; can be chosen',
  )
})

describe('walking over the map', () => {
  test('every cell stands once in the rows', () => {
    const cells = WORLD.flat().map(({ cell }) => cell)
    expect(cells.toSorted((a, b) => a - b)).toEqual([...QUEST_CELLS, INN])
    expect(WORLD.map(({ length }) => length)).toEqual([7, 7, 9, 9, 9, 7, 7])
  })

  test('arrows lead to the neighbour and stop at the edge', () => {
    expect(walk(cellOf('E3'), 'ArrowDown')).toBe(INN)
    expect(walk(cellOf('B1'), 'ArrowLeft')).toBe(cellOf('B1'))
    expect(walk(cellOf('A3'), 'ArrowUp')).toBe(cellOf('A3'))
    expect(walk(cellOf('C3'), 'Home')).toBe(cellOf('A3'))
    expect(walk(cellOf('C7'), 'End')).toBe(cellOf('H7'))
    expect(walk(INN, 'x')).toBeUndefined()
  })
})
