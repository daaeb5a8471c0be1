import type { Choice } from '@monomyth/ui'

/** Many options that differ by one short word: what they have in common is said once. */
export interface Group {
  /** The words all of them begin with. */
  readonly beginning: string
  readonly warning: string | undefined
  readonly choices: readonly { readonly choice: Choice; readonly rest: string }[]
}

export interface Grouped {
  readonly single: readonly Choice[]
  readonly groups: readonly Group[]
}

/** So many alike make a group. */
const MANY = 8
/** What is left of a label must be short for that: the name of a cell. */
const SHORT = 6

/** Sorts out the runs of options that are better offered as a handful of names than line by line. */
export function grouped(choices: readonly Choice[]): Grouped {
  const single: Choice[] = []
  const groups: Group[] = []
  for (const run of runsOf(choices)) {
    const beginning = beginningOf(run)
    if (beginning === undefined) single.push(...run)
    else {
      const rests = run.map((choice) => ({ choice, rest: choice.label.slice(beginning.length) }))
      groups.push({ beginning: beginning.trim(), warning: run[0]?.warning, choices: rests })
    }
  }
  return { single, groups }
}

/** Options that begin alike and have nothing of their own to say. */
function runsOf(choices: readonly Choice[]): readonly (readonly Choice[])[] {
  const runs = new Map<string, Choice[]>()
  for (const choice of choices) {
    const name = isBrief(choice) ? `${headOf(choice)}/${choice.warning ?? ''}` : `#${choice.key}`
    const run = runs.get(name)
    if (run === undefined) runs.set(name, [choice])
    else run.push(choice)
  }
  return [...runs.values()]
}

/** All words of a key but its last: what kind of option it is. */
const headOf = ({ key }: Choice): string => key.slice(0, key.lastIndexOf(' ') + 1)

/** A label that explains itself at length stays on a line of its own. */
const isBrief = ({ label, reading, odds, value }: Choice): boolean =>
  value !== undefined && reading === undefined && odds === undefined && !/[(:]/.test(label)

function beginningOf(run: readonly Choice[]): string | undefined {
  const [first] = run
  if (first === undefined || run.length < MANY) return undefined
  let length = first.label.length
  for (const { label } of run) while (!label.startsWith(first.label.slice(0, length))) length -= 1
  const beginning = first.label.slice(0, first.label.lastIndexOf(' ', length) + 1)
  return run.every(({ label }) => label.length - beginning.length <= SHORT) ? beginning : undefined
}
