import type { AnyGame } from '@monomyth/engine'
import type { TableCard } from '@monomyth/wire'
import type { SeatClient } from '../client/client.ts'
import { type GameEntry, gameOf } from '../games.ts'
import { notify } from '../notices.svelte.ts'
import { goTo, hrefOf } from '../router.ts'
import { words } from '../words/current.svelte.ts'
import { sayError } from '../words/say.ts'
import { keep, keptOf } from './chance/kept.ts'
import { Witness } from './chance/witness.ts'
import { aroundTable } from './client/browser.ts'
import { buildOf } from './client/build.ts'
import { OnlineSeat } from './client/seat.ts'
import { theServer } from './client/tables.ts'

/** Does it; what fails is said, and nothing else comes of it. */
export async function attempt<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work()
  } catch (error) {
    notify({ message: sayError(error, words()), tone: 'bad' })
    return undefined
  }
}

/** Sits down at a table, or looks on. */
export function seatAt(card: TableCard, game: AnyGame): OnlineSeat {
  const { id, commitment } = card
  const kept = keptOf(id)
  if (kept === undefined) keep(id, { commitment }, Date.now())
  const witness = new Witness(kept?.shown, (shown) => keep(id, { shown }, Date.now()))
  return new OnlineSeat({
    around: aroundTable(id),
    card,
    hello: { build: buildOf(document), rules: game.rules },
    nobody: words().online.somebody,
    record: async (match) => {
      const [record, { recordOf }] = await Promise.all([theServer().record(id), import('./record.ts')])
      return recordOf(game, match, record)
    },
    witness: (events, viewer) => witness.hear(events, viewer),
  })
}

/** The same people once more: at the table somebody has made for it already, or at a new one. */
export async function rematch(client: Pick<SeatClient, 'card'>): Promise<void> {
  const { id, online } = client.card()
  const server = theServer()
  const next = await attempt(async () => {
    // Perhaps one sits there already, from another browser.
    const mine = online?.rematch === undefined ? [] : await server.mine()
    return mine.find((table) => table.id === online?.rematch) ?? (await server.rematch(id))
  })
  if (next !== undefined) goTo({ page: 'table', id: next.id })
}

/** What a table is called: after those who sit there. */
export const tableName = (card: TableCard): string => {
  const { format, online } = words()
  const names = card.seats.flatMap(({ name }) => (name === '' ? [] : [name]))
  return names.length === 0 ? online.somebody : format.list(names)
}

export const gameTitle = (id: string): string => {
  const entry: GameEntry | undefined = gameOf(id)
  return entry?.box.title[words().lang] ?? id
}

export const modeTitle = ({ game, mode }: TableCard): string =>
  gameOf(game)?.box.modes[mode]?.name[words().lang] ?? mode

/** An invitation as an address. What comes after the secret is for whoever reads it. */
export function linkOf(secret: string, { game, seats, viewer }: TableCard): string {
  const page = location.href.split('#')[0] ?? ''
  return page + hrefOf({ page: 'join', secret, game, by: seats[viewer]?.name ?? '' })
}
