/** What is different in one value against another, both written as JSON: short, where little is. */
export type Difference =
  /** Something else altogether. */
  | { readonly is: unknown }
  /** Of a text or a list: as much as that from its beginning, and then other things. */
  | { readonly keep: number; readonly add: string | readonly unknown[] }
  /** Of a record or a list: what is different at these places. */
  | { readonly at: { readonly [place: string]: Difference } }

type Plain = { readonly [place: string]: unknown }

/** undefined: they are the same, letter by letter. */
export function differenceOf(before: unknown, after: unknown): Difference | undefined {
  if (before === after) return undefined
  if (typeof before === 'string' && typeof after === 'string' && before !== '' && after.startsWith(before))
    return { keep: before.length, add: after.slice(before.length) }
  if (Array.isArray(before) && Array.isArray(after)) return ofLists(before, after)
  if (isRecord(before) && isRecord(after)) return ofRecords(before, after)
  return { is: after }
}

/** The value it leads to. What it was is left as it is. */
export function withDifference(before: unknown, difference: Difference): unknown {
  if ('is' in difference) return difference.is
  if ('at' in difference) {
    const after = (Array.isArray(before) ? before.slice() : { ...(before as Plain) }) as Record<string, unknown>
    for (const [place, one] of Object.entries(difference.at)) after[place] = withDifference(after[place], one)
    return after
  }
  const { keep, add } = difference
  return typeof add === 'string' ? String(before).slice(0, keep) + add : [...list(before).slice(0, keep), ...add]
}

function ofLists(before: readonly unknown[], after: readonly unknown[]): Difference | undefined {
  if (before.length === after.length) {
    const at = placesOf(before, after)
    const places = Object.keys(at).length
    if (places === 0) return undefined
    // A good part of a list of numbers, place by place, would be longer than the list.
    return 4 * places > after.length && !isRecord(after[0]) ? { is: after } : { at }
  }
  let keep = 0
  while (keep < before.length && keep < after.length && isSame(before[keep], after[keep])) keep += 1
  return { keep, add: after.slice(keep) }
}

/** Records come back with their places in the same order, or what is made of them would be written otherwise. */
function ofRecords(before: Plain, after: Plain): Difference | undefined {
  const [was, is] = [Object.keys(before), Object.keys(after)]
  if (was.length !== is.length || was.some((place, i) => place !== is[i])) return { is: after }
  // What is undefined is not written, and has no place in what comes back.
  if (was.some((place) => (before[place] === undefined) !== (after[place] === undefined))) return { is: after }
  const at = placesOf(before, after)
  return Object.keys(at).length === 0 ? undefined : { at }
}

function placesOf<T extends Plain | readonly unknown[]>(before: T, after: T): Record<string, Difference> {
  const at: Record<string, Difference> = {}
  for (const place in after) {
    const difference = differenceOf(before[place], after[place])
    if (difference !== undefined) at[place] = difference
  }
  return at
}

const isSame = (a: unknown, b: unknown): boolean => differenceOf(a, b) === undefined

const isRecord = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const list = (value: unknown): readonly unknown[] => value as readonly unknown[]
