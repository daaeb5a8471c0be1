import type { Seat } from '@monomyth/engine'
import { asks } from '../asks.ts'
import type { Play } from '../events.ts'
import { addRune, recastRune, turnRune } from '../rules/cast.ts'
import { relevantAbilities } from '../rules/foe.ts'
import { faceOf, hasRuneOf, isOfSet, nextAbilityRune, nextDarkRune, runesOf } from '../rules/spread.ts'
import { LAST_LEVEL } from '../rules/track.ts'
import type { View } from '../state.ts'
import { ABILITIES } from '../words.ts'
import type { Context } from './context.ts'
import type { OperationOf, RuneSet } from './effect.ts'
import { chooser, type OperationKind } from './kind.ts'

/** CTA-315 On the last level only a Feat adds one, and of those only Antihero cards do. */
const mayAddDark = ({ seats, active }: View, { on }: Context): boolean =>
  on === 'played' || seats[active]!.level < LAST_LEVEL

/** CTA-316, CTA-C187 */
export const addDarkRune: OperationKind<OperationOf<'addDarkRune'>> = {
  can: (view, _owner, _operation, context) =>
    view.attempt.foe !== 'none' && nextDarkRune(view) >= 0 && mayAddDark(view, context),
  run: (play) => addRune(play, nextDarkRune(play.state)),
}

/** CTA-C165: relevant, with fewer than three of its runes in the cast; as places in ABILITIES. */
const openAbilities = (view: View, { abilities }: OperationOf<'addIcon'>): number[] =>
  relevantAbilities(view)
    .filter((ability) => abilities.includes(ability) && nextAbilityRune(view, ability) >= 0)
    .map((ability) => ABILITIES.indexOf(ability))

/** CTA-311, CTA-413 One more icon counts in this attempt: the next rune of the ability is added. */
export const addIcon: OperationKind<OperationOf<'addIcon'>> = {
  can(view, _owner, operation, { target }) {
    const open = openAbilities(view, operation)
    return target < 0 ? open.length > 0 : open.includes(target)
  },
  aim: (play, owner, operation) => play.choose(owner, asks.ability, openAbilities(play.state, operation)),
  run(play, _owner, _operation, { target }) {
    play.state.attempt.extraIcons[target]! += 1
    addRune(play, nextAbilityRune(play.state, ABILITIES[target]!))
  },
}

interface OnRune {
  readonly from: RuneSet
}
const canRune = (view: View, _owner: Seat, { from }: OnRune, { target }: Context): boolean =>
  target < 0 ? hasRuneOf(view, from) : isOfSet(from, target, faceOf(view, target))

const aimRune = (play: Play, owner: Seat, { from }: OnRune): number =>
  play.choose(chooser(play.state, owner), asks.rune, runesOf(play.state, from))

/** The rune named when the Feat was played; what is no Feat names it now. */
const runeFor = (play: Play, owner: Seat, operation: OnRune, { target }: Context): number =>
  target < 0 ? aimRune(play, owner, operation) : target

/** CTA-C006, CTA-C139: the new face counts fully, the old one no more. */
export const recast: OperationKind<OperationOf<'recast'>> = {
  can: canRune,
  aim: aimRune,
  run: (play, owner, operation, context) => recastRune(play, runeFor(play, owner, operation, context)),
}

const ontoOtherFace = {
  can: canRune,
  aim: aimRune,
  run: (play: Play, owner: Seat, operation: OnRune, context: Context) =>
    turnRune(play, runeFor(play, owner, operation, context)),
}
/** CTA-C010 A 1 becomes a 2. */
export const turn: OperationKind<OperationOf<'turn'>> = ontoOtherFace
/** CTA-346, CTA-C155 */
export const flip: OperationKind<OperationOf<'flip'>> = ontoOtherFace
