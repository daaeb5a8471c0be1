import { isBotId } from '@monomyth/bots'
import { opening } from '@monomyth/engine'
import { COLOURS, type NewTable } from '@monomyth/wire'
import type { Person, SeatRow, TableRow } from '../contract.ts'
import { GAMES } from '../games.ts'
import { newId, newShare } from '../identity/secrets.ts'
import { viewerOf } from './card.ts'
import { Refused } from './refused.ts'

export const FREE = { person: undefined, name: '', bot: undefined, share: '' } as const

/** Laid out once, to learn whether it can be: what is wrong with it is a code of the engine. */
function optionsOf({ game: id, mode, options, seats }: NewTable, carry: unknown) {
  const game = Object.hasOwn(GAMES, id) ? GAMES[id] : undefined
  if (game === undefined) throw new Refused('E_UNKNOWN_GAME', id)
  return opening(game, { mode, options, seats: seats.length, seed: 'any', carry }).given.options
}

function seatsOf({ seats, share }: NewTable, { id, name }: Person): readonly SeatRow[] {
  const colours = new Set(seats.map(({ colour }) => colour))
  const known: readonly string[] = COLOURS
  if (colours.size < seats.length || [...colours].some((colour) => !known.includes(colour)))
    throw new Refused('S_BAD_MESSAGE', 'colour')
  return seats.map(({ bot, colour }, seat): SeatRow => {
    if (bot !== undefined && (seat === 0 || !isBotId(bot))) throw new Refused('S_BAD_MESSAGE', 'bot')
    return seat === 0 ? { person: id, name, colour, bot: undefined, share } : { ...FREE, colour, bot }
  })
}

/** A table as somebody asked for it, with them at it. */
export function newTable(wanted: NewTable, person: Person, now: number, carry?: unknown): TableRow {
  const { game, mode, open, pace, clock, windows } = wanted
  return {
    ...{ id: newId(), game, mode, open, pace, windows },
    options: optionsOf(wanted, carry),
    clock: clock ?? undefined,
    seats: seatsOf(wanted, person),
    ...{ host: person.id, stage: 'waiting', created: now, changed: now },
    ...{ secret: newShare(), rematch: undefined, carry, onward: undefined, version: 0 },
  }
}

/** The next chapter of a campaign, with as many and under such options as somebody asked for. */
export function nextChapter(last: TableRow, wanted: NewTable, person: Person, now: number): TableRow {
  const { game, mode, onward } = last
  if (onward === undefined || game !== wanted.game || mode !== wanted.mode) throw new Refused('S_BAD_MESSAGE', 'after')
  return newTable(wanted, person, now, onward)
}

/** Where somebody sits the next time: everybody moves on by one. */
export const nextSeat = (table: TableRow, person: Person): number =>
  (viewerOf(table, person.id) + 1) % table.seats.length

/**
 * The table of the next match between the same people. Each of them sits down by asking for it, because each brings a
 * share of the chance; strangers need an invitation.
 */
export function nextTable(last: TableRow, person: Person, now: number): TableRow {
  const { game, mode, options, pace, clock, windows, seats, onward } = last
  return {
    ...{ id: newId(), game, mode, options, pace, clock, windows, open: false },
    seats: seats.map((_, seat): SeatRow => {
      const { colour, bot } = seats.at(seat - 1) ?? { colour: '', bot: undefined }
      return { ...FREE, colour, bot }
    }),
    ...{ host: person.id, stage: 'waiting', created: now, changed: now },
    ...{ secret: newShare(), rematch: undefined, carry: onward, onward: undefined, version: 0 },
  }
}
