import { describe, expect, test } from 'vitest'
import { lint } from './house.mjs'

const RULE = 'games/any/rules/any.ts'
const whats = (file: string, text: string) => lint(file, text).map((problem) => problem.what)

describe('what is refused in rules and engine alike', () => {
  const mistakes: [text: string, what: string][] = [
    ['const n = Math.random()', 'Math.random'],
    ["const n = Math['random']()", 'Math.random'],
    ['const n = globalThis.Math.random()', 'Math.random'],
    ['const { random } = Math', 'Math'],
    ['const f = (name: "abs") => Math[name]', 'Math'],
    ['const t = new Date()', 'Date'],
    ['const t = Date.now()', 'Date'],
    ['const t = globalThis.Date.now()', 'Date'],
    ['interface Card { made: Date }', 'Date'],
    ['const f = new Intl.NumberFormat()', 'Intl'],
    ["const n = 'a'.localeCompare('b')", 'localeCompare'],
    ["const s = 'a'.toLocaleUpperCase()", 'toLocaleUpperCase'],
    ['const s = (1000).toLocaleString()', 'toLocaleString'],
    ['const t = performance.now()', 'performance.now'],
    ["const f = new Function('return 1')", 'Function'],
    ["const n = eval('1')", 'eval'],
  ]
  for (const [text, what] of mistakes) {
    test(text, () => {
      expect(whats(RULE, text)).toEqual([what])
      expect(whats('engine/any.ts', text)).toEqual([what])
    })
  }
})

describe('try', () => {
  const text = 'try { ask() } catch {}'
  test('is refused in rules', () => expect(whats(RULE, text)).toEqual(['try']))
  test('is refused in the engine', () => expect(whats('engine/shape.ts', text)).toEqual(['try']))
  test('is allowed where a host catches the suspension', () => expect(whats('engine/match.ts', text)).toEqual([]))
  test('of a game is refused in a file called like a host', () =>
    expect(whats('games/any/match.ts', text)).toEqual(['try']))
})

describe('inexact numbers', () => {
  const inexact = ['sin', 'cos', 'tan', 'exp', 'log', 'log2', 'pow', 'sqrt', 'hypot', 'cbrt', 'atan', 'atan2', 'tanh']
  for (const name of inexact) {
    test(`Math.${name} is refused in rules`, () => expect(whats(RULE, `Math.${name}(2)`)).toEqual([`Math.${name}`]))
  }
  test('the power operator is refused in rules', () => {
    expect(whats(RULE, 'const n = 2 ** 3')).toEqual(['**'])
    expect(whats(RULE, 'let n = 2; n **= 3')).toEqual(['**='])
  })
  test('they are allowed in odds.ts, wits.ts and wits/ of a game, nowhere deeper', () => {
    const text = 'const n = Math.exp(2) ** 3'
    expect(whats('games/any/odds.ts', text)).toEqual([])
    expect(whats('games/any/wits.ts', text)).toEqual([])
    expect(whats('games/any/wits/mind.ts', text)).toEqual([])
    expect(whats('games/any/rules/odds.ts', text)).toEqual(['**', 'Math.exp'])
  })
  test('exact Math is allowed', () => expect(whats(RULE, 'Math.max(Math.abs(-1), Math.floor(2 / 3))')).toEqual([]))
})

describe('a board', () => {
  const BOARD = 'games/any/board/Any.svelte'
  const component = (script: string) => `<script lang="ts">\n${script}\n</script>\n\n<p>new Date() is only said</p>\n`
  test('calculates, formats and catches as it likes', () => {
    const text = `
      const far = Math.sqrt(2) ** Math.sin(1)
      const share = new Intl.NumberFormat().format(far) + (1000).toLocaleString() + performance.now()
      try { show(share) } catch {}
    `
    expect(lint('games/any/board/far.ts', text)).toEqual([])
    expect(lint(BOARD, component(text))).toEqual([])
  })
  test('draws nothing by chance or by the clock', () => {
    expect(whats('games/any/board/far.ts', 'const n = Math.random()')).toEqual(['Math.random'])
    expect(lint(BOARD, component('\nconst t = new Date()'))).toEqual([
      { file: BOARD, line: 3, what: 'Date', why: expect.stringContaining('no clock') },
    ])
    const module = '<script module lang="ts">\nconst { random } = Math\n</script>\n'
    expect(whats(BOARD, module + component('const n = Math.random()'))).toEqual(['Math', 'Math.random'])
  })
  test('is no place for rules: elsewhere in a game nothing is allowed for it', () => {
    expect(whats('games/any/rules/board/any.ts', 'Math.sqrt(2)')).toEqual(['Math.sqrt'])
    expect(whats('games/any/tutorial/index.ts', 'Math.sqrt(2)')).toEqual(['Math.sqrt'])
  })
})

test('a problem says where, what and why', () => {
  expect(lint(RULE, 'const a = 1\n\nconst t = Date.now()')).toEqual([
    { file: RULE, line: 3, what: 'Date', why: expect.stringContaining('no clock') },
  ])
})

test('a clean file passes: comments, texts and names of its own do not count', () => {
  const text = `
    // Math.random, new Date() and try are only spoken of here.
    const words = { Date: 'the date', say: 'try Math.sqrt and Intl' }
    export const date = words.Date + \`Date.now is \${Math.min(1, 2)}\`
    export const isBefore = (a: string, b: string) => a < b
  `
  expect(lint(RULE, text)).toEqual([])
})

test('tests, and what is made for them, are free', () => {
  const text = 'try { Date.now() } catch {}'
  expect(lint('games/any/rules/any.test.ts', text)).toEqual([])
  expect(lint('engine/testing/walks.ts', text)).toEqual([])
  expect(lint('cli/main.ts', text)).toEqual([])
})
