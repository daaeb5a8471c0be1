import { describe, expect, it } from 'vitest'
import { type Kept, keptFrom, langFrom, namesWith } from './settings.ts'

const FRESH: Kept = {
  lang: 'en',
  theme: 'system',
  pace: 'normal',
  wait: 'usual',
  sound: false,
  animations: true,
  textTable: false,
  autoPass: [],
  last: undefined,
  names: [],
}

describe('the language at first', () => {
  it.each([
    [['fr-CA', 'en'], 'fr'],
    [['de', 'FR', 'en'], 'fr'],
    [['en-GB', 'fr'], 'en'],
    [['de'], 'en'],
    [[], 'en'],
  ])('%j gives %s', (languages, lang) => {
    expect(langFrom(languages)).toBe(lang)
  })
})

describe('what was kept', () => {
  it('comes back as it was written', () => {
    const kept: Kept = {
      lang: 'fr',
      theme: 'dark',
      pace: 'at-once',
      wait: 'endless',
      sound: false,
      animations: false,
      textTable: true,
      autoPass: ['heroes-journey/react'],
      last: {
        game: 'heroes-journey',
        mode: 'competitive',
        options: { variant: true },
        seats: [
          { name: 'Ada', colour: 'red', bot: undefined },
          { name: 'Bryn', colour: 'teal', bot: 'greedy' },
        ],
      },
      names: ['Ada'],
    }
    expect(keptFrom(JSON.stringify(kept), ['en'])).toEqual(kept)
  })

  it.each([null, '', '{', '[]', '3', '"dark"', 'null'])('%j is a first visit', (text) => {
    expect(keptFrom(text, ['en'])).toEqual(FRESH)
  })

  it('takes the good parts of what somebody changed', () => {
    const text = JSON.stringify({ lang: 'xx', theme: 'dark', pace: 7, sound: 'no', names: ['Ada', 3], autoPass: 'all' })
    expect(keptFrom(text, ['fr'])).toEqual({ ...FRESH, lang: 'fr', theme: 'dark', names: ['Ada'] })
  })

  it.each([
    { game: 1, mode: 'm', seats: [] },
    { game: 'g', mode: 'm', seats: [{ name: 'Ada', colour: 'pink' }] },
    { game: 'g', mode: 'm', seats: 'all' },
  ])('forgets a last choice that makes no sense: %j', (last) => {
    expect(keptFrom(JSON.stringify({ last }), ['en']).last).toBeUndefined()
  })

  it('drops options of a last choice that are no plain values', () => {
    const last = { game: 'g', mode: 'm', options: { a: true, b: [], c: 2 }, seats: [] }
    expect(keptFrom(JSON.stringify({ last }), ['en']).last?.options).toEqual({ a: true, c: 2 })
  })
})

describe('names', () => {
  it('puts the newest first, each once, and does not grow for ever', () => {
    const names = Array.from({ length: 20 }, (_, i) => `N${i}`)
    expect(namesWith(names, ['N3', 'New'])).toHaveLength(12)
    expect(namesWith(names, ['N3', 'New']).slice(0, 4)).toEqual(['N3', 'New', 'N0', 'N1'])
  })
})
