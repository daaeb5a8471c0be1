import type { Effect } from '../effects/effect.ts'
import type { Ability } from '../words.ts'
import type { Chapter, OriginDef } from './cards.ts'
import {
  added,
  corrupt,
  draw,
  effect,
  marginAtLeast,
  OTHERS_TURN,
  OWN_TURN,
  onPath,
  paysCards,
  paysXp,
  turn,
  virtue,
  type With,
  xp,
} from './make.ts'

const origin = <const N extends number>(
  number: N,
  chapter: Chapter,
  abilities: readonly [Ability, Ability],
  ...effects: readonly Effect[]
): With<N, OriginDef> => ({ number, chapter, abilities, effects })

/** CTA-520 to CTA-523, CTA-951 */
const TABLE = [
  // Outcast
  origin(
    14,
    0,
    ['CON', 'INT'],
    effect('static', { if: [OWN_TURN], do: [{ do: 'freeDark', count: 1 }], limit: 'turn' }),
  ),
  // Squire; alone: CTA-C015
  origin(15, 0, ['STR', 'CHA'], effect('playFeat', { if: [OTHERS_TURN], do: [xp(1)], limit: 'turn' })),
  // Villager
  origin(16, 0, ['CON', 'CHA'], effect('declare', { if: [onPath('WIS', 'CHA')], do: [xp(1)] })),
  // Shepherd
  origin(
    17,
    0,
    ['CON', 'WIS'],
    effect('static', { if: [OWN_TURN], do: [{ do: 'freeJourney', count: 1 }], limit: 'turn' }),
  ),
  // Laborer
  origin(18, 0, ['STR', 'CON'], effect('declare', { if: [onPath('STR', 'CON')], do: [xp(1)] })),
  // Sailor
  origin(19, 0, ['DEX', 'CON'], effect('fail', { do: [xp(1)] })),
  // Scout
  origin(20, 0, ['DEX', 'WIS'], effect('setup', { do: [draw('hero')] }), effect('virtue', { do: [xp(2)] })),
  // Pickpocket
  origin(
    21,
    0,
    ['DEX', 'INT'],
    effect('setup', { do: [draw('antihero'), corrupt(1)] }),
    effect('storyAdd', { if: [{ is: 'addedTragedy' }], do: [xp(1)] }),
  ),
  // Strolling Player
  origin(22, 0, ['DEX', 'CHA'], effect('activate', { cost: paysCards(1), do: [draw('other')], limit: 'turn' })),
  // Trapper
  origin(23, 0, ['STR', 'WIS'], effect('declare', { if: [onPath('DEX', 'NAT')], do: [xp(1)] })),
  // Pit Fighter
  origin(24, 0, ['STR', 'DEX'], effect('overcome', { if: [marginAtLeast(2)], do: [xp(1)] })),
  // Smith's Apprentice
  origin(
    25,
    1,
    ['STR', 'INT'],
    effect('activatePost', { cost: paysXp(1), do: [turn('abilityShowingOne')], limit: 'attempt' }),
  ),
  // Scribe
  origin(26, 3, ['INT', 'WIS'], effect('traitGain', { do: [xp(1)] })),
  // Disgraced Heir
  origin(
    27,
    5,
    ['INT', 'CHA'],
    effect('setup', { do: [xp(2)] }),
    effect('storyAdd', { if: [added('ROY')], do: [xp(1)] }),
  ),
  // Acolyte
  origin(
    28,
    7,
    ['WIS', 'CHA'],
    effect('setup', { do: [virtue(1)] }),
    effect('wouldCorrupt', { optional: true, cost: paysXp(2), do: [{ do: 'prevent' }], limit: 'turn' }),
  ),
] as const

export type OriginNumber = (typeof TABLE)[number]['number']
export const ORIGINS: readonly OriginDef[] = TABLE
