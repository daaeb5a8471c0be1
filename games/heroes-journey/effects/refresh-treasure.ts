import { renewTreasure } from '../rules/treasure.ts'
import type { EffectOf } from './effect.ts'
import type { EffectKind } from './kind.ts'

/** HJ-573: with deck and discard empty the same five relics would come back. */
export const refreshTreasure: EffectKind<EffectOf<'refreshTreasure'>> = {
  can: (view) => view.relicDeck.length + view.relicDiscard.length > 0,
  run: (play) => renewTreasure(play),
}
