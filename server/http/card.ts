import { type Seat, SPECTATOR, type Viewer } from '@monomyth/engine'
import type { TableCard } from '@monomyth/wire'
import type { Mark, PersonId, SeatRow, TableRow } from '../contract.ts'
import { GAMES } from '../games.ts'
import { commitmentTo } from '../identity/secrets.ts'

/** Whose eyes somebody has at a table: their seat's, or nobody's. */
export function viewerOf({ seats }: Pick<TableRow, 'seats'>, person: PersonId | undefined): Viewer {
  return person === undefined ? SPECTATOR : seats.findIndex((seat) => seat.person === person)
}

/** A table one may not look at is one that is not there. */
export const mayLook = (table: TableRow, person: PersonId | undefined): boolean =>
  table.open || (person !== undefined && (table.host === person || viewerOf(table, person) !== SPECTATOR))

export const isFree = ({ person, bot }: SeatRow): boolean => person === undefined && bot === undefined
export const isFull = ({ seats }: TableRow): boolean => !seats.some(isFree)

/** Who is waited for, as far as this viewer knows: of what is asked in secret, each knows its own. */
function waitedIn(mark: Mark | undefined, viewer: Viewer): readonly Seat[] {
  const { waited = [], secretly = [] } = mark ?? {}
  return secretly.includes(viewer) && !waited.includes(viewer) ? [...waited, viewer] : waited
}

/**
 * A table as whoever asks may see it. Nothing in it tells persons by more than the name they gave. While the match is
 * on, when and how often somebody answered may be a secret (a window, a choice made at once by all): then only what
 * this viewer was shown counts.
 */
export function cardOf(table: TableRow, mark: Mark | undefined, person: PersonId | undefined): TableCard {
  const { id, game, mode, options, open, pace, windows, stage, created, rematch, carry, onward } = table
  const viewer = viewerOf(table, person)
  const shown = mark?.frames[viewer === SPECTATOR ? table.seats.length : viewer]
  return {
    rules: GAMES[game]?.rules ?? 0,
    clock: table.clock ?? null,
    seats: table.seats.map((seat) => ({
      name: seat.name,
      colour: seat.colour,
      bot: seat.bot,
      taken: stage !== 'waiting' || !isFree(seat),
    })),
    changed: stage === 'over' ? Math.max(table.changed, mark?.at ?? 0) : table.changed,
    answers: (stage === 'over' ? mark?.answers : shown) ?? 0,
    winners: mark?.winners ?? [],
    waited: waitedIn(mark, viewer),
    viewer,
    own: person !== undefined && table.host === person,
    commitment: commitmentTo(table.secret),
    ...{ id, game, mode, options, open, pace, windows, stage, created, rematch, carry, onward },
  }
}
