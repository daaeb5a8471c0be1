/** What is different in one value against another, both written as JSON: short, where little is. */
export type Difference =
  /** Something else altogether. */
  | { readonly is: unknown }
  /** Of a text or a list: as much as that from its beginning, and then other things. */
  | { readonly keep: number; readonly add: string | readonly unknown[] }
  /** Of a record or a list: what is different at these places. */
  | { readonly at: { readonly [place: string]: Difference } }

type Plain = { readonly [place: string]: unknown }
type Places = { [place: string]: Difference }

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
  if (before.length !== after.length) {
    let keep = 0
    while (keep < before.length && keep < after.length && isSame(before[keep], after[keep])) keep += 1
    return { keep, add: after.slice(keep) }
  }
  let at: Places | undefined
  let places = 0
  for (let place = 0; place < after.length; place++) {
    // Nearly all of them are numbers, and the same: that must be told quickly.
    if (before[place] === after[place]) continue
    const difference = differenceOf(before[place], after[place])
    if (difference === undefined) continue
    at ??= {}
    at[place] = difference
    places += 1
  }
  // A good part of a list of numbers, place by place, would be longer than the list.
  if (4 * places > after.length && !isRecord(after[0])) return { is: after }
  return at && { at }
}

/** Records come back with their places in the same order, or what is made of them would be written otherwise. */
function ofRecords(before: Plain, after: Plain): Difference | undefined {
  const [was, is] = [Object.keys(before), Object.keys(after)]
  if (was.length !== is.length) return { is: after }
  let at: Places | undefined
  for (let i = 0; i < is.length; i++) {
    const place = is[i] as string
    if (place !== was[i]) return { is: after }
    const [one, other] = [before[place], after[place]]
    if (one === other) continue
    // What is undefined is not written, and has no place in what comes back.
    if (one === undefined || other === undefined) return { is: after }
    const difference = differenceOf(one, other)
    if (difference === undefined) continue
    at ??= {}
    at[place] = difference
  }
  return at && { at }
}

const isSame = (a: unknown, b: unknown): boolean => differenceOf(a, b) === undefined

const isRecord = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const list = (value: unknown): readonly unknown[] => value as readonly unknown[]
