import { LANGS } from '@monomyth/ui/contract'
import { describe, expect, test } from 'vitest'
import { wordsOf } from './index.ts'

const shapeOf = (words: object): string[] =>
  Object.entries(words)
    .map(([key, value]) => `${key} ${typeof value}`)
    .sort()

test('both languages say the same things', () => {
  expect(shapeOf(wordsOf('fr'))).toEqual(shapeOf(wordsOf('en')))
})

test.each(LANGS)('nothing is left empty in %s', (lang) => {
  const texts = Object.values(wordsOf(lang)).filter((value) => typeof value === 'string')
  expect(texts.filter((text) => text.trim() === '')).toEqual([])
})

describe('French', () => {
  const words = wordsOf('fr')

  test('is spaced as it is printed', () => {
    const texts = Object.values(words).filter((value) => typeof value === 'string')
    expect(texts.filter((text) => /[^\u00a0\u202f][:;!?]/.test(text))).toEqual([])
    expect(texts.filter((text) => text.includes("'"))).toEqual([])
  })

  test('agrees in number and elides', () => {
    expect(words.relics(1, 2)).toBe('1\u00a0relique éveillée, 2 dormantes')
    expect(words.prophecies(0)).toBe('0\u00a0prophétie')
    expect(words.pawns(['Ada', 'Bob'])).toBe('pions d’Ada et de Bob')
    expect(words.turnOf('Éloi')).toBe('C’est au tour d’Éloi.')
    expect(words.faceDownLeft(1)).toBe('Une quête reste face cachée.')
    expect(
      words.deedQuests(3, [
        ['red', 1],
        ['white', 2],
      ]),
    ).toBe('3\u00a0quêtes accomplies\u00a0: 1 rouge et 2 blanches')
  })
})

describe('English', () => {
  const words = wordsOf('en')

  test('agrees in number', () => {
    expect(words.relics(1, 0)).toBe('1 relic')
    expect(words.prophecies(1)).toBe('1 prophecy')
    expect(words.pawns(['Ada', 'Bob'])).toBe('pawns of Ada and Bob')
    expect(words.faceDownLeft(1)).toBe('One quest is face down.')
    expect(words.charge(1, 2)).toBe('Next attempt: +1 die and +2 to the total')
    expect(
      words.deedQuests(3, [
        ['red', 1],
        ['white', 2],
      ]),
    ).toBe('3 quests accomplished: 1 red and 2 white')
  })
})
