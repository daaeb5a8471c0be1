import type { Piece } from '@monomyth/engine'
import { stage } from '@monomyth/engine/testing'
import { type State, spells } from '../../../engine/testing/toys/spells.ts'
import type { Client } from './client.ts'
import { type Wish, World } from './world.ts'

/** A bolt for seat 0 to cast. Cards below 6 are counterspells, which seats 1 and 2 are asked for in this order. */
export const BOLT = 'cast 8'

export interface Spells {
  readonly world: World
  readonly seats: readonly Client[]
  readonly watcher: Client
}

/** With a seat more, so that several come after the first who is asked. */
export const spellsForFour = { ...spells, modes: spells.modes.map((mode) => ({ ...mode, seats: [2, 4] as const })) }

/** Seat 0 is about to cast. Everybody has the table open. */
export async function spellsAt(hands: readonly (readonly number[])[], wish: Wish = {}): Promise<Spells> {
  const state: State = {
    turn: 0,
    deck: [9, 10, 11] as Piece[],
    spent: [],
    countered: [],
    seats: hands.map((hand) => ({ life: 2, hand: hand.slice() as Piece[] })),
  }
  const match = stage(spellsForFour, { seats: hands.length, seed: 'spells' }, { state })
  const kinds = hands.map(() => 'person')
  const world = await World.at({ game: spellsForFour, seats: kinds, ...wish }, match)
  const seats: Client[] = []
  for (const [seat, kind] of (wish.seats ?? kinds).entries())
    if (kind === 'person') seats[seat] = await world.come(seat)
  return { world, seats, watcher: await world.come() }
}
