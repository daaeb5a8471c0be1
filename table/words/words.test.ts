import { ERRORS, UNDO_REFUSALS } from '@monomyth/engine'
import { SERVER_ERRORS } from '@monomyth/wire'
import { describe, expect, it } from 'vitest'
import { TABLE_ERRORS } from '../client/client.ts'
import { words as en } from './en.ts'
import { words as fr } from './fr.ts'

/** What a sentence may be made of: counts, names, lists of names, and the odd word of ours. */
const MADE_OF: readonly (readonly unknown[])[] = [
  [2, 3, 4],
  [2, 'minute'],
  ['Ada', 'Bryn'],
  [['Ada', 'Bryn'], 2],
]

/** Every sentence by its path; those that functions make with the first things they take. */
function sentences(catalogue: unknown, path = ''): Map<string, string> {
  if (typeof catalogue === 'string') return new Map([[path, catalogue]])
  if (typeof catalogue === 'function') return sentences(made(catalogue as (...given: unknown[]) => unknown), path)
  const inner = Object.entries(catalogue ?? {}).flatMap(([key, value]) => [...sentences(value, `${path}.${key}`)])
  return new Map(inner)
}

function made(make: (...given: unknown[]) => unknown): unknown {
  for (const given of MADE_OF) {
    try {
      return make(...given)
    } catch {
      // It takes something else.
    }
  }
  return ''
}

const { lang: _en, format: _enFormat, ...english } = en
const { lang: _fr, format: _frFormat, ...french } = fr
const inEnglish = sentences(english)
const inFrench = sentences(french)

/** Without the names of keys: a language names only those it calls otherwise. */
const paths = (said: ReadonlyMap<string, string>): string[] =>
  [...said.keys()].filter((path) => !path.includes('.help.names.')).sort()

describe('the catalogues', () => {
  it('say the same things', () => {
    expect(paths(inFrench)).toEqual(paths(inEnglish))
  })

  it('leave nothing unsaid', () => {
    for (const [path, text] of [...inEnglish, ...inFrench]) expect(text.trim(), path).not.toBe('')
  })

  it('say it in two languages', () => {
    // Single words may be spelled alike: Mode, Violet, Menu.
    const same = [...inFrench].filter(([path, text]) => /\p{L}\s+\p{L}/u.test(text) && inEnglish.get(path) === text)
    expect(same).toEqual([])
  })

  it('have a sentence for every error, that ends as a sentence', () => {
    const codes = [...Object.keys(ERRORS), ...Object.keys(TABLE_ERRORS), ...Object.keys(SERVER_ERRORS)]
    for (const { errors, undo } of [en, fr]) {
      expect(Object.keys(errors).sort()).toEqual(codes.sort())
      expect(Object.keys(undo).sort()).toEqual(Object.keys(UNDO_REFUSALS).sort())
      for (const text of [...Object.values(errors), ...Object.values(undo)]) expect(text).toMatch(/\.$/)
    }
  })
})

describe('French', () => {
  it('is printed with its spaces and apostrophes', () => {
    for (const [path, text] of inFrench) {
      expect(text, path).not.toMatch(/ [;!?:»]|« |'/)
      expect(text, path).not.toMatch(/[^\s\u202f][;!?]/)
    }
  })
})

describe('numbers and times', () => {
  const NOW = Date.UTC(2026, 5, 15, 12)

  it('tell how long ago', () => {
    expect(en.format.ago(NOW - 30_000, NOW)).toBe('now')
    expect(en.format.ago(NOW - 90 * 60_000, NOW)).toBe('1 hour ago')
    expect(en.format.ago(NOW - 50 * 3_600_000, NOW)).toBe('2 days ago')
    expect(fr.format.ago(NOW - 50 * 3_600_000, NOW)).toBe('avant-hier')
    expect(en.format.ago(NOW + 5_000, NOW)).toBe('now')
  })

  it('join names', () => {
    expect(en.format.list(['Ada', 'Bryn', 'Corin'])).toBe('Ada, Bryn and Corin')
    expect(fr.format.list(['Ada', 'Bryn', 'Corin'])).toBe('Ada, Bryn et Corin')
  })

  it('write a chance', () => {
    expect(en.format.percent(0.625)).toBe('63%')
    expect(fr.format.percent(0.625)).toMatch(/^63\s%$/)
  })
})
