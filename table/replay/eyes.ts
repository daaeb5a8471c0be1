import { SPECTATOR } from '@monomyth/engine'
import type { Eyes, MatchCard } from '../client/client.ts'

/**
 * Through whose eyes a match may be seen again, the best first. While it goes on nobody learns more here than at the
 * table: the one person who plays here sees with their own eyes, several see what everybody may.
 */
export function eyesOf({ over, seats }: Pick<MatchCard, 'over' | 'seats'>): readonly Eyes[] {
  if (over) return ['open', ...seats.keys(), SPECTATOR]
  return [ownSeat({ seats }) ?? SPECTATOR]
}

/** The seat of the one person who plays here, if there is just one. */
export function ownSeat({ seats }: Pick<MatchCard, 'seats'>): number | undefined {
  const persons = [...seats.keys()].filter((seat) => seats[seat]?.bot === undefined)
  return persons.length === 1 ? persons[0] : undefined
}
