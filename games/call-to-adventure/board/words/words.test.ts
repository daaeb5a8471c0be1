import { LANGS } from '@monomyth/ui/contract'
import { describe, expect, test } from 'vitest'
import { lang as en } from '../../lang/en/index.ts'
import { GAME_MODES } from '../../rules/modes.ts'
import { STONES } from '../../rules/runes.ts'
import { ABILITIES, STORIES } from '../../words.ts'
import { box } from '../box.ts'
import { wordsOf } from './index.ts'

const shapeOf = (words: object): string[] =>
  Object.entries(words)
    .map(([key, value]) => `${key} ${typeof value}`)
    .sort()
const textsOf = (words: object): string[] =>
  Object.values(words).flatMap((value) =>
    typeof value === 'string' ? [value] : typeof value === 'object' ? textsOf(value as object) : [],
  )
const figures = [1, 2, 3, 4, 5, 6, 7]

test('both languages say the same things', () => {
  expect(shapeOf(wordsOf('fr'))).toEqual(shapeOf(wordsOf('en')))
})

describe.each(LANGS)('in %s', (lang) => {
  const words = wordsOf(lang)

  test('nothing is left empty', () => {
    expect(textsOf(words).filter((text) => text.trim() === '')).toEqual([])
    expect(figures.map((level) => words.levelNote(level)).filter((text) => text === '')).toEqual([])
  })

  test('every icon has a letter of its own', () => {
    const letters = [...ABILITIES, ...STORIES].map((icon) => words.letters[icon])
    expect(new Set(letters).size).toBe(letters.length)
  })

  test('every rune has a name of its own', () => {
    const names = Array.from({ length: STONES }, (_, rune) => words.rune(rune))
    expect(new Set(names).size).toBe(STONES)
    expect(names.join()).not.toMatch(/undefined/)
  })

  test('every mode and option of the game is named on the box', () => {
    const options = new Set(GAME_MODES.flatMap(({ options }) => Object.keys(options)))
    expect(Object.keys(box.modes).sort()).toEqual(GAME_MODES.map(({ id }) => id).sort())
    expect(Object.keys(box.options).sort()).toEqual([...options].sort())
    for (const mode of GAME_MODES)
      for (const [id, values] of Object.entries(mode.options)) {
        const said = box.options[id]![lang].values
        const unsaid = values.filter((value) => typeof value !== 'boolean' && said?.[String(value)] === undefined)
        expect(unsaid).toEqual([])
      }
  })
})

test('the box bears the title of the game', () => {
  expect(box.title.en).toContain(en.title)
})

describe('French', () => {
  const words = wordsOf('fr')

  test('is spaced as it is printed', () => {
    const texts = [...textsOf(words), ...textsOf(box).filter((text) => /[éèàç’]/.test(text))]
    expect(texts.filter((text) => /[^\u00a0\u202f][:;!?]/.test(text) && text !== words.colon)).toEqual([])
    expect(texts.filter((text) => text.includes("'"))).toEqual([])
  })

  test('agrees in number and elides', () => {
    expect(words.tokens(1)).toBe('1\u00a0jeton')
    expect(words.xp(0)).toBe('0\u00a0Expérience')
    expect(words.hand(1, 2)).toBe('en main 1\u00a0carte Héros, 2\u00a0cartes Antihéros')
    expect(words.deedStory(1, 3)).toBe('1\u00a0Défi relevé, 3\u00a0Traits acquis')
    expect(words.turnOf('Éloi')).toBe('C’est au tour d’Éloi.')
    expect(words.deck(0, 1)).toBe('Pioche de l’Acte\u00a0I, 1\u00a0carte')
  })
})

describe('English', () => {
  const words = wordsOf('en')

  test('agrees in number', () => {
    expect(words.tokens(1)).toBe('1 token')
    expect(words.hand(1, 2)).toBe('in hand 1 Hero card, 2 Antihero cards')
    expect(words.plays('Bob', 'antihero')).toBe('Bob plays an Antihero card')
    expect(words.deedStory(1, 3)).toBe('1 Challenge overcome, 3 Traits gained')
  })
})
