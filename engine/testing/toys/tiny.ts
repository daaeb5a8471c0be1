import type { Game, Piece, Play } from '../../contract.ts'
import { bySeat, int, list, record, type StateOf, secret, shape, type ViewOf, zone } from '../../shape.ts'
import { askKind, upTo } from './ask.ts'

/** The smallest game there is: one function, run a few times over ten cards. For what is said in one test. */

const fields = {
  steps: int,
  notes: list(int),
  deck: zone('card', 'nobody'),
  row: zone('card', 'all'),
  seats: bySeat(
    record({
      score: int,
      dream: secret(int, 'owner'),
      dreams: secret(list(int), 'owner'),
      hand: zone('card', 'owner', 'loose'),
      shelf: zone('card', 'owner'),
    }),
  ),
}

export interface TinyState extends StateOf<typeof fields> {}
export interface TinyView extends ViewOf<typeof fields> {}
export type TinyEvent =
  | { readonly kind: 'noted'; readonly n: number }
  | { readonly kind: 'card'; readonly card: Piece }
  | { readonly kind: 'cards'; readonly cards: readonly Piece[] }
export interface TinyPlay extends Play<TinyState, unknown, TinyEvent> {}
export type TinyGame = Game<TinyState, TinyView, TinyEvent>

export const TINY = shape(fields)
export const AT = TINY.at

/** Any number may be chosen. */
export const pick = askKind<number>('pick')

/** The state before anything happened: the cards 0 to 9 in the deck, the 9 on top. */
export const tinyState = (seats: number): TinyState => ({
  steps: 0,
  notes: [],
  deck: upTo(10) as Piece[],
  row: [],
  seats: upTo(seats).map(() => ({ score: 0, dream: 0, dreams: [], hand: [], shelf: [] })),
})

export function tiny(step: (play: TinyPlay) => void, more: Partial<TinyGame> & { rounds?: number } = {}): TinyGame {
  const { rounds = 1, ...rest } = more
  return {
    id: 'tiny',
    rules: 1,
    migrations: [],
    modes: [{ id: 'plain', seats: [1, 4], options: {} }],
    shape: TINY,
    events: { noted: {}, card: { card: true }, cards: { cards: true } },
    admit: () => [],
    setup: ({ seats }) => tinyState(seats),
    step(play) {
      step(play)
      play.state.steps += 1
    },
    left: () => {},
    actor: () => -1,
    outcome: ({ steps }) => (steps >= rounds ? { winners: [], scores: [], ranking: [], reason: 'played' } : undefined),
    ...rest,
  }
}
