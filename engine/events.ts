import { BACK, type GameEvent, type Viewer } from './contract.ts'
import type { Run, Told } from './run.ts'
import { bitOf } from './shape.ts'

/** An event as the match keeps it: with whom it was for and, face by face, who knew it. */
export interface Stored {
  readonly step: number
  readonly event: GameEvent
  readonly to: number
  readonly faces: Told['faces']
}

/** An event as one viewer gets it, counted for that viewer alone. */
export interface EventView {
  readonly n: number
  readonly event: GameEvent
}

/** How much of a step has been published: outside branches, and branch by branch. */
export interface Shown {
  readonly main: number
  readonly branches: ReadonlyMap<string, number>
  /** Places whose branches all are through, and have been told to everybody. */
  readonly joined: ReadonlySet<number>
}
/** Shared by all steps in which nothing is told in a branch: most of them. Nothing is ever put into these. */
const NONE = { branches: new Map<string, number>(), joined: new Set<number>() }
export const noneShown: Shown = { main: 0, ...NONE }

/** Every run tells everything again; this lets through what is new, each event once to each viewer. */
export function publish(run: Run, step: number, shown: Shown, out: Stored[]): Shown {
  let main = 0
  const isBranched = run.told.some(({ branch }) => branch !== undefined)
  const { branches, joined } = isBranched ? { branches: new Map(), joined: new Set(shown.joined) } : NONE
  for (const { event, to, faces, branch } of run.told) {
    if (branch === undefined) {
      if (main++ >= shown.main) out.push({ step, event, to, faces })
      continue
    }
    const id = `${branch.place}.${branch.seat}`
    const nth = branches.get(id) ?? 0
    branches.set(id, nth + 1)
    const own = bitOf(branch.seat)
    if (nth >= (shown.branches.get(id) ?? 0) && (to & own) !== 0) out.push({ step, event, to: own, faces })
    if (branch.place === run.openPlace) continue
    joined.add(branch.place)
    if (!shown.joined.has(branch.place) && (to & ~own) !== 0) out.push({ step, event, to: to & ~own, faces })
  }
  return { main, branches, joined }
}

/** Whether this viewer was told of it at all. */
export const isFor = ({ to }: Stored, viewer: Viewer): boolean => (to & bitOf(viewer)) !== 0

/** The event with backs for the faces this viewer did not know, or undefined if it was not for it at all. */
export function eventFor(stored: Stored, viewer: Viewer): GameEvent | undefined {
  if (!isFor(stored, viewer)) return undefined
  const { event, faces } = stored
  const bit = bitOf(viewer)
  const fields = Object.keys(faces)
  if (fields.length === 0) return event
  const seen: { [field: string]: unknown } = { ...event }
  for (const field of fields) {
    const seers = faces[field]!
    const value = seen[field]
    if (typeof seers === 'number') seen[field] = (seers & bit) !== 0 ? value : BACK
    else seen[field] = (value as number[]).map((piece, i) => ((seers[i]! & bit) !== 0 ? piece : BACK))
  }
  return seen as unknown as GameEvent
}

/**
 * Where several seats choose at once, each is told its own part at once and the others' when all have chosen (see
 * `publish`): what is kept twice, for different eyes, is one event to whoever sees everything.
 */
export function isRetold(stored: readonly Stored[], at: number): boolean {
  const told = stored[at]
  if (told === undefined) return false
  let i = at - 1
  for (let earlier = stored[i]; earlier?.step === told.step; earlier = stored[--i]) {
    if ((earlier.to & told.to) === 0 && isSame(earlier.event, told.event)) return true
  }
  return false
}

const isSame = (a: GameEvent, b: GameEvent): boolean => a.kind === b.kind && JSON.stringify(a) === JSON.stringify(b)
