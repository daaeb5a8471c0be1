import type { Seat } from '@monomyth/engine'
import { pathOf } from '../content/pieces.ts'
import { LEVELS } from '../rules/level.ts'
import { totalOf } from '../rules/scoring.ts'
import type { View } from '../state.ts'

/** What everybody sees a Hero to be worth: what lies open, and once it is counted the Destiny score. */
export function standing(view: View, seat: Seat): number {
  const hero = view.seats[seat]
  if (hero === undefined) return 0
  if (hero.score.length > 0) return totalOf(view, seat)
  const level = LEVELS[hero.level] ?? { tri: 0, tra: 0 }
  const paths = hero.story.reduce((sum, piece, i) => {
    const { tri, tra } = pathOf(piece, hero.bottoms[i] ?? 0)
    return sum + tri + tra
  }, 0)
  return paths + level.tri + level.tra + hero.playedHeroes.length + hero.playedAntiheroes.length + hero.xp
}
