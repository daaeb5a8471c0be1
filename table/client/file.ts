import { type AnyGame, MatchError, read, type Saved, verify } from '@monomyth/engine'
import { SEAT_COLOURS, type SeatShown } from '@monomyth/ui/contract'
import { MOST_BYTES } from './calls.ts'
import { type MatchCard, TableError } from './client.ts'
import { type Box, LocalMatch } from './local-match.ts'
import type { Kept } from './store.ts'

/** The form of the file; rises when the form changes. */
const FORMAT = 1

const MOST_NAME = 100

/** Nobody has named the seats of a match that was begun elsewhere; these need no language. */
const NUMERALS = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII']

/** The file of a match: the engine's save, and what the table knows of it besides. Of a damaged one, what there is. */
export const fileOf = (match: Pick<Kept, 'card' | 'saved'>): string => JSON.stringify(fileFields(match))

export function fileFields({ card, saved }: Pick<Kept, 'card' | 'saved'>): Fields {
  const { name, seats, created, changed, lesson } = card
  return { 'monomyth-table': FORMAT, name, seats, created, changed, lesson, saved: parsed(saved) }
}

const parsed = (saved: string): unknown => {
  try {
    return JSON.parse(saved)
  } catch {
    return saved
  }
}

interface Making {
  readonly id: string
  readonly now: number
}

type GameOf = (id: string) => Promise<AnyGame>

/** A match from the text of a file: the table's own, or a save of the command line. Whatever is wrong is a code. */
export async function matchIn(text: string, gameOf: GameOf, making: Making): Promise<Pick<Kept, 'card' | 'saved'>> {
  if (text.length > MOST_BYTES) throw new TableError('T_TOO_BIG', String(text.length))
  return matchFrom(fields(read(text)), gameOf, making)
}

export async function matchFrom(
  file: Fields,
  gameOf: GameOf,
  { id, now }: Making,
): Promise<Pick<Kept, 'card' | 'saved'>> {
  const isOurs = 'monomyth-table' in file
  const form = file['monomyth-table']
  if (isOurs && typeof form !== 'number') throw new TableError('E_NOT_A_SAVE')
  if (Number(form) > FORMAT) throw new TableError('E_NEWER_FORMAT', String(form))
  const saved = isOurs ? file.saved : file
  if (typeof fields(saved).monomyth !== 'number') throw new TableError('E_NOT_A_SAVE')
  const box = { game: await gameOf(String(fields(saved).game)), tutorial: undefined }
  mustVerify(box, saved)
  const { setup, seed, log } = saved as Saved
  const seats = isOurs ? seatsIn(file.seats) : usualSeats(setup.seats, log)
  if (seats.length !== setup.seats) throw new TableError('E_SAVE_CHANGED', 'seats')
  const card: MatchCard = {
    ...{ id, game: box.game.id, mode: setup.mode, options: setup.options, seed, seats },
    name: isOurs ? nameIn(file.name, 'name') : '',
    created: timeIn(file.created, now),
    changed: timeIn(file.changed, now),
    ...{ answers: 0, over: false, winners: [] },
    lesson:
      typeof file.lesson === 'number' && Number.isInteger(file.lesson) && file.lesson >= 0 ? file.lesson : undefined,
    ...(setup.carry === null ? {} : { campaign: { id: '', carry: setup.carry } }),
  }
  return LocalMatch.reopen(box, { card, saved: JSON.stringify(saved) }).keep(card.changed)
}

/** The checksum, the last position, and that seed and answers lead there: else looking back and undo would fail later. */
function mustVerify({ game }: Box, saved: unknown): void {
  let holds = false
  try {
    holds = verify(game, saved)
  } catch (error) {
    // A file nested beyond all reason fails in ways of its own; it is no saved match either.
    throw error instanceof MatchError ? error : new TableError('E_NOT_A_SAVE')
  }
  if (!holds) throw new TableError('E_SAVE_CHANGED', 'log')
}

type Fields = { readonly [field: string]: unknown }
export function fields(value: unknown): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new TableError('E_NOT_A_SAVE')
  return value as Fields
}

export function seatsIn(value: unknown): readonly SeatShown[] {
  if (!Array.isArray(value)) throw new TableError('E_SAVE_CHANGED', 'seats')
  return value.map((seat) => {
    const { name, colour, bot } = fields(seat)
    const known = SEAT_COLOURS.find((one) => one === colour)
    if (known === undefined) throw new TableError('E_SAVE_CHANGED', 'colour')
    return { name: nameIn(name, 'seats'), colour: known, bot: bot === undefined ? undefined : nameIn(bot, 'bot') }
  })
}

/** Begun elsewhere: the first seat is a person's, and so is every other that has answered for itself. */
function usualSeats(count: number, log: Saved['log']): readonly SeatShown[] {
  return Array.from({ length: count }, (_, seat) => {
    const isPerson =
      seat === 0 || log.some((entry) => entry.do === 'answer' && entry.seat === seat && entry.by === 'seat')
    return {
      name: NUMERALS[seat] ?? String(seat + 1),
      colour: SEAT_COLOURS[seat % SEAT_COLOURS.length] ?? 'red',
      bot: isPerson ? undefined : 'greedy',
    }
  })
}

export function nameIn(value: unknown, about: string): string {
  if (typeof value !== 'string') throw new TableError('E_SAVE_CHANGED', about)
  return value.slice(0, MOST_NAME)
}

export const timeIn = (value: unknown, usual: number): number =>
  typeof value === 'number' && value > 0 && value <= usual ? value : usual
