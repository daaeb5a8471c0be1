import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { CARD_COUNT } from '../content/pieces.ts'
import { lang as en } from './en/index.ts'
import { lang as fr } from './fr/index.ts'
import { RULE_IDS } from './words.ts'

const fileOf = (path: string): string => readFileSync(fileURLToPath(new URL(`../${path}`, import.meta.url)), 'utf8')
const RULES = [...fileOf('RULES.md').matchAll(/^- \*\*(CTA-C?\d{3})\*\* ./gm)].map(([, id = '']) => id)
const BOOKS = { en: fileOf('rulebook/en.md'), fr: fileOf('rulebook/fr.md') }
const anchorsOf = (book: string): string[] => [...book.matchAll(/<a id="([^"]+)">/g)].map(([, id = '']) => id)

test('RULES.md names every rule once', () => {
  expect(RULES).toHaveLength(475)
  expect(new Set(RULES).size).toBe(RULES.length)
  expect(RULE_IDS.filter((id) => !RULES.includes(id))).toEqual([])
})

describe.each(Object.entries(BOOKS))('the rulebook in %s', (code, book) => {
  test('names every rule, and none that does not exist', () => {
    const named = new Set(book.match(/CTA-C?\d+/g))
    expect(RULES.filter((id) => !named.has(id))).toEqual([])
    expect([...named].filter((id) => !RULES.includes(id))).toEqual([])
  })

  test('says of each card what the card says', () => {
    const { piece, text } = { en, fr }[code as 'en' | 'fr']
    for (let card = 0; card < CARD_COUNT; card++) expect(book).toContain(`| ${piece(card)} | ${text(card)}`)
  })

  test('has a chapter for each entry of its contents, the same in both languages', () => {
    const linked = [...book.matchAll(/\]\(#([^)]+)\)/g)].map(([, id = '']) => id)
    expect(linked.filter((id) => !anchorsOf(book).includes(id))).toEqual([])
    expect(anchorsOf(book)).toEqual(anchorsOf(BOOKS.en))
  })

  test('is printed with the spaces of its language', () => {
    expect(book).not.toMatch(/[^\n ] {2,}[^\n ]/)
    if (code === 'fr') expect(book).not.toMatch(/ [;!?»]|« | :(?=\s)|'/)
  })
})
