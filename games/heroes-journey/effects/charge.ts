import type { EffectOf } from './effect.ts'
import type { EffectKind } from './kind.ts'

/** HJ-746: kept until the owner's next attempt, where all charges are added together. */
export const charge: EffectKind<EffectOf<'charge'>> = {
  can: () => true,
  run(play, seat, { dice, total }) {
    const hero = play.state.seats[seat]!
    hero.chargeDice += dice
    hero.chargeTotal += total
    play.tell({ kind: 'charged', seat, dice: hero.chargeDice, total: hero.chargeTotal })
  },
}
