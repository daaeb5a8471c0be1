import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { CARD_COUNT } from '../content/pieces.ts'
import { en } from './en/index.ts'
import { fr } from './fr/index.ts'
import { gameLang } from './lang.ts'
import { RULE_IDS } from './words.ts'

const fileOf = (path: string): string => readFileSync(fileURLToPath(new URL(`../${path}`, import.meta.url)), 'utf8')
const RULES = [...fileOf('RULES.md').matchAll(/^- \*\*(CTA-C?\d{3})\*\* ./gm)].map(([, id = '']) => id)
const BOOKS = { en: fileOf('rulebook/en.md'), fr: fileOf('rulebook/fr.md') }
const WORDS = { en, fr }
/** What lies in the envelopes: titles, and names by the number of their card. */
const sealedIn = (code: string) => {
  const envelopes = Object.values(WORDS[code as 'en' | 'fr'].chapters)
  const cards = new Map(envelopes.flatMap((envelope) => Object.entries<string>(envelope.cards)))
  return { cards, names: [...cards.values(), ...envelopes.map(({ title }) => title)] }
}
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
    const { piece, text } = gameLang(WORDS[code as 'en' | 'fr'])
    const { cards } = sealedIn(code)
    const rows = book.replace(/\[[^\]]*\](?=\(#piece-)/g, '')
    for (let card = 0; card < CARD_COUNT; card++) {
      const name = cards.has(String(card + 1)) ? `(#piece-${card})` : piece(card)
      expect(rows).toContain(`| ${name} | ${text(card)}`)
    }
  })

  test('CTA-900 names nothing that lies in an envelope', () => {
    const { typeset } = WORDS[code as 'en' | 'fr']
    const { names } = sealedIn(code)
    expect(names).toHaveLength(50)
    expect(names.filter((name) => book.toLowerCase().includes(typeset(name).toLowerCase()))).toEqual([])
  })

  test('has a chapter for each entry of its contents, the same in both languages', () => {
    const linked = [...book.matchAll(/\]\(#([^)]+)\)/g)].map(([, id = '']) => id)
    expect(linked.filter((id) => !id.startsWith('piece-') && !anchorsOf(book).includes(id))).toEqual([])
    expect(anchorsOf(book)).toEqual(anchorsOf(BOOKS.en))
  })

  test('is printed with the spaces of its language', () => {
    expect(book).not.toMatch(/[^\n ] {2,}[^\n ]/)
    if (code === 'fr') expect(book).not.toMatch(/ [;!?»]|« | :(?=\s)|'/)
  })
})
