import type { Seat } from '@monomyth/engine'
import { asks } from '../asks.ts'
import { powerOf } from '../content/pieces.ts'
import { firstOfEachKind, isDormant } from '../rules/items.ts'
import { raise } from '../rules/raise.ts'
import { swapGives, swapOption, swapTakes } from '../rules/swap-option.ts'
import { AT, type View } from '../state.ts'
import type { EffectOf } from './effect.ts'
import type { EffectKind } from './kind.ts'

/** HJ-982: an awake relic of one's own takes the place of the treasure relic, which comes awake. */
export const swapRelic: EffectKind<EffectOf<'swapRelic'>> = {
  can: (view, seat, { maxPowerGain }) => pairs(view, seat, maxPowerGain).length > 0,
  run(play, seat, { maxPowerGain }) {
    const { state } = play
    const pair = play.choose(seat, asks.swap, pairs(state, seat, maxPowerGain))
    const gives = swapGives(pair)
    const takes = swapTakes(pair)
    const at = state.treasure.indexOf(takes)
    play.move(takes, AT.seats[seat]!.relics)
    play.move(gives, AT.treasure, at)
    play.tell({ kind: 'relicTraded', seat, relic: gives })
    raise(play, {
      kind: 'relicGained',
      seat,
      relic: takes,
      from: 'treasure',
      victim: -1,
      cause: 'effect',
      dormant: 0,
    })
  },
}

/** HJ-640: a dormant relic cannot pay. */
function pairs(view: View, seat: Seat, maxPowerGain: number): number[] {
  const own = firstOfEachKind(view, view.seats[seat]!.relics).filter((relic) => !isDormant(view, relic))
  const offered = firstOfEachKind(view, view.treasure)
  return own.flatMap((gives) =>
    offered.filter((takes) => powerOf(takes) <= powerOf(gives) + maxPowerGain).map((takes) => swapOption(gives, takes)),
  )
}
