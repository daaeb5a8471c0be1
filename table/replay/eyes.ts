import { SPECTATOR } from '@monomyth/engine'
import type { Eyes, MatchCard } from '../client/client.ts'

/**
 * Through whose eyes a match may be seen again, the best first. While it goes on nobody learns more here than at the
 * table: the one person who plays here sees with their own eyes, several see what everybody may.
 */
export function eyesOf(card: Pick<MatchCard, 'over' | 'seats' | 'online'>): readonly Eyes[] {
  if (card.over) return ['open', ...card.seats.keys(), SPECTATOR]
  return [ownSeat(card) ?? SPECTATOR]
}

/** The seat of the one person who plays here, if there is just one. */
export function ownSeat({ seats, online }: Pick<MatchCard, 'seats' | 'online'>): number | undefined {
  if (online !== undefined) return online.viewer === SPECTATOR ? undefined : online.viewer
  const persons = [...seats.keys()].filter((seat) => seats[seat]?.bot === undefined)
  return persons.length === 1 ? persons[0] : undefined
}
