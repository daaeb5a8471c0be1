import { createHash } from 'node:crypto'
import {
  type AskView,
  type EventView,
  eventFor,
  isFor,
  type Match,
  type Seat,
  SPECTATOR,
  type Viewer,
} from '@monomyth/engine'
import type { Frame } from '@monomyth/wire'
import type { Mark, StoredEvent } from '../contract.ts'
import { type Passed, passedAt } from './windows.ts'

/** What frames are made of: the match, the windows still shown, and what is asked ahead of time. */
export interface Stage {
  readonly match: Match
  readonly mark: Pick<Mark, 'pausing' | 'asked'>
  readonly passed: readonly Passed[]
  /** By seat: the question it will be put in the open window if everybody before declines. */
  readonly ahead: ReadonlyMap<Seat, AskView>
}

/** Outside windows. */
export const NOBODY_AHEAD: Stage['ahead'] = new Map()

export type Sight = Omit<Frame, 'n' | 'events'>

/** In a mark, the seats come first and then the spectator. */
export const placeOf = (viewer: Viewer, seats: number): number => (viewer === SPECTATOR ? seats : viewer)
export const viewerAt = (place: number, seats: number): Viewer => (place === seats ? SPECTATOR : place)

/**
 * What this viewer is shown: one of the windows on the way to the newest state, or (as many as there are) that state.
 * All of it is what the viewer may know.
 */
export function sightOf(stage: Stage, viewer: Viewer, window: number): Sight {
  const { match, mark, passed } = stage
  const { pausing } = mark
  const ref = pausing?.windows[window]
  const pause = ref && passedAt(passed, ref)?.pause
  const gone: Seat[] = []
  const lent: Seat[] = []
  for (let seat = 0; seat < match.asked.length; seat++) {
    if (match.isGone(seat)) gone.push(seat)
    if (match.isBot(seat)) lent.push(seat)
  }
  if (pause === undefined) {
    const asks = asksFor(stage, viewer)
    const [view, outcome, over] = [match.view(viewer), match.outcome(), match.isOver()]
    return { viewer, gone, lent, view, asks, waiting: waitedIn(asks), outcome, over }
  }
  // Whoever was asked in a window that is closed is asked no more, though it is still shown.
  const asks = pausing?.open && window === pausing.windows.length - 1 ? asksFor(stage, viewer) : []
  const seen = { view: pause.view(viewer), outcome: undefined, over: false, window: true }
  return { viewer, gone, lent, asks, waiting: waitedIn(asks), ...seen }
}

/** The questions this viewer may know of. Its own are counted as they were shown to it. */
export function asksFor({ match, mark, ahead }: Stage, viewer: Viewer): readonly AskView[] {
  const id = mark.asked[viewer] ?? 0
  const asks = match.asks(viewer).map((ask) => (ask.id > 0 ? { ...ask, id } : ask))
  const coming = ahead.get(viewer)
  return coming === undefined ? asks : [...asks, { ...coming, id }]
}

/** A vote stays open while others vote; who has voted is not waited for. */
const waitedIn = (asks: readonly AskView[]): readonly Seat[] =>
  asks.filter(({ seat, votes }) => !votes.some((vote) => vote.seat === seat)).map(({ seat }) => seat)

/** Short, and different when anything is. */
export const digestOf = (sight: Sight): string =>
  createHash('sha256').update(JSON.stringify(sight)).digest('base64').slice(0, 16)

/** How many of these events this viewer is told. */
export function countFor(events: readonly StoredEvent[], viewer: Viewer): number {
  let count = 0
  for (const stored of events) if (isFor(stored, viewer)) count += 1
  return count
}

/** What this viewer may know of these events, counted on from so many. */
export function eventsFor(events: readonly StoredEvent[], viewer: Viewer, before: number): EventView[] {
  const seen: EventView[] = []
  for (const stored of events) {
    const event = eventFor(stored, viewer)
    if (event !== undefined) seen.push({ n: before + seen.length + 1, event })
  }
  return seen
}
