import { describe, expect, test } from 'vitest'
import * as en from './en/index.ts'
import * as fr from './fr/index.ts'
import type { Part } from './words.ts'

const ENVELOPES = [1, 2, 3, 4, 5, 6, 7] as const

describe.each([
  ['en', en],
  ['fr', fr],
] as const)('what is told in %s', (_lang, { words, envelopes }) => {
  const opened = () => Promise.all(ENVELOPES.map(async (chapter) => (await envelopes[chapter]()).envelope))
  const all = async (kind: 'heritages' | 'origins' | 'destinies' | 'foes'): Promise<Record<string, unknown>> =>
    Object.assign({}, kind === 'foes' ? {} : words[kind], ...(await opened()).map((envelope) => envelope[kind]))
  const clauses = async (): Promise<readonly string[]> => [
    ...Object.values(words.traits),
    ...Object.values(words.paths).flat(),
    ...Object.values(await all('foes')).flatMap((foe) => {
      const { falls, stands } = foe as { falls: string; stands: string }
      return [falls, stands]
    }),
  ]

  test('has every card', async () => {
    const count = async (kind: Parameters<typeof all>[0]) => Object.keys(await all(kind)).length
    expect(await Promise.all((['heritages', 'origins', 'destinies', 'foes'] as const).map(count))).toEqual([
      13, 15, 14, 11,
    ])
    expect(Object.keys(words.classes)).toHaveLength(12)
    expect(Object.keys(words.traits)).toHaveLength(23)
    expect(Object.values(words.paths).flat()).toHaveLength(88)
    expect(Object.keys(words.sheet.possessions)).toHaveLength(48)
  })

  test('never says the same twice', async () => {
    const said = await clauses()
    expect(new Set(said).size).toBe(said.length)
    const who = [words.classes, await all('origins'), await all('destinies')].flatMap((parts) =>
      Object.values(parts).map((part) => (part as Part).who),
    )
    expect(new Set(who).size).toBe(who.length)
    for (const texts of [words.sheet.ideals, words.sheet.bonds, words.sheet.flaws, words.sheet.skills])
      expect(new Set(Object.values(texts)).size).toBe(Object.values(texts).length)
  })

  test('clauses begin small and leave the end to the sentence', async () => {
    for (const clause of await clauses()) {
      expect(clause).toMatch(/^\p{Ll}/u)
      expect(clause).not.toMatch(/[.;:!?]|'| {2}|\s$/)
    }
  })

  test('envelopes keep their secrets until they are opened', () => {
    expect(Object.keys(words.heritages)).toHaveLength(10)
    expect(Object.keys(words.origins)).toHaveLength(11)
    expect(Object.keys(words.destinies)).toHaveLength(7)
    expect('foes' in words).toBe(false)
  })
})
