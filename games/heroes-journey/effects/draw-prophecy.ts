import { drawTopProphecy } from '../rules/prophecies.ts'
import type { EffectOf } from './effect.ts'
import type { EffectKind } from './kind.ts'

/** HJ-720, HJ-728 */
export const drawProphecy: EffectKind<EffectOf<'drawProphecy'>> = {
  can: (view) => view.prophecyPile.length > 0,
  run(play, seat, { count }) {
    for (let i = 0; i < count; i++) drawTopProphecy(play, seat, 'effect')
  },
}
