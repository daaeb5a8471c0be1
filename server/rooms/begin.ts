import { createHash } from 'node:crypto'
import { type AnyGame, start } from '@monomyth/engine'
import type { Mark, Stand, TableRow } from '../contract.ts'
import { Refused } from '../http/refused.ts'
import { changeRow } from '../store/rows.ts'
import { fullBank } from './clocks.ts'
import { countFor, viewerAt } from './frames.ts'
import type { RoomParts } from './parts.ts'
import { dueOf, waitingOf } from './seats.ts'
import { snapshotOf } from './standing.ts'

/** So often somebody else may change a table meanwhile. */
const TRIES = 8

interface Begun {
  readonly table: TableRow
  readonly stand: Stand
}

/**
 * Draws the seed and stores the beginning; then a match is played at the table, and both are returned as they stand then.
 * undefined: it had begun already.
 */
export async function begin({ store, games, time, pace }: RoomParts, table: TableRow): Promise<Begun | undefined> {
  const game: AnyGame | undefined = Object.hasOwn(games, table.game) ? games[table.game] : undefined
  if (game === undefined) throw new Refused('E_UNKNOWN_GAME')
  const { mode, options, seats, carry } = table
  const match = start(game, { mode, options, seats: seats.length, seed: seedOf(table), carry })
  const told = match.stored.splice(0)
  const now = time.now()
  const mark: Omit<Mark, 'due'> = {
    seq: 0,
    alone: 0,
    frames: Array.from({ length: seats.length + 1 }, () => 1),
    told: Array.from({ length: seats.length + 1 }, (_, at) => countFor(told, viewerAt(at, seats.length))),
    asked: match.asked.slice(),
    answers: 0,
    winners: match.outcome()?.winners ?? [],
    over: match.isOver(),
    ...waitingOf(table, match),
    bank: fullBank(table.clock, seats.length),
    at: now,
  }
  const due = dueOf(mark, table, match, pace)
  const stand: Stand = { snapshot: snapshotOf(match, 0, undefined), mark: { due, ...mark }, log: [] }
  const isFirst = await store.begin(table.id, stand.snapshot, stand.mark, told)
  // A node may have died between the two: whoever comes next does the second.
  let row: TableRow | undefined = table
  for (let tries = 0; tries < TRIES && row?.stage === 'waiting'; tries++)
    row = (await changeRow(store, { ...row, stage: 'playing', changed: now })) ?? (await store.table(table.id))
  return isFirst && row !== undefined ? { table: row, stand } : undefined
}

/** Nobody knows it before all have given their share, and nobody can choose it. */
const seedOf = ({ secret, seats }: TableRow): string =>
  createHash('sha256')
    .update([secret, ...seats.map(({ share }) => share)].join('\n'))
    .digest('hex')
