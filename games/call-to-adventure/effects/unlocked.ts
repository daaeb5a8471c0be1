import type { Seat } from '@monomyth/engine'
import { classOf } from '../content/pieces.ts'
import { THIRD_EFFECT } from '../rules/total.ts'
import type { State, View } from '../state.ts'
import type { Effect } from './effect.ts'

/** CTA-533, CTA-728: what is not unlocked, or suppressed in one's own attempt, is not there. */
export function thirdEffect(view: View, owner: Seat): Effect | undefined {
  const { banked, class: own } = view.seats[owner]!
  if (banked < THIRD_EFFECT || own.length === 0) return undefined
  return owner === view.active && view.attempt.isClassOff === 1 ? undefined : classOf(own[0]!).third
}

/** CTA-522 What is limited works once a turn, or once an attempt: a Hero makes one attempt a turn. */
export type Limited = 'origin' | 'class'
export const isUsed = (hero: View['seats'][number], from: Limited): boolean =>
  (from === 'origin' ? hero.originUsed : hero.classUsed) === 1
export function use(hero: State['seats'][number], from: Limited): void {
  if (from === 'origin') hero.originUsed = 1
  else hero.classUsed = 1
}
