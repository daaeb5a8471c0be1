import type { Game, Seat } from '../../contract.ts'
import { int, list, type StateOf, shape, type ViewOf } from '../../shape.ts'
import { askKind, upTo } from './ask.ts'

/** Council. Three votes on where the caravan goes; if they differ, the chair decides, and the chair moves on. */

const ROADS = ['north', 'south', 'river'] as const
type Road = (typeof ROADS)[number]

const fields = { chair: int, seats: int, roads: list(int) }
export interface State extends StateOf<typeof fields> {}
export interface View extends ViewOf<typeof fields> {}
type Event = { readonly kind: 'went'; readonly road: Road; readonly chair: Seat }

/** No road is taken twice. */
const road = askKind<Road, View>('road', {
  bar: ({ roads }, _seat, value) => (roads.includes(ROADS.indexOf(value)) ? 'C-1' : undefined),
})

export const council: Game<State, View, Event> = {
  id: 'council',
  rules: 1,
  migrations: [],
  modes: [{ id: 'plain', seats: [2, 4], options: {} }],
  shape: shape(fields),
  events: { went: {} },
  admit: () => [],
  setup: ({ seats }) => ({ chair: 0, seats, roads: [] }),
  step(play) {
    const { state } = play
    const chair = state.chair
    // Votes stand in the order of those who are still there.
    const voters = upTo(state.seats).filter((seat) => !play.gone(seat))
    const chosen = play.agree(upTo(state.seats), road, ROADS, (votes) => votes[Math.max(0, voters.indexOf(chair))]!)
    play.tell({ kind: 'went', road: chosen, chair })
    state.roads.push(ROADS.indexOf(chosen))
    state.chair = (chair + 1) % state.seats
  },
  left: () => {},
  actor: () => -1,
  outcome: ({ roads, seats }) =>
    roads.length < ROADS.length
      ? undefined
      : { winners: upTo(seats), scores: roads, ranking: upTo(seats), reason: 'arrived' },
}
