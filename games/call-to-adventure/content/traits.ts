import type { Effect } from '../effects/effect.ts'
import type { Path, TraitDef } from './cards.ts'
import {
  addedLastTurn,
  atLeast,
  distinct,
  draw,
  effect,
  icons,
  level,
  path,
  paths,
  paysLevels,
  TRAITS as TRAITS_HELD,
  tra,
  tri,
  virtue,
  type With,
  xp,
} from './make.ts'

/** Its sentence is applied when it is gained, before the card lies in the Story (CTA-260). */
const trait = <const N extends number>(
  number: N,
  act: 1 | 2 | 3,
  shows: Path,
  gain: Partial<Effect> & Pick<Effect, 'do'>,
): With<N, TraitDef> => ({ number, kind: 'trait', act, path: shows, effect: effect('gain', gain) })

/** CTA-257 to CTA-264, CTA-959 */
const TABLE = [
  trait(55, 1, path('CON'), { if: [atLeast(1, icons('DEX'))], do: [xp(1)] }), // Tough
  trait(56, 1, path('STR'), { if: [atLeast(1, icons('CON'))], do: [xp(1)] }), // Athletic
  trait(57, 1, path('DEX'), { if: [atLeast(1, icons('INT'))], do: [xp(1)] }), // Stealthy
  trait(58, 1, path('INT'), { if: [atLeast(1, icons('WIS'))], do: [xp(1)] }), // Studious
  trait(59, 1, path('CHA'), { if: [atLeast(1, icons('CON'))], do: [xp(1)] }), // Intimidating
  trait(60, 1, path('WIS'), { if: [atLeast(1, icons('CHA'))], do: [xp(1)] }), // Perceptive
  trait(61, 1, path(tri(1), 'V'), { if: [atLeast(1, icons('WIS'))], do: [draw('hero')] }), // Kind-Hearted
  trait(62, 1, path(tra(1), 'A'), { if: [atLeast(1, icons('STR'))], do: [xp(1)] }), // Ruthless

  trait(78, 2, path('STR', tra(1)), { if: [addedLastTurn('STR', 'CON')], do: [xp(1)] }), // Gladiator
  trait(79, 2, path('CHA', tri(1)), { do: [virtue(1)] }), // Folk Hero
  trait(80, 2, path('DEX', tra(1)), { if: [addedLastTurn('DEX', 'CHA')], do: [xp(1)] }), // Duelist
  trait(81, 2, path('WIS', 'NAT'), { if: [addedLastTurn('WIS', 'CON')], do: [xp(1)] }), // Herbalist
  trait(82, 2, path('CON', tri(1)), { if: [atLeast(2, TRAITS_HELD)], do: [xp(2)] }), // Veteran
  trait(83, 2, path('INT', 'ARC'), { if: [addedLastTurn('INT', 'WIS')], do: [xp(1)] }), // Researcher
  trait(84, 2, path('ROY', 'JUS'), { if: [atLeast(1, icons('CHA'))], do: [draw('hero')] }), // Knighted
  trait(85, 2, path('VIL', 'A'), { optional: true, cost: paysLevels(1), do: [xp(2)] }), // Oathbreaker

  trait(101, 3, path('STR', tra(3)), { if: [atLeast(2, paths('tra'))], do: [xp(2)] }), // Battle-Scarred
  trait(102, 3, path('DEX', 'VIL', tra(1)), { if: [level('self', 4, 7)], do: [draw('antihero')] }), // Shadow Walker
  trait(103, 3, path('CON', tri(3)), { if: [atLeast(2, icons('CON'))], do: [xp(2)] }), // Unbreakable
  trait(104, 3, path('WIS', 'DIV', tri(1)), { do: [virtue(1)] }), // Sanctified
  trait(105, 3, path('INT', 'ARC', tri(1)), { if: [atLeast(3, distinct('story'))], do: [xp(2)] }), // Master of Lore
  trait(106, 3, path('CHA', 'ROY', tri(1)), { do: [draw('hero')] }), // Beloved Ruler
  trait(107, 3, path('JUS', tri(3)), { if: [atLeast(2, TRAITS_HELD)], do: [xp(2)] }), // Hand of Justice
] as const

export type TraitNumber = (typeof TABLE)[number]['number']
export const TRAITS: readonly TraitDef[] = TABLE
