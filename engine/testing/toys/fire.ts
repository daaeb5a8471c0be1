import type { Game, Given, Play, Seat } from '../../contract.ts'
import { bySeat, int, oneOf, record, type StateOf, shape, type ViewOf, word } from '../../shape.ts'
import { askKind, upTo } from './ask.ts'

/**
 * Fire. Together against the fire: in each watch whoever wants to acts, in any order, until nobody wants to or can.
 * A bucket puts out one fire, a helper gets one bucket from the well; then the fire spreads by a die.
 */

const ACTS = ['pour', 'fetch', 'rest'] as const
type Act = (typeof ACTS)[number]

const fields = {
  cursor: oneOf({ watch: { left: int }, over: { how: word(['out', 'burnt']) } }),
  fires: int,
  seats: bySeat(record({ buckets: int, resting: int, here: int })),
}
export interface State extends StateOf<typeof fields> {}
export interface View extends ViewOf<typeof fields> {}
type Event =
  | { readonly kind: 'acted'; readonly seat: Seat; readonly act: Act }
  | { readonly kind: 'spread'; readonly by: number }
type WatchPlay = Play<State, Given<undefined, undefined>, Event>

/** One ask for all, its legality in one place: pouring needs a bucket and a fire, a back carries two. */
const act = askKind<Act, View>('act', {
  absent: 'pass',
  bar({ fires, seats }, seat, value) {
    const { buckets } = seats[seat]!
    if (value === 'pour') return buckets > 0 && fires > 0 ? undefined : 'F-1'
    if (value === 'fetch') return buckets < 2 ? undefined : 'F-2'
    return undefined
  },
})

function watch(play: WatchPlay): void {
  const { state } = play
  const actsOf = (seat: Seat) => (state.seats[seat]!.resting === 1 ? [] : ACTS)
  for (;;) {
    const acted = play.first(upTo(state.seats.length), act, actsOf)
    if (acted === undefined) break
    const own = state.seats[acted.seat]!
    play.tell({ kind: 'acted', seat: acted.seat, act: acted.value })
    if (acted.value === 'rest') own.resting = 1
    else if (acted.value === 'fetch') own.buckets += 1
    else {
      own.buckets -= 1
      state.fires -= 1
    }
  }
  const by = state.fires === 0 ? 0 : play.roll(2)
  state.fires += by
  play.tell({ kind: 'spread', by })
}

export const fire: Game<State, View, Event> = {
  id: 'fire',
  rules: 1,
  migrations: [],
  modes: [
    { id: 'village', seats: [1, 3], options: { fires: [3, 1, 5], rain: [false, true] } },
    { id: 'town', seats: [2, 4], options: {} },
  ],
  shape: shape(fields),
  events: { acted: {}, spread: {} },
  admit: () => [],
  setup: ({ seats, options }) => ({
    cursor: { at: 'watch', left: 2 },
    fires: Number(options.fires ?? 4),
    seats: upTo(seats).map(() => ({ buckets: 1, resting: 0, here: 1 })),
  }),
  step(play) {
    const { state } = play
    watch(play)
    for (const own of state.seats) own.resting = 0
    const left = state.cursor.at === 'watch' ? state.cursor.left - 1 : 0
    if (state.fires === 0) state.cursor = { at: 'over', how: 'out' }
    else state.cursor = left > 0 ? { at: 'watch', left } : { at: 'over', how: 'burnt' }
  },
  left(play, seat) {
    Object.assign(play.state.seats[seat]!, { here: 0, buckets: 0 })
  },
  actor: () => -1,
  outcome: ({ cursor, seats }) => {
    if (cursor.at === 'watch') return undefined
    const all = upTo(seats.length)
    return { winners: cursor.how === 'out' ? all : [], scores: all.map(() => 0), ranking: all, reason: cursor.how }
  },
}
