import type { Piece } from '@monomyth/engine'
import { actionOf, featOf, pieceOf } from '../content/pieces.ts'
import { holds } from '../effects/conditions.ts'
import { STATIC, UNPLAYED } from '../effects/context.ts'
import { amountOf } from '../effects/counters.ts'
import type { Operation } from '../effects/effect.ts'
import { difficultyOf } from '../rules/foe.ts'
import { classBonus, resultOf } from '../rules/result.ts'
import type { View } from '../state.ts'
import { type Law, lawBy, type Stakes, type Standing } from './law.ts'
import type { Mind } from './mind.ts'
import { stakesOf, worthOf } from './stakes.ts'

export function standingOf(mind: Mind): Standing {
  mind.standing ??= { stakes: stakesOf(mind, mind.view), law: lawNow(mind) }
  return mind.standing
}

const CERTAIN: readonly number[] = [1]

function lawNow({ view, odds }: Mind): Law {
  if (view.attempt.casts === 0) return lawBy(view, odds)
  const expected = resultOf(view) + promised(view) - threats(view)
  return { from: expected - difficultyOf(view), chances: CERTAIN }
}

/** What the attempt is worth if the result changes by so much. */
export function valueAt(mind: Mind, shift: number): number {
  const { stakes, law } = standingOf(mind)
  return expectation(stakes, law, shift)
}

export function expectation(stakes: Stakes, { from, chances }: Law, shift: number): number {
  let value = 0
  for (let i = 0; i < chances.length; i++) value += chances[i]! * worthOf(stakes, from + i + shift)
  return value
}

/** What the Feats on the stack will add. */
function promised(view: View): number {
  let sum = 0
  for (const { feat, seat, isCancelled } of view.stack)
    if (isCancelled === 0) sum += resultBy(view, seat, featOf(pieceOf(feat)).effect.do)
  return sum
}

/** What these operations would add to the result. */
export function resultBy(view: View, owner: number, operations: readonly Operation[]): number {
  let sum = 0
  for (const operation of operations) {
    if (operation.do === 'result') sum += amountOf(view, owner, operation.by, UNPLAYED)
    if (operation.do === 'when' && operation.then.do === 'result' && holds(view, owner, [operation.if], UNPLAYED))
      sum += amountOf(view, owner, operation.then.by, UNPLAYED)
  }
  return sum
}

/** CTA-328 What the pending Actions will take from the result. */
function threats(view: View): number {
  let sum = 0
  for (const action of view.pending) sum += threatOf(view, action as Piece)
  return sum
}

/** What this Action takes from the result; where there is a choice, what it takes from who pays another price. */
export function threatOf(view: View, action: Piece): number {
  const { effect } = actionOf(action)
  let sum = 0
  for (const operation of holds(view, -1, effect.if, STATIC) ? effect.do : effect.else) sum += lossBy(view, operation)
  return sum
}

function lossBy(view: View, operation: Operation): number {
  switch (operation.do) {
    case 'result':
      return -amountOf(view, -1, operation.by, STATIC)
    case 'difficulty':
      return operation.by
    case 'flip':
      return 1
    case 'addDarkRune':
      return -1
    case 'suppress':
      return operation.what === 'class' ? classBonus(view) : othersBonus(view)
    case 'choose': {
      const [first] = operation.of
      return first?.needs === undefined || holds(view, -1, [first.needs], STATIC) ? 0 : 1
    }
    default:
      return 0
  }
}

const othersBonus = ({ attempt, active }: View): number =>
  attempt.fromFeats.reduce((sum, by, seat) => (seat === active ? sum : sum + by), 0)
