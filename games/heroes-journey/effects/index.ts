import type { Seat } from '@monomyth/engine'
import type { Play, TriggerEvent } from '../events.ts'
import { isOver } from '../rules/outcome.ts'
import type { View } from '../state.ts'
import { cancel } from './cancel.ts'
import { charge } from './charge.ts'
import { chooseOneOf } from './choose-one.ts'
import { drawProphecy } from './draw-prophecy.ts'
import type { Effect, EffectName, EffectOf } from './effect.ts'
import { hide } from './hide.ts'
import { keepItem } from './keep-item.ts'
import type { EffectKind } from './kind.ts'
import { modifyDice } from './modify-dice.ts'
import { modifyTotal } from './modify-total.ts'
import { modifyValue } from './modify-value.ts'
import { move } from './move.ts'
import { peek } from './peek.ts'
import { place } from './place.ts'
import { refreshTreasure } from './refresh-treasure.ts'
import { rerollDice } from './reroll-dice.ts'
import { reveal } from './reveal.ts'
import { swapRelic } from './swap-relic.ts'
import { takeRelic } from './take-relic.ts'
import { waive } from './waive.ts'
import { wakeRelics } from './wake-relics.ts'

/** An effect of whatever kind. The table below joins each kind to its own effects; here the two are known to fit. */
const any: EffectKind<Effect> = {
  can: (view, seat, effect, event) => (EFFECTS[effect.kind] as EffectKind<Effect>).can(view, seat, effect, event),
  run: (play, seat, effect, event) => (EFFECTS[effect.kind] as EffectKind<Effect>).run(play, seat, effect, event),
}

const EFFECTS: { readonly [K in EffectName]: EffectKind<EffectOf<K>> } = {
  drawProphecy,
  takeRelic,
  swapRelic,
  wakeRelics,
  reveal,
  peek,
  hide,
  move,
  place,
  modifyDice,
  rerollDice,
  modifyValue,
  modifyTotal,
  charge,
  waive,
  keepItem,
  refreshTreasure,
  cancel,
  chooseOne: chooseOneOf(any),
}

/** HJ-734: can at least one part change something? */
export function canAny(view: View, seat: Seat, effects: readonly Effect[], event: TriggerEvent): boolean {
  for (const effect of effects) if (any.can(view, seat, effect, event)) return true
  return false
}

/** HJ-007, HJ-744, HJ-839: in the order written; what is impossible is skipped, the rest ends with match or owner. */
export function runEffects(play: Play, seat: Seat, effects: readonly Effect[], event: TriggerEvent): void {
  for (const effect of effects) {
    if (play.gone(seat) || isOver(play.state)) return
    if (any.can(play.state, seat, effect, event)) any.run(play, seat, effect, event)
  }
}
