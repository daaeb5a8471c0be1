import type { Seat } from '@monomyth/engine'
import type { Play } from '../events.ts'
import type { View } from '../state.ts'
import type { Cause } from '../words.ts'
import type { Context } from './context.ts'
import type { Cost, Operation, OperationName, OperationOf, Who } from './effect.ts'

/** What an operation of one kind can do and does. `owner` has the card and makes its choices; −1: the Adversary. */
export interface OperationKind<O extends Operation> {
  /** CTA-566: could it change anything now? */
  can(view: View, owner: Seat, operation: O, context: Context): boolean
  /** Called only when it can. */
  run(play: Play, owner: Seat, operation: O, context: Context): void
  /** CTA-588 Names the rune, Action, ability or card it is about: for a Feat when it is played. */
  aim?(play: Play, owner: Seat, operation: O, context: Context): number
}

/** Whom it concerns. Each Hero is for those who know of it to go through. */
export function whoOf(view: View, owner: Seat, who: Who, { target }: Context): Seat {
  if (who === 'self') return owner
  return who === 'chosen' ? target : view.active
}

/** CTA-726: choices on Adversary cards are made by the active Hero. */
export const chooser = (view: View, owner: Seat): Seat => (owner < 0 ? view.active : owner)

/** Why it happens, for the log. */
export function causeOf({ faces }: View, owner: Seat, { on, card }: Context): Cause {
  if (on === 'resolved') return 'action'
  if (owner >= 0) return 'card'
  return card === faces[0] ? 'quest' : 'adversary'
}

export interface Range {
  readonly min: number
  readonly max: number
}
/** Pays within this range and says how much it was. */
export type Payment = (play: Play, owner: Seat, range: Range, context: Context) => number

/**
 * Operations and payments by name. Rules set off effects and effects follow rules, so neither file can know the other:
 * effects/operations.ts fills this in, once, before the first match.
 */
export const OPERATIONS = {} as { [K in OperationName]: OperationKind<OperationOf<K>> }
export const PAYMENTS = {} as { [K in Cost['pay']]: Payment }

/** Each name is joined to its own operations there; here the two are known to fit. */
const kindOf = (operation: Operation): OperationKind<Operation> =>
  OPERATIONS[operation.do] as unknown as OperationKind<Operation>

export const canOperate = (view: View, owner: Seat, operation: Operation, context: Context): boolean =>
  kindOf(operation).can(view, owner, operation, context)

/** CTA-566: can at least one of them change something? */
export function canAny(view: View, owner: Seat, operations: readonly Operation[], context: Context): boolean {
  for (let i = 0; i < operations.length; i++) if (canOperate(view, owner, operations[i]!, context)) return true
  return false
}

/** In the order written; what has become impossible does nothing (CTA-581). */
export function operate(play: Play, owner: Seat, operations: readonly Operation[], context: Context): void {
  for (const operation of operations) {
    const kind = kindOf(operation)
    if (kind.can(play.state, owner, operation, context)) kind.run(play, owner, operation, context)
  }
}

/** CTA-588 What the operations are about, or −1. */
export function aimAll(play: Play, owner: Seat, operations: readonly Operation[], context: Context): number {
  for (const operation of operations) {
    const target = kindOf(operation).aim?.(play, owner, operation, context)
    if (target !== undefined) return target
  }
  return -1
}
