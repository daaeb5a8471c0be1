import type { Game, Migration, Seat } from '../../contract.ts'
import { bySeat, int, record, type StateOf, shape, type ViewOf } from '../../shape.ts'
import { askKind, upTo } from './ask.ts'

/**
 * Inn. In turn order each seat orders a dish; after two rounds the inn closes. Under its first rules everybody had
 * `money` and paid nothing; under the second it is called `silver`, and a roast costs one.
 */

const DISHES = ['soup', 'roast'] as const
const ROUNDS = 2

const oldFields = { turns: int, seats: bySeat(record({ money: int, meals: int })) }
const fields = { turns: int, seats: bySeat(record({ silver: int, meals: int })) }
interface OldState extends StateOf<typeof oldFields> {}
interface OldView extends ViewOf<typeof oldFields> {}
export interface State extends StateOf<typeof fields> {}
export interface View extends ViewOf<typeof fields> {}
type Event =
  | { readonly kind: 'ate'; readonly seat: Seat; readonly dish: string }
  | { readonly kind: 'paid'; readonly by: Seat }

const dish = askKind<string>('dish')
const common = {
  id: 'inn',
  modes: [{ id: 'plain', seats: [1, 3] as const, options: {} }],
  events: { ate: {}, paid: {} },
  admit: () => [],
  actor: ({ turns, seats }: { turns: number; seats: readonly unknown[] }) => turns % seats.length,
  outcome: ({ turns, seats }: { turns: number; seats: readonly { meals: number }[] }) => {
    if (turns < ROUNDS * seats.length) return undefined
    const all = upTo(seats.length)
    return { winners: all, scores: seats.map(({ meals }) => meals), ranking: all, reason: 'closed' }
  },
}

export const oldInn: Game<OldState, OldView, Event> = {
  ...common,
  rules: 1,
  migrations: [],
  shape: shape(oldFields),
  setup: ({ seats }) => ({ turns: 0, seats: upTo(seats).map(() => ({ money: 2, meals: 0 })) }),
  step(play) {
    const { state } = play
    const seat = state.turns % state.seats.length
    state.turns += 1
    if (play.gone(seat)) return
    play.tell({ kind: 'ate', seat, dish: play.choose(seat, dish, DISHES) })
    // A second helping: the step has two questions, so that it can be left half-way.
    play.tell({ kind: 'ate', seat, dish: play.choose(seat, dish, DISHES) })
    state.seats[seat]!.meals += 2
  },
  left(play, seat) {
    play.state.seats[seat]!.money = 0
  },
}

/** 2026-11: `money` became `silver`. Remove after 2027-02. */
export const moneyToSilver: Migration = {
  from: 1,
  to: 2,
  up: ({ turns, seats }: OldState): State => ({
    turns,
    seats: seats.map(({ money, meals }) => ({ silver: money, meals })),
  }),
}

export const inn: Game<State, View, Event> = {
  ...common,
  rules: 2,
  migrations: [moneyToSilver],
  shape: shape(fields),
  setup: ({ seats }) => ({ turns: 0, seats: upTo(seats).map(() => ({ silver: 2, meals: 0 })) }),
  step(play) {
    const { state } = play
    const seat = state.turns % state.seats.length
    state.turns += 1
    if (play.gone(seat)) return
    const own = state.seats[seat]!
    for (let helping = 0; helping < 2; helping++) {
      const ordered = play.choose(seat, dish, own.silver > 0 ? DISHES : ['soup', 'bread'])
      play.tell({ kind: 'ate', seat, dish: ordered })
      if (ordered === 'roast') {
        own.silver -= 1
        play.tell({ kind: 'paid', by: seat })
      }
    }
    own.meals += 2
  },
  left(play, seat) {
    play.state.seats[seat]!.silver = 0
  },
}
