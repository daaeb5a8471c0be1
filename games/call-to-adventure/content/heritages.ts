import type { Effect } from '../effects/effect.ts'
import type { Chapter, HeritageDef } from './cards.ts'
import {
  cancelAction,
  discard,
  draw,
  effect,
  PAID,
  paysCards,
  paysLevels,
  paysXp,
  per,
  recast,
  result,
  turn,
  virtue,
  type With,
  xp,
} from './make.ts'

/** What it offers instead of a card of either type (CTA-500). */
const heritage = <const N extends number>(
  number: N,
  chapter: Chapter,
  own: Partial<Effect> & Pick<Effect, 'do'>,
): With<N, HeritageDef> => ({ number, chapter, own: effect('crest', { ...own, optional: true }) })

/** CTA-500 to CTA-505 */
const TABLE = [
  heritage(1, 0, { do: [result(1)] }), // Dwarf
  heritage(2, 0, { do: [xp(1)] }), // Human
  heritage(3, 0, { do: [{ do: 'onFail', xp: 2 }] }), // Halfling
  heritage(4, 0, { cost: paysCards(1, 'all'), do: [xp(per(1, PAID))] }), // Half-Orc
  heritage(5, 0, { do: [draw('hero'), draw('antihero'), discard('self')] }), // Half-Elf
  heritage(6, 0, { do: [recast('nonCrest')] }), // Gnome
  heritage(7, 0, { cost: paysLevels(1), do: [result(2)] }), // Fiending
  heritage(8, 0, { cost: paysXp(1), do: [draw('either', 2)] }), // Elf
  heritage(9, 0, { cost: paysXp(1, 2), do: [result(per(1, PAID))] }), // Dragonkin
  heritage(10, 0, { do: [turn('abilityShowingOne')] }), // Giantkin
  heritage(11, 2, { cost: paysXp(2), do: [virtue(1)] }), // Starborn
  heritage(12, 4, { do: [{ do: 'copyHeritage' }] }), // Changeling; alone: CTA-C012
  heritage(13, 6, { cost: paysXp(1), do: [cancelAction('this')] }), // Clockborn; without an Adversary: CTA-C013
] as const

export type HeritageNumber = (typeof TABLE)[number]['number']
export const HERITAGES: readonly HeritageDef[] = TABLE
