import type { Seat } from '@monomyth/engine'
import { asks } from '../asks.ts'
import type { View } from '../state.ts'
import { holds } from './conditions.ts'
import type { Context } from './context.ts'
import type { Branch, OperationOf } from './effect.ts'
import { canAny, canOperate, chooser, type OperationKind, operate } from './kind.ts'

/** CTA-452, CTA-726 Can this branch be carried out? */
function isOpen(view: View, owner: Seat, { needs, do: operations }: Branch, context: Context): boolean {
  return (needs === undefined || holds(view, owner, [needs], context)) && canAny(view, owner, operations, context)
}

/** CTA-726, CTA-925, CTA-C148 One branch of those that can be carried out; a single one without asking. */
export const choose: OperationKind<OperationOf<'choose'>> = {
  can: (view, owner, { of }, context) => of.some((branch) => isOpen(view, owner, branch, context)),
  run(play, owner, { of }, context) {
    const { state } = play
    const open: number[] = []
    for (let at = 0; at < of.length; at++) if (isOpen(state, owner, of[at]!, context)) open.push(at)
    operate(play, owner, of[play.choose(chooser(state, owner), asks.branch, open)]!.do, context)
  },
}

export const when: OperationKind<OperationOf<'when'>> = {
  can: (view, owner, { if: condition, then }, context) =>
    holds(view, owner, [condition], context) && canOperate(view, owner, then, context),
  run: (play, owner, { then }, context) => operate(play, owner, [then], context),
}
