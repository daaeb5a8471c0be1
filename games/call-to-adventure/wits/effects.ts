import type { Piece, Seat } from '@monomyth/engine'
import { pieceOf } from '../content/pieces.ts'
import { contextOf, UNPLAYED } from '../effects/context.ts'
import { amountOf } from '../effects/counters.ts'
import type { Cost, Effect, Operation, RuneSet, Who } from '../effects/effect.ts'
import { relevantAbilities } from '../rules/foe.ts'
import { handOf } from '../rules/hand.ts'
import { isDark, isSpecial } from '../rules/runes.ts'
import { faceOf, moons, nextAbilityRune, runesOf } from '../rules/spread.ts'
import { cardWorth, drawWorth } from './cards.ts'
import { lawBy } from './law.ts'
import { isAlly, type Mind } from './mind.ts'
import { expectation, standingOf, threatOf, valueAt } from './standing.ts'
import { tokensOn } from './tokens.ts'
import { moonWorth, shiftWorth } from './track.ts'

/** What carrying out an effect is worth to this seat. */
export function effectWorth(mind: Mind, { do: operations, cost }: Effect, target = -1): number {
  return operationsWorth(mind, operations, target) - costWorth(mind, cost)
}

export function operationsWorth(mind: Mind, operations: readonly Operation[], target = -1): number {
  let sum = 0
  for (const operation of operations) sum += operationWorth(mind, operation, target)
  return sum
}

/** CTA-473 The least it costs. */
function costWorth(mind: Mind, cost: Cost | undefined): number {
  if (cost === undefined) return 0
  if (cost.pay === 'xp') return cost.from * mind.xp
  return cost.pay === 'corrupt' ? -shiftWorth(mind, mind.seat, cost.from) : cost.from * -leastCard(mind)
}

/** What the card one can best do without is worth, as a loss. */
function leastCard(mind: Mind): number {
  let least = Number.POSITIVE_INFINITY
  for (const feat of handOf(mind.view, mind.seat)) least = Math.min(least, cardWorth(mind, feat))
  const tokens = tokensOn(mind.view, 'discardFeat', contextOf('discardFeat', { seat: mind.seat }))
  return least === Number.POSITIVE_INFINITY ? 0 : -least - mind.token * tokens
}

/** Of the change of a result by so much. */
export const gainAt = (mind: Mind, by: number): number => valueAt(mind, by) - valueAt(mind, 0)

/** Whom it concerns: oneself, an ally, or somebody whose luck is nothing to this seat. */
function weightOf(mind: Mind, who: Who, target: Seat): number {
  const { view, seat } = mind
  const concerned = who === 'self' ? seat : who === 'chosen' ? target : view.active
  return concerned === seat ? 1 : isAlly(mind) ? 0.3 : -0.3
}

function operationWorth(mind: Mind, operation: Operation, target: number): number {
  const { view, seat, token, xp } = mind
  switch (operation.do) {
    case 'result':
      return gainAt(mind, amountOf(view, seat, operation.by, UNPLAYED))
    case 'when':
      return (operation.if.is === 'ownTurn') === (view.active === seat)
        ? operationWorth(mind, operation.then, target)
        : 0
    case 'difficulty':
      return gainAt(mind, -operation.by)
    case 'xp':
      return weightOf(mind, operation.who, target) * xp * amountOf(view, seat, operation.by, UNPLAYED)
    case 'draw':
      return operation.count * drawWorth(mind, operation.type === 'antihero' ? 'antihero' : 'hero')
    case 'discard':
      return leastCard(mind)
    case 'virtue':
      return shiftWorth(mind, operation.who === 'chosen' ? target : seat, -operation.count)
    case 'corrupt':
      return shiftWorth(mind, operation.who === 'chosen' ? target : seat, operation.count)
    case 'adv':
      return -token * Math.max(-view.adversary.tokens, amountOf(view, seat, operation.by, UNPLAYED))
    case 'stealAdv':
      return token + xp
    case 'steal':
    case 'demand':
      return isAlly(mind) ? 0.3 : xp
    case 'retrieve':
      return drawWorth(mind, 'hero')
    case 'freeJourney':
      return 0.3 * operation.count
    case 'onFail':
      return valueAt(mind, 0) < valueAt(mind, 9) ? operation.xp * xp : 0
    case 'cancelAction':
      return cancelWorth(mind)
    case 'cancelFeat':
      return isAlly(mind) ? -3 : 0.5
    case 'choose':
      return operation.of.reduce((best, branch) => Math.max(best, operationsWorth(mind, branch.do, target)), -9)
    case 'suppress':
      return operation.what === 'heritage' ? -drawWorth(mind, 'hero') : 0
    case 'copyHeritage':
      return xp
    default:
      return runesWorth(mind, operation)
  }
}

/** Of what changes runes. */
function runesWorth(mind: Mind, operation: Operation): number {
  const { view } = mind
  switch (operation.do) {
    case 'addDarkRune':
      return (gainAt(mind, 1) + gainAt(mind, 2) + moonWorth(mind, moons(view) + 1) - moonWorth(mind, moons(view))) / 2
    case 'addIcon': {
      const open = relevantAbilities(view).filter((ability) => operation.abilities.includes(ability))
      return open.reduce((best, ability) => Math.max(best, newRuneWorth(mind, nextAbilityRune(view, ability))), 0)
    }
    case 'recast':
      return bestRune(mind, operation.from) / 2
    case 'turn':
    case 'flip':
      return bestRune(mind, operation.from)
    case 'ignoreMoons':
      return -moonWorth(mind, moons(view))
    case 'reattempt': {
      const { stakes } = standingOf(mind)
      const fresh = { ...view, attempt: { ...view.attempt, faces: view.attempt.faces.map(() => -1) } }
      return expectation(stakes, lawBy(fresh, mind.odds), 0) - valueAt(mind, 0)
    }
    default:
      return 0
  }
}

/** CTA-413 A rune that joins the cast. */
export function newRuneWorth(mind: Mind, rune: number): number {
  if (rune < 0) return 0
  return isSpecial(rune) ? (gainAt(mind, 2) + mind.xp) / 2 : (gainAt(mind, 1) + gainAt(mind, 2)) / 2
}

const bestRune = (mind: Mind, set: RuneSet): number =>
  runesOf(mind.view, set).reduce((best, rune) => Math.max(best, turnWorth(mind, rune)), Number.NEGATIVE_INFINITY)

/** A rune that comes to lie on its other face. */
export function turnWorth(mind: Mind, rune: number): number {
  const { view } = mind
  const up = faceOf(view, rune) === 0 ? 1 : -1
  const shown = moons(view)
  const moved = isDark(rune) ? moonWorth(mind, shown + up) - moonWorth(mind, shown) : 0
  return gainAt(mind, up * (isSpecial(rune) ? 2 : 1)) + moved
}

/** CTA-C169 The Action that harms most goes. */
function cancelWorth(mind: Mind): number {
  return mind.view.pending.reduce((best, action) => Math.max(best, actionWorth(mind, pieceOf(action))), 0)
}

/** What it is worth to be rid of this Action. */
export function actionWorth(mind: Mind, action: Piece): number {
  return gainAt(mind, threatOf(mind.view, action)) + 0.3
}
