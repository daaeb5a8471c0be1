import { createHash } from 'node:crypto'
import type { AskView, EventView, Viewer } from '@monomyth/engine'
import type { Frame, WireErrorCode } from '@monomyth/wire'

/** An answer as it was sent. */
export interface Sent {
  readonly viewer: Viewer
  readonly request: string
  readonly ask: number
  readonly key: string
}

/** A frame as somebody was shown it. */
export interface Shown {
  /** Of everything in it but its number and its events. */
  readonly digest: string
  /** The same without the number of its own question. */
  readonly unnumbered: string
  /** Of the view alone: while a window is shown, what is asked in it depends on who has answered by then. */
  readonly view: string
  readonly window: boolean
  /** The number of its own question; 0: it is asked nothing. */
  readonly ask: number
}

export type Sight = Omit<Frame, 'n' | 'events'>

export const digest = (value: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(value) ?? '')
    .digest('base64')
    .slice(0, 16)

export function shownOf(sight: Sight): Shown {
  const { viewer, view, asks, waiting, outcome, over, gone, lent, window = false } = sight
  const withAsks = (list: Sight['asks']): string =>
    digest([viewer, view, list, waiting, outcome ?? null, over, gone, lent, window])
  return {
    digest: withAsks(asks),
    unnumbered: withAsks(asks.map((ask) => ({ ...ask, id: 0 }))),
    view: digest(view),
    window,
    ask: ownOf(asks)?.id ?? 0,
  }
}

const ownOf = (asks: Sight['asks']): AskView | undefined => asks.find(({ id }) => id > 0)

/** What everybody at one table was shown and told, on whichever node: it must all be one story. */
export class Witness {
  readonly table: string
  readonly frames = new Map<Viewer, Map<number, Shown>>()
  readonly events = new Map<Viewer, Map<number, string>>()
  private readonly questions = new Map<Viewer, Map<number, string>>()
  readonly acknowledged: Sent[] = []
  readonly refused: (Sent & { readonly code: WireErrorCode })[] = []
  /** Sent, and not yet answered either way. */
  readonly open = new Set<Sent>()
  readonly problems: string[] = []

  constructor(table: string) {
    this.table = table
  }

  frame(frame: Frame): void {
    const { n, viewer, events } = frame
    const shown = shownOf(frame)
    const before = note(this.frames, viewer, n, shown)
    if (before !== undefined && before.digest !== shown.digest)
      this.problem(`viewer ${viewer} was shown two different frames ${n}`)
    const own = ownOf(frame.asks)
    if (own !== undefined) this.question(viewer, own)
    for (const event of events) this.event(viewer, event)
  }

  problem(what: string): void {
    this.problems.push(`${this.table}: ${what}`)
  }

  /** An answer says which question it is for by its number alone. */
  private question(viewer: Viewer, { id, votes: _, ...question }: AskView): void {
    const asked = digest(question)
    const before = note(this.questions, viewer, id, asked)
    if (before !== undefined && before !== asked)
      this.problem(`viewer ${viewer} was asked two different questions ${id}`)
  }

  private event(viewer: Viewer, { n, event }: EventView): void {
    const told = digest(event)
    const before = note(this.events, viewer, n, told)
    if (before !== undefined && before !== told) this.problem(`viewer ${viewer} was told two different events ${n}`)
  }
}

/** Keeps what is new under its number; gives back what was there. */
function note<T>(lists: Map<Viewer, Map<number, T>>, viewer: Viewer, n: number, value: T): T | undefined {
  const list = lists.get(viewer) ?? new Map<number, T>()
  lists.set(viewer, list)
  const before = list.get(n)
  if (before === undefined) list.set(n, value)
  return before
}
