import { describe, expect, test } from 'vitest'
import { card } from '../content/pieces.ts'
import { lang as en } from '../lang/en/index.ts'
import { lang as fr } from '../lang/fr/index.ts'
import { cardLabel, counted, nameOf, pathName, storyName } from './labels.ts'
import { wordsOf } from './words/index.ts'

const EN = { lang: en, words: wordsOf('en') }
const FR = { lang: fr, words: wordsOf('fr') }

describe('the label of a card', () => {
  test('says its name, what it says, and whether it can be chosen', () => {
    const label = cardLabel(EN, card(63), true)
    expect(label).toMatch(/^The Sewers: Difficulty 3/)
    expect(label).toContain('Fight Sewer Rats')
    expect(label).toContain('Chase a Criminal')
    expect(label).toMatch(/; can be chosen$/)
    expect(cardLabel(EN, card(63), false)).not.toContain('can be chosen')
  })

  test('says it in French', () => {
    expect(cardLabel(FR, card(63), true)).toMatch(/^Les Égouts\u00a0: Difficulté.*\u202f; choix possible$/)
  })
})

describe('the name of a path', () => {
  test('is the one that shows', () => {
    expect(pathName(en, card(63), 0)).toBe('Fight Sewer Rats')
    expect(pathName(fr, card(63), 1)).toBe('Poursuivre un Criminel')
    expect(storyName(en, card(63), 1)).toBe('Chase a Criminal (The Sewers)')
  })

  test('of a Trait is its own', () => {
    expect(storyName(en, card(55), 0)).toBe('Tough')
  })
})

test('one is not called by one’s own name', () => {
  const table = { viewer: 0, seats: [{ name: 'Ada' }, { name: 'Bob' }] }
  expect([nameOf(table, 0), nameOf(table, 1)]).toEqual([undefined, 'Bob'])
})

test('only icons that are there are counted', () => {
  expect(counted(['STR', 'DEX', 'CON'], [2, 0, 1])).toEqual([
    { icon: 'STR', count: 2 },
    { icon: 'CON', count: 1 },
  ])
})
