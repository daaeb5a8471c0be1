import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Io } from './io.ts'
import { Progress } from './progress.ts'
import { ruleText } from './rulebook.ts'
import { wrapped } from './wrap.ts'

describe('long lines', () => {
  test('break between words; what was indented stays so', () => {
    expect(wrapped('short', 10)).toBe('short')
    expect(wrapped('one two three four', 9)).toBe('one two\nthree\nfour')
    expect(wrapped('  one two three', 9)).toBe('  one two\n    three')
    expect(wrapped('  1  one two three', 12, 5)).toBe('  1  one two\n     three')
  })

  test('a word too long for a line is left whole', () => {
    expect(wrapped('a verylongword b', 5)).toBe('a\nverylongword\nb')
  })

  test('no line begins with a mark that French spaces out', () => {
    expect(wrapped('un deux : trois « quatre » !', 7)).toBe('un\ndeux :\ntrois\n« quatre » !')
  })

  test('colours take no room', () => {
    const red = '\u001b[31mred\u001b[0m'
    expect(wrapped(`${red} ${red}`, 7)).toBe(`${red} ${red}`)
  })
})

describe('a rule in a sentence', () => {
  test('comes from the rulebook of the language, without its numbers', () => {
    expect(ruleText('heroes-journey', 'en', 'HJ-054')).toBe('The inn, E4, is ringed by eight quests.')
    expect(ruleText('heroes-journey', 'fr', 'HJ-054')).toBe('L’auberge, en E4, est cernée de huit quêtes.')
  })

  test('is not there for what is no rule', () => {
    for (const id of ['HJ-999', 'HJ-05', '', '.*', '../HJ-054'])
      expect(ruleText('heroes-journey', 'en', id)).toBeUndefined()
    expect(ruleText('chess', 'en', 'HJ-054')).toBeUndefined()
  })
})

describe('progress', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
  afterEach(() => void vi.useRealTimers())

  function heard(err: boolean): { progress: Progress; said: string[] } {
    const said: string[] = []
    const io = { err: (text: string) => void said.push(text), isTty: { err } } as unknown as Io
    return { progress: new Progress(io, 10, (done, total) => `${done} of ${total}`), said }
  }

  test('elsewhere than on a terminal nothing is said within two seconds, then a line now and then', () => {
    const { progress, said } = heard(false)
    for (const [ms, done] of [
      [1900, 1],
      [200, 2],
      [5000, 3],
      [6000, 4],
    ] as const) {
      vi.advanceTimersByTime(ms)
      progress.at(done)
    }
    progress.end()
    expect(said).toEqual(['2 of 10\n', '4 of 10\n'])
  })

  test('on a terminal one line changes, and goes when all is done', () => {
    const { progress, said } = heard(true)
    vi.advanceTimersByTime(300)
    progress.at(5)
    progress.end()
    expect(said).toEqual(['\r5 of 10', `\r${' '.repeat(7)}\r`])
  })
})
