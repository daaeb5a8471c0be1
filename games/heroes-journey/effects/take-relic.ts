import type { Piece, Seat } from '@monomyth/engine'
import { asks } from '../asks.ts'
import { colourOf, faceOf, powerOf } from '../content/pieces.ts'
import type { TriggerEvent } from '../events.ts'
import { maybeEliminate } from '../rules/eliminate.ts'
import { firstOfEachKind } from '../rules/items.ts'
import { gainRelic } from '../rules/relics.ts'
import { isInGame } from '../rules/seats.ts'
import type { View } from '../state.ts'
import type { EffectOf } from './effect.ts'
import type { EffectKind } from './kind.ts'

type TakeRelic = EffectOf<'takeRelic'>

/** HJ-750, HJ-971, HJ-992: out of the treasure, out of the discard where it has just fallen, or from an opponent. */
export const takeRelic: EffectKind<TakeRelic> = {
  can: (view, seat, effect, event) => candidates(view, seat, effect, event).length > 0,
  run(play, seat, effect, event) {
    const { from, comes } = effect
    const ask = from === 'opponent' ? asks.takeFromOpponent : asks.takeRelic
    const relic = play.choose(seat, ask, candidates(play.state, seat, effect, event))
    const victim = from === 'opponent' ? ownerOf(play.state, relic) : -1
    gainRelic(play, seat, relic, { from: from === 'eventRelic' ? 'discard' : from, victim, cause: 'effect', comes })
    // HJ-832
    if (victim >= 0) maybeEliminate(play, victim)
  },
}

function candidates(view: View, seat: Seat, effect: TakeRelic, event: TriggerEvent): Piece[] {
  const fits = (relic: Piece): boolean =>
    (effect.colour === 'any' || colourOf(relic) === effect.colour) &&
    powerOf(relic) >= effect.minPower &&
    powerOf(relic) <= effect.maxPower
  switch (effect.from) {
    case 'treasure':
      return firstOfEachKind(view, view.treasure).filter(fits)
    case 'eventRelic':
      return 'relic' in event && view.relicDiscard.includes(event.relic) && fits(event.relic) ? [event.relic] : []
    case 'opponent':
      return view.seats.flatMap(({ relics }, other) =>
        other !== seat && isInGame(view, other) && relics.length >= effect.victimRelics
          ? firstOfEachKind(view, relics).filter(fits)
          : [],
      )
  }
}

const ownerOf = (view: View, relic: Piece): Seat =>
  view.seats.findIndex(({ relics }) => relics.some((owned) => faceOf(owned) === relic))
