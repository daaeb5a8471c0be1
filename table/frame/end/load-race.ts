import type { GameTable } from '@monomyth/ui'
import type { SeatClient } from '../../client/client.ts'
import { turnsIn } from '../../replay/turns.ts'
import { type Race, samplesOf } from './race.ts'

/** Looks back at the turns of a match that is over. undefined: the game keeps no score, or there was no turn. */
export async function loadRace(
  client: Pick<SeatClient, 'card' | 'events' | 'history' | 'past'>,
  table: GameTable,
): Promise<Race | undefined> {
  if (table.score === undefined) return undefined
  const [history, events] = await Promise.all([client.history('open'), client.events('open')])
  const turns = turnsIn(history, events, table.turnEvent).map(({ at }) => at)
  const samples = samplesOf(turns, history.length - 1)
  if (samples.length < 2) return undefined
  const scores: number[][] = client.card().seats.map(() => [])
  // One after the other: each is quick to reach from the one before.
  for (const { at } of samples) {
    const { view } = await client.past(history[at]?.at ?? 0, 'open')
    for (const [seat, line] of scores.entries()) line.push(table.score(view, seat))
  }
  return { turns: samples.map(({ turn }) => turn), scores }
}
