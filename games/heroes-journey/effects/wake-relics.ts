import { asks } from '../asks.ts'
import { countDormant, firstOfEachKind, isDormant } from '../rules/items.ts'
import { wake, wakeAll } from '../rules/relics.ts'
import type { EffectOf } from './effect.ts'
import { type EffectKind, pick } from './kind.ts'

/** HJ-978: as many as there are, up to the count; one chooses which, not how many, unless it is optional. */
export const wakeRelics: EffectKind<EffectOf<'wakeRelics'>> = {
  can: (view, seat) => countDormant(view, seat) > 0,
  run(play, seat, effect) {
    const { state } = play
    const { count, optional } = effect
    const dormant = countDormant(state, seat)
    const most = count === 'all' ? dormant : Math.min(count, dormant)
    if (!optional && most === dormant) return wakeAll(play, seat)
    for (let i = 0; i < most; i++) {
      const asleep = firstOfEachKind(state, state.seats[seat]!.relics).filter((relic) => isDormant(state, relic))
      const relic = pick(play, seat, asks.wake, asleep, effect)
      if (relic === undefined) return
      wake(play, seat, [relic])
    }
  },
}
