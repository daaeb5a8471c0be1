import { asks } from '../asks.ts'
import type { Effect, EffectOf } from './effect.ts'
import type { EffectKind } from './kind.ts'

/** HJ-399: one of several effects, only those possible. `any` does an effect of whatever kind. */
export const chooseOneOf = (any: EffectKind<Effect>): EffectKind<EffectOf<'chooseOne'>> => ({
  can: (view, seat, { of }, event) => of.some((effect) => any.can(view, seat, effect, event)),
  run(play, seat, { of }, event) {
    const possible = of.filter((effect) => any.can(play.state, seat, effect, event))
    any.run(play, seat, play.choose(seat, asks.half, possible), event)
  },
})
