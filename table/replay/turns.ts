import type { EventView, Seat } from '@monomyth/engine'
import type { LogTurn } from '@monomyth/ui'
import type { Moment } from '../client/client.ts'
import { seatOf } from '../frame/lines.ts'

/** Where a turn begins on the line of moments. */
export interface Turn {
  /** The number of the event that opens it. */
  readonly id: number
  /** The moment at which it has just begun. */
  readonly at: number
  readonly seat: Seat
}

/** What was told at a moment. */
export function toldAt(history: readonly Moment[], events: readonly EventView[], at: number): readonly EventView[] {
  const moment = history[at]
  return moment === undefined ? [] : events.slice(moment.from - 1, moment.to)
}

/** The moment at which an event was told; the last one for an event nobody knows. */
export function momentOf(history: readonly Moment[], event: number): number {
  const at = history.findIndex(({ to }) => to >= event)
  return at < 0 ? history.length - 1 : at
}

/** Every turn of the match, in order. Several may begin at one moment: of seats that had nothing to choose. */
export function turnsIn(history: readonly Moment[], events: readonly EventView[], turnEvent: string): readonly Turn[] {
  return history.flatMap((_, at) =>
    toldAt(history, events, at)
      .filter(({ event }) => event.kind === turnEvent)
      .map(({ n, event }) => ({ id: n, at, seat: seatOf(event) })),
  )
}

/** The last line told by then: the one to light up. */
export function lineAt(turns: readonly LogTurn[], event: number): number | undefined {
  return turns.flatMap(({ lines }) => lines).findLast(({ id }) => id <= event)?.id
}
