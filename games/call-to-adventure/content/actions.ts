import type { Effect } from '../effects/effect.ts'
import type { ActionDef, Chapter } from './cards.ts'
import {
  adv,
  corrupt,
  difficulty,
  discard,
  either,
  flip,
  hand,
  level,
  per,
  reserve,
  result,
  type With,
  whenever,
  xp,
} from './make.ts'

const action = <const N extends number>(
  number: N,
  chapter: Chapter,
  says: Omit<Partial<Effect>, 'by'> & Pick<Effect, 'do'>,
): With<N, ActionDef> => ({ number, chapter, effect: whenever('resolved', says) })

/** CTA-723 to CTA-730 Resolved at S10 for the active Hero. */
const TABLE = [
  action(146, 0, { if: [hand(1)], do: [discard('active')], else: [difficulty(2)] }), // Trap
  action(147, 0, { do: [{ do: 'suppress', what: 'class' }] }), // Overwhelmed
  action(148, 0, { do: [either(reserve(1), xp(-1, 'active'), result(-1))] }), // Dread
  action(149, 0, { do: [adv(1)] }), // Dark Omen
  action(150, 0, { do: [either(level('hero', 1, 6), corrupt(1, 'active'), difficulty(1))] }), // Cursed Ground
  // Sow Discord
  action(151, 0, {
    if: [{ is: 'bonusFromOthers' }],
    do: [{ do: 'suppress', what: 'featsOfOthers' }],
    else: [result(-1)],
  }),
  action(152, 1, { do: [{ do: 'addDarkRune' }] }), // The Lord's Call
  // Rain of Ash
  action(153, 2, {
    if: [{ is: 'darkRunes', atLeast: 1 }],
    do: [result(per(-1, { of: 'darkRunes' }))],
    else: [result(-1)],
  }),
  action(154, 3, { if: [reserve(2)], do: [xp(-2, 'active')], else: [difficulty(1)] }), // The Headsman's Toll
  // Stolen Reflection
  action(155, 4, { if: [{ is: 'abilityShowingTwo' }], do: [flip('abilityShowingTwo')], else: [result(-1)] }),
  action(156, 5, { do: [xp(-1, 'each')] }), // Creeping Fever
  action(157, 6, { do: [{ do: 'sweepRow' }, difficulty(1)] }), // Thunderclap
  action(158, 7, { do: [either(hand(1), discard('active', true), adv(1), result(-1))] }), // Torn Page
] as const

export type ActionNumber = (typeof TABLE)[number]['number']
export const ACTIONS: readonly ActionDef[] = TABLE
