import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Adjective, Noun } from './french.ts'
import { agree, au, capitalise, ce, count, de, du, le, list, numeral, plural, space, spelled, un } from './french.ts'

const die: Noun = { one: 'dé', many: 'dés', gender: 'm' }
const quest: Noun = { one: 'quête', many: 'quêtes', gender: 'f' }
const inn: Noun = { one: 'auberge', many: 'auberges', gender: 'f' }
const item: Noun = { one: 'atout', many: 'atouts', gender: 'm' }
const hero: Noun = { one: 'héros', many: 'héros', gender: 'm' }
const free: Adjective = { m: 'libre', f: 'libre', mp: 'libres', fp: 'libres' }
const green: Adjective = { m: 'vert', f: 'verte', mp: 'verts', fp: 'vertes' }

describe('French', () => {
  test('the plural begins at two', () => {
    expect([0, 1, 1.5, 2, -1, -2].map((n) => plural(n, die))).toEqual(['dé', 'dé', 'dé', 'dés', 'dé', 'dés'])
  })

  test('counts in figures, with a decimal comma', () => {
    expect([0, 1, 1.5, 2].map((n) => count(n, die))).toEqual(['0 dé', '1 dé', '1,5 dé', '2 dés'])
  })

  test('counts in words up to twelve, and one agrees', () => {
    expect([1, 2, 12, 13].map((n) => spelled(n, die))).toEqual(['un dé', 'deux dés', 'douze dés', '13 dés'])
    expect([1, 3].map((n) => spelled(n, quest))).toEqual(['une quête', 'trois quêtes'])
    expect(numeral(0, 'f')).toBe('zéro')
  })

  test('adjectives agree in gender and number', () => {
    expect(agree(green, die)).toBe('vert')
    expect(agree(green, quest)).toBe('verte')
    expect(agree(green, die, 2)).toBe('verts')
    expect(agree(green, quest, 2)).toBe('vertes')
    expect(agree(free, quest, 0)).toBe('libre')
  })

  const articles: readonly (readonly [string, (noun: Noun, n?: number) => string, readonly string[]])[] = [
    ['le', le, ['le dé', 'la quête', 'l’auberge', 'l’atout', 'le héros', 'les quêtes']],
    ['du', du, ['du dé', 'de la quête', 'de l’auberge', 'de l’atout', 'du héros', 'des quêtes']],
    ['au', au, ['au dé', 'à la quête', 'à l’auberge', 'à l’atout', 'au héros', 'aux quêtes']],
    ['un', un, ['un dé', 'une quête', 'une auberge', 'un atout', 'un héros', 'des quêtes']],
    ['ce', ce, ['ce dé', 'cette quête', 'cette auberge', 'cet atout', 'ce héros', 'ces quêtes']],
  ]
  test.each(articles)('%s contracts, elides and agrees', (_, article, said) => {
    expect([...[die, quest, inn, item, hero].map((noun) => article(noun)), article(quest, 2)]).toEqual(said)
  })

  test.each([
    ['œil', 'l’œil'],
    ['Œil', 'l’Œil'],
    ['étoile', 'l’étoile'],
    ['Âtre', 'l’Âtre'],
    ['horloge', 'l’horloge'],
    ['Yser', 'l’Yser'],
    ['yéti', 'le yéti'],
    ['yaourt', 'le yaourt'],
    ['pion', 'le pion'],
  ])('%s elides as it is said', (one, said) => {
    expect(le({ one, many: one, gender: 'm' })).toBe(said)
  })

  test('the noun may know better than its first letter', () => {
    expect(le({ one: 'Yonne', many: 'Yonne', gender: 'f', elides: true })).toBe('l’Yonne')
    expect(du({ one: 'onze', many: 'onze', gender: 'm', elides: false })).toBe('du onze')
  })

  test('de elides before any words', () => {
    expect(de('quête')).toBe('de quête')
    expect(de('une case')).toBe('d’une case')
    expect(de('Ottiline')).toBe('d’Ottiline')
    expect(de('héros')).toBe('de héros')
    expect(de('Héros 1')).toBe('de Héros 1')
    expect(de('héroïne')).toBe('d’héroïne')
    expect(de('hibou', false)).toBe('de hibou')
  })

  test('lists with a comma and a conjunction', () => {
    expect(list([])).toBe('')
    expect(list(['rouge'])).toBe('rouge')
    expect(list(['rouge', 'verte'])).toBe('rouge et verte')
    expect(list(['rouge', 'verte', 'bleue'], 'ou')).toBe('rouge, verte ou bleue')
  })

  test('capitalises accented letters and ligatures', () => {
    expect(capitalise('échec')).toBe('Échec')
    expect(capitalise('œil')).toBe('Œil')
    expect(capitalise('')).toBe('')
  })
})

describe('French typography', () => {
  test.each([
    ['a narrow space before ; ! ?', 'oui ; non ! quoi ?', 'oui\u202f; non\u202f! quoi\u202f?'],
    ['the same where none was typed', 'oui; non! quoi?', 'oui\u202f; non\u202f! quoi\u202f?'],
    ['one space for a run of marks', 'quoi ?!', 'quoi\u202f?!'],
    ['no space at the start or after a bracket', '? (?) [!]', '? (?) [!]'],
    ['a no-break space before a colon', 'lancés : un, deux: trois', 'lancés\u00a0: un, deux\u00a0: trois'],
    ['a colon at the end', 'lancés :', 'lancés\u00a0:'],
    ['no space in times and addresses', 'à 12:30, https://exemple.fr', 'à 12:30, https://exemple.fr'],
    ['no-break spaces inside guillemets', '«oui» et « non »', '«\u00a0oui\u00a0» et «\u00a0non\u00a0»'],
    ['a question in guillemets', '« quoi ? »', '«\u00a0quoi\u202f?\u00a0»'],
    ['a colon before guillemets', 'il dit : « oui »', 'il dit\u00a0: «\u00a0oui\u00a0»'],
    ['typographic apostrophes', "l'auberge d'où", 'l’auberge d’où'],
  ])('%s', (_, typed, printed) => {
    expect(space(typed)).toBe(printed)
  })

  const marks = fc.string({ unit: fc.constantFrom(..."aé1 ;!?:«»'([.\n\u00a0\u202f") })

  test('printing what is printed changes nothing', () => {
    fc.assert(
      fc.property(marks, (text) => {
        expect(space(space(text))).toBe(space(text))
      }),
      { numRuns: 5000 },
    )
  })

  test('only spaces and apostrophes change', () => {
    const bare = (text: string) => text.replace(/[ \u00a0\u202f]/g, '').replaceAll("'", '’')
    fc.assert(fc.property(marks, (text) => bare(space(text)) === bare(text)))
  })

  test('no mark is left to begin a line', () => {
    fc.assert(fc.property(marks, (text) => !/[^\s;!?:([«] [;!?»]/.test(space(text))))
  })
})
