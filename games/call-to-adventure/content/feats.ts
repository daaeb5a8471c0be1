import type { Effect } from '../effects/effect.ts'
import type { FeatType, Timing } from '../words.ts'
import type { FeatDef } from './cards.ts'
import { effect, type With } from './make.ts'

interface FeatSays extends Partial<Effect>, Partial<Pick<FeatDef, 'adversary' | 'names'>> {
  readonly do: Effect['do']
}

/** Makes the cards of one type. CTA-961: each is worth one point once played, so no points are written down. */
export const feat =
  (type: FeatType) =>
  <const N extends number>(number: N, timing: Timing, says: FeatSays): With<N, FeatDef> => ({
    number,
    type,
    timing,
    adversary: says.adversary ?? false,
    names: says.names ?? 'nobody',
    effect: effect('played', says),
  })
