import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { BadUsage, type Call, type Command, EXIT } from './call.ts'
import { gameIn } from './chosen.ts'
import { GAMES } from './games.ts'
import type { RulesReport } from './reports.ts'

export const command: Command = { options: { all: 'flag' }, takes: 1, run }

const ROOT = fileURLToPath(new URL('..', import.meta.url))

/** Which numbered rules are named by the title of a test. */
async function run(call: Call): Promise<number> {
  const { io, json, words } = call
  const games = call.given.length === 0 ? Object.values(GAMES) : [gameIn(call)]
  const named = namedByTests()
  const reports = games.map(({ game }) => [game.id, reportOn(game.id, named, words.bad.noRules)] as const)
  if (json) io.out(`${JSON.stringify(Object.fromEntries(reports))}\n`)
  else for (const [id, report] of reports) io.out(`${words.rules(id, report, call.flag('all')).join('\n')}\n`)
  return reports.some(([, { missing }]) => missing.length > 0) ? EXIT.found : EXIT.fine
}

function reportOn(game: string, named: Named, noRules: (file: string) => string): RulesReport {
  const file = `games/${game}/RULES.md`
  const ids = [
    ...new Set([...textOf(file, noRules).matchAll(/^- \*\*([A-Z]+-C?\d{3,4})\*\*/gm)].map(([, id = '']) => id)),
  ]
  const missing = ids.filter((id) => !named.has(id))
  return {
    rules: ids.length,
    tested: ids.length - missing.length,
    missing,
    tests: Object.fromEntries(ids.map((id) => [id, [...(named.get(id) ?? [])]])),
  }
}

function textOf(file: string, noRules: (file: string) => string): string {
  try {
    return readFileSync(ROOT + file, 'utf8')
  } catch {
    throw new BadUsage(noRules(file))
  }
}

/** By rule: the files whose titles name it. */
type Named = ReadonlyMap<string, ReadonlySet<string>>

/** A title opens a call of test, it, describe or a variant of them; tests that do not run prove nothing. */
const TITLE =
  /\b(?:test|it|describe|rule|scenario)((?:\.\w+)*)\s*(?:\([^'"`)]*\)\s*)?\(\s*(['"`])((?:\\.|(?!\2)[\s\S])*)\2/g
const OFF = /\.(?:skip|todo)\b/
/** One rule, or a short run of them: `HJ-301`, `HJ-550 to HJ-565`. */
const RULES = /\b([A-Z]{2,4})-(C?)(\d{3,4})(?:\s*(?:\.\.|…|–|-|to)\s*(?:\1-)?C?(\d{3,4}))?/g
const LONGEST_RUN = 12

function namedByTests(): Named {
  const named = new Map<string, Set<string>>()
  for (const file of testsIn('')) {
    for (const [, variant = '', , title = ''] of readFileSync(ROOT + file, 'utf8').matchAll(TITLE)) {
      if (OFF.test(variant)) continue
      for (const id of idsIn(title)) named.set(id, (named.get(id) ?? new Set()).add(file))
    }
  }
  return named
}

function* testsIn(folder: string): Generator<string> {
  for (const entry of readdirSync(ROOT + folder, { withFileTypes: true })) {
    const path = `${folder}${entry.name}`
    if (entry.isDirectory() && !/^(node_modules|reports|\..*)$/.test(entry.name)) yield* testsIn(`${path}/`)
    else if (entry.name.endsWith('.test.ts')) yield path
  }
}

export function idsIn(title: string): readonly string[] {
  return [...title.matchAll(RULES)].flatMap(([, prefix, group, from = '', to = from]) => {
    const [first, last] = [Number(from), Number(to)]
    const length = last > first && last - first < LONGEST_RUN ? last - first + 1 : 1
    return Array.from({ length }, (_, i) => `${prefix}-${group}${String(first + i).padStart(from.length, '0')}`)
  })
}
