import { wrapped } from '../wrap.ts'
import type { Choice, Listed } from './options.ts'
import { put, SEAT, type Sitting, say } from './sitting.ts'

/** Numbers stand in a column of their own. */
const INDENT = 5
const numbered = ({ number }: Choice, text: string): string => `${String(number).padStart(3)}  ${text}`

export function showQuestion(sitting: Sitting, { ask, choices }: Listed): void {
  const { lang, match, drawing } = sitting
  const question = drawing.paint('bold', lang.ask(ask.kind, match.view(SEAT), SEAT))
  say(sitting, '', `${question} ${drawing.paint('dim', `(${ask.rules.join(',\u00a0')})`)}`)
  showChoices(sitting, choices)
}

/** What many options have in common is said once: the words they begin with, and the warning they share. */
export function showChoices(sitting: Sitting, choices: readonly Choice[]): void {
  const { io, drawing } = sitting
  const shared = [...new Set(choices.flatMap(({ warning }) => warning ?? []))].filter(
    (warning) => choices.filter((choice) => choice.warning === warning).length > 1,
  )
  const markOf = ({ warning }: Choice): string => '!'.repeat(shared.indexOf(warning ?? '') + 1)
  for (const run of runsOf(choices)) {
    const [first] = run
    const beginning = beginningOf(run)
    if (first !== undefined && beginning !== undefined) {
      put(sitting, `${' '.repeat(INDENT)}${`${beginning}… ${markOf(first)}`.trimEnd()}`)
      const cells = run.map((choice) => numbered(choice, choice.label.slice(beginning.length)))
      put(sitting, ...columns(cells, io.columns))
      continue
    }
    for (const choice of run) {
      const { label, odds, warning, reading } = choice
      const mark = markOf(choice)
      const parts = [label, ...(odds === '' ? [] : [` — ${odds}`]), ...(mark === '' ? [] : [` ${mark}`])]
      const own = warning === undefined || mark !== '' ? '' : ` (! ${warning})`
      put(sitting, wrapped(numbered(choice, `${parts.join('')}${own}`), io.columns, INDENT))
      if (reading !== undefined)
        put(sitting, wrapped(`${' '.repeat(INDENT)}${drawing.paint('dim', reading)}`, io.columns, INDENT))
    }
  }
  for (const [i, warning] of shared.entries()) {
    const note = `${' '.repeat(INDENT)}${'!'.repeat(i + 1)} ${drawing.paint('dim', warning)}`
    put(sitting, wrapped(note, io.columns))
  }
}

/** So many alike are set in columns. */
const MANY = 8
/** What is left of a label must be short for that: the name of a cell. */
const SHORT = 8

/** Neighbours in the list whose keys begin alike, and which have nothing of their own to say. */
function runsOf(choices: readonly Choice[]): readonly Choice[][] {
  const runs: Choice[][] = []
  for (const choice of choices) {
    const run = runs.at(-1)
    const last = run?.at(-1)
    if (run !== undefined && last !== undefined && isLike(last, choice)) run.push(choice)
    else runs.push([choice])
  }
  return runs
}

const headOf = ({ key }: Choice): string => key.slice(0, key.lastIndexOf(' ') + 1)
const isLike = (a: Choice, b: Choice): boolean =>
  headOf(a) === headOf(b) && a.warning === b.warning && a.odds === '' && b.odds === '' && isBrief(a) === isBrief(b)
/** A label that explains itself at length stays on a line of its own. */
const isBrief = ({ label, reading }: Choice): boolean => reading === undefined && !/[(:]/.test(label)

/** The words all labels of a long run begin with; undefined where the run is better listed line by line. */
function beginningOf(run: readonly Choice[]): string | undefined {
  const [first] = run
  if (first === undefined || run.length < MANY || !isBrief(first)) return undefined
  let length = first.label.length
  for (const { label } of run) while (!label.startsWith(first.label.slice(0, length))) length -= 1
  const beginning = first.label.slice(0, first.label.lastIndexOf(' ', length) + 1)
  return run.every(({ label }) => label.length - beginning.length <= SHORT) ? beginning : undefined
}

/** Read downwards, as one reads a list. */
function columns(texts: readonly string[], width: number): string[] {
  const wide = Math.max(...texts.map((text) => text.length)) + 2
  const rows = Math.ceil(texts.length / Math.max(1, Math.floor(width / wide)))
  return Array.from({ length: rows }, (_, row) =>
    texts
      .filter((_, i) => i % rows === row)
      .map((text) => text.padEnd(wide))
      .join('')
      .trimEnd(),
  )
}
