import { asks } from '../asks.ts'
import type { EffectOf } from './effect.ts'
import type { EffectKind } from './kind.ts'

/** HJ-468, HJ-970: only the last face of a die counts; a failing roll may be rolled again too. */
export const rerollDice: EffectKind<EffectOf<'rerollDice'>> = {
  can: (view) => view.attempt.faces.length > 0,
  run(play, seat, { count }) {
    const { faces } = play.state.attempt
    for (let i = 0; i < count; i++) {
      const die = play.choose(seat, asks.reroll, [...faces.keys()])
      const before = faces[die]!
      const after = play.roll(6)
      faces[die] = after
      play.tell({ kind: 'dieRerolled', seat, before, after })
    }
  },
}
