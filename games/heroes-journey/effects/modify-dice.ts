import { diceDue, isAttempting } from '../rules/items.ts'
import type { EffectOf } from './effect.ts'
import type { EffectKind } from './kind.ts'

/** HJ-461, HJ-980: more or fewer dice for the attempt under way, as long as none has been rolled. */
export const modifyDice: EffectKind<EffectOf<'modifyDice'>> = {
  can(view, _seat, { by }) {
    const { dice, faces } = view.attempt
    return isAttempting(view) && faces.length === 0 && diceDue(dice + by) !== diceDue(dice)
  },
  run(play, seat, { by }) {
    const { attempt } = play.state
    attempt.dice += by
    play.tell({ kind: 'diceChanged', seat, dice: diceDue(attempt.dice) })
  },
}
