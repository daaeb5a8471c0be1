import type { Effect } from '../effects/effect.ts'
import type { Ability } from '../words.ts'
import type { ClassDef } from './cards.ts'
import { added, draw, effect, level, NO_DARK, paysXp, recast, result, type With } from './make.ts'

const characterClass = <const N extends number>(
  number: N,
  first: Ability,
  second: Ability,
  third: Effect,
): With<N, ClassDef> => ({ number, first, second, third })

/** CTA-530 to CTA-543 With 2, 4 and 6 experience. */
const TABLE = [
  // Barbarian
  characterClass(29, 'CON', 'STR', effect('cast', { do: [{ do: 'chooseDarkFaces' }] })),
  // Bard
  characterClass(30, 'CHA', 'DEX', effect('playFeat', { if: [{ is: 'addsResult' }], do: [result(1)] })),
  // Cleric
  characterClass(31, 'WIS', 'CON', effect('virtue', { do: [draw('hero')] })),
  // Warrior
  characterClass(32, 'STR', 'DEX', effect('crest', { do: [result(1)] })),
  // Druid
  characterClass(33, 'WIS', 'STR', effect('activatePost', { do: [recast('nonCrest')], limit: 'attempt' })),
  // Monk
  characterClass(34, 'CON', 'WIS', effect('static', { if: [NO_DARK], do: [result(1)] })),
  // Paladin
  characterClass(35, 'STR', 'CHA', effect('static', { if: [level('self', 1, 2)], do: [result(1)] })),
  // Ranger
  characterClass(36, 'DEX', 'WIS', effect('storyAdd', { if: [added('NAT')], do: [draw('hero')] })),
  // Rogue
  characterClass(
    37,
    'DEX',
    'INT',
    effect('activatePost', { cost: paysXp(1), do: [{ do: 'reattempt' }], limit: 'turn' }),
  ),
  // Sorcerer
  characterClass(38, 'CHA', 'INT', effect('static', { do: [{ do: 'specialZero', by: 1 }] })),
  // Warlock
  characterClass(39, 'INT', 'CHA', effect('storyAdd', { if: [added('ARC')], do: [draw('antihero')] })),
  // Wizard
  characterClass(40, 'INT', 'CON', effect('runeDraw', { do: [draw('same')] })),
] as const

export type ClassNumber = (typeof TABLE)[number]['number']
export const CLASSES: readonly ClassDef[] = TABLE
