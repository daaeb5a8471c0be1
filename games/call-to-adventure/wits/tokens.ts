import { ADVERSARIES, questOf } from '../content/pieces.ts'
import { holds } from '../effects/conditions.ts'
import type { Context } from '../effects/context.ts'
import { amountOf } from '../effects/counters.ts'
import type { Effect, TriggerName } from '../effects/effect.ts'
import type { View } from '../state.ts'

/** CTA-716, CTA-717, CTA-722 How many tokens the Adversary would gain if this happened; below 0: lose. */
export function tokensOn(view: View, on: TriggerName, context: Context): number {
  const { card } = view.adversary
  if (card < 0) return 0
  const quest = view.faces[0]
  const sum = tokensOf(view, ADVERSARIES[card]!.tokens, on, context)
  return quest === undefined ? sum : sum + tokensOf(view, questOf(quest).effects, on, context)
}

export function tokensOf(view: View, effects: readonly Effect[], on: TriggerName, context: Context): number {
  let sum = 0
  for (const effect of effects) {
    if (effect.on !== on || !holds(view, -1, effect.if, context)) continue
    for (const operation of effect.do) if (operation.do === 'adv') sum += amountOf(view, -1, operation.by, context)
  }
  return sum
}
