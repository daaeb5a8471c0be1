import type { Given, Piece, Reactions, Seat } from '@monomyth/engine'
import { asks } from '../asks.ts'
import { isSameDesign, prophecyOf } from '../content/pieces.ts'
import { canAny, runEffects } from '../effects/index.ts'
import type { Event, Opened } from '../events.ts'
import type { State, View } from '../state.ts'
import { holds } from './conditions.ts'
import { layProphecy, returnProphecy } from './prophecies.ts'
import { raise } from './raise.ts'
import { fromActive } from './seats.ts'

const NOTHING: readonly Piece[] = []

/** HJ-723 to HJ-738 How a window runs. The engine asks, again from the active player after each prophecy played. */
export const reactions: Reactions<State, View, Given, Event | Opened, Piece> = {
  ask: asks.react,
  order: fromActive,
  held: (state, seat, opened) => (opened.kind === 'opened' ? eligible(state, seat, opened) : NOTHING),
  // HJ-722: the number of cards in a hand is public. Whoever is out has none.
  could: (view, seat) => view.seats[seat]!.hand.length > 0,

  /** HJ-725 to HJ-727, HJ-736 1 laid face up; 2 its event; 3 unless cancelled, its effects; 4 back into the pile. */
  react(play, seat, prophecy, opened) {
    if (opened.kind !== 'opened') return
    const { cancelled, laid } = play.state
    layProphecy(play, seat, prophecy)
    raise(play, { kind: 'prophecyPlayed', seat, prophecy })
    if (cancelled[laid.indexOf(prophecy)] === 0) runEffects(play, seat, prophecyOf(prophecy).effects, opened.event)
    returnProphecy(play, prophecy)
  },
}

/** HJ-743: what this player may play now; of two copies one stands for both. */
function eligible(state: State, seat: Seat, opened: Opened): readonly Piece[] {
  const { hand } = state.seats[seat]!
  const { kind } = opened.event
  let found = NOTHING
  for (let at = 0; at < hand.length; at++) {
    const prophecy = hand[at]!
    if (prophecyOf(prophecy).trigger.on !== kind) continue
    if (isEligible(state, seat, at, opened) && !found.some((other) => isSameDesign(other, prophecy)))
      found = [...found, prophecy]
  }
  return found
}

/** HJ-732, HJ-734, HJ-735, HJ-738 Drawn in time, the right author, all conditions, something to change. */
function isEligible(state: State, seat: Seat, at: number, { event, window }: Opened): boolean {
  const { hand, drawnAt } = state.seats[seat]!
  const { trigger, effects } = prophecyOf(hand[at]!)
  return (
    drawnAt[at]! < window &&
    (trigger.by === 'any' || (trigger.by === 'self') === (event.seat === seat)) &&
    holds(state, seat, trigger.if, event) &&
    canAny(state, seat, effects, event)
  )
}
