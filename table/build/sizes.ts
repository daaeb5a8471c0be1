import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'
import { builtFiles } from './files.ts'
import { type Chunk, type Graph, graph, readGraph } from './graph.ts'

/** What may cross the wire, compressed, in bytes. */
const BUDGET = { first: 150_000, game: 200_000, pictures: 150_000 }
const DEFAULT_LANG = 'en'
const LANGS = 2

interface Weight {
  readonly what: string
  readonly bytes: number
  readonly budget?: number
}
export interface Weights {
  readonly rows: readonly Weight[]
  /** What must not be so, in sentences. Empty: all is well. */
  readonly faults: readonly string[]
}

/** Weighs the built page and fails the build where it is too heavy. */
export function sizes(): { page: Plugin; worker: () => Plugin } {
  const { collect, write } = graph()
  return {
    worker: collect,
    page: {
      ...collect(),
      name: 'sizes',
      writeBundle: {
        order: 'post',
        sequential: true,
        handler({ dir = '' }) {
          write(dir)
          const weights = weighed(dir)
          this.info(`\n${table(weights)}`)
          if (weights.faults.length > 0) this.error(weights.faults.join('\n'))
        },
      },
    },
  }
}

/** The weights of a built page. */
export const weighed = (folder: string): Weights =>
  weigh(readGraph(folder), builtFiles(folder), (file) => {
    const content = readFileSync(join(folder, file))
    // A font is compressed already.
    return file.endsWith('.woff2') ? content.length : gzipSync(content, { level: 9 }).length
  })

export function weigh(chunks: Graph, files: readonly string[], sizeOf: (file: string) => number): Weights {
  const sum = (some: Iterable<string>): number => [...some].reduce((total, file) => total + sizeOf(file), 0)
  const entries = chunks.filter(({ isEntry }) => isEntry)
  const speech = chunks.filter(({ modules }) => modules.some((module) => isTableWords(module, DEFAULT_LANG)))
  const loaded = reached(chunks, [...entries, ...speech])
  const ownSprites = gamesIn(chunks).map((game) => `sprites/${game}.woff2`)
  const shared = files.filter((file) => file.endsWith('.woff2') && !ownSprites.includes(file))
  const sprites = ownSprites.filter((file) => files.includes(file)).map(sizeOf)
  const rows: readonly Weight[] = [
    { what: `first load: page, worker, words in ${DEFAULT_LANG}`, bytes: sum(loaded), budget: BUDGET.first },
    { what: 'first load: styles', bytes: sum(stylesOf(chunks, loaded)) },
    ...gamesIn(chunks).flatMap((game) => gameRows(game, chunks, loaded, sum)),
    // Whoever opens a game loads the sprite of that game alone.
    { what: 'fonts and sprites', bytes: sum(shared) + Math.max(0, ...sprites), budget: BUDGET.pictures },
    { what: 'everything kept offline', bytes: sum(files.filter((file) => !/\.(br|gz)$/.test(file))) },
  ]
  const heavy = rows
    .filter(({ bytes, budget = Number.POSITIVE_INFINITY }) => bytes > budget)
    .map(({ what, bytes, budget = 0 }) => `${what}: ${kB(bytes)}, more than ${kB(budget)}.`)
  return { rows, faults: [...heavy, ...wordFaults(chunks, reached(chunks, entries)), ...fontFaults(files)] }
}

/** What opening a game loads beyond the first load: its rules and board, then its words. */
function gameRows(
  game: string,
  chunks: Graph,
  loaded: ReadonlySet<string>,
  sum: (files: Iterable<string>) => number,
): readonly Weight[] {
  const own = chunks.filter(({ file, modules }) => !loaded.has(file) && modules.some((module) => isOf(game, module)))
  const words = own.filter(({ modules }) => langsIn(modules).length > 0)
  const rest = own.filter((chunk) => !words.includes(chunk))
  const scripts = new Set([...reached(chunks, rest)].filter((file) => !loaded.has(file)))
  const bytes = sum(scripts) + sum(stylesOf(chunks, scripts))
  return [
    { what: `${game}: rules and board, page and worker`, bytes, budget: BUDGET.game },
    ...langsOf(words).map((lang) => ({ what: `${game}: words in ${lang}`, bytes: sum(inLang(words, lang)) })),
  ]
}

/** Where words stand: those of the table, and of a game its sentences, its rulebook, its lessons and its tales. */
const langs = /^(?:table\/words|games\/[^/]+\/(?:lang|rulebook|tutorial|tale))\/(?:words\/)?(en|fr)(?:\/|\.ts$|\.md$)/
const langsIn = (modules: readonly string[]): readonly string[] => [
  ...new Set(modules.flatMap((module) => langs.exec(module)?.[1] ?? [])),
]
const langsOf = (chunks: Graph): readonly string[] => [...new Set(chunks.flatMap(({ modules }) => langsIn(modules)))]
const inLang = (chunks: Graph, lang: string): readonly string[] =>
  chunks.filter(({ modules }) => langsIn(modules).includes(lang)).map(({ file }) => file)

const isOf = (game: string, module: string): boolean => module.startsWith(`games/${game}/`)
const isTableWords = (module: string, lang: string): boolean =>
  module.startsWith('table/words/') && langs.exec(module)?.[1] === lang
const gamesIn = (chunks: Graph): readonly string[] => [
  ...new Set(chunks.flatMap(({ modules }) => modules.flatMap((module) => /^games\/([^/]+)\//.exec(module)?.[1] ?? []))),
]

/** The files that run before any of these chunks can. */
function reached(chunks: Graph, from: readonly Chunk[]): ReadonlySet<string> {
  const byFile = new Map(chunks.map((chunk) => [chunk.file, chunk]))
  const found = new Set<string>()
  const visit = ({ file, imports }: Chunk): void => {
    if (found.has(file)) return
    found.add(file)
    for (const name of imports) {
      const chunk = byFile.get(name)
      if (chunk !== undefined) visit(chunk)
    }
  }
  for (const chunk of from) visit(chunk)
  return found
}

const stylesOf = (chunks: Graph, files: ReadonlySet<string>): ReadonlySet<string> =>
  new Set(chunks.filter(({ file }) => files.has(file)).flatMap(({ styles }) => styles))

/** Nobody loads words in a language they do not read, nor any of a game they have not opened. */
function* wordFaults(chunks: Graph, first: ReadonlySet<string>): Generator<string> {
  for (const { file, modules } of chunks) {
    const spoken = langsIn(modules)
    if (spoken.length > 1) yield `${file} has words in ${spoken.join(' and ')}: each language is a chunk of its own.`
    else if (spoken.length === 1 && first.has(file)) yield `${file} has words in ${spoken[0]}, but is loaded at once.`
  }
  // A game that is not there yet has but a box on the shelf.
  for (const game of gamesIn(chunks.filter(({ file }) => !first.has(file)))) {
    const spoken = langsOf(chunks.filter(({ modules }) => modules.some((module) => isOf(game, module))))
    if (spoken.length < LANGS) yield `${game} has words in ${spoken.length} of ${LANGS} languages.`
  }
}

function* fontFaults(files: readonly string[]): Generator<string> {
  for (const file of files) if (/\.(woff|ttf|otf|eot)$/.test(file)) yield `${file}: only woff2 is shipped.`
}

const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`

/** As a table for the terminal. */
export function table({ rows }: Weights): string {
  const wide = Math.max(...rows.map(({ what }) => what.length))
  return rows
    .map(({ what, bytes, budget }) => {
      const most = budget === undefined ? '' : `  of ${kB(budget)}${bytes > budget ? '  TOO MUCH' : ''}`
      return `${what.padEnd(wide)}  ${kB(bytes).padStart(9)}${most}`
    })
    .join('\n')
}
