import { gainVirtue, LAST_LEVEL, TOP_LEVEL, takeCorruption } from '../rules/level.ts'
import { moons } from '../rules/spread.ts'
import type { OperationOf } from './effect.ts'
import { causeOf, type OperationKind, whoOf } from './kind.ts'

/** CTA-442, CTA-C176: one level at a time, each with what it triggers. */
export const virtue: OperationKind<OperationOf<'virtue'>> = {
  can: (view, owner, { who }, context) => (view.seats[whoOf(view, owner, who, context)]?.level ?? 0) > TOP_LEVEL,
  run(play, owner, { who, count }, context) {
    const seat = whoOf(play.state, owner, who, context)
    for (let n = 0; n < count; n++) gainVirtue(play, seat, causeOf(play.state, owner, context))
  },
}

/** CTA-443, CTA-452 */
export const corrupt: OperationKind<OperationOf<'corrupt'>> = {
  can(view, owner, { who }, context) {
    const hero = view.seats[whoOf(view, owner, who, context)]
    return hero !== undefined && hero.level < LAST_LEVEL
  },
  run(play, owner, { who, count }, context) {
    const seat = whoOf(play.state, owner, who, context)
    for (let n = 0; n < count; n++) takeCorruption(play, seat, causeOf(play.state, owner, context))
  },
}

/** CTA-C180: all Moons of the attempt, of runes added later too. On the last level they would move nothing anyway. */
export const ignoreMoons: OperationKind<OperationOf<'ignoreMoons'>> = {
  can: (view) => view.attempt.areMoonsIgnored === 0 && moons(view) > 0 && view.seats[view.active]!.level < LAST_LEVEL,
  run(play) {
    play.state.attempt.areMoonsIgnored = 1
  },
}
