import type { Back, Odds, OptionRef, Piece, Seat } from '@monomyth/engine'
import { asks } from './asks.ts'
import { LOCK } from './content/cards.ts'
import { pieceOf, prophecyOf } from './content/pieces.ts'
import type { Effect } from './effects/effect.ts'
import { diceDue, diceFor, totalOf, valueFor } from './rules/items.ts'
import { mainKindOf, mainTargetOf } from './rules/main-option.ts'
import type { View } from './state.ts'

const SIDES = 6
/** HJ-461 */
const MOST_DICE = 5

/** By number of dice and total: in how many ways the total can be rolled. */
const ROLLS: readonly (readonly number[])[] = (() => {
  const rolls = [[1]]
  for (let dice = 1; dice <= MOST_DICE; dice++) {
    const before = rolls[dice - 1]!
    const after = Array.from({ length: dice * SIDES + 1 }, () => 0)
    for (const [total, ways] of before.entries()) for (let face = 1; face <= SIDES; face++) after[total + face]! += ways
    rolls.push(after)
  }
  return rolls
})()

/** HJ-463: the chance that so many dice, with what is added, exceed the value. */
export const chanceToExceed = (dice: number, value: number, added = 0): number => rollOdds(dice, value, added).success

/** The chance of each total, and of a success. */
function rollOdds(dice: number, value: number, added: number): Odds {
  const rolls = ROLLS[dice]!
  const all = SIDES ** dice
  const winning = rolls.reduce((sum, ways, total) => sum + (total + added > value ? ways : 0), 0)
  return {
    success: winning / all,
    from: dice + added,
    totals: rolls.slice(dice).map((ways) => ways / all),
    dice,
    value,
  }
}

/** HJ-470: an attempt with this item, charges and waivers included, reactions left out. undefined: it cannot be made. */
export function attemptOdds(view: View, seat: Seat, item: Piece | Back): Odds | undefined {
  const dice = diceFor(view, seat, item)
  const value = valueFor(view, seat, item)
  return dice < 1 || value === LOCK ? undefined : rollOdds(diceDue(dice), value, view.seats[seat]!.chargeTotal)
}

/** D11: the attempt under way, once this die is rolled again. */
function rerollOdds(view: View, die: number): Odds {
  return rollOdds(1, view.attempt.value, totalOf(view) - view.attempt.faces[die]!)
}

/** D10: the attempt under way, if this prophecy is played; undefined where it changes nothing that is yet to be rolled. */
function reactionOdds({ attempt }: View, prophecy: Piece): Odds | undefined {
  const { effects } = prophecyOf(prophecy)
  const isYetToRoll = attempt.cell >= 0 && attempt.faces.length === 0
  if (!isYetToRoll || !effects.some(changesAttempt)) return undefined
  const sum = (kind: 'modifyDice' | 'modifyValue' | 'modifyTotal') =>
    effects.reduce((by, effect) => by + (effect.kind === kind ? effect.by : 0), 0)
  return rollOdds(
    diceDue(attempt.dice + sum('modifyDice')),
    Math.max(0, attempt.value + sum('modifyValue')),
    attempt.added + sum('modifyTotal'),
  )
}

const changesAttempt = ({ kind }: Effect): boolean =>
  kind === 'modifyDice' || kind === 'modifyValue' || kind === 'modifyTotal'

export function odds(view: View, { ask, seat, value }: OptionRef): Odds | undefined {
  const option = value as number
  switch (ask) {
    case asks.main.id:
      return mainKindOf(option) === 'attempt' ? attemptOdds(view, seat, pieceOf(mainTargetOf(option))) : undefined
    case asks.reroll.id:
      return rerollOdds(view, option)
    case asks.react.id:
      return reactionOdds(view, pieceOf(option))
    default:
      return undefined
  }
}
