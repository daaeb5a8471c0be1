import { expect, test } from 'vitest'
import type { Chunk } from './graph.ts'
import { table, weigh } from './sizes.ts'

const chunk = (file: string, modules: readonly string[], more: Partial<Chunk> = {}): Chunk => ({
  file,
  isEntry: false,
  imports: [],
  styles: [],
  modules,
  ...more,
})

/** A page with one game: entry, shared part, words, board, worker. */
const SOUND: readonly Chunk[] = [
  chunk('index.js', ['table/main.ts', 'games/one/board/box.ts'], {
    isEntry: true,
    imports: ['ui.js'],
    styles: ['index.css'],
  }),
  chunk('ui.js', ['ui/Icon.svelte']),
  chunk('en.js', ['table/words/en.ts', 'table/words/en/home.ts'], { imports: ['index.js'] }),
  chunk('fr.js', ['table/words/fr.ts']),
  chunk('board.js', ['games/one/board/index.ts'], { imports: ['ui.js', 'engine.js'], styles: ['board.css'] }),
  chunk('engine.js', ['engine/match.ts']),
  chunk('one-en.js', ['games/one/lang/en/index.ts', 'games/one/lang/text.ts']),
  chunk('rules-en.js', ['games/one/rulebook/en.md']),
  chunk('one-fr.js', ['games/one/lang/fr/index.ts']),
  chunk('worker.js', ['table/client/worker.ts', 'engine/match.ts'], { isEntry: true }),
  chunk('one.js', ['games/one/index.ts']),
]
const FILES = ['index.html', 'sprites/icons.woff2', 'assets/font.woff2']
/** Each file weighs its place in this list, times a power of two: a sum tells its parts. */
const WEIGHED = [...SOUND.map(({ file }) => file), 'index.css', 'board.css', ...FILES]
const sizeOf = (file: string): number => 2 ** WEIGHED.indexOf(file)
const sum = (...files: readonly string[]): number => files.reduce((total, file) => total + sizeOf(file), 0)

const faultsOf = (chunks: readonly Chunk[], files: readonly string[] = FILES) => weigh(chunks, files, () => 1).faults

test('each part weighs what is loaded for it', () => {
  const { rows, faults } = weigh(SOUND, FILES, sizeOf)
  expect(rows.map(({ what, bytes }) => [what, bytes])).toEqual([
    ['first load: page, worker, words in en', sum('index.js', 'ui.js', 'en.js', 'worker.js')],
    ['first load: styles', sum('index.css')],
    ['one: rules and board, page and worker', sum('board.js', 'engine.js', 'board.css', 'one.js')],
    ['one: words in en', sum('one-en.js', 'rules-en.js')],
    ['one: words in fr', sum('one-fr.js')],
    ['fonts and sprites', sum('sprites/icons.woff2', 'assets/font.woff2')],
    ['everything kept offline', sum(...FILES)],
  ])
  expect(faults).toEqual([])
})

test('of the sprites of games the heaviest counts: one opens one game at a time', () => {
  const games = [...SOUND, chunk('two.js', ['games/two/index.ts'])]
  const files = [...FILES, 'sprites/one.woff2', 'sprites/two.woff2']
  const heavy = (file: string) => (file === 'sprites/one.woff2' ? 30 : file === 'sprites/two.woff2' ? 40 : 1)
  const { rows } = weigh(games, files, heavy)
  expect(rows.find(({ what }) => what === 'fonts and sprites')?.bytes).toBe(42)
})

test('what is over its budget is a fault', () => {
  const heavy = (file: string) => (file === 'board.js' ? 200_001 : 10)
  const weights = weigh(SOUND, FILES, heavy)
  expect(weights.faults).toEqual(['one: rules and board, page and worker: 200.0 kB, more than 200.0 kB.'])
  expect(table(weights)).toMatch(/rules and board.* 200\.0 kB {2}of 200\.0 kB {2}TOO MUCH/)
})

test('words loaded at once are a fault', () => {
  const [entry, ...others] = SOUND
  if (entry === undefined) throw new Error('no entry')
  const eager = { ...entry, modules: [...entry.modules, 'games/one/lang/fr/index.ts'] }
  expect(faultsOf([eager, ...others])).toEqual(['index.js has words in fr, but is loaded at once.'])
  expect(faultsOf([{ ...entry, imports: ['one-en.js'] }, ...others])).toEqual([
    'one-en.js has words in en, but is loaded at once.',
  ])
})

test('two languages in one chunk are a fault', () => {
  const both = chunk('both.js', ['games/one/lang/en/index.ts', 'games/one/lang/fr/index.ts'])
  expect(faultsOf([...SOUND, both])).toEqual(['both.js has words in en and fr: each language is a chunk of its own.'])
})

test('a game that can be opened in one language only is a fault; a mere box is not', () => {
  expect(faultsOf(SOUND.filter(({ file }) => file !== 'one-fr.js'))).toEqual(['one has words in 1 of 2 languages.'])
  const box = chunk('box.js', ['games/two/board/box.ts'])
  const [entry, ...others] = SOUND
  if (entry === undefined) throw new Error('no entry')
  expect(faultsOf([{ ...entry, imports: ['ui.js', 'box.js'] }, box, ...others])).toEqual([])
})

test('fonts are shipped in one form', () => {
  expect(faultsOf(SOUND, [...FILES, 'assets/font.woff'])).toEqual(['assets/font.woff: only woff2 is shipped.'])
})
